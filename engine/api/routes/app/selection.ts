import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  checkSelectionSchema,
  MAX_IDS,
  selectionSchema,
  type ChangedDocuments,
  type DocumentFilterQuery,
} from '../../../contract/app/selection.ts'
import type { ReadingDatabase } from '../../../store/database.ts'
import { listDocumentIds } from '../../../store/document-list.ts'
import { keepOwnIds } from '../../../store/documents.ts'
import { setChecked } from '../../../store/summaries.ts'
import type { ApiParts } from '../../api-parts.ts'
import { readJson } from '../../read-json.ts'
import { readUserName } from '../../read-user-name.ts'
import type { RouteContext } from '../../request-state.ts'
import { findAccount } from './accounts.ts'
import { toFilter } from './list.ts'

/** From so many on listeners are told once that there is something new, and not of each document. */
const MANY = 100
/** Documents deleted, and marked, before others have their turn. */
const BATCH = { deleted: 20, marked: 500 }

/** POST /app/accounts/{account}/documents/check: answers with those that were changed. */
export async function checkDocuments(ctx: RouteContext, { database, queue }: ApiParts): Promise<void> {
  const account = findAccount(ctx, database)
  const { checked, ...selection } = await readJson(ctx, checkSelectionSchema)
  const wanted = selectDocuments(database, account.id, selection)
  const by = readUserName(database)
  const ids: number[] = []
  for (let start = 0; start < wanted.length; start += BATCH.marked) {
    if (start > 0) await nextTurn()
    const batch = wanted.slice(start, start + BATCH.marked)
    ids.push(...setChecked(database, account.id, batch, { checked, by }))
  }
  if (ids.length >= MANY) queue.events.emit('changed', account.id)
  else for (const id of ids) queue.events.emit(checked ? 'checked' : 'unchecked', id)
  answer(ctx, ids)
}

/** POST /app/accounts/{account}/documents/delete: answers with those that were there. */
export async function deleteDocuments(ctx: RouteContext, { database, intake }: ApiParts): Promise<void> {
  const account = findAccount(ctx, database)
  const ids = selectDocuments(database, account.id, await readJson(ctx, selectionSchema))
  const deleted: number[] = []
  for (const [index, id] of ids.entries()) {
    if (index > 0 && index % BATCH.deleted === 0) await nextTurn()
    if (intake.remove(id)) deleted.push(id)
  }
  answer(ctx, deleted)
}

/** The documents that a body names, newest first where it gives a filter; ids that are not of the account are passed over. */
export function selectDocuments(
  database: ReadingDatabase,
  accountId: number,
  { ids, filter }: { readonly ids?: readonly number[] | undefined; readonly filter?: DocumentFilterQuery | undefined },
): readonly number[] {
  if (ids !== undefined) return keepOwnIds(database, accountId, ids)
  if (filter === undefined) return []
  return listDocumentIds(database, accountId, { sort: '-created_at', filter: toFilter(filter), limit: MAX_IDS }).ids
}

function answer(ctx: RouteContext, ids: readonly number[]): void {
  ctx.body = { data: { count: ids.length, ids: [...ids] } satisfies ChangedDocuments }
}
