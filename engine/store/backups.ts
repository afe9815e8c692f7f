import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { copyDatabase, removeDatabase } from './copy-database.ts'
import type { WritingDatabase } from './database.ts'

/** A copy of the database inside its own data folder, which guards against a torn file and not against a lost disk. */
export interface Backup {
  /** Absolute. */
  readonly path: string
  readonly madeAt: Date
}

/** How many copies are kept; the oldest gives way. */
const KEPT = 7
const NAME = /^docket-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/

export function backupsFolder(dataFolder: string): string {
  return join(dataFolder, 'backups')
}

/** Newest first. */
export function listBackups(dataFolder: string): readonly Backup[] {
  const folder = backupsFolder(dataFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day, hour, minute, second] = NAME.exec(name) ?? []
      const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`)
      return day === undefined ? [] : [{ path: join(folder, name), madeAt }]
    })
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
}

/**
 * Adds a copy and lets the oldest go. A database that is not whole makes none, so that it never drives out the whole ones.
 * @throws DamagedDatabaseError
 */
export async function makeBackup(database: WritingDatabase, dataFolder: string, now = new Date()): Promise<Backup> {
  mkdirSync(backupsFolder(dataFolder), { recursive: true, mode: 0o700 })
  const name = `docket-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`
  const path = join(backupsFolder(dataFolder), name)
  await copyDatabase(database, path)
  for (const old of listBackups(dataFolder).slice(KEPT)) removeDatabase(old.path)
  return { path, madeAt: now }
}
