import { addDays } from '../../../../domain/dates.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import { isWorkday } from './german-workdays.ts'

/**
 * Section 122 (2) AO: a notice posted since 2025 counts as known on the fourth day after posting, before that on the third
 * (as the Postrechtsmodernisierungsgesetz changed it; the day of posting counts).
 */
const SLOWER_POST = '2025-01-01'
const [DAYS_BEFORE, DAYS_SINCE] = [3, 4]

/** Days that a notice may bear; which of them is its own is told later. */
const MOST_DAYS = 3

/**
 * A month from the day on which a German notice counts as known (section 355 AO); both days move off weekends and holidays
 * (section 108 (3) AO). One for each day that may be that of the notice.
 */
export function deriveObjectionDeadline(issueDates: readonly Candidate[]): Candidate[] {
  return listDays(issueDates).map((issue) => {
    const posted = scalarOf(issue)
    const days = posted < SLOWER_POST ? DAYS_BEFORE : DAYS_SINCE
    const deadline = nextWorkday(addMonth(nextWorkday(addDays(posted, days))))
    const reason = `one month from the ${days === DAYS_SINCE ? 'fourth' : 'third'} day after the date of the notice`
    return derive(issue, deadline, reason)
  })
}

/** "within 30 days of the date of this notice", "binnen zes weken na dagtekening": a term that runs from the day on the paper. */
const TERM =
  /within (?<days>\d{2}) (?:calendar )?days (?:of|from|after) (?:the (?:mailing |issue )?date (?:of|on) )?this (?:notice|letter|assessment|bill)|binnen (?<weeks>zes|6) weken na (?:de )?(?:dagtekening|datum)|dans (?:les|un délai de) (?<jours>\d{2}) jours (?:de|suivant|à compter de) la date (?:du présent|de cet) avis/iu
/** Of the sentences around a term one speaks of a dispute. */
const DISPUTE = /appeal|object|protest|dispute|disagree|petition|bezwaar|réclam|contest|recours/iu
const AROUND = 160

/** The last day of a term that the paper counts from its own date. */
export function deriveStatedDeadline(text: string, issueDates: readonly Candidate[]): Candidate[] {
  const match = TERM.exec(text)
  const around = match === null ? '' : text.slice(Math.max(0, match.index - AROUND), match.index + AROUND)
  if (match === null || !DISPUTE.test(around)) return []
  const { days, jours, weeks } = match.groups!
  const term = weeks === undefined ? Number(days ?? jours) : SIX_WEEKS
  return listDays(issueDates).map((issue) =>
    derive(issue, addDays(scalarOf(issue), term), `${term} days from the date of the notice`),
  )
}

const SIX_WEEKS = 42

/** The likeliest days, each once. */
function listDays(issueDates: readonly Candidate[]): readonly Candidate[] {
  const sorted = issueDates.toSorted((a, b) => b.confidence - a.confidence)
  return sorted.filter(({ value }, at) => sorted.findIndex((other) => other.value === value) === at).slice(0, MOST_DAYS)
}

function derive(issue: Candidate, value: string, reason: string): Candidate {
  return { ...issue, value, confidence: Math.round(issue.confidence * 900) / 1000, source: 'derived', reason }
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
