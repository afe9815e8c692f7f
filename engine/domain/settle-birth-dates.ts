import { makeDate } from './dates.ts'
import { scalarOf, type Candidate } from './field.ts'

/** Years; nobody is paid before about this age. */
const YOUNGEST = 14
/** Days of the paper, the surest first. */
const OWN_DAYS = ['period_end', 'issue_date', 'period_start'] as const

/**
 * Days of birth in the century that the paper's own date leaves: with two figures "22.03.68" is of 1968, for nobody is paid before
 * the age of about fourteen. A year printed in full stays as it is. Without a date of the paper the century before is meant.
 */
export function settleBirthDates(found: Readonly<Record<string, readonly Candidate[]>>): Candidate[] {
  const own = OWN_DAYS.map((key) => (found[key] ?? []).toSorted((a, b) => b.confidence - a.confidence).at(0))
  const day = own.find((candidate) => candidate !== undefined)
  const latest = day === undefined ? '1999-12-31' : yearsBefore(scalarOf(day), YOUNGEST)
  return (found['birth_date'] ?? []).map((candidate) => {
    const printed = scalarOf(candidate)
    if (/\d{4}/.test(candidate.text) || printed <= latest) return candidate
    const [year, month, date] = printed.split('-').map(Number) as [number, number, number]
    return { ...candidate, value: makeDate(year - 100, month, date) ?? printed }
  })
}

/** As a string to compare with: the 29th of February may not be in the calendar. */
function yearsBefore(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) - years}${date.slice(4)}`
}
