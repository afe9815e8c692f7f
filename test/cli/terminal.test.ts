import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENTRY, SAMPLES } from './run-docket.ts'

/** script(1) of util-linux gives a command a terminal. */
const hasScript = process.platform === 'linux' && existsSync('/usr/bin/script')
if (!hasScript) process.stderr.write('SKIPPED: there is no script(1) here, so the terminal was not tested.\n')

test.runIf(hasScript)('on a terminal there are summaries and a bar with rate and time left, and no JSON', () => {
  const files = ['xrechnung.xml', 'locked.pdf'].map((name) => `'${join(SAMPLES, name)}'`)
  const command = `'${process.execPath}' '${ENTRY}' extract ${files.join(' ')}`
  const { stdout, status } = spawnSync('script', ['-qec', command, '/dev/null'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout).toContain('  From        Tischlerei Birkenfeld e.K.  DE996134074\r\n')
  expect(stdout).toMatch(/1\/2 files, \d+\.\d\/s, \d+:\d\d left/)
  expect(stdout).not.toContain('{"file"')
  // Nothing is printed between the bar's place being kept (ESC 7) and gone back to (ESC 8).
  const barred = stdout
    .split('\u001b7')
    .slice(1)
    .map((part) => part.split('\u001b8')[0]!)
  expect(barred.length).toBeGreaterThan(1)
  expect(barred.join('')).not.toContain('\n')
})
