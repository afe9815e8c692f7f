import { mkdirSync, readdirSync, realpathSync, renameSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import Database from 'better-sqlite3'
import { copyDatabase, removeDatabase } from './copy-database.ts'
import { copyOriginals, type CopiedOriginals } from './copy-originals.ts'
import { copyPictures } from './copy-pictures.ts'
import { databasePath, openDatabase, type ReadingDatabase, type WritingDatabase } from './database.ts'
import { listOriginalsInUse } from './documents.ts'
import { sweepFiles } from './sweep-files.ts'
import { syncFolder } from './sync-folder.ts'

/** How long a copy takes is known only after its database came over. */
export interface CopyOptions {
  readonly onProgress: (done: number, total: number) => void
  readonly signal: AbortSignal
}

/** What is not whole in the folder that was to be copied, by document. */
export interface FolderCopy extends CopiedOriginals {
  readonly documents: number
  /** Documents whose originals are missing or damaged. */
  readonly incomplete: readonly number[]
}

const ARRIVING = 'arriving.sqlite'

export class UnfitFolderError extends Error {}

/**
 * Copies a data folder that may be in use into another one, which then is a data folder itself: as of the moment in which its
 * database was copied. A copy made before in the same place is brought up to date, and stays whole until this one is.
 * @throws UnfitFolderError where the place is of no use, DamagedDatabaseError, the signal's reason
 */
export async function backUpFolder(dataFolder: string, target: string, options: CopyOptions): Promise<FolderCopy> {
  checkTarget(dataFolder, target)
  const arriving = join(target, ARRIVING)
  removeDatabase(arriving)
  const source = new Database(databasePath(dataFolder), { readonly: true, fileMustExist: true })
  try {
    await copyDatabase(source, arriving)
  } finally {
    source.close()
  }
  const copy = await withDatabase(arriving, (database) => copyFiles(database, dataFolder, target, options)).catch(
    (error: unknown) => {
      removeDatabase(arriving)
      throw error
    },
  )
  removeDatabase(databasePath(target))
  renameSync(arriving, databasePath(target))
  syncFolder(target)
  // Only now: until here the earlier copy's database needed what this one does not.
  await withDatabase(databasePath(target), (database) => sweepFiles(database, target))
  return copy
}

/** Copies what the rows of `database` refer to. */
export async function copyFiles(
  database: ReadingDatabase,
  from: string,
  to: string,
  { onProgress, signal }: CopyOptions,
): Promise<FolderCopy> {
  const inUse = listOriginalsInUse(database)
  const originals = await copyOriginals(from, to, inUse.keys(), {
    signal,
    onProgress: (done) => onProgress(done, inUse.size),
  })
  const ids = [...inUse.values()].flat()
  await copyPictures(from, to, ids, signal)
  const incomplete = [...originals.missing, ...originals.damaged].flatMap((hash) => inUse.get(hash)!)
  return { ...originals, documents: ids.length, incomplete }
}

/** Leaves the database in one file, which can be moved. */
export async function withDatabase<Result>(
  path: string,
  work: (database: WritingDatabase) => Result | Promise<Result>,
): Promise<Result> {
  const database = openDatabase(path, { afresh: true })
  try {
    return await work(database)
  } finally {
    database.pragma('journal_mode = DELETE')
    database.close()
  }
}

/**
 * A place of its own: new, empty, or with a copy that was made there before.
 * @throws UnfitFolderError
 */
export function checkTarget(dataFolder: string, target: string): void {
  mkdirSync(target, { recursive: true, mode: 0o700 })
  const way = relative(realpathSync(dataFolder), realpathSync(target))
  if (!way.startsWith('..') && !isAbsolute(way))
    throw new UnfitFolderError(`${target} lies in the data folder itself. Choose another place.`)
  const names = readdirSync(target)
  const isCopy = names.some((name) => name === 'docket.sqlite' || name === ARRIVING)
  if (names.length > 0 && !isCopy) {
    throw new UnfitFolderError(`${target} holds something else. Choose a new or empty folder, or one with a copy.`)
  }
  if (names.includes('engine.lock') || names.includes('server.json')) {
    throw new UnfitFolderError(`${target} is a data folder that a Docket has worked on. Choose another place.`)
  }
}
