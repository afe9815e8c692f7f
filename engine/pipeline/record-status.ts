import type { Actor } from '../domain/audit.ts'
import type { DocumentStatus } from '../domain/status.ts'
import { recordChange } from '../store/audit-trail.ts'
import type { WritingDatabase } from '../store/database.ts'
import type { StoredDocument } from '../store/documents.ts'

/** Adds to the trail what a document becomes. @param document as it was before */
export function recordStatus(
  database: WritingDatabase,
  document: Pick<StoredDocument, 'id' | 'accountId' | 'status'>,
  by: Actor,
  { status }: { readonly status: DocumentStatus },
): void {
  if (status === document.status) return
  recordChange(database, document, by, {
    action: 'document.status',
    field: 'status',
    before: document.status,
    after: status,
  })
}
