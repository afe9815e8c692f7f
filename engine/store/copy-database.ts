import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { DamagedDatabaseError } from './database.ts'
import { syncFolder } from './sync-folder.ts'

/** Pages of the database that are copied between two turns of the event loop. */
const PAGES = 2000

/**
 * Copies a database that is in use, as it stands at one moment, into one file (SQLite's online backup). The copy appears under its
 * name only once it is whole and on the disk.
 * @param source a handle of this process, which may go on writing
 * @throws DamagedDatabaseError when the copy is not whole, since then its source is not; nothing is left behind
 */
export async function copyDatabase(source: Pick<Database.Database, 'backup'>, path: string): Promise<void> {
  const arriving = `${path}.arriving`
  try {
    await source.backup(arriving, { progress: () => PAGES })
    const damage = await findDamageAside(arriving)
    if (damage !== null) throw new DamagedDatabaseError(path, { cause: new Error(damage) })
    chmodSync(arriving, 0o600)
    syncFile(arriving)
    renameSync(arriving, path)
    syncFolder(dirname(path))
  } finally {
    removeDatabase(arriving)
  }
}

/**
 * What is wrong with a database that nobody uses: SQLite's own words, null when it is whole. Looks at every page, which takes
 * seconds for a gigabyte.
 */
export function findDamage(path: string): string | null {
  let database: Database.Database | null = null
  try {
    database = new Database(path, { fileMustExist: true })
    // A file that is moved must not have anything beside it.
    database.pragma('journal_mode = DELETE')
    const found = database.pragma('integrity_check(1)', { simple: true }) as string
    if (found !== 'ok') return found
    const [stray] = database.pragma('foreign_key_check') as { table: string }[]
    return stray ? `A row of ${stray.table} refers to one that is missing.` : null
  } catch (error) {
    if (error instanceof Database.SqliteError) return error.message
    throw error
  } finally {
    database?.close()
  }
}

/** The same without holding up this process. */
async function findDamageAside(path: string): Promise<string | null> {
  const thread = new Worker(new URL(`./check-thread${extname(import.meta.filename)}`, import.meta.url), {
    workerData: path,
  })
  const [damage] = (await once(thread, 'message')) as [string | null]
  return damage
}

/** With the files that SQLite keeps beside it. */
export function removeDatabase(path: string): void {
  for (const ending of SIDE_FILES) rmSync(path + ending, { force: true })
}

/** The endings of a database's files, its own first. */
export const SIDE_FILES = ['', '-wal', '-shm', '-journal'] as const

function syncFile(path: string): void {
  const handle = openSync(path, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
