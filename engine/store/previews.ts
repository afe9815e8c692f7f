import type { ReadingDatabase, WritingDatabase } from './database.ts'

/** The picture of a page; ids ascend with the pages. */
export interface Preview {
  readonly id: number
  readonly documentId: number
  /** Name in the document's folder. */
  readonly filename: string
  readonly fileFormat: string
  /** Bytes. */
  readonly fileSize: number
  /** Pixels; null for a picture that an older Docket drew. */
  readonly width: number | null
  readonly height: number | null
}

const SELECT = `SELECT previews.id, document_id AS documentId, previews.filename, previews.file_format AS fileFormat,
  previews.file_size AS fileSize, width, height FROM previews`
const LIST = `${SELECT} WHERE document_id = +? ORDER BY id`

/** Takes the place of the document's earlier previews. */
export function replacePreviews(
  database: WritingDatabase,
  documentId: number,
  previews: readonly Omit<Preview, 'id' | 'documentId'>[],
): void {
  database.prepare('DELETE FROM previews WHERE document_id = ?').run(documentId)
  const insert = database.prepare(
    'INSERT INTO previews (document_id, filename, file_format, file_size, width, height) VALUES (?, ?, ?, ?, ?, ?)',
  )
  for (const { filename, fileFormat, fileSize, width, height } of previews) {
    insert.run(documentId, filename, fileFormat, fileSize, width, height)
  }
}

/** In the order of the pages. */
export function listPreviews(database: ReadingDatabase, documentId: number): readonly Preview[] {
  return database.prepare(LIST).all(documentId) as Preview[]
}

/** The preview of one of the account's documents; null when it has none with this id. */
export function getPreview(database: ReadingDatabase, accountId: number, id: number): Preview | null {
  const row = database
    .prepare(`${SELECT} JOIN documents ON documents.id = document_id WHERE previews.id = ? AND account_id = ?`)
    .get(id, accountId) as Preview | undefined
  return row ?? null
}

/** The preview of a document of any account. */
export function findPreview(database: ReadingDatabase, id: number): Preview | null {
  return (database.prepare(`${SELECT} WHERE previews.id = ?`).get(id) as Preview | undefined) ?? null
}
