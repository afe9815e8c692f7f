import type { ScalarKind } from '../../domain/extraction-keys.ts'
import { surround, toFractions, type FractionBox, type Page, type Word } from '../../domain/page.ts'
import { matchAmount, matchText } from './match-words.ts'
import { writeDate } from './write-date.ts'

/** Where a value stands on the paper, and in which words. */
export interface PrintedPlace {
  readonly text: string
  /** From 1. */
  readonly page: number
  readonly box: FractionBox
}

/**
 * Finds the words that say a value, in their reading order: an amount in any grouping, a date in its usual writings,
 * anything else letter by letter without regard to case, accents, blanks and punctuation. Amounts are looked for from
 * the end of the document, where the totals are, everything else from its start. Null when it is not printed so.
 */
export function locatePrinted(value: string, kind: ScalarKind, pages: readonly Page[]): PrintedPlace | null {
  if (kind === 'enum' || kind === 'boolean') return null
  const fromEnd = kind === 'amount'
  const match = fromEnd ? matchAmount(value) : matchText(kind === 'date' ? writeDate(value) : [value])
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

/** The place that these words of a page take up. */
export function describePlace(page: Page, words: readonly Word[]): PrintedPlace {
  return {
    text: words.map((word) => word.text).join(' '),
    page: page.number,
    box: toFractions(surround(words.map((word) => word.box)), page),
  }
}
