import type { ApiParts } from '../../api-parts.ts'
import { ApiError } from '../../errors.ts'
import { readActor } from '../../read-actor.ts'
import { receiveSubmission } from '../../receive-submission.ts'
import { refuseForCredits } from '../../refuse-for-credits.ts'
import type { RouteContext } from '../../request-state.ts'
import { findAccount } from './accounts.ts'
import { answerWithDocument } from './documents.ts'

/** POST /app/accounts/{account}/documents: the form of the API; what the page uploads is live. */
export async function uploadDocument(ctx: RouteContext, parts: ApiParts): Promise<void> {
  const account = findAccount(ctx, parts.database)
  if (account.suspendedAt !== null) throw new ApiError('account_suspended')
  const owner = { accountId: account.id, mode: 'live', origin: 'app' } as const
  const document = await receiveSubmission(ctx, parts, ({ received, told }) =>
    parts.intake.submit(received, { ...owner, ...told }, readActor(ctx.state, parts.database)),
  )
  // It is there, as with the API, and waits until it is resumed.
  const refusal = refuseForCredits(document, parts)
  if (refusal) throw refusal
  ctx.status = 201
  answerWithDocument(ctx, parts, document)
}
