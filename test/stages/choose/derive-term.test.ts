import { expect, test } from 'vitest'
import type { Candidate, Field, Fields } from '../../../engine/domain/field.ts'
import { deriveTerm } from '../../../engine/stages/choose/derive-term.ts'

function field(value: string | null): Field {
  const candidate: Candidate = { value, text: '', page: 1, box: null, confidence: 0.9, source: 'text', reason: '' }
  return { value, candidates: value === null ? [] : [candidate] }
}

function term(start: string | null, end: string | null, printed: string | null = null): unknown {
  const fields: Fields = { start_date: field(start), end_date: field(end), term_months: field(printed) }
  return deriveTerm(fields)['term_months']!.value
}

test.each([
  ['2025-10-01', '2037-09-30', '144'],
  ['2026-04-01', '2026-10-31', '7'],
  ['2025-03-15', '2026-03-14', '12'],
  ['2025-01-01', '2027-01-01', '24'],
])('a term runs from the first to the last day: %s to %s', (start, end, months) => {
  expect(term(start, end)).toBe(months)
})

test('a term that is printed stands, and days without whole months between them give none', () => {
  expect(term('2025-10-01', '2026-09-30', '24')).toBe('24')
  expect(term('2026-03-16', '2026-04-10')).toBeNull()
  expect(term('2026-03-16', null)).toBeNull()
})

test('what follows is less sure than the days', () => {
  const fields = deriveTerm({
    start_date: field('2025-01-01'),
    end_date: field('2025-12-31'),
    term_months: field(null),
  })
  const [candidate] = fields['term_months']!.candidates
  expect(candidate?.source).toBe('derived')
  expect(candidate?.confidence).toBeCloseTo(0.72)
})

test.each([
  ['2026-06-01', '24', '2028-05-31'],
  ['2025-02-15', '12', '2026-02-14'],
  ['2026-01-31', '1', '2026-02-28'],
  ['2026-01-01', '12', '2026-12-31'],
])('the last day is the one before the day on which a printed term is over: %s and %s months', (start, months, end) => {
  const fields = { start_date: field(start), end_date: field(null), term_months: field(months) }
  const ends = deriveTerm({ ...fields, auto_renewal: field('false') })
  expect(ends['end_date']).toMatchObject({ value: end, candidates: [{ source: 'derived' }] })
  expect(deriveTerm({ ...fields, auto_renewal: field('true') })['end_date']!.value).toBe(end)
  expect(deriveTerm({ ...fields, auto_renewal: field(null) })['end_date']!.value).toBe(end)
})

test('no last day follows from a least term', () => {
  const least = field('24')
  const term_months = {
    ...least,
    candidates: least.candidates.map((one) => ({ ...one, reason: "label 'Mindestlaufzeit'" })),
  }
  const fields = { start_date: field('2025-04-01'), end_date: field(null), term_months, auto_renewal: field('true') }
  expect(deriveTerm(fields)['end_date']!.value).toBeNull()
})

test('what has neither a term nor a last day is not said to end where the law on silent renewal is ruled out', () => {
  const byLaw = field('false')
  const auto_renewal = {
    ...byLaw,
    candidates: byLaw.candidates.map((one) => ({
      ...one,
      text: 'stillschweigende Verlängerung (§ 545 BGB) ausgeschlossen',
    })),
  }
  const fields = { start_date: field('2023-08-01'), end_date: field(null), term_months: field(null), auto_renewal }
  expect(deriveTerm(fields)['auto_renewal']!.value).toBeNull()
  expect(deriveTerm({ ...fields, end_date: field('2024-07-31') })['auto_renewal']!.value).toBe('false')
  expect(deriveTerm({ ...fields, auto_renewal: field('false') })['auto_renewal']!.value).toBe('false')
})

test('a last day that is printed stands, and no term leads to none', () => {
  const end = (months: string | null, printed: string | null): unknown =>
    deriveTerm({
      start_date: field('2026-06-01'),
      end_date: field(printed),
      term_months: field(months),
      auto_renewal: field('true'),
    })['end_date']!.value
  expect(end('24', '2027-01-31')).toBe('2027-01-31')
  expect([null, '0', '9999', '1190', 'one'].map((months) => end(months, null))).toEqual([null, null, null, null, null])
})
