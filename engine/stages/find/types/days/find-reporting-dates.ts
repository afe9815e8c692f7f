import { makeDate } from '../../../../domain/dates.ts'
import type { DocumentType } from '../../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import type { Line } from '../../../../domain/lines.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { readSplitDays } from './read-split-days.ts'

const PRIOR_COLUMN =
  /\b(?:vorjahr|vj|(?:prior|previous|last) year|exercice précédent|(?:exercice |net )?n\s?[-–]\s?1|esercizio precedente|ejercicio anterior|vorig (?:boek)?jaar|(?:ano|período|exercício) anterior)\b/iu
const YEARS = /(?<![\d./-])((?:19|20)\d{2})(?![\d./-]*\d)/g
const DAY_MS = 86_400_000

/** The days of a balance sheet's columns: two a year apart; else the title's day, the year before it where a column says so. */
export function findReportingDates(layout: Layout, type: DocumentType, order: DateOrder): Record<string, Candidate[]> {
  const first = layout.pages[0]
  if (type !== 'balance-sheet' || first === undefined) return {}
  const head = first.lines.filter((line) => line.box[1] < first.page.height * 0.5)
  const reporting: Candidate[] = []
  const prior: Candidate[] = []
  for (const [index, line] of head.entries()) {
    const printed = line.segments.flatMap((segment) => datesIn(segment, order))
    const dates = printed.length > 0 ? printed : readSplitLines(head, index)
    const pair = dates.flatMap((a) => dates.filter((b) => isYearLater(a, b)).map((b) => [a, b] as const)).at(0)
    if (pair !== undefined) {
      reporting.push({ ...pair[1], confidence: 0.9 })
      prior.push({ ...pair[0], confidence: 0.9 })
    } else if (dates.length > 0 && dates.length < 3) reporting.push({ ...dates.at(-1)!, confidence: 0.6 })
  }
  const best = reporting.toSorted((a, b) => b.confidence - a.confidence).at(0)
  if (best !== undefined && prior.length === 0) prior.push(...derivePrior(head, best))
  return { reporting_date: reporting, prior_reporting_date: prior }
}

/** A day may stand in the line above its year, or its month and its day in one line each. */
function readSplitLines(head: readonly Line[], index: number): readonly Candidate[] {
  const inOne = readSplitDays(head[index]!, head.slice(Math.max(0, index - 1), index))
  return inOne.length > 0 ? inOne : readSplitDays(head[index]!, head.slice(Math.max(0, index - 2), index))
}

function datesIn(segment: Line['segments'][number], order: DateOrder): readonly Candidate[] {
  return scanDates(segment, order).map((date) =>
    makeCandidate(
      date.value,
      wordsBetween(segment, date.from, date.to),
      segment.page,
      0.6,
      'day at the head of a column',
    ),
  )
}

function isYearLater(early: Candidate, late: Candidate): boolean {
  const [one, other] = [scalarOf(early), scalarOf(late)]
  const days = (Date.parse(other) - Date.parse(one)) / DAY_MS
  if (one.slice(5) === other.slice(5) || /-02-2[89]/.test(one + other)) return days >= 365 && days <= 367
  // Years of 52 or 53 weeks end on the same weekday; what begins on the first of a month lasts up to its eve.
  return (days === 364 || days === 371) && one.slice(0, 4) !== other.slice(0, 4) && !one.endsWith('-01')
}

/** The same day a year before, where a column is headed "Vorjahr" or with that year. */
function derivePrior(head: readonly Line[], reporting: Candidate): readonly Candidate[] {
  const [year = 0, month = 0, day = 0] = scalarOf(reporting).split('-').map(Number)
  const value = makeDate(year - 1, month, day) ?? makeDate(year - 1, month, 28)
  for (const line of head) {
    const years = new Set([...line.text.matchAll(YEARS)].map((match) => Number(match[1])))
    const isHeaded = PRIOR_COLUMN.test(line.text) || (years.has(year) && years.has(year - 1))
    if (!isHeaded || value === null) continue
    const words = line.segments.flatMap((segment) => segment.words)
    const candidate = makeCandidate(value, words, line.page, 0.66, 'a year before the reporting date')
    return [{ ...candidate, source: 'derived' }]
  }
  return []
}
