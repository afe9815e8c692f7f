import { processAgain as processStoredAgain, resumeDocument as resumeStored } from '../../../pipeline/process-again.ts'
import { getAccount } from '../../../store/accounts.ts'
import { CREDITS_PER_DOCUMENT, readBalance } from '../../../store/credits.ts'
import type { ReadingDatabase } from '../../../store/database.ts'
import type { StoredDocument } from '../../../store/documents.ts'
import type { ApiParts } from '../../api-parts.ts'
import { ApiError } from '../../errors.ts'
import { readActor } from '../../read-actor.ts'
import type { RouteContext } from '../../request-state.ts'
import { unlessLocked } from '../../unless-locked.ts'
import { answerWithDocument, findDocument } from './documents.ts'

/** POST /app/documents/{document}/resume: processes a document that was blocked for lack of credits. */
export function resumeDocument(ctx: RouteContext, parts: ApiParts): void {
  const document = findDocument(ctx, parts.database)
  if (document.status !== 'blocked' || document.blockedReason !== 'insufficient_credits') {
    throw new ApiError('conflict', 'Only a document that was blocked for lack of credits can be resumed.')
  }
  enqueue(ctx, parts, document, resumeStored)
}

/** POST /app/documents/{document}/process: reads a document once more, as a new run. */
export function processAgain(ctx: RouteContext, parts: ApiParts): void {
  const document = findDocument(ctx, parts.database)
  if (document.status !== 'completed' && document.status !== 'error') {
    throw new ApiError('conflict', 'Only a document whose processing has ended can be processed again.')
  }
  enqueue(ctx, parts, document, processStoredAgain)
}

function enqueue(
  ctx: RouteContext,
  parts: ApiParts,
  document: StoredDocument,
  queueDocument: typeof processStoredAgain,
): void {
  const { database, queue } = parts
  refuseSuspended(database, document.accountId)
  const by = readActor(ctx.state, database)
  if (!unlessLocked('document_locked', () => queueDocument(database, document, by))) {
    throw new ApiError('insufficient_credits', undefined, {
      available_credits: readBalance(database, document.accountId) ?? 0,
      required_credits: CREDITS_PER_DOCUMENT,
    })
  }
  ctx.status = 202
  answerWithDocument(ctx, parts, document)
  queue.events.emit('queued', document.id)
  // Not at once: whoever asked still sees the document pending and queued.
  setImmediate(() => queue.wake())
}

/** @throws ApiError `account_suspended` */
function refuseSuspended(database: ReadingDatabase, accountId: number): void {
  const account = getAccount(database, accountId)
  if (account === null || account.suspendedAt !== null) throw new ApiError('account_suspended')
}
