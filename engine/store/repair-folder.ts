import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Actor } from '../domain/audit.ts'
import { recordChange } from './audit-trail.ts'
import { listBackups } from './backups.ts'
import { checkTrail } from './check-trail.ts'
import { findDamage, removeDatabase, SIDE_FILES } from './copy-database.ts'
import { databasePath, inTransaction, openDatabase } from './database.ts'
import { listOriginalsInUse } from './documents.ts'
import { hashFile, listOriginals } from './originals.ts'
import { beginRecovery, isRecovering } from './recovery-mark.ts'
import { nameTime } from './restore-folder.ts'
import { countSecrets } from './seal-secrets.ts'
import { syncFolder } from './sync-folder.ts'

/** What a data folder was found to be, and what became of it. */
export interface Repair {
  /** What was done, a sentence each. */
  readonly done: readonly string[]
  /** What is wrong and stays so, a sentence each. */
  readonly left: readonly string[]
  /** Originals of no row in a database that is an older copy: documents that came after it. Absolute paths; see endRecovery. */
  readonly strays: readonly string[]
  /** How secrets lie in the database, a sentence; null where there are none. */
  readonly secrets: string | null
}

/**
 * Looks at everything in a data folder that nobody works on, and puts right what can be put right. Nothing is deleted: what is
 * damaged is moved aside.
 * @param onProgress how many originals have been looked at, of how many
 */
export async function repairFolder(
  dataFolder: string,
  { by, onProgress, signal }: { by: Actor; onProgress: (done: number, total: number) => void; signal: AbortSignal },
): Promise<Repair> {
  const done: string[] = []
  const left: string[] = []
  repairDatabase(dataFolder, done)
  const database = openDatabase(databasePath(dataFolder), { afresh: true })
  if (done.length > 0) {
    inTransaction(database, () =>
      recordChange(database, null, by, { action: 'data.recovered', after: { done: [...done] } }),
    )
  }
  const inUse = listOriginalsInUse(database)
  left.push(...checkTrail(database))
  const secrets = describeSecrets(countSecrets(database))
  database.close()

  const originals = listOriginals(dataFolder)
  const whole = new Map<string, string>()
  for (const [index, { hash, path }] of originals.entries()) {
    signal.throwIfAborted()
    if ((await hashFile(path)) === hash) whole.set(hash, path)
    else done.push(setAside(dataFolder, hash, path))
    onProgress(index + 1, originals.length)
  }
  for (const [hash, ids] of inUse) {
    if (whole.has(hash)) continue
    left.push(
      `The original of ${listIds(ids)} is not there: what was read of it stays. A backup or whoever sent it may still have it.`,
    )
  }
  const strays = isRecovering(dataFolder) ? [...whole].filter(([hash]) => !inUse.has(hash)).map(([, path]) => path) : []
  return { done, left, strays, secrets }
}

/** Where the database is damaged or missing, another one takes its place. */
function repairDatabase(dataFolder: string, done: string[]): void {
  const path = databasePath(dataFolder)
  const isThere = existsSync(path)
  const damage = isThere ? findDamage(path) : null
  if (isThere && damage === null) return
  if (!isThere && listOriginals(dataFolder).length === 0 && listBackups(dataFolder).length === 0) return
  beginRecovery(dataFolder)
  const aside = `${path}.damaged-${nameTime(new Date())}`
  for (const ending of SIDE_FILES) if (existsSync(path + ending)) renameSync(path + ending, aside + ending)
  done.push(isThere ? `The database was damaged (${damage}). It lies in ${aside} now.` : 'The database was missing.')
  done.push(bringBack(dataFolder, path))
}

/** Puts the newest whole copy in place. */
function bringBack(dataFolder: string, path: string): string {
  for (const backup of listBackups(dataFolder)) {
    const arriving = `${path}.arriving`
    copyFileSync(backup.path, arriving)
    if (findDamage(arriving) === null) {
      chmodSync(arriving, 0o600)
      renameSync(arriving, path)
      syncFolder(dataFolder)
      return `Its copy of ${backup.madeAt.toISOString()} took its place: what came or was changed later is not in it.`
    }
    removeDatabase(arriving)
  }
  openDatabase(path, { afresh: true }).close()
  return 'There was no whole copy of it: a new one was made, without accounts, tokens and results.'
}

function setAside(dataFolder: string, hash: string, path: string): string {
  const folder = join(dataFolder, 'damaged')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  renameSync(path, join(folder, hash))
  return `The original ${hash} is not what it was: it lies in ${folder} now.`
}

function listIds(ids: readonly number[]): string {
  return ids.length === 1 ? `document ${ids[0]}` : `documents ${ids.join(', ')}`
}

function describeSecrets({ sealed, clear }: ReturnType<typeof countSecrets>): string | null {
  if (clear > 0) {
    return `Secrets that sign webhooks lie in the database: ${clear} in the clear, ${sealed} encrypted. The window of Docket encrypts them where the operating system offers it.`
  }
  return sealed === 0 ? null : `Secrets that sign webhooks: all ${sealed} are encrypted for the window of Docket.`
}
