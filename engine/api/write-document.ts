import type { DocumentResource } from '../contract/document.ts'
import type { ReadingDatabase } from '../store/database.ts'
import { hasCorrections } from '../store/corrections.ts'
import type { StoredDocument } from '../store/documents.ts'
import { getFieldsAsJson } from '../store/extractions.ts'
import { listPreviews } from '../store/previews.ts'
import { latestRun } from '../store/runs.ts'
import { getText } from '../store/texts.ts'
import { loadFields } from './load-document.ts'
import { presentDocument } from './present/document.ts'
import { presentExtractions } from './present/extractions.ts'

/** A document as JSON. */
export function writeDocument(database: ReadingDatabase, document: StoredDocument, baseUrl: string): string {
  const completed = document.status === 'completed'
  const loaded = {
    document,
    run: latestRun(database, document.id),
    text: getText(database, document.id),
    previews: completed ? listPreviews(database, document.id) : null,
    fields: null,
  }
  const { extractions: _, ...others } = presentDocument(loaded, baseUrl) satisfies DocumentResource
  const extractions = completed ? writeExtractions(database, document) : 'null'
  return `${JSON.stringify(others).slice(0, -1)},"extractions":${extractions}}`
}

/**
 * Extractions as JSON: empty until the document is completed. They are stored as they are given out, so that they are passed on
 * without being taken apart, unless somebody corrected them.
 */
export function writeExtractions(database: ReadingDatabase, document: StoredDocument): string {
  if (document.status !== 'completed') return '{}'
  if (hasCorrections(database, document.id)) return JSON.stringify(presentExtractions(loadFields(database, document)))
  return getFieldsAsJson(database, document.id) ?? '{}'
}
