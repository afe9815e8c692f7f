import { APP_PATH } from '../../../access/sign-in.ts'
import { appDocumentsQuerySchema, type AppDocumentList } from '../../../contract/app/document.ts'
import type { Finding } from '../../../domain/finding.ts'
import { validateFields } from '../../../stages/validate/validate-fields.ts'
import { correctionsInForce } from '../../../store/corrections.ts'
import type { ReadingDatabase } from '../../../store/database.ts'
import { findDocument as findStoredDocument, listDocuments as listStoredDocuments } from '../../../store/documents.ts'
import type { StoredDocument } from '../../../store/documents.ts'
import { getExtraction } from '../../../store/extractions.ts'
import { picturePath } from '../../../store/pictures.ts'
import { findPreview } from '../../../store/previews.ts'
import { latestRuns } from '../../../store/runs.ts'
import type { ApiParts } from '../../api-parts.ts'
import { ApiError } from '../../errors.ts'
import { loadDocument, type LoadedDocument } from '../../load-document.ts'
import { paginate } from '../../paginate.ts'
import { presentAppDocument, presentAppListEntry } from '../../present/app-document.ts'
import { readId } from '../../read-id.ts'
import { readQuery } from '../../read-query.ts'
import type { RouteContext } from '../../request-state.ts'
import { sendFile } from '../../send-file.ts'
import { findAccount } from './accounts.ts'

/** GET /app/accounts/{account}/documents */
export function listDocuments(ctx: RouteContext, { database, baseUrl }: ApiParts): void {
  const { id: accountId } = findAccount(ctx, database)
  const { sort, per_page, page, status, type } = readQuery(appDocumentsQuerySchema, ctx.query)
  const filter = { status, type }
  const { documents, total } = listStoredDocuments(database, accountId, { sort, page, perPage: per_page, filter })
  const runs = latestRuns(
    database,
    documents.map(({ id }) => id),
  )
  const kept = Object.fromEntries(
    Object.entries({ sort, per_page: String(per_page), status, type }).filter(
      (entry): entry is [string, string] => entry[0] in ctx.query && entry[1] !== undefined,
    ),
  )
  ctx.body = {
    data: documents.map((document) => presentAppListEntry(document, runs.get(document.id) ?? null, baseUrl)),
    ...paginate(`${baseUrl}${APP_PATH}/accounts/${accountId}/documents`, kept, {
      page,
      perPage: per_page,
      count: documents.length,
      total,
    }),
  } satisfies AppDocumentList
}

/** GET /app/documents/{document} */
export function getDocument(ctx: RouteContext, parts: ApiParts): void {
  answerWithDocument(ctx, parts, findDocument(ctx, parts.database))
}

/** DELETE /app/documents/{document} */
export function deleteDocument(ctx: RouteContext, { database, intake }: ApiParts): void {
  intake.remove(findDocument(ctx, database).id)
  ctx.status = 204
}

/** GET /app/documents/{document}/thumbnail */
export async function getThumbnail(ctx: RouteContext, { database, config }: ApiParts): Promise<void> {
  const { id, thumbnailFilename } = findDocument(ctx, database)
  if (thumbnailFilename === null) throw new ApiError('not_found', 'This document has no thumbnail.')
  await sendFile(ctx, picturePath(config.dataFolder, id, thumbnailFilename))
}

/** GET /app/previews/{preview} */
export async function getPreview(ctx: RouteContext, { database, config }: ApiParts): Promise<void> {
  const preview = findPreview(database, readId(ctx.params['preview']))
  if (!preview) throw new ApiError('not_found', 'There is no preview with this id.')
  await sendFile(ctx, picturePath(config.dataFolder, preview.documentId, preview.filename))
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
  const loaded = loadDocument(database, document)
  ctx.body = { data: presentAppDocument(loaded, loadFindings(database, loaded), baseUrl) }
}

/** What the run noticed; once something is corrected, its checks of the values are made anew. */
function loadFindings(database: ReadingDatabase, { document, fields }: LoadedDocument): readonly Finding[] | null {
  if (fields === null) return null
  const findings = getExtraction(database, document.id)?.findings ?? []
  if (document.documentType === null || correctionsInForce(database, document.id).length === 0) return findings
  const others = findings.filter(({ stage }) => stage !== 'validating')
  return [...others, ...validateFields(fields, document.documentType)]
}
