import type { ReadingDatabase, WritingDatabase } from './database.ts'

export interface DocumentText {
  readonly documentId: number
  /** Markdown with tables and page breaks. */
  readonly text: string
  /** Reading order, no markup. */
  readonly plainText: string
}

const SELECT = 'SELECT document_id AS documentId, text, plain_text AS plainText FROM texts'
const FIND = `${SELECT} WHERE document_id = ?`

export function replaceText(database: WritingDatabase, text: DocumentText): void {
  database
    .prepare('INSERT OR REPLACE INTO texts (document_id, text, plain_text) VALUES (@documentId, @text, @plainText)')
    .run(text)
}

/** Null while the document has not been read. */
export function getText(database: ReadingDatabase, documentId: number): DocumentText | null {
  const row = database.prepare(FIND).get(documentId) as DocumentText | undefined
  return row ?? null
}

/** By the document's id; documents that have not been read are absent. */
export function listTexts(
  database: ReadingDatabase,
  documentIds: readonly number[],
): ReadonlyMap<number, DocumentText> {
  const rows = database
    .prepare(`${SELECT} WHERE document_id IN (SELECT value FROM json_each(?))`)
    .all(JSON.stringify(documentIds)) as DocumentText[]
  return new Map(rows.map((row) => [row.documentId, row]))
}
