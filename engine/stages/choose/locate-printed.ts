import type { ScalarKind } from '../../domain/extraction-keys.ts'
import { parseAmount, toCents } from '../../domain/money.ts'
import { surround, toFractions, type FractionBox, type Page, type Word } from '../../domain/page.ts'
import { writeDate } from './write-date.ts'

/** Where a value stands on the paper, and in which words. */
export interface PrintedPlace {
  readonly text: string
  /** From 1. */
  readonly page: number
  readonly box: FractionBox
}

/** Shorter texts stand on a page by chance. */
const MIN_LENGTH = 3
/** `1 234 567,89 EUR`: as many words an amount may be set in. */
const AMOUNT_WORDS = 3

/**
 * Finds the words that say a value, in their reading order: an amount in any grouping, a date in its usual writings,
 * anything else letter by letter without regard to case, accents, blanks and punctuation. Amounts are looked for from
 * the end of the document, where the totals are, everything else from its start. Null when it is not printed so.
 */
export function locatePrinted(value: string, kind: ScalarKind, pages: readonly Page[]): PrintedPlace | null {
  if (kind === 'enum' || kind === 'boolean') return null
  const fromEnd = kind === 'amount'
  const match = fromEnd ? matchAmount(value) : matchText(kind === 'date' ? writeDate(value) : writeText(value))
  if (match === null) return null
  for (const page of fromEnd ? pages.toReversed() : pages) {
    const starts = page.words.map((_, index) => index)
    for (const start of fromEnd ? starts.toReversed() : starts) {
      const count = match(page.words, start)
      if (count > 0) return describePlace(page, page.words.slice(start, start + count))
    }
  }
  return null
}

/** How many words from the start on say the value; 0 when they do not. */
type Match = (words: readonly Word[], start: number) => number

function matchAmount(value: string): Match | null {
  const cents = toCents(value)
  if (Number.isNaN(cents)) return null
  return (words, start) => {
    if (!/\d/.test(words[start]!.text)) return 0
    let text = ''
    for (let count = 1; count <= AMOUNT_WORDS && start + count <= words.length; count += 1) {
      const word = words[start + count - 1]!.text
      if (count > 1 && !/^\d{3}(?!\d)/.test(word)) return 0
      text += word
      const printed = parseAmount(text.replace(/^[^\d(+−–-]+|[^\d)−–-]+$/g, ''))
      // Whole numbers are quantities and positions rather than amounts.
      if (printed !== null && printed.includes('.') && toCents(printed) === cents) return count
    }
    return 0
  }
}

/** An address ends with the code of its country in the XML; paper seldom prints it. */
function writeText(value: string): readonly string[] {
  const withoutCountry = value.replace(/, [A-Z]{2}$/, '')
  return withoutCountry === value ? [value] : [value, withoutCountry]
}

function matchText(writings: readonly string[]): Match | null {
  const targets = writings.map(fold).filter((target) => target.length >= MIN_LENGTH)
  if (targets.length === 0) return null
  return (words, start) => {
    let text = ''
    for (let count = 1; start + count <= words.length; count += 1) {
      text += fold(words[start + count - 1]!.text)
      if (text === '') return 0
      if (targets.includes(text)) return count
      if (!targets.some((target) => target.startsWith(text))) return 0
    }
    return 0
  }
}

/** Letters and digits only, without case and accents; ß as ss. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function describePlace(page: Page, words: readonly Word[]): PrintedPlace {
  return {
    text: words.map((word) => word.text).join(' '),
    page: page.number,
    box: toFractions(surround(words.map((word) => word.box)), page),
  }
}
