import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Actor } from '../domain/audit.ts'
import { recordChange } from './audit-trail.ts'
import { copyFiles, UnfitFolderError, withDatabase, type CopyOptions, type FolderCopy } from './back-up-folder.ts'
import { findDamage, SIDE_FILES } from './copy-database.ts'
import { databasePath, DamagedDatabaseError, inTransaction } from './database.ts'
import { lockFolder } from './lock-folder.ts'
import { originalsFolder } from './originals.ts'
import { allPicturesFolder } from './pictures.ts'
import { syncFolder } from './sync-folder.ts'

export interface RestoredFolder extends FolderCopy {
  /** Absolute path of the folder into which went what was there before; null where nothing was. */
  readonly before: string | null
}

/**
 * Puts a copy in place of what a data folder holds. All of it is brought over and checked first; what was there before is moved
 * aside and never deleted.
 * @throws UnfitFolderError where there is no copy, DamagedDatabaseError, DatabaseTooNewError, DataFolderInUseError, the signal's reason
 */
export async function restoreFolder(
  backup: string,
  dataFolder: string,
  by: Actor,
  options: CopyOptions,
): Promise<RestoredFolder> {
  if (!existsSync(databasePath(backup))) throw new UnfitFolderError(`There is no copy in ${backup}.`)
  const unlock = lockFolder(dataFolder)
  const staging = join(dataFolder, 'restoring')
  try {
    rmSync(staging, { recursive: true, force: true })
    mkdirSync(staging, { mode: 0o700 })
    const copy = await bringOver(backup, staging, by, options)
    return { ...copy, before: exchange(dataFolder, staging) }
  } finally {
    rmSync(staging, { recursive: true, force: true })
    unlock()
  }
}

/** The backup itself may lie where nothing can be written: even its database is looked at in the copy. */
async function bringOver(backup: string, staging: string, by: Actor, options: CopyOptions): Promise<FolderCopy> {
  const place = databasePath(staging)
  for (const ending of SIDE_FILES) {
    if (existsSync(databasePath(backup) + ending)) copyFileSync(databasePath(backup) + ending, place + ending)
  }
  const damage = findDamage(place)
  if (damage !== null) throw new DamagedDatabaseError(databasePath(backup), { cause: new Error(damage) })
  return withDatabase(place, (database) => {
    inTransaction(database, () =>
      recordChange(database, null, by, { action: 'data.restored', after: { from: backup } }),
    )
    return copyFiles(database, backup, staging, options)
  })
}

/** @returns where what was there before lies now */
function exchange(dataFolder: string, staging: string): string | null {
  const places = [...SIDE_FILES.map((ending) => databasePath('') + ending), originalsFolder(''), allPicturesFolder('')]
  const there = places.filter((name) => existsSync(join(dataFolder, name)))
  const before = there.length === 0 ? null : join(dataFolder, `before-restore-${nameTime(new Date())}`)
  if (before !== null) {
    mkdirSync(before, { mode: 0o700 })
    for (const name of there) renameSync(join(dataFolder, name), join(before, name))
    syncFolder(before)
  }
  // The database last: a start in between finds originals without one, and says so.
  for (const name of places.toReversed()) {
    if (existsSync(join(staging, name))) renameSync(join(staging, name), join(dataFolder, name))
  }
  syncFolder(dataFolder)
  return before
}

/** As part of a file's name: `2026-11-22T20-15-00Z`. */
export function nameTime(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}
