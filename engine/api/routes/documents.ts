import type { DocumentList } from '../../contract/document.ts'
import { listDocumentsQuerySchema } from '../../contract/list-documents.ts'
import type { PreviewResource } from '../../contract/preview.ts'
import { listDocuments as listStoredDocuments } from '../../store/documents.ts'
import { picturePath } from '../../store/pictures.ts'
import { listPreviews as listStoredPreviews } from '../../store/previews.ts'
import { latestRuns } from '../../store/runs.ts'
import { listTexts } from '../../store/texts.ts'
import type { ApiParts } from '../api-parts.ts'
import { ApiError } from '../errors.ts'
import { findOwnDocument } from '../load-document.ts'
import { requireAbility } from '../middleware/require-token.ts'
import { paginate } from '../paginate.ts'
import { presentListEntry } from '../present/document.ts'
import { presentPreview } from '../present/preview.ts'
import { readActor } from '../read-actor.ts'
import { readQuery } from '../read-query.ts'
import type { RouteContext } from '../request-state.ts'
import { unlessLocked } from '../unless-locked.ts'
import { sendFile } from '../send-file.ts'
import { writeDocument, writeExtractions } from '../write-document.ts'

/** GET /documents */
export function listDocuments(ctx: RouteContext, { reading: database, baseUrl }: ApiParts): void {
  const { account } = requireAbility(ctx.state, 'documents:read')
  const { sort, per_page, page } = readQuery(listDocumentsQuerySchema, ctx.query)
  const { documents, total } = listStoredDocuments(database, account.id, { sort, page, perPage: per_page })
  const ids = documents.map((document) => document.id)
  const runs = latestRuns(database, ids)
  const texts = listTexts(database, ids)
  const kept = {
    ...('sort' in ctx.query && { sort }),
    ...('per_page' in ctx.query && { per_page: String(per_page) }),
  }
  const position = { page, perPage: per_page, count: documents.length, total }
  ctx.body = {
    data: documents.map((document) =>
      presentListEntry(document, { run: runs.get(document.id) ?? null, text: texts.get(document.id) ?? null }, baseUrl),
    ),
    ...paginate(`${baseUrl}/api/v1/documents`, kept, position),
  } satisfies DocumentList
}

/** GET /documents/{document} */
export function getDocument(ctx: RouteContext, { reading: database, baseUrl }: ApiParts): void {
  const principal = requireAbility(ctx.state, 'documents:read')
  const document = findOwnDocument(database, principal, ctx.params['document'])
  ctx.type = 'json'
  ctx.body = writeDocument(database, document, baseUrl)
}

/** DELETE /documents/{document} */
export function deleteDocument(ctx: RouteContext, { database, intake }: ApiParts): void {
  const principal = requireAbility(ctx.state, 'documents:write')
  const { id } = findOwnDocument(database, principal, ctx.params['document'])
  unlessLocked('forbidden', () => intake.remove(id, readActor(ctx.state, database)))
  ctx.status = 204
}

/** GET /documents/{document}/thumbnail */
export async function getThumbnail(ctx: RouteContext, { reading: database, config }: ApiParts): Promise<void> {
  const principal = requireAbility(ctx.state, 'documents:read')
  const document = findOwnDocument(database, principal, ctx.params['document'])
  if (document.thumbnailFilename === null) throw new ApiError('not_found', 'This document has no thumbnail.')
  await sendFile(ctx, picturePath(config.dataFolder, document.id, document.thumbnailFilename))
}

/** GET /documents/{document}/previews */
export function listPreviews(ctx: RouteContext, { reading: database, baseUrl }: ApiParts): void {
  const principal = requireAbility(ctx.state, 'documents:read')
  const document = findOwnDocument(database, principal, ctx.params['document'])
  const previews = listStoredPreviews(database, document.id)
  ctx.body = { data: previews.map((preview) => presentPreview(preview, baseUrl)) satisfies PreviewResource[] }
}

/** GET /documents/{document}/extractions: an empty object until the document is completed. */
export function listExtractions(ctx: RouteContext, { reading: database }: ApiParts): void {
  const principal = requireAbility(ctx.state, 'documents:read')
  const document = findOwnDocument(database, principal, ctx.params['document'])
  ctx.type = 'json'
  ctx.body = writeExtractions(database, document)
}
