import type { Row } from '../../../../domain/field.ts'
import type { RowPlace } from '../make-rows.ts'
import type { Head } from './read-head.ts'
import { readParty } from './read-party.ts'

/** Between whom, up to what each of them is called. */
const EQUAL =
  /\b(?:between|zwischen)\b:?\s+(?<said>.{20,700}?),?\s*\((?:each(?: of them)? an?|each|jeweils (?:eine|als)|jede)\s+[„“"'‘«]?(?<role>Party|Partei|Member|Company|Gesellschafter(?:in)?)[”“"'’»]?/su
/** "; and", "and" before a capital behind the end of an address. */
const JOINT = /\s*;\s*(?:and|und|sowie)?\s+|\s*,\s+(?:and|und|sowie)\s+|(?<=\d),?\s+(?:and|und|sowie)\s+(?=\p{Lu})/u

/** Parties of equal standing, 'X of ... and Y of ... (each a "Party")': one name for all of them. */
export function readEqualParties({ text, pageOf, wordsOf }: Head): readonly (RowPlace & { row: Row })[] {
  const match = EQUAL.exec(text)
  if (match === null) return []
  const { said, role } = match.groups as { said: string; role: string }
  let from = match.index
  return said.split(JOINT).flatMap((part) => {
    from = text.indexOf(part, from)
    const party = readParty(part.replace(/\s+/g, ' '))
    const words = wordsOf(from, from + part.length)
    return party === null || words.length === 0 ? [] : [{ page: pageOf(from), words, row: { ...party, role } }]
  })
}
