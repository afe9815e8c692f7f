import type { Principal } from '../../access/authenticate.ts'
import { LostKeyError, type HeldKey, type KeyAnswer, type StoredAnswer } from '../../access/claim-key.ts'
import { checkTestUploads, countTestUpload, DailyLimitError } from '../../access/count-test-uploads.ts'
import type { DocumentResource } from '../../contract/document.ts'
import type { StoredDocument } from '../../store/documents.ts'
import type { ApiParts } from '../api-parts.ts'
import { claimRequest, inProgress } from '../claim-request.ts'
import { ApiError, toAnswer, tooMany } from '../errors.ts'
import { loadDocument } from '../load-document.ts'
import { requireAbility } from '../middleware/require-token.ts'
import { presentDocument } from '../present/document.ts'
import { readActor } from '../read-actor.ts'
import { receiveFingerprint, receiveSubmission } from '../receive-submission.ts'
import { refuseForCredits } from '../refuse-for-credits.ts'
import type { RouteContext } from '../request-state.ts'

/** POST /documents: everything that can refuse an upload does so before its body is read. */
export async function uploadDocument(ctx: RouteContext, parts: ApiParts): Promise<void> {
  const principal = requireAbility(ctx.state, 'documents:write')
  if (principal.account.suspendedAt !== null) throw new ApiError('account_suspended')
  const claim = claimRequest(ctx, principal, parts.database)
  if (claim?.state === 'answered') return replayAnswer(ctx, parts, claim)
  try {
    sendAnswer(ctx, await takeUpload(ctx, parts, { principal, claim }))
  } catch (error) {
    throw toApiError(error, parts)
  } finally {
    claim?.release()
  }
}

/** The answer that the key's first request got, for the same payload. */
async function replayAnswer(ctx: RouteContext, parts: ApiParts, { fingerprint, answer }: KeyAnswer): Promise<void> {
  if ((await receiveFingerprint(ctx, parts)) !== fingerprint) throw new ApiError('idempotency_mismatch')
  ctx.set('Idempotency-Replayed', 'true')
  sendAnswer(ctx, answer)
}

async function takeUpload(
  ctx: RouteContext,
  parts: ApiParts,
  { principal, claim }: { principal: Principal; claim: HeldKey | null },
): Promise<StoredAnswer> {
  const { config, database, intake } = parts
  checkTestUploads(database, principal, config.limits)
  return receiveSubmission(ctx, parts, ({ received, told, fingerprint }) => {
    let answer!: StoredAnswer
    const owner = { accountId: principal.account.id, mode: principal.token.mode, origin: 'api' } as const
    intake.submit(received, { ...owner, ...told }, readActor(ctx.state, database), (document) => {
      countTestUpload(database, principal, config.limits)
      answer = answerFor(document, ctx, parts)
      claim?.complete(fingerprint, answer)
    })
    return answer
  })
}

/** 201 for a document that is queued, 402 for one that is blocked for lack of credits. */
function answerFor(document: StoredDocument, ctx: RouteContext, parts: ApiParts): StoredAnswer {
  const refusal = refuseForCredits(document, parts)
  if (!refusal) {
    const data: DocumentResource = presentDocument(loadDocument(parts.database, document), parts.baseUrl)
    return { status: 201, body: JSON.stringify({ data }) }
  }
  const { status, body } = toAnswer(refusal, ctx.state.requestId)
  return { status, body: JSON.stringify(body) }
}

function sendAnswer(ctx: RouteContext, { status, body }: StoredAnswer): void {
  ctx.status = status
  ctx.type = 'json'
  ctx.body = body
}

function toApiError(error: unknown, { config: { limits } }: ApiParts): unknown {
  if (error instanceof LostKeyError) return inProgress()
  if (!(error instanceof DailyLimitError)) return error
  return tooMany('daily_limit_reached', error.retryAfter, {
    account_daily_document_limit: limits.testUploadsPerAccount,
    user_daily_document_limit: limits.testUploadsPerUser,
    token_daily_document_limit: limits.testUploadsPerToken,
  })
}
