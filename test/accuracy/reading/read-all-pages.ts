import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool } from '../../../engine/workers/pool.ts'
import { forkWorker } from '../../../engine/workers/fork-worker.ts'
import type { ReadPages } from './page-reader.ts'

const ENTRY = join(import.meta.dirname, 'page-reader.ts')
const MINUTE = 60_000
const LIMITS = { stallLimit: 10 * MINUTE, timeLimit: 20 * MINUTE, memoryBytes: 4 * 2 ** 30 }

/** Pages are kept here from one run to the next, by the bytes that they were read from: recognizing takes long. */
export const PAGE_CACHE = join(tmpdir(), 'docket-read-pages')

/**
 * Reads files by the product's own stages in worker processes; null for a file that cannot be read.
 * @param report is called after each file
 */
export async function readAllPages(
  paths: readonly string[],
  report: (done: number) => void,
): Promise<readonly (ReadPages | null)[]> {
  await mkdir(PAGE_CACHE, { recursive: true })
  const size = Math.max(1, availableParallelism() - 1)
  const pool = createPool<string, never, ReadPages>({ spawn: () => forkWorker(ENTRY), size, limits: LIMITS })
  const results: (ReadPages | null)[] = []
  const waiting = paths.entries()
  let done = 0
  const work = async (): Promise<void> => {
    for (const [index, path] of waiting) {
      results[index] = await readThroughCache(path, (missing) =>
        pool.run(missing, { onProgress: () => {}, signal: new AbortController().signal }),
      )
      report((done += 1))
    }
  }
  try {
    await Promise.all(Array.from({ length: size }, work))
  } finally {
    await pool.close()
  }
  return results
}

async function readThroughCache(path: string, read: (path: string) => Promise<ReadPages>): Promise<ReadPages | null> {
  const key = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 32)
  const kept = join(PAGE_CACHE, `${key}.json`)
  try {
    return JSON.parse(await readFile(kept, 'utf8')) as ReadPages
  } catch {
    const found = await read(path).catch(() => null)
    if (found !== null) {
      await writeFile(`${kept}.part`, JSON.stringify(found))
      await rename(`${kept}.part`, kept)
    }
    return found
  }
}
