import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import { readPeriods } from '../../values/read-periods.ts'

const PERIODIC: ReadonlySet<DocumentType> = new Set(['bank-statement', 'salary-statement', 'timesheet'])
const CONFIDENCE = 0.66
const NUMBER = /^\d{1,2}\s?[./-]\s?\d{4}$/
const NUMBERED = /(?:auszug|(?<!\p{L})(?:nr|nummer|no|number|statement))[\s.:]*$/iu

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
      const periods = readPeriods(whole, order).filter(({ from, to }) => !isNumber(whole.text, from, to))
      for (const period of periods.slice(0, 1)) {
        const place = wordsBetween(whole, period.from, period.to)
        const confidence = CONFIDENCE * period.worth * high
        starts.push(makeCandidate(period.start, place, page, confidence, 'period in the text'))
        ends.push(makeCandidate(period.end, place, page, confidence, 'period in the text'))
      }
    }
  }
  return { period_start: starts, period_end: ends }
}

/** "Kontoauszug 3/2026" is the third of the year, and not surely that of March. */
function isNumber(text: string, from: number, to: number): boolean {
  return NUMBER.test(text.slice(from, to)) && NUMBERED.test(text.slice(0, from))
}
