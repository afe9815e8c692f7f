const UNWRITABLE = 'it may not be written. Check its permissions, and whether its disk is read-only'
const FULL = 'its disk is full. Make room there'
const BROKEN = 'its disk fails. Check it, and make a backup'

/** Codes of Node and SQLite, each with what is wrong with the data folder and what to do. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: UNWRITABLE,
  EPERM: UNWRITABLE,
  EROFS: UNWRITABLE,
  SQLITE_READONLY: UNWRITABLE,
  SQLITE_CANTOPEN: UNWRITABLE,
  ENOSPC: FULL,
  EDQUOT: FULL,
  SQLITE_FULL: FULL,
  EIO: BROKEN,
  SQLITE_IOERR: BROKEN,
}

/** What stands in the way of writing to the data folder, a sentence; null where an error tells of something else. */
export function describeWriteFailure(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // SQLite's codes go on with particulars: SQLITE_IOERR_WRITE.
  const reason = REASONS[code] ?? REASONS[code.split('_').slice(0, 2).join('_')]
  return reason === undefined ? null : `Docket cannot write to its data folder: ${reason}.`
}
