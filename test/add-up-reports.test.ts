import { expect, test } from 'vitest'
import { addUp, readPlaywrightReport, readVitestReport } from './add-up-reports.ts'

test('vitest: tests that were put off count as skipped', () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 }
  expect(readVitestReport(report, false)).toEqual({ passed: 7, failed: 1, skipped: 5 })
})

test('Playwright: a test that passed at its second try has passed', () => {
  const report = { stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 4 } }
  expect(readPlaywrightReport(report, false)).toEqual({ passed: 4, failed: 2, skipped: 4 })
})

test('a runner that breaks down without a failed test is a failure', () => {
  expect(readVitestReport({ numPassedTests: 7 }, false)).toEqual({ passed: 7, failed: 1, skipped: 0 })
  expect(readPlaywrightReport(null, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a runner that found no test at all is a failure, even when it ends well', () => {
  expect(readVitestReport({}, true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(readPlaywrightReport({ stats: {} }, true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('tallies add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(addUp([one, { passed: 10, failed: 20, skipped: 30 }])).toEqual({ passed: 11, failed: 22, skipped: 33 })
})
