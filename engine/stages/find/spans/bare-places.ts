import { LANGUAGES } from '../../../languages/languages.ts'
import { hasLegalForm } from '../../../domain/legal-forms.ts'
import { endsAddress, isContact, isPostalPlace, isStreet } from '../parties/recognize-line.ts'
import { rememberTexts } from '../values/remember-texts.ts'
import type { Stretch } from './stretch.ts'

/** Places whose country has no postal codes, or codes that would be any number elsewhere: their street has to stand before them. */

const WORDS = LANGUAGES.flatMap(({ streetWords }) => streetWords ?? []).join('|')
const STREET_WORD = new RegExp(String.raw`(?<![\p{L}\d])(?:${WORDS})(?![\p{L}\d])`, 'iu')
/** "Al Quoz 4", "Belgrano 418", "12 Stasie Weg", of Japan's blocks "2-11-8 Honmachi", beside other parts of an address. */
const NUMBERED =
  /^\p{Lu}[\p{L}.'’]*(?: [\p{L}.'’]+){0,4} (?:# ?)?\d{1,4}(?:[ -]\d{1,3})?[a-z]?$|^\d{1,4}(?:-\d{1,3}){0,2}[a-z]? \p{Lu}[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,3}$/u
/** Of the street before it. */
const HOUSE_NUMBER = /^\d{1,4}[a-z]?$|^s\/n$/i
const LONGEST_PART = 70

/** A street, a building, a plot or a box, by its words. */
export const tellsStreet = rememberTexts(
  (text): boolean =>
    text.length <= LONGEST_PART &&
    (isStreet(text) || STREET_WORD.test(text.replace(/[\s.,]+$/, ''))) &&
    /\p{Lu}/u.test(text) &&
    !text.includes('@'),
)

const NAME = String.raw`\p{Lu}[\p{L}\p{M}.'’-]+(?: (?:(?:de|del|la|do|da|dos|of) )?\p{Lu}[\p{L}\p{M}.'’-]*){0,3}`
/** AT, CH, NZ, PH, ZA; IN, CN; IL; JP; MX; BR; boxes of the Gulf states. */
const CODE = String.raw`(?:\d{4}|[1-8]\d{5}|[1-8]\d{2} \d{3}|\d{7}|\d{3}-\d{4}|C\.?P\.? \d{5}|\d{5}-\d{3}|P\. ?O\. ?Box \d+)`
/** Up to what cannot be the place's: the end, another sentence, a bracket, a label with its number. */
const BEHIND = String.raw`(?=\.?\s*$|\.\s|\s+\(|\s+\p{L}[\p{L}./-]{0,14}[.:]?\s+[\p{Lu}+(]*\d)`
const PLACE = new RegExp(`^(?:${NAME}(?: ${CODE})?|${CODE})${BEHIND}`, 'u')
const CODE_ALONE = new RegExp(`^${CODE}$`)
const LAST_WORD = /\s+[\p{L}.]+$/u

/** How much of a part of an address is a place by its form: characters from its beginning, 0 where none is. */
function measurePlace(value: string, isLabel: boolean): number {
  let kept = PLACE.exec(value)?.[0] ?? ''
  if (isLabel) kept = kept.replace(LAST_WORD, '')
  for (let last = LAST_WORD.exec(kept); last !== null && isContact(last[0]); last = LAST_WORD.exec(kept))
    kept = kept.slice(0, last.index)
  return (hasLegalForm(kept) && !isPostalPlace(kept)) || isContact(kept) ? 0 : kept.length
}

/** Part by index that ends an address, how many parts before it its street stands, and the last character. */
export interface BarePlace {
  readonly index: number
  readonly distance: number
  readonly to: number
}

const MOST_PARTS = 4

/** Of the parts of a text the last ones of such addresses: the place, a state or a country behind it, a code in a part of its own. */
export function listBarePlaces(text: string, parts: readonly Stretch[]): readonly BarePlace[] {
  const found: BarePlace[] = []
  let street = -1
  let isTold = false
  let last: BarePlace | null = null
  const close = (): void => {
    if (last !== null) found.push(last)
    last = null
    street = -1
  }
  // "Franklin, IN 46131": the place goes on in a part of its own.
  const endsPostalPlace = (index: number): boolean =>
    index > 0 && isPostalPlace(text.slice(parts[index - 1]!.from, parts[index]!.to))
  parts.forEach((part, index) => {
    const { from, to, value } = part
    const isApart = index > 0 && !/^\s*(?:[,(]|-)\s*$/.test(text.slice(parts[index - 1]!.to, from))
    if (isApart || index - street > MOST_PARTS) close()
    const length = street < 0 ? 0 : measurePlace(value, text[to] === ':')
    if (street >= 0 && street === index - 1 && index < parts.length - 1 && HOUSE_NUMBER.test(value.trim()))
      street = index
    else if (isPostalPlace(value) || (length === 0 && endsPostalPlace(index))) [last, street] = [null, -1]
    // "January 12, 2026": a number behind a name and another figure are no address.
    else if (length > 0 && !tellsStreet(value) && (isTold || !CODE_ALONE.test(value.trim()))) {
      last = { index, distance: index - street, to: from + length }
      if (length < value.trimEnd().length) close()
    } else {
      close()
      const own = value.trim()
      isTold = tellsStreet(own)
      if (isTold || (own.length <= LONGEST_PART && NUMBERED.test(own))) street = index
    }
  })
  close()
  return found
}

/** A line that is nothing but the place below its street: "Kilkenny", "La Lucia 4051", "7600", "Lagos, Nigeria". */
export const isPlaceLine = rememberTexts((text): boolean => {
  const line = text.trim().replace(/[.,]$/, '')
  if (line.length > 45 || isPostalPlace(line)) return false
  return line
    .split(/,\s*|\s[–-]\s/)
    .every((part) => CODE_ALONE.test(part) || endsAddress(part) || measurePlace(part, false) === part.length)
})
