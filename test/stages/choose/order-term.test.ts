import { expect, test } from 'vitest'
import type { Field } from '../../../engine/domain/field.ts'
import { orderTerm } from '../../../engine/stages/choose/order-term.ts'

type Day = readonly [value: string, confidence: number]

function field(...days: readonly Day[]): Field {
  const candidates = days.map(([value, confidence]) => ({
    value,
    text: '',
    page: 1,
    box: null,
    confidence,
    source: 'text' as const,
    reason: '',
  }))
  return { value: days[0]?.[0] ?? null, candidates }
}

test('a last day before the first is left, and the next likely one is given', () => {
  const start_date = field(['2026-04-01', 0.95])
  const end = (...days: readonly Day[]): unknown =>
    orderTerm({ start_date, end_date: field(...days) })['end_date']!.value
  expect(end(['2014-09-30', 0.8])).toBeNull()
  expect(end(['2014-09-30', 0.8], ['2027-03-31', 0.5])).toBe('2027-03-31')
  expect(end(['2014-09-30', 0.8], ['2027-03-31', 0.1])).toBeNull()
  expect(end(['2027-03-31', 0.8], ['2014-09-30', 0.5])).toBe('2027-03-31')
})

test('of the two the less sure is left', () => {
  const fields = orderTerm({ start_date: field(['2026-04-15', 0.5]), end_date: field(['2026-03-17', 0.9]) })
  expect(fields).toMatchObject({ start_date: { value: null }, end_date: { value: '2026-03-17' } })
})

test('a day alone stands', () => {
  const fields = { start_date: field(), end_date: field(['2026-03-17', 0.9]) }
  expect(orderTerm(fields)).toBe(fields)
})
