import type { DocumentType } from '../domain/document.ts'
import type { Fields } from '../domain/field.ts'
import type { Finding } from '../domain/finding.ts'
import type { ReadingDatabase, WritingDatabase } from './database.ts'

/** What a run found. */
export interface Extraction {
  readonly runId: number
  readonly documentId: number
  readonly type: DocumentType | null
  readonly fields: Fields
  readonly findings: readonly Finding[]
}

export function saveExtraction(database: WritingDatabase, extraction: Extraction): void {
  database
    .prepare(
      `INSERT INTO extractions (run_id, document_id, type, fields, findings)
       VALUES (@runId, @documentId, @type, @fields, @findings)`,
    )
    .run({
      ...extraction,
      fields: JSON.stringify(extraction.fields),
      findings: JSON.stringify(extraction.findings),
    })
}

/** What the document's newest completed run found; null when there is none. */
export function getExtraction(database: ReadingDatabase, documentId: number): Extraction | null {
  const row = database
    .prepare(
      `SELECT run_id AS runId, document_id AS documentId, type, fields, findings FROM extractions
       WHERE document_id = +? ORDER BY run_id DESC LIMIT 1`,
    )
    .get(documentId) as (Omit<Extraction, 'fields' | 'findings'> & { fields: string; findings: string }) | undefined
  if (!row) return null
  return { ...row, fields: JSON.parse(row.fields) as Fields, findings: JSON.parse(row.findings) as Finding[] }
}
