import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { syncFolder } from './sync-folder.ts'

/** Bytes that arrived whole and wait to be kept or thrown away. */
export interface ReceivedOriginal {
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string
  /** Bytes. */
  readonly size: number
  /** Absolute path, until the original is kept or discarded. */
  readonly path: string
}

const HASH = /^[\da-f]{64}$/

export class OriginalTooLargeError extends Error {
  constructor(limit: number) {
    super(`The file is larger than ${limit} bytes.`)
    this.name = 'OriginalTooLargeError'
  }
}

/**
 * Streams a file into the store's folder for arrivals. A stream that fails or passes the limit leaves nothing behind.
 * @param limit bytes
 * @throws OriginalTooLargeError, or what the stream throws
 */
export async function receiveOriginal(
  dataFolder: string,
  stream: Readable,
  { limit, durable = true }: { limit: number; durable?: boolean },
): Promise<ReceivedOriginal> {
  const path = join(arrivalsFolder(dataFolder), randomUUID())
  try {
    const file = await openArrival(path)
    try {
      const hash = createHash('sha256')
      let size = 0
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > limit) throw new OriginalTooLargeError(limit)
        hash.update(chunk)
        await file.writeFile(chunk)
      }
      if (durable) await file.sync()
      return { hash: hash.digest('hex'), size, path }
    } finally {
      await file.close()
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** The folder is missing the first time alone: looking each time would cost each upload a turn of a busy event loop. */
async function openArrival(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return open(path, 'wx', 0o600)
  }
}

/**
 * Gives received bytes their lasting place, read-only and named by their hash; equal bytes are kept once.
 * Synchronous, so that no deletion of an equal document can come between this and the row that refers to it.
 */
export function keepOriginal(
  dataFolder: string,
  received: ReceivedOriginal,
  { durable = true }: { durable?: boolean } = {},
): void {
  const place = originalPath(dataFolder, received.hash)
  if (existsSync(place)) {
    discardOriginal(received)
    return
  }
  const isNewFolder = mkdirSync(dirname(place), { recursive: true, mode: 0o700 }) !== undefined
  chmodSync(received.path, 0o444)
  renameSync(received.path, place)
  if (!durable) return
  syncFolder(dirname(place))
  if (isNewFolder) syncFolder(originalsFolder(dataFolder))
}

export function discardOriginal(received: ReceivedOriginal): void {
  rmSync(received.path, { force: true })
}

/** Absolute path of a kept original; two characters of the hash keep folders small. */
export function originalPath(dataFolder: string, hash: string): string {
  return join(originalsFolder(dataFolder), hash.slice(0, 2), hash)
}

export function originalsFolder(dataFolder: string): string {
  return join(dataFolder, 'originals')
}

/** Inside the originals' folder, so that the final rename never crosses a file system. */
export function arrivalsFolder(dataFolder: string): string {
  return join(originalsFolder(dataFolder), 'arriving')
}

/** What lies in the originals' folder: by name and place, whatever a row says of it. */
export function listOriginals(dataFolder: string): readonly { readonly hash: string; readonly path: string }[] {
  const folder = originalsFolder(dataFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && HASH.test(entry.name))
    .map(({ parentPath, name }) => ({ hash: name, path: join(parentPath, name) }))
}

/** SHA-256 of a file's bytes, hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
