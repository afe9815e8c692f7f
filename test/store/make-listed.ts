import type { WritingDatabase } from '../../engine/store/database.ts'
import { updateDocument, type NewDocument, type StoredDocument } from '../../engine/store/documents.ts'
import { indexDocument } from '../../engine/store/search.ts'
import { saveSummary, type SummaryValues } from '../../engine/store/summaries.ts'
import { makeDocument } from './open-test-store.ts'

interface Listed extends Partial<SummaryValues> {
  readonly type?: string
  readonly doubtful?: number
  readonly text?: string
  readonly document?: Partial<NewDocument>
}

/** A completed document as lists see it; answers its id. */
export function makeListed(database: WritingDatabase, listed: Listed = {}): number {
  const { type = 'invoice', doubtful = 0, text = '', document, ...values } = listed
  const { id, filename }: StoredDocument = makeDocument(database, document)
  updateDocument(database, id, { status: 'completed', documentType: type })
  const grossAmount = values.grossAmount ?? null
  saveSummary(database, id, {
    senderName: null,
    recipientName: null,
    documentNumber: null,
    issueDate: null,
    paymentDueDate: null,
    currency: null,
    ...values,
    grossAmount,
    grossCents: grossAmount === null ? null : Math.round(Number(grossAmount) * 100),
    doubtful,
  })
  const fields = { sender_name: values.senderName ?? '', document_number: values.documentNumber ?? '' }
  indexDocument(database, id, { filename, fields, text })
  return id
}

/** Makes many more rows like a document's own, without what other tables hold about it. */
export function copyDocument(database: WritingDatabase, id: number, copies: number): void {
  const names = database.pragma('table_info(documents)') as readonly { readonly name: string }[]
  const columns = names.flatMap(({ name }) => (name === 'id' ? [] : name)).join(', ')
  database
    .prepare(
      `WITH RECURSIVE copy (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copy WHERE number < ?)
       INSERT INTO documents (${columns}) SELECT ${columns} FROM documents, copy WHERE id = ?`,
    )
    .run(copies, id)
}
