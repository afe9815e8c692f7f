import { APP_PATH } from '../../../access/sign-in.ts'
import { appDocumentsQuerySchema, type AppDocumentList, type DocumentCounts } from '../../../contract/app/document.ts'
import { listIdsSchema, MAX_IDS, type DocumentFilterQuery, type DocumentIds } from '../../../contract/app/selection.ts'
import { listDocumentIds, type DocumentFilter } from '../../../store/document-list.ts'
import { countDocuments as countStoredDocuments } from '../../../store/summaries.ts'
import type { ApiParts } from '../../api-parts.ts'
import { loadListEntries } from '../../load-list-entries.ts'
import { paginate } from '../../paginate.ts'
import { readJson } from '../../read-json.ts'
import { readQuery } from '../../read-query.ts'
import type { RouteContext } from '../../request-state.ts'
import { findAccount } from './accounts.ts'

/** GET /app/accounts/{account}/documents */
export function listDocuments(ctx: RouteContext, { database, baseUrl }: ApiParts): void {
  const { id: accountId } = findAccount(ctx, database)
  const { sort, per_page: perPage, page, ...filter } = readQuery(appDocumentsQuerySchema, ctx.query)
  const { ids, total } = listDocumentIds(database, accountId, {
    sort,
    filter: toFilter(filter),
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  const kept = Object.entries(ctx.query).filter(
    (entry): entry is [string, string] => entry[0] !== 'page' && Object.hasOwn(appDocumentsQuerySchema.shape, entry[0]),
  )
  ctx.body = {
    data: [...loadListEntries(database, ids, baseUrl, filter.query)],
    ...paginate(`${baseUrl}${APP_PATH}/accounts/${accountId}/documents`, Object.fromEntries(kept), {
      page,
      perPage,
      count: ids.length,
      total,
    }),
  } satisfies AppDocumentList
}

/** GET /app/accounts/{account}/counts */
export function countDocuments(ctx: RouteContext, { database }: ApiParts): void {
  const { id } = findAccount(ctx, database)
  const { all, byStatus, byType, needsLook, checked } = countStoredDocuments(database, id)
  ctx.body = {
    data: { all, by_status: byStatus, by_type: byType, needs_look: needsLook, checked } satisfies DocumentCounts,
  }
}

/** POST /app/accounts/{account}/documents/ids: what a list would show, all of its pages. */
export async function listIds(ctx: RouteContext, { database }: ApiParts): Promise<void> {
  const { id } = findAccount(ctx, database)
  const { filter, sort } = await readJson(ctx, listIdsSchema)
  const { ids } = listDocumentIds(database, id, { sort, filter: toFilter(filter), limit: MAX_IDS })
  ctx.body = { data: { ids: [...ids] } satisfies DocumentIds }
}

export function toFilter(filter: DocumentFilterQuery): DocumentFilter {
  const { status, type, checked, needs_look: needsLook, period_field, period_from, period_to, query } = filter
  return {
    status,
    type,
    checked,
    needsLook,
    period: { field: period_field, from: period_from, to: period_to },
    query,
  }
}
