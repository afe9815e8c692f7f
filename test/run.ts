import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { installTools } from './install-tools.ts'

/** Everything that must hold, in the order of how soon it tells: `npm test`. The last line adds up all runners. */
const CHECKS: readonly (readonly [name: string, command: string, ...words: string[]])[] = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint', 'oxlint', '--type-aware', '.'],
  ['types of engine', 'tsc', '-p', 'engine', '--noEmit'],
  ['types of electron', 'tsc', '-p', 'electron', '--noEmit'],
  ['types of renderer', 'tsc', '-p', 'renderer', '--noEmit'],
  ['types of test', 'tsc', '-p', 'test', '--noEmit'],
  ['build', 'npm', 'run', '--silent', 'build'],
]

interface Tally {
  passed: number
  failed: number
  skipped: number
}

const ROOT = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'docket-test-'))
const total: Tally = { passed: 0, failed: 0, skipped: 0 }
try {
  installTools()
  for (const [name, command, ...words] of CHECKS) add(run(name, command, words) ? { passed: 1 } : { failed: 1 })
  add(runVitest())
  add(runPlaywright())
} finally {
  rmSync(reports, { recursive: true, force: true })
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`)
process.exitCode = total.failed === 0 ? 0 : 1

function runVitest(): Partial<Tally> {
  const file = join(reports, 'vitest.json')
  const config = ['run', '--config', 'test/vitest.config.ts']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ended = run('unit and process tests', 'vitest', [...config, ...reporters])
  const report = readReport(file) as Record<`num${string}`, number>
  const tally = {
    passed: report['numPassedTests'] ?? 0,
    failed: report['numFailedTests'] ?? 0,
    skipped: (report['numPendingTests'] ?? 0) + (report['numTodoTests'] ?? 0),
  }
  return countCollapse(ended, tally)
}

function runPlaywright(): Partial<Tally> {
  const file = join(reports, 'playwright.json')
  const words = ['test', '--config', 'test/e2e/playwright.config.ts', '--reporter=list,json']
  const ended = run('tests in the browser', 'playwright', words, { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const { stats } = readReport(file) as { stats?: Record<string, number> }
  const tally = {
    passed: (stats?.['expected'] ?? 0) + (stats?.['flaky'] ?? 0),
    failed: stats?.['unexpected'] ?? 0,
    skipped: stats?.['skipped'] ?? 0,
  }
  return countCollapse(ended, tally)
}

/** A runner that fails without a failed test (a file that does not load, no report) is a failure of its own. */
function countCollapse(ended: boolean, tally: Tally): Tally {
  return !ended && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** Runs a tool of the project with its output shown; true when it ended well. */
function run(name: string, command: string, words: readonly string[], variables: NodeJS.ProcessEnv = {}): boolean {
  process.stdout.write(`\n== ${name}\n`)
  const begun = performance.now()
  // The tools' own first lines ask for `node`: let that be this one.
  const path = [join(ROOT, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH'] ?? '']
  const { status, error } = spawnSync(command, words, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path.join(delimiter), ...variables },
  })
  if (error) process.stdout.write(`${error.message}\n`)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(`== ${name}: ${status === 0 ? 'good' : 'FAILED'} after ${seconds} s\n`)
  return status === 0
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function add(tally: Partial<Tally>): void {
  total.passed += tally.passed ?? 0
  total.failed += tally.failed ?? 0
  total.skipped += tally.skipped ?? 0
}
