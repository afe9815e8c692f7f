import { rmSync } from 'node:fs'
import type { Actor } from '../domain/audit.ts'
import { recordChange } from './audit-trail.ts'
import { returnCredits } from './credits.ts'
import { inTransaction, type ReadingDatabase, type WritingDatabase } from './database.ts'
import { deleteDocumentRows, findDocument, isOriginalUsed, type StoredDocument } from './documents.ts'
import { refuseLocked } from './locks.ts'
import { originalPath } from './originals.ts'
import { deletePictures, discardDrawing } from './pictures.ts'
import { discardRecognized } from './recognized-pages.ts'
import { getSummary } from './summaries.ts'

/**
 * Removes documents: their rows in one transaction, then their files; an original stays while another document has the same
 * bytes. Files that a crash leaves in between are swept at the next start. Accounts get back the credits of documents whose
 * processing has not begun.
 * @returns those that there were
 * @throws LockedDocumentError, with nothing deleted
 */
export function deleteDocuments(
  database: WritingDatabase,
  dataFolder: string,
  ids: readonly number[],
  by: Actor,
): readonly StoredDocument[] {
  const deleted = inTransaction(database, () => ids.flatMap((id) => removeRows(database, id, by) ?? []))
  for (const { id } of deleted) {
    discardDrawing(dataFolder, id)
    discardRecognized(dataFolder, id)
    deletePictures(dataFolder, id)
  }
  for (const hash of new Set(deleted.map(({ originalHash }) => originalHash))) dropOriginal(database, dataFolder, hash)
  return deleted
}

/** Removes a file that nothing refers to any more. */
export function dropOriginal(database: ReadingDatabase, dataFolder: string, hash: string): void {
  if (!isOriginalUsed(database, hash)) rmSync(originalPath(dataFolder, hash), { force: true })
}

function removeRows(database: WritingDatabase, id: number, by: Actor): StoredDocument | null {
  const document = findDocument(database, id)
  if (!document) return null
  refuseLocked(database, id)
  recordChange(database, document, by, { action: 'document.deleted', before: describe(database, document) })
  if (document.processingStartedAt === null) returnCredits(database, id)
  deleteDocumentRows(database, id)
  return document
}

/** By what it can still be told which one it was. */
function describe(database: ReadingDatabase, { id, filename, originalHash, status }: StoredDocument): object {
  const { type, senderName, documentNumber, issueDate, grossAmount, currency } = getSummary(database, id)
  return {
    filename,
    original_hash: originalHash,
    status,
    type,
    sender_name: senderName,
    document_number: documentNumber,
    issue_date: issueDate,
    gross_amount: grossAmount,
    currency,
  }
}
