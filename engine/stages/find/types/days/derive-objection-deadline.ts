import { addDays } from '../../../../domain/dates.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import { isWorkday } from './german-workdays.ts'

/**
 * Section 122 (2) AO: a notice posted since 2025 counts as known on the fourth day after posting, before that on the third
 * (as the Postrechtsmodernisierungsgesetz changed it; the day of posting counts).
 */
const SLOWER_POST = '2025-01-01'
const [DAYS_BEFORE, DAYS_SINCE] = [3, 4]

/**
 * A month from the day on which a German notice counts as known (section 355 AO); both days move off weekends and holidays
 * (section 108 (3) AO).
 */
export function deriveObjectionDeadline(issueDates: readonly Candidate[]): Candidate[] {
  const issue = issueDates.toSorted((a, b) => b.confidence - a.confidence).at(0)
  if (issue === undefined) return []
  const posted = scalarOf(issue)
  const days = posted < SLOWER_POST ? DAYS_BEFORE : DAYS_SINCE
  const known = nextWorkday(addDays(posted, days))
  return [
    {
      ...issue,
      value: nextWorkday(addMonth(known)),
      confidence: Math.round(issue.confidence * 900) / 1000,
      source: 'derived',
      reason: `one month from the ${days === DAYS_SINCE ? 'fourth' : 'third'} day after the date of the notice`,
    },
  ]
}

function nextWorkday(date: string): string {
  return isWorkday(date) ? date : nextWorkday(addDays(date, 1))
}

/** Section 188 (3) BGB: the same day of the next month, or that month's last one. */
function addMonth(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10)
}
