import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { FileResult } from '../../engine/cli/process-files.ts'
import { ENTRY, SAMPLES } from '../cli/run-docket.ts'
import { SAMPLE_TRUTH } from '../fixtures/sample-truth.ts'

/** A network namespace of its own has no interface but a loopback that is down; other users than root need a user namespace too. */
const CUT_OFF = process.getuid?.() === 0 ? ['--net'] : ['--net', '--map-root-user']
const canCutOff = spawnSync('unshare', [...CUT_OFF, 'true']).status === 0
if (!canCutOff)
  process.stderr.write('SKIPPED: "unshare --net" is not permitted here, so work without network was not tested.\n')

test.runIf(canCutOff)('every sample is read without any network', { timeout: 240_000 }, () => {
  const words = [...CUT_OFF, process.execPath, ENTRY, 'extract', SAMPLES, '--quiet']
  const { stdout, stderr } = spawnSync('unshare', words, { encoding: 'utf8', maxBuffer: 1 << 28 })
  const results = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FileResult)
  const statuses = Object.fromEntries(results.map(({ file, document }) => [basename(file), document?.status]))
  expect(statuses).toEqual(Object.fromEntries(Object.entries(SAMPLE_TRUTH).map(([name, { status }]) => [name, status])))
  expect(stderr).toBe('')
})
