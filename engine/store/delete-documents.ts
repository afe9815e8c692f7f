import { rmSync } from 'node:fs'
import { returnCredits } from './credits.ts'
import { inTransaction, type ReadingDatabase, type WritingDatabase } from './database.ts'
import { deleteDocumentRows, findDocument, isOriginalUsed, type StoredDocument } from './documents.ts'
import { originalPath } from './originals.ts'
import { deletePictures, discardDrawing } from './pictures.ts'
import { discardRecognized } from './recognized-pages.ts'

/**
 * Removes documents: their rows in one transaction, then their files; an original stays while another document has the same
 * bytes. Files that a crash leaves in between are swept at the next start. Accounts get back the credits of documents whose
 * processing has not begun.
 * @returns those that there were
 */
export function deleteDocuments(
  database: WritingDatabase,
  dataFolder: string,
  ids: readonly number[],
): readonly StoredDocument[] {
  const deleted = inTransaction(database, () => ids.flatMap((id) => removeRows(database, id) ?? []))
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

function removeRows(database: WritingDatabase, id: number): StoredDocument | null {
  const document = findDocument(database, id)
  if (!document) return null
  if (document.processingStartedAt === null) returnCredits(database, id)
  deleteDocumentRows(database, id)
  return document
}
