import type { Candidate } from '../../domain/field.ts'
import { endOfMonth, makeDate } from '../../domain/dates.ts'
import type { Segment } from '../../domain/lines.ts'
import { fold, wordsBetween } from './fold-text.ts'
import { findHeaderLabels } from './labels/find-labels.ts'
import { segmentsBelow, segmentsRight, type Layout } from './layout.ts'
import { makeCandidate } from './make-candidate.ts'
import { monthOf } from './values/months.ts'
import { scanDates, type DateOrder } from './values/scan-dates.ts'

export interface PeriodCandidates {
  readonly service_period_start: readonly Candidate[]
  readonly service_period_end: readonly Candidate[]
}

/** The period of service (BG-14) beside a label such as "Leistungszeitraum": two dates, or one month by name. */
export function findPeriod(layout: Layout, order: DateOrder): PeriodCandidates {
  const starts: Candidate[] = []
  const ends: Candidate[] = []
  for (const page of layout.pages) {
    for (const segment of page.lines.flatMap((line) => line.segments)) {
      const label = findHeaderLabels(segment).find((match) => match.kind === 'period')
      if (label === undefined) continue
      const places = [
        segment,
        ...segmentsRight(page, segment).slice(0, 1),
        ...segmentsBelow(page, segment, segment.box, 1),
      ]
      for (const place of places) {
        const period = readPeriod(place, order)
        if (period === null) continue
        const words = wordsBetween(place, period.from, period.to)
        const reason = `label '${segment.words[label.firstWord]!.text}'`
        starts.push(makeCandidate(period.start, words, page.page, 0.85, reason))
        ends.push(makeCandidate(period.end, words, page.page, 0.85, reason))
        break
      }
    }
  }
  return { service_period_start: starts, service_period_end: ends }
}

function readPeriod(place: Segment, order: DateOrder): { start: string; end: string; from: number; to: number } | null {
  const [first, second] = scanDates(place, order)
  if (first !== undefined && second !== undefined && first.value <= second.value) {
    return { start: first.value, end: second.value, from: first.from, to: second.to }
  }
  for (const match of place.text.matchAll(/(\p{L}{3,10})\.?\s+((?:19|20)\d{2})(?!\d)/gu)) {
    const month = monthOf(fold(match[1]!))
    const start = month === null ? null : makeDate(Number(match[2]), month, 1)
    if (start !== null) return { start, end: endOfMonth(start), from: match.index, to: match.index + match[0].length }
  }
  return null
}
