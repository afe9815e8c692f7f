import { describe, expect, test } from 'vitest'
import { planRetry, readRetryAfter } from '../../engine/delivery/schedule.ts'

const HOUR = 3_600_000

test('ten tries over three days: at once, then after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((tries) => planRetry(tries, null, 0.5))
  expect(waits).toEqual([5000, 300_000, 1_800_000, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR), null])
})

test('waits differ by a tenth at most', () => {
  expect(planRetry(2, null, 0)).toBe(270_000)
  expect(planRetry(2, null, 1)).toBe(330_000)
})

test('Retry-After makes a wait longer, up to a day, and never shorter', () => {
  expect(planRetry(1, 60_000, 0.5)).toBe(60_000)
  expect(planRetry(2, 1000, 0.5)).toBe(300_000)
  expect(planRetry(1, 1000 * HOUR, 0.5)).toBe(24 * HOUR)
  expect(planRetry(10, 1000, 0.5)).toBeNull()
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T07:00:00Z')
  test.each([
    ['120', 120_000],
    ['0', 0],
    ['Sat, 21 Nov 2026 07:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 06:00:00 GMT', 0],
    ['-5', null],
    ['soon', null],
    ['1.5', null],
    [undefined, null],
  ])('%s is %s ms', (text, wait) => {
    expect(readRetryAfter(text, now)).toBe(wait)
  })
})
