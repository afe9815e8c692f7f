import { createHash } from 'node:crypto'
import { chmodSync, createReadStream, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { originalPath } from './originals.ts'

/** How the originals came over, by their hashes. */
export interface CopiedOriginals {
  readonly copied: readonly string[]
  /** There before. */
  readonly kept: readonly string[]
  /** Not there to be copied. */
  readonly missing: readonly string[]
  /** Their bytes are not what their names say. */
  readonly damaged: readonly string[]
}

/**
 * Copies originals from one data folder into another, each checked by its hash while it is read and on the disk before the next
 * one. What lies there already with the right size is left alone.
 * @param onProgress how many of them are done
 * @throws the signal's reason; what came over until then stays
 */
export async function copyOriginals(
  from: string,
  to: string,
  hashes: Iterable<string>,
  { onProgress, signal }: { readonly onProgress: (done: number) => void; readonly signal: AbortSignal },
): Promise<CopiedOriginals> {
  const result = { copied: [] as string[], kept: [] as string[], missing: [] as string[], damaged: [] as string[] }
  let done = 0
  for (const hash of hashes) {
    signal.throwIfAborted()
    result[await copyOriginal(originalPath(from, hash), originalPath(to, hash), hash)].push(hash)
    onProgress((done += 1))
  }
  return result
}

async function copyOriginal(source: string, place: string, hash: string): Promise<keyof CopiedOriginals> {
  const size = sizeOf(source)
  if (size === null) return 'missing'
  if (sizeOf(place) === size) return 'kept'
  mkdirSync(dirname(place), { recursive: true, mode: 0o700 })
  const arriving = `${place}.arriving`
  rmSync(arriving, { force: true })
  try {
    const copied = await copyFile(source, arriving)
    if (copied !== hash) return 'damaged'
    chmodSync(arriving, 0o444)
    renameSync(arriving, place)
    return 'copied'
  } catch (error) {
    if (isMissing(error)) return 'missing'
    throw error
  } finally {
    rmSync(arriving, { force: true })
  }
}

/** @returns the hash of what was copied */
async function copyFile(source: string, place: string): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(place, 'wx', 0o600)
  try {
    for await (const chunk of createReadStream(source) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

/** Bytes; null where there is no file. */
function sizeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.size ?? null
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
