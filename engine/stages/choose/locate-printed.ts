import type { ScalarKind } from '../../domain/extraction-keys.ts'
import { surround, toFractions, type FractionBox, type Page, type Word } from '../../domain/page.ts'
import { matchAmount, matchText, type Match } from './match-words.ts'
import { writeAmericanDate, writeDate } from './write-date.ts'

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
  switch (kind) {
    case 'enum':
    case 'boolean':
      return null
    case 'amount':
      return locateLast(matchAmount(value), pages)
    case 'date':
      // 03/05/2026 is the 3rd of May unless nothing else on the paper says the 5th of March.
      return locateFirst(matchText(writeDate(value)), pages) ?? locateFirst(matchText(writeAmericanDate(value)), pages)
    default:
      return locateFirst(matchText([value]), pages)
  }
}

function locateFirst(match: Match | null, pages: readonly Page[]): PrintedPlace | null {
  if (match === null) return null
  for (const page of pages) {
    for (let start = 0; start < page.words.length; start += 1) {
      const count = match(page.words, start)
      if (count > 0) return describePlace(page, page.words.slice(start, start + count))
    }
  }
  return null
}

function locateLast(match: Match | null, pages: readonly Page[]): PrintedPlace | null {
  if (match === null) return null
  for (const page of pages.toReversed()) {
    for (let start = page.words.length - 1; start >= 0; start -= 1) {
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
