import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { migrate } from './migrate.ts'
import { listOriginals } from './originals.ts'
import { describeWriteFailure } from './write-failure.ts'

declare const READING: unique symbol
declare const WRITING: unique symbol

/** What a function that only reads asks for; a writing handle serves as well. */
export type ReadingDatabase = Pick<Database.Database, 'prepare'> & { readonly [READING]: true }
/** What a function that changes rows asks for. */
export type WritingDatabase = Database.Database & { readonly [READING]: true; readonly [WRITING]: true }
/** A handle that never writes itself. */
export type WatchingDatabase = ReadingDatabase & {
  /** Another number whenever any other handle, of this process or of another one, has changed something. */
  version(): number
  close(): void
}

/** How long a write waits for another process (the CLI beside a running service), in milliseconds. */
const BUSY_TIMEOUT = 15_000

/** Bytes of the file at most that are read in place instead of being copied page by page. They are the system's to take back. */
const MAPPED = 1024 ** 3

/** Absolute path of the database in a data folder. */
export function databasePath(dataFolder: string): string {
  return join(dataFolder, 'docket.sqlite')
}

/**
 * Opens the database and brings it to the newest schema; creates it where it is missing.
 * Durable: with WAL only FULL writes the log through on each commit, and an upload that was answered must survive a power cut.
 * @param options.afresh makes a new one though originals say that there was one
 * @throws DatabaseTooNewError for a file of a newer Docket, DamagedDatabaseError for one that cannot be read, LostDatabaseError
 *   where documents lie and their database does not
 */
export function openDatabase(
  path: string,
  { durable = true, afresh = false }: { durable?: boolean; afresh?: boolean } = {},
): WritingDatabase {
  if (!afresh && !existsSync(path) && listOriginals(dirname(path)).length > 0) throw new LostDatabaseError(path)
  const database = openFile(path)
  try {
    // It holds secrets that sign webhooks. The files that SQLite puts beside it get the same mode.
    chmodSync(path, 0o600)
    database.pragma('journal_mode = WAL')
    database.pragma(`synchronous = ${durable ? 'FULL' : 'OFF'}`)
    database.pragma('foreign_keys = ON')
    migrate(database)
    reuseStatements(database)
  } catch (error) {
    database.close()
    throw isDamaged(error) ? new DamagedDatabaseError(path, { cause: error }) : explainRefusal(path, error)
  }
  return database
}

function openFile(path: string): WritingDatabase {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    return new Database(path, { timeout: BUSY_TIMEOUT }) as WritingDatabase
  } catch (error) {
    throw explainRefusal(path, error)
  }
}

function explainRefusal(path: string, error: unknown): unknown {
  const reason = describeWriteFailure(error)
  return reason === null ? error : new Error(`${reason} It is ${dirname(path)}.`, { cause: error })
}

/** There is no file, and there are documents: a new database would look as if they were gone. */
export class LostDatabaseError extends Error {
  constructor(path: string) {
    super(
      `The database ${path} is missing, though documents lie beside it. \`docket doctor\` brings it back from its newest copy and takes in the documents that are not in it.`,
    )
    this.name = 'LostDatabaseError'
  }
}

/** The file is there and is no database, or not a whole one. */
export class DamagedDatabaseError extends Error {
  constructor(path: string, options: ErrorOptions) {
    super(
      `The database ${path} is damaged. \`docket doctor\` puts the newest whole copy in its place and takes in the originals that came later.`,
      options,
    )
    this.name = 'DamagedDatabaseError'
  }
}

function isDamaged(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(?:NOTADB|CORRUPT)/.test(error.code)
}

/**
 * A second handle on an existing database for questions alone. What is asked in one turn of the event loop is read in one
 * transaction, so that the lock is taken and given back once instead of with each statement. Rows written in that same turn through
 * another handle may not be seen until the next one.
 */
export function openReadingDatabase(path: string): WatchingDatabase {
  const database = new Database(path, { readonly: true, timeout: BUSY_TIMEOUT }) as WritingDatabase
  database.pragma(`mmap_size = ${MAPPED}`)
  reuseStatements(database)
  const compiled = database.prepare.bind(database)
  const begin = compiled('BEGIN')
  const commit = compiled('COMMIT')
  // https://sqlite.org/pragma.html#pragma_data_version
  const readVersion = compiled('PRAGMA data_version').pluck()
  let version: number | null = null
  const beginTurn = (): number => {
    begin.run()
    setImmediate(() => {
      version = null
      if (database.open) commit.run()
    })
    return (version = readVersion.get() as number)
  }
  database.prepare = (source: string) => {
    if (version === null) beginTurn()
    return compiled(source)
  }
  return Object.assign(database, { version: () => version ?? beginTurn() })
}

/** Runs `work` in one transaction that takes the write lock at once, so that what it reads cannot change before it writes. */
export function inTransaction<Result>(database: WritingDatabase, work: () => Result): Result {
  return database.transaction(work).immediate()
}

/**
 * SQL is compiled once, not on each call: compiling takes longer than most of our statements run. Where SQLite plans by the value
 * of a parameter it compiles anew each time all the same; `= +?` in statements that run with every request keeps it from looking.
 */
function reuseStatements(database: WritingDatabase): void {
  const compile = database.prepare.bind(database)
  const compiled = new Map<string, Database.Statement>()
  database.prepare = ((source: string) => {
    const statement = compiled.get(source) ?? compile(source)
    compiled.set(source, statement)
    return statement
  }) as typeof database.prepare
}
