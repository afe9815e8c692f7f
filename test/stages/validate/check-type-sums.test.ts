import { describe, expect, test } from 'vitest'
import type { Fields, FieldValue } from '../../../engine/domain/field.ts'
import { checkTypeSums } from '../../../engine/stages/validate/check-type-sums.ts'

const codesOf = (values: Readonly<Record<string, FieldValue>>, type: string): readonly string[] => {
  const fields: Fields = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value, candidates: [] }]),
  )
  return checkTypeSums(fields, type).map((finding) => finding.code)
}

describe('pay', () => {
  const pay = {
    gross_amount: '3500.00',
    wage_tax: '412.50',
    health_insurance: '283.50',
    pension_insurance: '325.50',
    unemployment_insurance: '45.50',
    care_insurance: '59.50',
    net_amount: '2373.50',
    payout_amount: '2333.50',
  }

  test('net is gross less taxes and contributions', () => {
    expect(codesOf(pay, 'salary-statement')).toEqual([])
    expect(codesOf({ ...pay, net_amount: '2473.50' }, 'salary-statement')).toEqual(['net_not_gross_less_deductions'])
  })

  test('deductions printed below zero count the same', () => {
    expect(codesOf({ ...pay, wage_tax: '-412.50' }, 'salary-statement')).toEqual([])
  })

  test('a list of deductions may say more than the taxes', () => {
    const change = { net_amount: '2300.00', deductions: [{ amount: '1126.50' }, { amount: '73.50' }] }
    expect(codesOf({ ...pay, ...change }, 'salary-statement')).toEqual([])
  })

  test('a thin payslip is not checked', () => {
    expect(codesOf({ ...pay, pension_insurance: null, net_amount: '1.00' }, 'salary-statement')).toEqual([])
  })
})

test('a reminder asks for its claims, fees and interest', () => {
  const reminder = { principal_amount: '1200.00', reminder_fee: '5.00', interest_amount: '12.34' }
  expect(codesOf({ ...reminder, amount_due: '1217.34' }, 'reminder')).toEqual([])
  expect(codesOf({ ...reminder, amount_due: '1200.00' }, 'reminder')).toEqual([])
  expect(codesOf({ ...reminder, amount_due: '1300.00' }, 'reminder')).toEqual(['due_not_sum_of_claims'])
  expect(
    codesOf({ claims: [{ open_amount: '100.00' }, { open_amount: '50.00' }], amount_due: '160.00' }, 'reminder'),
  ).toEqual(['due_not_sum_of_claims'])
})

test('the hours of a timesheet are those of its days', () => {
  const entries = [{ hours: '7.75' }, { hours: '8.00' }]
  expect(codesOf({ entries, total_hours: '15.75' }, 'timesheet')).toEqual([])
  expect(codesOf({ entries, total_hours: '16.75' }, 'timesheet')).toEqual(['hours_not_sum_of_entries'])
})

test('other types have no such sums', () => {
  expect(codesOf({ gross_amount: '10.00', net_amount: '1.00', amount_due: '9.00' }, 'letter')).toEqual([])
})
