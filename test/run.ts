import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { addUp, readPlaywrightReport, readVitestReport, type Tally } from './add-up-reports.ts'
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

const ROOT = join(import.meta.dirname, '..')

const reports = mkdtempSync(join(tmpdir(), 'docket-test-'))
try {
  installTools()
  const checks = CHECKS.map(([name, command, ...words]) => countCheck(run(name, command, words)))
  // The build is the last of them: where all is good, no test has to build anew.
  const built = checks.every(({ failed }) => failed === 0) ? { DOCKET_TESTS_BUILT: '1' } : {}
  const { passed, failed, skipped } = addUp([...checks, runVitest(built), runPlaywright(built)])
  process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}

function countCheck(ended: boolean): Tally {
  return { passed: ended ? 1 : 0, failed: ended ? 0 : 1, skipped: 0 }
}

function runVitest(built: NodeJS.ProcessEnv): Tally {
  const file = join(reports, 'vitest.json')
  const words = ['run', '--config', 'test/vitest.config.ts', '--reporter=default', '--reporter=json']
  const ended = run('unit and process tests', 'vitest', [...words, `--outputFile.json=${file}`], built)
  return readVitestReport(readReport(file), ended)
}

function runPlaywright(built: NodeJS.ProcessEnv): Tally {
  const file = join(reports, 'playwright.json')
  const words = ['test', '--config', 'test/e2e/playwright.config.ts', '--reporter=list,json']
  const ended = run('tests in the browser', 'playwright', words, { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...built })
  return readPlaywrightReport(readReport(file), ended)
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
    // Hundreds of processes are started from TypeScript: each reads what the first one compiled.
    env: { ...process.env, PATH: path.join(delimiter), NODE_COMPILE_CACHE: join(reports, 'compiled'), ...variables },
  })
  if (error) process.stdout.write(`${error.message}\n`)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(`== ${name}: ${status === 0 ? 'good' : 'FAILED'} after ${seconds} s\n`)
  return status === 0
}

/** Null when the runner wrote none. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
