import { applyCorrections } from '../domain/apply-corrections.ts'
import type { Fields } from '../domain/field.ts'
import type { ReadingDatabase } from '../store/database.ts'
import { correctionsInForce } from '../store/corrections.ts'
import { getDocument, type StoredDocument } from '../store/documents.ts'
import { getExtraction } from '../store/extractions.ts'
import { listPreviews, type Preview } from '../store/previews.ts'
import { latestRun, type Run } from '../store/runs.ts'
import { getText, type DocumentText } from '../store/texts.ts'
import type { Principal } from '../access/authenticate.ts'
import { ApiError } from './errors.ts'
import { readId } from './read-id.ts'

/** A document with what other tables hold about it. */
export interface LoadedDocument {
  readonly document: StoredDocument
  readonly run: Run | null
  readonly text: DocumentText | null
  /** Null until the document is completed. */
  readonly previews: readonly Preview[] | null
  readonly fields: Fields | null
}

/**
 * The account's document that a path names.
 * @throws ApiError `not_found`, for documents of other accounts too
 */
export function findOwnDocument(database: ReadingDatabase, { account }: Principal, id: string | undefined) {
  const document = getDocument(database, account.id, readId(id))
  if (!document) throw new ApiError('not_found', 'There is no document with this id.')
  return document
}

export function loadDocument(database: ReadingDatabase, document: StoredDocument): LoadedDocument {
  const completed = document.status === 'completed'
  return {
    document,
    run: latestRun(database, document.id),
    text: getText(database, document.id),
    previews: completed ? listPreviews(database, document.id) : null,
    fields: completed ? loadFields(database, document) : null,
  }
}

/** What was read, corrections applied; empty while a document is not completed, and where no fields were wanted. */
export function loadFields(database: ReadingDatabase, document: StoredDocument): Fields {
  if (document.status !== 'completed') return {}
  const fields = getExtraction(database, document.id)?.fields
  return fields ? applyCorrections(fields, correctionsInForce(database, document.id)) : {}
}
