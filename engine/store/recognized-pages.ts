import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Absolute path of the folder that keeps what was recognized of a document until it is done. */
export function recognizedFolder(dataFolder: string, documentId: number): string {
  return join(allRecognizedFolder(dataFolder), String(documentId))
}

export function allRecognizedFolder(dataFolder: string): string {
  return join(dataFolder, 'recognized')
}

/** Makes that folder where it is missing. */
export function openRecognizedFolder(dataFolder: string, documentId: number): string {
  const folder = recognizedFolder(dataFolder, documentId)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Runs in the worker: a page that took seconds outlives it. A crash in the middle leaves no half page. */
export function keepRecognized(folder: string, page: number, stamp: string, value: unknown): void {
  const arriving = join(folder, `${page}.arriving`)
  writeFileSync(arriving, JSON.stringify({ stamp, value }), { mode: 0o600 })
  renameSync(arriving, join(folder, `${page}.json`))
}

/**
 * What was kept of a page; null where there is nothing, or something that is not whole, or of another stamp.
 * @param stamp names everything on which the value depends beside the file
 */
export function readRecognized(folder: string, page: number, stamp: string): unknown {
  const path = join(folder, `${page}.json`)
  if (!existsSync(path)) return null
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as { stamp: string; value: unknown }
    return kept.stamp === stamp ? kept.value : null
  } catch {
    return null
  }
}

export function discardRecognized(dataFolder: string, documentId: number): void {
  rmSync(recognizedFolder(dataFolder, documentId), { recursive: true, force: true })
}
