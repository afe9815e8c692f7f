import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  checkSelectionSchema,
  selectionSchema,
  type ChangedDocuments,
  type DeletedDocuments,
  type DocumentFilterQuery,
} from '../../../contract/app/selection.ts'
import type { ReadingDatabase } from '../../../store/database.ts'
import { listDocumentIds } from '../../../store/document-list.ts'
import { keepOwnIds } from '../../../store/documents.ts'
import { keepUnlocked } from '../../../store/locks.ts'
import { setChecked } from '../../../store/summaries.ts'
import type { ApiParts } from '../../api-parts.ts'
import { readJson } from '../../read-json.ts'
import { readActor } from '../../read-actor.ts'
import type { RouteContext } from '../../request-state.ts'
import { findAccount } from './accounts.ts'
import { dropKeptPictures } from './documents.ts'
import { toFilter } from './list.ts'

/** From so many on listeners are told once that there is something new, and not of each document. */
const MANY = 100
/** Documents deleted, and marked, before others have their turn. */
const BATCH = { deleted: 50, marked: 500 }

/** POST /app/accounts/{account}/documents/check: answers with those that were changed. */
export async function checkDocuments(ctx: RouteContext, { database, queue, closing }: ApiParts): Promise<void> {
  const account = findAccount(ctx, database)
  const { checked, ...selection } = await readJson(ctx, checkSelectionSchema)
  const wanted = selectDocuments(database, account.id, selection)
  const by = readActor(ctx.state, database)
  const ids = await changeInBatches(wanted, { size: BATCH.marked, closing }, (batch) =>
    setChecked(database, account.id, batch, { checked, by }),
  )
  if (ids.length >= MANY) queue.events.emit('changed', account.id)
  else for (const id of ids) queue.events.emit(checked ? 'checked' : 'unchecked', id)
  ctx.body = { data: { count: ids.length, ids: [...ids] } satisfies ChangedDocuments }
}

/** POST /app/accounts/{account}/documents/delete: answers with those that were there; locked ones stay. */
export async function deleteDocuments(
  ctx: RouteContext,
  { database, intake, queue, closing }: ApiParts,
): Promise<void> {
  const account = findAccount(ctx, database)
  const wanted = selectDocuments(database, account.id, await readJson(ctx, selectionSchema))
  const by = readActor(ctx.state, database)
  let locked = 0
  const ids = await changeInBatches(wanted, { size: BATCH.deleted, closing }, (batch) => {
    const free = keepUnlocked(database, batch)
    locked += batch.length - free.length
    return intake.removeQuietly(free, by)
  })
  if (ids.length >= MANY) queue.events.emit('changed', account.id)
  else for (const id of ids) queue.events.emit('deleted', id, account.id)
  dropKeptPictures(ctx)
  ctx.body = { data: { count: ids.length, ids: [...ids], locked } satisfies DeletedDocuments }
}

/** The documents that a body names, newest first where it gives a filter; ids that are not of the account are passed over. */
export function selectDocuments(
  database: ReadingDatabase,
  accountId: number,
  { ids, filter }: { readonly ids?: readonly number[] | undefined; readonly filter?: DocumentFilterQuery | undefined },
): readonly number[] {
  if (ids !== undefined) return keepOwnIds(database, accountId, ids)
  if (filter === undefined) return []
  return listDocumentIds(database, accountId, { sort: '-created_at', filter: toFilter(filter) }).ids
}

/** What is not changed when Docket stops stays as it is. */
async function changeInBatches(
  ids: readonly number[],
  { size, closing }: { readonly size: number; readonly closing: AbortSignal },
  change: (batch: readonly number[]) => readonly number[],
): Promise<readonly number[]> {
  const changed: number[] = []
  for (let start = 0; start < ids.length && !closing.aborted; start += size) {
    changed.push(...change(ids.slice(start, start + size)))
    await nextTurn()
  }
  return changed
}
