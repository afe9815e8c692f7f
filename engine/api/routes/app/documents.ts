import { currentResults } from '../../../pipeline/summarize-document.ts'
import type { ReadingDatabase } from '../../../store/database.ts'
import { findDocument as findStoredDocument, type StoredDocument } from '../../../store/documents.ts'
import { isLocked, unlockDocument } from '../../../store/locks.ts'
import { picturePath } from '../../../store/pictures.ts'
import { findPreview } from '../../../store/previews.ts'
import { getSummary } from '../../../store/summaries.ts'
import type { ApiParts } from '../../api-parts.ts'
import { ApiError } from '../../errors.ts'
import { loadDocument } from '../../load-document.ts'
import { presentAppDocument } from '../../present/app-document.ts'
import { readActor } from '../../read-actor.ts'
import { readId } from '../../read-id.ts'
import type { RouteContext } from '../../request-state.ts'
import { sendFile } from '../../send-file.ts'
import { unlessLocked } from '../../unless-locked.ts'

/** GET /app/documents/{document} */
export function getDocument(ctx: RouteContext, parts: ApiParts): void {
  answerWithDocument(ctx, parts, findDocument(ctx, parts.database))
}

/** DELETE /app/documents/{document} */
export function deleteDocument(ctx: RouteContext, { database, intake }: ApiParts): void {
  const { id } = findDocument(ctx, database)
  unlessLocked('document_locked', () => intake.remove(id, readActor(ctx.state, database)))
  dropKeptPictures(ctx)
  ctx.status = 204
}

/** POST /app/documents/{document}/unlock: until it is exported once more. */
export function unlock(ctx: RouteContext, parts: ApiParts): void {
  const { database } = parts
  const document = findDocument(ctx, database)
  if (!unlockDocument(database, document.id, readActor(ctx.state, database))) {
    throw new ApiError('conflict', 'This document is not locked.')
  }
  answerWithDocument(ctx, parts, document)
}

/** GET /app/documents/{document}/thumbnail */
export async function getThumbnail(ctx: RouteContext, { database, config }: ApiParts): Promise<void> {
  const { id, thumbnailFilename } = findDocument(ctx, database)
  if (thumbnailFilename === null) throw new ApiError('not_found', 'This document has no thumbnail.')
  await sendFile(ctx, picturePath(config.dataFolder, id, thumbnailFilename))
  keepForGood(ctx)
}

/** GET /app/previews/{preview} */
export async function getPreview(ctx: RouteContext, { database, config }: ApiParts): Promise<void> {
  const preview = findPreview(database, readId(ctx.params['preview']))
  if (!preview) throw new ApiError('not_found', 'There is no preview with this id.')
  await sendFile(ctx, picturePath(config.dataFolder, preview.documentId, preview.filename))
  keepForGood(ctx)
}

/**
 * The document that a path names, of whichever account.
 * @throws ApiError `not_found`
 */
export function findDocument(ctx: RouteContext, database: ReadingDatabase): StoredDocument {
  const document = findStoredDocument(database, readId(ctx.params['document']))
  if (!document) throw new ApiError('not_found', 'There is no document with this id.')
  return document
}

/** Answers with the document as it is now. */
export function answerWithDocument(
  ctx: RouteContext,
  { database, baseUrl }: Pick<ApiParts, 'database' | 'baseUrl'>,
  { id }: Pick<StoredDocument, 'id'>,
): void {
  const document = findStoredDocument(database, id)
  if (!document) throw new ApiError('not_found', 'There is no document with this id.')
  const findings = document.status === 'completed' ? currentResults(database, document).findings : null
  const summary = getSummary(database, id)
  ctx.body = {
    data: presentAppDocument(
      loadDocument(database, document),
      { findings, summary, isLocked: isLocked(database, document) },
      baseUrl,
    ),
  }
}

/** What the browser has kept of Docket goes (Clear Site Data, section 3.1): among it are pictures of documents that are deleted. */
export function dropKeptPictures(ctx: RouteContext): void {
  ctx.set('Clear-Site-Data', '"cache"')
}

/** What is behind a link to a picture never changes: a document that is read once more has other links. */
function keepForGood(ctx: RouteContext): void {
  ctx.set('Cache-Control', 'private, max-age=31536000, immutable')
}
