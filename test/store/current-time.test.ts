import { expect, test } from 'vitest'
import { currentTime } from '../../engine/store/current-time.ts'

test('times are UTC with microseconds, near the clock, and each later than the one before', () => {
  const times = Array.from({ length: 10_000 }, () => currentTime())
  expect(times[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  expect(Math.abs(Date.parse(times[0]!) - Date.now())).toBeLessThan(2000)
  expect(new Set(times).size).toBe(times.length)
  expect(times.toSorted()).toEqual(times)
  expect(times.some((time) => !time.endsWith('000Z'))).toBe(true)
})
