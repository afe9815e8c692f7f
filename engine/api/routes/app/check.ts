import type { CheckedState } from '../../../contract/app/document.ts'
import type { ReadingDatabase } from '../../../store/database.ts'
import { getSummary, setChecked } from '../../../store/summaries.ts'
import type { ApiParts } from '../../api-parts.ts'
import { ApiError } from '../../errors.ts'
import { presentChecked } from '../../present/app-document.ts'
import { readActor } from '../../read-actor.ts'
import type { RouteContext } from '../../request-state.ts'
import { findDocument } from './documents.ts'

/** POST /app/documents/{document}/check: who checked first stays. */
export function checkDocument(ctx: RouteContext, { database, queue }: ApiParts): void {
  const { id, accountId, status } = findDocument(ctx, database)
  if (status !== 'completed') throw new ApiError('conflict', 'Only a document that was read can be checked.')
  const changed = setChecked(database, accountId, [id], { checked: true, by: readActor(ctx.state, database) })
  if (changed.length > 0) queue.events.emit('checked', id)
  answer(ctx, database, id)
}

/** DELETE /app/documents/{document}/check */
export function uncheckDocument(ctx: RouteContext, { database, queue }: ApiParts): void {
  const { id, accountId } = findDocument(ctx, database)
  const changed = setChecked(database, accountId, [id], { checked: false, by: readActor(ctx.state, database) })
  if (changed.length > 0) queue.events.emit('unchecked', id)
  answer(ctx, database, id)
}

function answer(ctx: RouteContext, database: ReadingDatabase, id: number): void {
  ctx.body = { data: presentChecked(getSummary(database, id)) satisfies CheckedState }
}
