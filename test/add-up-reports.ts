/** How many tests ended how. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/**
 * @param report what vitest's JSON reporter wrote, anything when it wrote nothing
 * @param ended whether vitest ended well
 */
export function readVitestReport(report: unknown, ended: boolean): Tally {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
  } = (report ?? {}) as Record<string, number>
  const tally = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
  return countCollapse(tally, ended)
}

/** The same for Playwright's JSON reporter; a test that passed at its second try has passed. */
export function readPlaywrightReport(report: unknown, ended: boolean): Tally {
  const { stats = {} } = (report ?? {}) as { stats?: Record<string, number> }
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = stats
  return countCollapse({ passed: expected + flaky, failed: unexpected, skipped }, ended)
}

export function addUp(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
  }
}

/** A runner that fails without a failed test (a file that does not load), or reports no test at all, is a failure of its own. */
function countCollapse(tally: Tally, ended: boolean): Tally {
  const collapsed = (!ended && tally.failed === 0) || tally.passed + tally.failed + tally.skipped === 0
  return collapsed ? { ...tally, failed: tally.failed + 1 } : tally
}
