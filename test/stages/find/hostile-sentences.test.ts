import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

/** Milliseconds, many times what it takes: a search that tries every way goes on for hours. */
const PATIENCE = 600_000

test(
  'no text keeps the searches from an end',
  async () => {
    const script = join(import.meta.dirname, 'read-hostile-texts.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: PATIENCE })
    expect(stdout.trim().split('\n')).toEqual([
      ...Object.keys(HOSTILE_TEXTS),
      '600001 pages',
      'a hidden text of quotation marks',
    ])
  },
  PATIENCE,
)
