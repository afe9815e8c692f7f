import type { Candidate } from '../../domain/field.ts'
import type { Layout } from './layout.ts'
import { wordsBetween } from './fold-text.ts'
import { makeCandidate } from './make-candidate.ts'
import { scanDates, type DateOrder } from './values/scan-dates.ts'

/** "Bad Homburg v. d. H., den": words of a place begin with capitals, but for the small ones between. */
const PLACE =
  /^(?:\p{Lu}[\p{L}.-]+|a\.|am|an|der|d\.|im|in|ob|bei|v\.|upon|sur|le|la|les|di|de)(?:[ /](?:\p{Lu}[\p{L}.-]+|a\.|am|an|der|d\.|im|in|ob|bei|v\.|upon|sur|le|la|les|di|de)){0,4}(?:,?\s*(?:den|le|the|il|el)|,)?\s*$/u

/** "15.05.2026" behind a day is the next one; "14.32.05" and "12:30-13:00" are times. */
const TIME = /^[\s,|-]*(?!(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])[./-](?:\d{2}|\d{4})(?!\d))\d{1,2}[:.]\d{2}(?!\d)/

/**
 * Dates without a label that may be the date of issue: "Berlin, 3. Mai 2026" in a letter's head, a date with a time on a
 * till receipt, the first date at all.
 */
export function findLooseDates(layout: Layout, order: DateOrder): readonly Candidate[] {
  const found: Candidate[] = []
  const page = layout.pages[0]
  if (page === undefined) return found
  for (const segment of page.lines.flatMap((line) => line.segments)) {
    for (const date of scanDates(segment, order)) {
      const before = segment.text.slice(0, date.from)
      const after = segment.text.slice(date.to)
      const isTop = segment.box[1] < page.page.height * 0.5
      const followsPlace = PLACE.test(before)
      const hasTime = TIME.test(after)
      const rank = found.length
      const confidence =
        (followsPlace ? 0.55 : hasTime ? 0.5 : rank === 0 ? 0.34 : 0.22) + (isTop ? 0.04 : 0) - Math.min(rank, 5) * 0.01
      const reason = followsPlace ? 'date behind a place' : hasTime ? 'date with a time' : 'date without a label'
      const words = wordsBetween(segment, date.from, date.to)
      found.push(makeCandidate(date.value, words, segment.page, confidence, reason))
      if (date.swapped !== null) found.push(makeCandidate(date.swapped, words, segment.page, confidence * 0.4, reason))
    }
  }
  return found
}
