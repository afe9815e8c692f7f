import { readCited } from './read-cited.ts'

/** Characters of a text. */
export interface Stretch {
  readonly value: string
  readonly from: number
  readonly to: number
}

/** Letters and figures in up to four groups, parted by blanks, slashes, dots or hyphens: "66 / 258 / 82239", "ek/jo 921", "220/23 RE". */
const WHOLE = /^[\p{L}\d]{1,14}(?:(?: ?[/.–-] ?| )[\p{L}\d]{1,14}){0,6}$/u
/** Initials of who dictates and who types: "hs-mm", "Kr/We"; or of one of them and a matter: "DG/terrace", "Lohnbüro/ST". */
const INITIALS =
  /^(?:\p{L}{1,4}[/.-]\p{L}{1,4}(?:[/.-]\p{L}{1,4})?|\p{Lu}{1,3}\/\p{L}{2,12}|\p{L}{2,12}\/\p{Lu}{1,3})$/u
const PARTS = /\s*[,;|](?:\s+|$)|\s+(?:vom|dated|of)\s+/u
const MOST_CHARACTERS = 32
/** Longer words are no part of a sign. */
const WORD = /\p{L}{5,}/u
const DATE =
  /^(?:\d{1,2}[./-]\s?(?:\d{1,2}[./-]\s?|\p{L}{3,9} )(?:\d{2}|\d{4})|\d{1,2} \p{L}{3,9} \d{4}|\p{L}{3,9} \d{1,2} \d{4}|\d{4}-\d\d-\d\d)$/u

/**
 * A letter's reference (DIN 5008: "Ihr Zeichen", "Unser Zeichen"), where it is all that stands behind its label, or comes first
 * before the day of the letter that it belongs to; null where the text goes on otherwise.
 */
export function readReference(text: string): Stretch | null {
  const from = /^[\s:.#]*/.exec(text)![0].length
  const rest = text.slice(from).trimEnd()
  const cited = readCited(rest)
  if (cited !== null) return { value: cited, from, to: from + cited.length }
  const end = PARTS.exec(rest)?.index ?? rest.length
  const value = rest.slice(0, end)
  if (value.length > MOST_CHARACTERS || DATE.test(value)) return null
  const isReference = INITIALS.test(value) || (/\d/.test(value) && WHOLE.test(value) && !WORD.test(value))
  return isReference ? { value, from, to: from + value.length } : null
}
