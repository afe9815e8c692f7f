import type { DocumentType } from '../../../domain/document.ts'
import type { Candidate } from '../../../domain/field.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import type { DateOrder } from '../values/scan-dates.ts'
import { readPeriods } from './read-periods.ts'

const PERIODIC: ReadonlySet<DocumentType> = new Set(['bank-statement', 'salary-statement', 'timesheet'])
const CONFIDENCE = 0.66

/** Periods that no label announces: "Kontoauszug vom 01.05.2026 bis 31.05.2026", "Gehaltsabrechnung Mai 2026". */
export function findLoosePeriods(layout: Layout, type: DocumentType, order: DateOrder): Record<string, Candidate[]> {
  if (!PERIODIC.has(type)) return {}
  const starts: Candidate[] = []
  const ends: Candidate[] = []
  for (const { page, lines } of layout.pages.slice(0, 2)) {
    for (const line of lines) {
      const words = line.segments.flatMap((segment) => segment.words)
      const whole = { ...line.segments[0]!, words, text: words.map((word) => word.text).join(' ') }
      const high = line.box[1] < page.height * 0.45 && page.number === 1 ? 1 : 0.75
      for (const period of readPeriods(whole.text, order).slice(0, 1)) {
        const place = wordsBetween(whole, period.from, period.to)
        const confidence = CONFIDENCE * period.worth * high
        starts.push(makeCandidate(period.start, place, page, confidence, 'period in the text'))
        ends.push(makeCandidate(period.end, place, page, confidence, 'period in the text'))
      }
    }
  }
  return { period_start: starts, period_end: ends }
}
