import { ibanLength, isValidIban, normalizeIban } from '../../../domain/iban.ts'
import type { Candidate } from '../../../domain/field.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { listMatches } from '../values/list-matches.ts'

/** Groups of four and a shorter one at the end of a run only: there is one way to read each run, and so nothing to try again. */
const IBAN = /(?<![A-Za-z0-9])[A-Z]{2}\s?\d{2}(?:[\s.-]?(?:[A-Z0-9]{4}|[A-Z0-9]{1,3}(?![A-Z0-9]))){3,9}(?![A-Za-z0-9])/g
const LABELLED_IBAN =
  /\bIBAN(?:\s*(?:nr|no|number|nummer))?\.?\s*[:#]?\s*([A-Z]{0,2}\s?[\dX](?:[\s]?[A-Z0-9]){10,32})/gi
const BIC =
  /(?<![A-Z0-9])[A-Z]{4}(?:AT|BE|BG|CH|CY|CZ|DE|DK|EE|ES|FI|FR|GB|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MC|MT|NL|NO|PL|PT|RO|SE|SI|SK|SM|US|CA|SG|MY|AU|JP|HK|CN)[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![A-Za-z0-9])/g

/** "DE14 XXXX XXXX XXXX XX22 08": a number that is not shown whole. */
const MASKED = /[X*](?:\s?[X*]){3}/i

/** The recognizer's figure for words that are hardly ever wrong. */
const SURELY_READ = 0.9

/** IBANs (ISO 13616, check digits tested) and BICs (ISO 9362) of the document. */
export function findBankDetails(layout: Layout): { iban: readonly Candidate[]; bic: readonly Candidate[] } {
  const iban: Candidate[] = []
  const bic: Candidate[] = []
  for (const { page, lines } of layout.pages) {
    for (const line of lines) {
      const segments = [...line.segments]
      const whole = { ...line.segments[0]!, words: segments.flatMap((segment) => segment.words), text: line.text }
      const joined = { ...whole, text: whole.words.map((word) => word.text).join(' ') }
      for (const found of readIbans(joined.text)) {
        const words = wordsBetween(joined, found.from, found.to)
        // The recognizer drops digits: where it was not sure of all only a number of full length counts.
        if (!found.isWhole && words.some(({ confidence }) => confidence < SURELY_READ)) continue
        const isLast = page.number > 1 ? 0.02 : 0
        iban.push(makeCandidate(found.value, words, page, (found.valid ? 0.93 : 0.5) - isLast, found.reason))
      }
      if (!/\b(?:BIC|SWIFT)\b/i.test(line.text) && iban.length === 0) continue
      for (const match of listMatches(joined.text, BIC)) {
        const words = wordsBetween(joined, match.index, match.index + match[0].length)
        const labelled = /\b(?:BIC|SWIFT)\b/i.test(joined.text)
        bic.push(
          makeCandidate(match[0], words, page, labelled ? 0.92 : 0.7, labelled ? "label 'BIC'" : 'form of a BIC'),
        )
      }
    }
  }
  return { iban, bic }
}

interface IbanMention {
  readonly value: string
  readonly from: number
  readonly to: number
  readonly valid: boolean
  /** It has as many characters as its country's numbers. */
  readonly isWhole: boolean
  readonly reason: string
}

function readIbans(text: string): readonly IbanMention[] {
  const found: IbanMention[] = []
  const printedAs = listMatches(text, IBAN)
  for (const match of printedAs) {
    const cut = cutToValid(match[0])
    if (cut === null) continue
    found.push({
      value: normalizeIban(cut),
      from: match.index,
      to: match.index + cut.length,
      valid: true,
      isWhole: true,
      reason: 'IBAN with right check digits',
    })
  }
  if (found.length > 0) return found
  for (const match of printedAs) {
    const printed = cutToLength(match[0])
    if (printed === null) continue
    const to = match.index + printed.length
    found.push({
      value: normalizeIban(printed),
      from: match.index,
      to,
      valid: false,
      isWhole: true,
      reason: 'form of an IBAN, check digits fail',
    })
  }
  if (found.length > 0) return found
  // A labelled account number of the right form stays a candidate when its check digits fail: samples and typing errors.
  for (const match of listMatches(text, LABELLED_IBAN)) {
    const from = match.index + match[0].length - match[1]!.length
    const printed = /^[A-Z]{2}\s?\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/.exec(match[1]!)?.[0]
    if (printed === undefined || MASKED.test(printed) || normalizeIban(printed).length < 15) continue
    found.push({
      value: normalizeIban(printed),
      from,
      to: from + printed.length,
      valid: false,
      isWhole: false,
      reason: "label 'IBAN', check digits fail",
    })
  }
  return found
}

/** The number of characters that its country's IBANs have, mostly digits; null when there are not so many. */
function cutToLength(printed: string): string | null {
  const length = ibanLength(printed.slice(0, 2))
  if (length === null) return null
  const end = printed
    .split('')
    .findIndex((_, index) => printed.slice(0, index + 1).replace(/[^A-Z0-9]/gi, '').length === length)
  if (end < 0 || /[A-Z0-9]/i.test(printed[end + 1] ?? '')) return null
  const cut = printed.slice(0, end + 1)
  return cut.replace(/\D/g, '').length >= length * 0.5 ? cut : null
}

/** The pattern may swallow the words after the number: the longest beginning with right check digits counts. */
function cutToValid(printed: string): string | null {
  for (let end = printed.length; end >= 15; end -= 1) {
    if (!/[A-Z0-9]/i.test(printed[end - 1]!)) continue
    if (isValidIban(printed.slice(0, end))) return printed.slice(0, end)
  }
  return null
}
