import { endsWithLegalForm, hasLegalForm, legalFormEnd, startsWithLegalForm } from '../../../domain/legal-forms.ts'
import { isPostalPlace, isStreet } from './recognize-line.ts'

/** A stretch of text that holds a name alone. */
export interface NameMention {
  readonly value: string
  readonly from: number
  readonly to: number
}

/** Characters in which a name has to end: it is given up to 70, what is longer is a sentence. */
const MOST_TEXT = 200
/** "Harlan, Pike & Dorsey LLP": partners are listed. */
const PARTNERS =
  /^(?:\p{Lu}[\p{L}'’-]+,? )?(?:& |and |und )?\p{Lu}[\p{L}'’-]+(?: (?:LLP|L\.L\.P\.|PLLC|PartG|PartGmbB|GbR|P\.?C\.?|Rechtsanwälte|Solicitors)\b.*)$|^P\.?\s?(?:C|A)\.?(?=$|[\s,·|])/u
const PART = /\s*[·•|∙●◦‧~]\s*|\s+[-–—*]\s+|\s*,\s+|\s{2,}|\s*;\s*/g

/** The name with which a text begins, without what a letterhead prints behind it (street, place, mail, register number). */
export function readName(text: string): NameMention | null {
  const lead =
    /^(?:name|firma|company|fa\.|an|to|from|von)\s*:\s*|^[\s:.,;*_"'‘’‚“”«»|–[{<>~=-]+/iu.exec(text)?.[0].length ?? 0
  const rest = text.slice(lead, lead + MOST_TEXT)
  let end = rest.length
  for (const match of rest.matchAll(PART)) {
    const before = rest.slice(0, match.index)
    const after = rest.slice(match.index + match[0].length)
    // "Miller, Inc." is one name.
    if (match[0].includes(',') && (startsWithLegalForm(after) || PARTNERS.test(after))) continue
    if (before.trim().length < 3) continue
    if (/\s[-–—]\s/.test(match[0]) && !isAddressPart(after) && !hasLegalForm(before)) continue
    end = match.index
    break
  }
  const cut =
    /\s(?:\S+@\S+|www\.|https?:|tel\b|\(?(?:co\.?|reg\.?|company|gst)\s?(?:reg\.?)?\s?(?:no|id)\b|\(?\d{5,}|\([A-Z0-9]*\d{4,}|[\p{L}-]*(?:straße|strasse|str\.|weg|platz|allee|gasse)\s\d)/iu.exec(
      rest.slice(0, end),
    )
  if (cut !== null && cut.index >= 3) end = cut.index
  const register = /[({[]\d{4,}/.exec(rest.slice(0, end))
  if (register !== null && register.index >= 3) end = register.index
  // The recognizer loses the dots between name and address.
  const formEnd = legalFormEnd(rest.slice(0, end))
  if (formEnd > 0 && /^\s+(?:\d|\p{L}[^,]*\d)/u.test(rest.slice(formEnd, end))) end = formEnd
  const beyond = /\s+(?:au capital|abteilung|abt\.|dept|department|accounting|buchhaltung|c\/o|z\.\s?hd)/iu.exec(
    rest.slice(0, end),
  )
  if (beyond !== null && endsWithLegalForm(rest.slice(0, beyond.index))) end = beyond.index
  const value = rest.slice(0, end).replace(/[\s,;:·•|*_"‘“”«»–([{<-]+$/u, '')
  if (value.length < 2) return null
  return { value, from: lead, to: lead + value.length }
}

function isAddressPart(text: string): boolean {
  // A number alone is a branch's: "Dupont Rouen - 1535".
  return isStreet(text) || isPostalPlace(text) || (/\d{4,5}/.test(text) && /\p{L}/u.test(text))
}
