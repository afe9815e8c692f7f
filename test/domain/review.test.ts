import { expect, test } from 'vitest'
import type { Field } from '../../engine/domain/field.ts'
import { keysToLookAt, REVIEW_BAR } from '../../engine/domain/review.ts'
import { REVIEW_BAR as BAR_OF_THE_WINDOW } from '../../renderer/review/judge-field.ts'

function makeField(value: Field['value'], confidence: number, source: 'text' | 'user' = 'text'): Field {
  return { value, candidates: [{ value, text: '', page: null, box: null, confidence, source, reason: 'any' }] }
}

function makeFinding(...fields: string[]) {
  return { stage: 'validating', code: 'any', message: 'Any.', fields, page: null }
}

test('values below the bar are looked at, those on it are not', () => {
  const fields = { iban: makeField('DE1', REVIEW_BAR), bic: makeField('X', REVIEW_BAR - 0.01) }
  expect(keysToLookAt(fields, [])).toEqual(['bic'])
})

test('what is missing needs no look, unless a finding names it', () => {
  const fields = { iban: makeField(null, 0.1), bic: { value: null, candidates: [] }, line_items: makeField([], 0.1) }
  expect(keysToLookAt(fields, [])).toEqual([])
  expect(keysToLookAt(fields, [makeFinding('iban'), makeFinding('iban', 'other')])).toEqual(['iban'])
})

test('what a person said needs no look again, unless it does not fit', () => {
  const fields = { gross_amount: makeField('1.00', 0, 'user'), net_amount: makeField('2.00', 0.99) }
  expect(keysToLookAt(fields, [])).toEqual([])
  expect(keysToLookAt(fields, [makeFinding('net_amount', 'gross_amount')])).toEqual(['gross_amount', 'net_amount'])
})

test('the window asks for a look below the same bar', () => {
  expect(BAR_OF_THE_WINDOW).toBe(REVIEW_BAR)
})
