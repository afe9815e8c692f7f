import type { DocumentResource } from '../contract/document.ts'
import type { ReadingDatabase } from '../store/database.ts'
import { hasCorrections } from '../store/corrections.ts'
import type { StoredDocument } from '../store/documents.ts'
import { getFieldsAsJson, joinStoredJson } from '../store/extractions.ts'
import { listPreviews } from '../store/previews.ts'
import { latestRun } from '../store/runs.ts'
import { loadDocument, loadFields } from './load-document.ts'
import { presentDocument } from './present/document.ts'
import { presentExtractions } from './present/extractions.ts'

/** `{"data": document}`. What is long lies in the store as it is given out, and comes last, unless somebody corrected it. */
export function writeDocument(database: ReadingDatabase, document: StoredDocument, baseUrl: string): Buffer | string {
  return (
    writeStored(database, document, baseUrl) ??
    JSON.stringify({ data: presentDocument(loadDocument(database, document), baseUrl) })
  )
}

/** `{"data": extractions}`: empty until the document is completed. */
export function writeExtractions(database: ReadingDatabase, document: StoredDocument): Buffer | string {
  const stored =
    document.status === 'completed' && !hasCorrections(database, document.id)
      ? getFieldsAsJson(database, document.id)
      : null
  if (stored !== null) return Buffer.concat([Buffer.from('{"data":'), stored, Buffer.from('}')])
  return JSON.stringify({ data: presentExtractions(loadFields(database, document)) })
}

function writeStored(database: ReadingDatabase, document: StoredDocument, baseUrl: string): Buffer | null {
  if (document.status !== 'completed' || hasCorrections(database, document.id)) return null
  const run = latestRun(database, document.id)
  // A document that is read again while it is completed has an earlier run's fields.
  if (run?.status !== 'completed') return null
  const loaded = { document, run, text: null, previews: listPreviews(database, document.id), fields: null }
  const others = {
    ...(presentDocument(loaded, baseUrl) satisfies DocumentResource),
    extracted_text: undefined,
    extracted_text_plain: undefined,
    extractions: undefined,
  }
  return joinStoredJson(database, run.id, [
    `{"data":${JSON.stringify(others).slice(0, -1)},"extracted_text":`,
    ',"extracted_text_plain":',
    ',"extractions":',
    '}}',
  ])
}
