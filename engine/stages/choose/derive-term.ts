import { addDays, endOfMonth } from '../../domain/dates.ts'
import type { Candidate, Field, Fields } from '../../domain/field.ts'

/** What a contract does not say itself is less sure than what it follows from. */
const FOLLOWS = 0.8
/** A term that is no number of months, or of more than a hundred years, leads to no day. */
const MONTHS = /^\d{1,4}$/
const MOST_MONTHS = 1200
const LAST_YEAR = 2099

/** Of a least term no last day follows: what comes then is open. */
const LEAST_TERM = /mindest|minim/iu

const SECTION = /§/u

/** Of a contract's first day, its last one and its term in whole months the one that is not printed, where the two others are. */
export function deriveTerm(fields: Fields): Fields {
  const { term_months: term, start_date: start, end_date: end } = fields
  if (term === undefined || end === undefined) return fields
  const known = leaveEndless(fields, term, end)
  if (!isGiven(start)) return known
  if (term.value === null && isGiven(end)) {
    const months = countWholeMonths(start.value, addDays(end.value, 1)) ?? countWholeMonths(start.value, end.value)
    if (months === null) return known
    return { ...known, term_months: derive(term, String(months), [start, end], 'from the first to the last day') }
  }
  if (end.value !== null || !isGiven(term) || LEAST_TERM.test(term.candidates[0]?.reason ?? '')) return known
  const day = endTerm(start.value, term.value)
  return day === null
    ? known
    : { ...known, end_date: derive(end, day, [start, term], 'from the first day and the term') }
}

/** What has neither a term nor a last day goes on: that a section of the law is ruled out by which it might says nothing of it. */
function leaveEndless(fields: Fields, term: Field, end: Field): Fields {
  const { auto_renewal: renewal } = fields
  if (renewal?.value !== 'false' || term.value !== null || end.value !== null) return fields
  if (!SECTION.test(renewal.candidates[0]?.text ?? '')) return fields
  return { ...fields, auto_renewal: { ...renewal, value: null } }
}

function derive(field: Field, value: string, from: readonly Field[], reason: string): Field {
  const confidence = FOLLOWS * Math.min(...from.map(({ candidates }) => candidates[0]?.confidence ?? 0))
  const candidate: Candidate = { value, text: '', page: null, box: null, confidence, source: 'derived', reason }
  return { value, candidates: [candidate, ...field.candidates] }
}

function isGiven(field: Field | undefined): field is Field & { readonly value: string } {
  return typeof field?.value === 'string'
}

/** The day before the one of the same number so many months later, in a shorter month its last one (BGB § 188); null for what is no such term. */
function endTerm(start: string, term: string): string | null {
  if (!MONTHS.test(term) || Number(term) < 1 || Number(term) > MOST_MONTHS) return null
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + Number(term), 1)).toISOString().slice(0, 10)
  if (Number(first.slice(0, 4)) > LAST_YEAR) return null
  const before = addDays(first, day - 2)
  const last = endOfMonth(first)
  return before < last ? before : last
}

/** @param until the day after the last one; null where a part of a month is left over */
function countWholeMonths(from: string, until: string): number | null {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [otherYear = 0, otherMonth = 0, otherDay = 0] = until.split('-').map(Number)
  const months = 12 * (otherYear - year) + otherMonth - month
  return day === otherDay && months > 0 ? months : null
}
