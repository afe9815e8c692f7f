import type { DocumentResource } from '../contract/document.ts'
import type { ReadingDatabase } from '../store/database.ts'
import { hasCorrections } from '../store/corrections.ts'
import type { StoredDocument } from '../store/documents.ts'
import { getFieldsAsJson } from '../store/extractions.ts'
import { listPreviews } from '../store/previews.ts'
import { latestRun } from '../store/runs.ts'
import { getTextAsJson } from '../store/texts.ts'
import { loadFields } from './load-document.ts'
import { presentDocument } from './present/document.ts'
import { presentExtractions } from './present/extractions.ts'

const NULL = Buffer.from('null')
const NO_FIELDS = Buffer.from('{}')
const TEXT = Buffer.from(',"extracted_text":')
const PLAIN_TEXT = Buffer.from(',"extracted_text_plain":')
const EXTRACTIONS = Buffer.from(',"extractions":')
const END = Buffer.from('}}')

/** `{"data": document}` in UTF-8. Its long parts are stored as they are given out and come last, so that they are passed on as they are. */
export function writeDocument(database: ReadingDatabase, document: StoredDocument, baseUrl: string): Buffer {
  const completed = document.status === 'completed'
  const loaded = {
    document,
    run: latestRun(database, document.id),
    text: null,
    previews: completed ? listPreviews(database, document.id) : null,
    fields: null,
  }
  const others = {
    ...(presentDocument(loaded, baseUrl) satisfies DocumentResource),
    extracted_text: undefined,
    extracted_text_plain: undefined,
    extractions: undefined,
  }
  const texts = getTextAsJson(database, document.id)
  return Buffer.concat([
    Buffer.from(`{"data":${JSON.stringify(others).slice(0, -1)}`),
    TEXT,
    texts?.text ?? NULL,
    PLAIN_TEXT,
    texts?.plainText ?? NULL,
    EXTRACTIONS,
    completed ? writeFields(database, document) : NULL,
    END,
  ])
}

/** `{"data": extractions}` in UTF-8: empty until the document is completed. */
export function writeExtractions(database: ReadingDatabase, document: StoredDocument): Buffer {
  const fields = document.status === 'completed' ? writeFields(database, document) : NO_FIELDS
  return Buffer.concat([Buffer.from('{"data":'), fields, Buffer.from('}')])
}

/** As they are stored, unless somebody corrected them. */
function writeFields(database: ReadingDatabase, document: StoredDocument): Buffer {
  if (hasCorrections(database, document.id)) {
    return Buffer.from(JSON.stringify(presentExtractions(loadFields(database, document))))
  }
  return getFieldsAsJson(database, document.id) ?? NO_FIELDS
}
