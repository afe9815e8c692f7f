import { expect, test } from 'vitest'
import { findPeriod } from '../../../../renderer/inbox/filters/periods.ts'

const march = new Date(2028, 2, 31, 23, 59)
const january = new Date(2026, 0, 1)

test('a month ends with its last day, in leap years too', () => {
  expect(findPeriod('last_month', march)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(findPeriod('this_month', march)).toEqual({ from: '2028-03-01', to: '2028-03-31' })
})

test('before January comes December of the year before', () => {
  expect(findPeriod('last_month', january)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(findPeriod('last_quarter', january)).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  expect(findPeriod('last_year', january)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
})

test('quarters and years are whole', () => {
  expect(findPeriod('this_quarter', march)).toEqual({ from: '2028-01-01', to: '2028-03-31' })
  expect(findPeriod('this_year', march)).toEqual({ from: '2028-01-01', to: '2028-12-31' })
})
