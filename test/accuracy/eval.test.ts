import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const run = (script: string, words: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, script), ...words], { encoding: 'utf8' })

test('npm run eval says loudly when there is no corpus, and fails', () => {
  const { status, stderr } = run('eval.ts', ['/no/such/corpus'])
  expect(status).toBe(2)
  expect(stderr).toContain('NOTHING WAS MEASURED: there is no corpus at')
})

test('npm run bench does so as well', () => {
  const { status, stdout } = run('../bench/index.ts', ['/no/such/corpus', '--only', 'text'])
  expect(status).toBe(1)
  expect(stdout).toContain('NOT MEASURED: there is no corpus at')
})
