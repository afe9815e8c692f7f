import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '../../../engine/domain/page.ts'
import { createPool } from '../../../engine/workers/pool.ts'
import { forkWorker } from '../../../engine/workers/fork-worker.ts'
import type { ReadPages } from './page-reader.ts'

const ENTRY = join(import.meta.dirname, 'page-reader.ts')
const MINUTE = 60_000
const LIMITS = { stallLimit: 10 * MINUTE, timeLimit: 20 * MINUTE, memoryBytes: 4 * 2 ** 30 }

/** Pages are kept here from one run to the next, by the bytes that they were read from: recognizing takes long. */
export const PAGE_CACHE = join(tmpdir(), 'docket-read-pages')
const STAGES = join(import.meta.dirname, '../../../engine/stages')

/** Pages as they are kept, with a hash of the sources that they hold for: the recognizer's where it read them, the readers' for text. */
interface KeptPages extends ReadPages {
  readonly sources: string
}

/**
 * Reads files by the product's own stages in worker processes; null for a file that cannot be read.
 * @param report is called after each file
 */
export async function readAllPages(
  paths: readonly string[],
  report: (done: number) => void,
): Promise<readonly (ReadPages | null)[]> {
  await mkdir(PAGE_CACHE, { recursive: true })
  const sources = { text: await hashSources('read'), recognized: await hashSources('ocr') }
  const size = availableParallelism()
  const pool = createPool<string, never, ReadPages>({ spawn: () => forkWorker(ENTRY), size, limits: LIMITS })
  const results: (ReadPages | null)[] = []
  const waiting = paths.entries()
  let done = 0
  const work = async (): Promise<void> => {
    for (const [index, path] of waiting) {
      results[index] = await readThroughCache(path, sources, (missing) =>
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

async function hashSources(stage: string): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(join(STAGES, stage), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 32)
}

async function readThroughCache(
  path: string,
  sources: { readonly text: string; readonly recognized: string },
  read: (path: string) => Promise<ReadPages>,
): Promise<ReadPages | null> {
  const key = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 32)
  const place = join(PAGE_CACHE, `${key}.json`)
  const kept = await readFile(place, 'utf8').then(
    (text) => JSON.parse(text) as KeptPages,
    () => null,
  )
  const sourcesOf = ({ pages }: ReadPages): string =>
    pages.some((page) => isRecognized(page)) ? sources.recognized : sources.text
  if (kept !== null && kept.sources === sourcesOf(kept)) return kept
  const found = await read(path).catch(() => null)
  if (found !== null) {
    const pages: KeptPages = { ...found, sources: sourcesOf(found) }
    await writeFile(`${place}.part`, JSON.stringify(pages))
    await rename(`${place}.part`, place)
  }
  return found
}

/** Beside a text layer, pictures may have been recognized too: such words are not quite certain. */
function isRecognized({ origin, words }: Page): boolean {
  return origin === 'ocr' || words.some((word) => word.confidence < 1)
}
