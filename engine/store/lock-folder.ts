import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'

export class DataFolderInUseError extends Error {
  constructor(dataFolder: string) {
    super(`Another Docket works on the data folder ${dataFolder}. Stop it first, or choose another data folder.`)
    this.name = 'DataFolderInUseError'
  }
}

/**
 * Takes the data folder for this process: only its holder may process documents and sweep files.
 * @returns gives the folder back
 * @throws DataFolderInUseError
 */
export function lockFolder(dataFolder: string): () => void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const release = tryLock(join(dataFolder, 'engine.lock'))
  if (!release) throw new DataFolderInUseError(dataFolder)
  return release
}

/**
 * Locks a file, which is made where it is missing, against other processes.
 * SQLite's file lock serves, because the operating system frees it however the process ends.
 * @returns gives it back; null while another process holds it
 */
export function tryLock(path: string): (() => void) | null {
  mkdirSync(dirname(path), { recursive: true })
  const lock = new Database(path, { timeout: 0 })
  try {
    // No journal: the file's content is of no interest, and nothing is to lie beside it.
    lock.pragma('journal_mode = MEMORY')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null
    throw error
  }
  return () => lock.close()
}
