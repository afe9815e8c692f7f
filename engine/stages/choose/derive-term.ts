import { addDays } from '../../domain/dates.ts'
import type { Candidate, Field, Fields } from '../../domain/field.ts'

/** What a contract does not say itself is less sure than the days that it follows from. */
const FOLLOWS = 0.8

/** A contract's term in whole months from its first to its last day, where no term is printed. */
export function deriveTerm(fields: Fields): Fields {
  const { term_months: term, start_date: start, end_date: end } = fields
  if (term === undefined || term.value !== null || !isDay(start) || !isDay(end)) return fields
  const months = countWholeMonths(start.value, addDays(end.value, 1)) ?? countWholeMonths(start.value, end.value)
  if (months === null) return fields
  const candidate: Candidate = {
    value: String(months),
    text: '',
    page: null,
    box: null,
    confidence: FOLLOWS * Math.min(start.candidates[0]?.confidence ?? 0, end.candidates[0]?.confidence ?? 0),
    source: 'derived',
    reason: 'from the first to the last day',
  }
  return { ...fields, term_months: { value: candidate.value, candidates: [candidate, ...term.candidates] } }
}

function isDay(field: Field | undefined): field is Field & { readonly value: string } {
  return typeof field?.value === 'string'
}

/** @param until the day after the last one; null where a part of a month is left over */
function countWholeMonths(from: string, until: string): number | null {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [otherYear = 0, otherMonth = 0, otherDay = 0] = until.split('-').map(Number)
  const months = 12 * (otherYear - year) + otherMonth - month
  return day === otherDay && months > 0 ? months : null
}
