import { describe, expect, test } from 'vitest'
import { addDays, endOfMonth, makeDate } from '../../engine/domain/dates.ts'

describe('makeDate', () => {
  test.each([
    [2026, 3, 9, '2026-03-09'],
    [2024, 2, 29, '2024-02-29'],
    [2000, 2, 29, '2000-02-29'],
    [26, 12, 31, '2026-12-31'],
    [69, 1, 1, '2069-01-01'],
    [70, 1, 1, '1970-01-01'],
    [99, 1, 1, '1999-01-01'],
  ])('%i, %i, %i is %s', (year, month, day, date) => {
    expect(makeDate(year, month, day)).toBe(date)
  })

  test.each([
    ['29 February in a common year', 2026, 2, 29],
    ['29 February in 1900', 1900, 2, 29],
    ['31 April', 2026, 4, 31],
    ['month 13', 2026, 13, 1],
    ['month 0', 2026, 0, 1],
    ['day 0', 2026, 1, 0],
    ['the year 1899', 1899, 1, 1],
    ['the year 2100', 2100, 1, 1],
  ])('refuses %s', (_, year, month, day) => {
    expect(makeDate(year, month, day)).toBeNull()
  })
})

test.each([
  ['2026-01-31', 14, '2026-02-14'],
  ['2024-02-15', 14, '2024-02-29'],
  ['2026-12-20', 30, '2027-01-19'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-05-04', 0, '2026-05-04'],
  ['2026-03-01', -1, '2026-02-28'],
])('addDays(%s, %i) is %s', (date, days, moved) => {
  expect(addDays(date, days)).toBe(moved)
})

test.each([
  ['2026-04-12', '2026-04-30'],
  ['2024-02-01', '2024-02-29'],
  ['2026-12-31', '2026-12-31'],
])('endOfMonth(%s) is %s', (date, last) => {
  expect(endOfMonth(date)).toBe(last)
})
