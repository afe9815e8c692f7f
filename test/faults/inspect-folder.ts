import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkTrail } from '../../engine/store/check-trail.ts'
import { databasePath, openDatabase } from '../../engine/store/database.ts'
import { arrivalsFolder, originalsFolder } from '../../engine/store/originals.ts'
import { allRecognizedFolder } from '../../engine/store/recognized-pages.ts'
import { allDrawingsFolder, allPicturesFolder } from '../../engine/store/pictures.ts'

/** What lies in a data folder that no app works on. */
export interface FolderState {
  readonly integrity: unknown
  /** What of the audit trail does not fit together. */
  readonly trail: readonly string[]
  /** `completed: 12` */
  readonly documents: Readonly<Record<string, number>>
  readonly runs: Readonly<Record<string, number>>
  /** SHA-256 of each document's original by its row, sorted. */
  readonly hashes: readonly string[]
  /** SHA-256 of each original on disk by its content, sorted. */
  readonly originals: readonly string[]
  /** Originals on disk whose name is not their content's hash. */
  readonly torn: readonly string[]
  /** Files and folders that no row refers to. */
  readonly orphans: readonly string[]
  readonly jobs: number
  /** Balance of the account, and credits still held. */
  readonly credits: readonly [balance: number, held: number]
  /** Outgoing webhooks by document. */
  readonly announced: Readonly<Record<string, number>>
}

export function inspectFolder(dataFolder: string, accountId: number): FolderState {
  const database = openDatabase(databasePath(dataFolder))
  try {
    const count = (sql: string): Record<string, number> =>
      Object.fromEntries((database.prepare(sql).raw().all() as [string, number][]).map(([key, n]) => [key, n]))
    const one = (sql: string): number => database.prepare(sql).pluck().get() as number
    const files = listFiles(originalsFolder(dataFolder))
    const originals = files.map((path) => createHash('sha256').update(readFileSync(path)).digest('hex'))
    const hashes = database.prepare('SELECT original_hash FROM documents').pluck().all() as string[]
    const ids = new Set((database.prepare('SELECT id FROM documents').pluck().all() as number[]).map(String))
    return {
      integrity: database.pragma('integrity_check', { simple: true }),
      trail: checkTrail(database),
      documents: count('SELECT status, count(*) FROM documents GROUP BY status'),
      runs: count('SELECT status, count(*) FROM runs GROUP BY status'),
      hashes: hashes.toSorted(),
      originals: originals.toSorted(),
      torn: files.filter((path, index) => !path.endsWith(originals[index]!)),
      orphans: [
        ...listFiles(arrivalsFolder(dataFolder)),
        ...listFiles(allDrawingsFolder(dataFolder)),
        ...listFiles(allRecognizedFolder(dataFolder)),
        ...listNames(allPicturesFolder(dataFolder)).filter((name) => !ids.has(name)),
      ],
      jobs: one('SELECT count(*) FROM jobs'),
      credits: [
        one(`SELECT credits FROM accounts WHERE id = ${accountId}`),
        one('SELECT coalesce(sum(amount), 0) FROM reserved_credits'),
      ],
      announced: count(
        `SELECT json_extract(body, '$.data.id') AS document, count(*) FROM webhook_deliveries GROUP BY document`,
      ),
    }
  } finally {
    database.close()
  }
}

function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

function listNames(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
