import { rmSync } from 'node:fs'
import { returnCredits } from './credits.ts'
import { inTransaction, type WritingDatabase } from './database.ts'
import { deleteDocumentRows, findDocument, isOriginalUsed } from './documents.ts'
import { originalPath } from './originals.ts'
import { deletePictures, discardDrawing } from './pictures.ts'

/**
 * Removes a document: its rows, then its files; the original stays while another document has the same bytes.
 * Files that a crash leaves in between are swept at the next start. Its account gets back the credits of a document whose
 * processing has not begun. False when there is no such document.
 */
export function deleteDocument(database: WritingDatabase, dataFolder: string, id: number): boolean {
  const unusedHash = inTransaction(database, () => {
    const document = findDocument(database, id)
    if (!document) return undefined
    if (document.processingStartedAt === null) returnCredits(database, id)
    deleteDocumentRows(database, id)
    return isOriginalUsed(database, document.originalHash) ? null : document.originalHash
  })
  if (unusedHash === undefined) return false
  discardDrawing(dataFolder, id)
  deletePictures(dataFolder, id)
  if (unusedHash !== null) rmSync(originalPath(dataFolder, unusedHash), { force: true })
  return true
}
