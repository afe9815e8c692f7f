import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { forkWorker } from '../../engine/workers/fork-worker.ts'
import { createPool } from '../../engine/workers/pool.ts'

const MEBIBYTE = 2 ** 20

test('a worker clears young objects before they take much room, and has one heap for all threads', async () => {
  const pool = createPool<null, never, { readonly youngBytes: number; readonly mallocArenas: string }>({
    spawn: () => forkWorker(fileURLToPath(new URL('churning-worker.ts', import.meta.url))),
    size: 1,
    limits: { stallLimit: 60_000, timeLimit: 60_000, memoryBytes: 2 ** 30 },
  })
  onTestFinished(() => pool.close())
  const { youngBytes, mallocArenas } = await pool.run(null, {
    onProgress() {},
    signal: new AbortController().signal,
  })
  expect(youngBytes).toBeGreaterThan(MEBIBYTE)
  expect(youngBytes).toBeLessThanOrEqual(17 * MEBIBYTE)
  expect(mallocArenas).toBe('1')
})
