import type { Actor } from '../domain/audit.ts'
import { recordChange } from './audit-trail.ts'
import { currentTime } from './current-time.ts'
import { inTransaction, type ReadingDatabase, type WritingDatabase } from './database.ts'
import { findDocument, type StoredDocument } from './documents.ts'

/** An exported document where exported ones are locked: its fields and type stay, and so does it itself. */
export class LockedDocumentError extends Error {
  constructor(id: number) {
    super(`Document ${id} was exported and is locked. Unlock it first, on its page; its history will show that.`)
    this.name = 'LockedDocumentError'
  }
}

/** Setting: documents that were exported are locked. */
export const LOCK_SETTING = 'lock_exported'

/** Notes that documents were given out, which locks them where the setting says so; ids that do not exist are passed over. */
export function markExported(
  database: WritingDatabase,
  ids: readonly number[],
  by: Actor,
  { format }: { readonly format: string },
): void {
  const mark = database.prepare(
    'UPDATE documents SET exported_at = ? WHERE id = ? RETURNING id, account_id AS accountId',
  )
  inTransaction(database, () => {
    for (const id of ids) {
      const document = mark.get(currentTime(), id) as Pick<StoredDocument, 'id' | 'accountId'> | undefined
      if (document) recordChange(database, document, by, { action: 'document.exported', after: { format } })
    }
  })
}

export function isLocked(database: ReadingDatabase, { exportedAt }: Pick<StoredDocument, 'exportedAt'>): boolean {
  return exportedAt !== null && locksExported(database)
}

/**
 * Call it in the transaction that would change the document.
 * @throws LockedDocumentError
 */
export function refuseLocked(database: ReadingDatabase, id: number): void {
  const document = findDocument(database, id)
  if (document && isLocked(database, document)) throw new LockedDocumentError(id)
}

/** Those of some ids whose documents are not locked, in the same order. */
export function keepUnlocked(database: ReadingDatabase, ids: readonly number[]): readonly number[] {
  if (!locksExported(database)) return ids
  const find = 'SELECT id FROM documents WHERE exported_at IS NOT NULL AND id IN (SELECT value FROM json_each(?))'
  const locked = new Set(database.prepare(find).pluck().all(JSON.stringify(ids)) as number[])
  return ids.filter((id) => !locked.has(id))
}

/** Lets a document be changed until it is exported once more. False, with nothing changed, when it was not locked. */
export function unlockDocument(database: WritingDatabase, id: number, by: Actor): boolean {
  return inTransaction(database, () => {
    const document = findDocument(database, id)
    if (!document || !isLocked(database, document)) return false
    database.prepare('UPDATE documents SET exported_at = NULL WHERE id = ?').run(id)
    recordChange(database, document, by, { action: 'document.unlocked', before: { exported_at: document.exportedAt } })
    return true
  })
}

function locksExported(database: ReadingDatabase): boolean {
  return database.prepare('SELECT value FROM settings WHERE key = ?').pluck().get(LOCK_SETTING) === 'true'
}
