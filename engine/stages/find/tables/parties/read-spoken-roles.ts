import type { Row } from '../../../../domain/field.ts'
import type { RowPlace } from '../make-rows.ts'
import type { Head } from './read-head.ts'
import { readParty } from './read-party.ts'
import { ROLE, writeRole } from './role-words.ts'

/** Where an address ends: a place with its postcode, German, British or American. */
const PLACE = String.raw`(?:\d{4,5}\s\p{Lu}[\p{L}-]+(?:\s(?:(?:am|an der|im|ob der|bei)\s)?\p{Lu}[\p{L}-]+)?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?!\p{L})|[A-Z]{2}\s\d{5}(?:-\d{4})?(?!\d))`
/** "Der Verkäufer Miller GmbH, Hauptstr. 1, 12345 Ort, verkauft dem Käufer ...", "Seller is ..." */
const SPOKEN = new RegExp(
  String.raw`(?<!\p{L})(?:(?:Der|Die|Dem|Den|The)\s)?(?<!&\s|\+\s)(?<role>${ROLE})(?:\s(?:ist|is|:)|\s?[:,])?\s(?<said>(?:(?!(?:(?<!\p{L})(?:der|die|dem|den|the|and|und)\s${ROLE}(?!\p{L})|(?<!\p{L})${ROLE}\s?(?::|ist\s|is\s)))[^.;:]|\.(?!\s\p{Lu})){5,170}?${PLACE})`,
  'giu',
)

/** Parties whose role stands before the name in running text, up to the end of the address. */
export function readSpokenRoles(head: Head): readonly (RowPlace & { row: Row })[] {
  return [...head.text.matchAll(SPOKEN)].flatMap((match) => {
    const { role = '', said = '' } = match.groups ?? {}
    const party = readParty(said)
    if (party === null || party.address === null) return []
    const words = head.wordsOf(match.index, match.index + match[0].length)
    return words.length === 0
      ? []
      : [{ page: head.pageOf(match.index), words, row: { ...party, role: writeRole(role) } }]
  })
}
