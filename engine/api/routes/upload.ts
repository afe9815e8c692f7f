import type { Principal } from '../../access/authenticate.ts'
import {
  fingerprintPayload,
  LostKeyError,
  type HeldKey,
  type KeyAnswer,
  type StoredAnswer,
} from '../../access/claim-key.ts'
import { checkTestUploads, countTestUpload, DailyLimitError } from '../../access/count-test-uploads.ts'
import type { DocumentResource } from '../../contract/document.ts'
import { CREDITS_PER_DOCUMENT, readBalance } from '../../store/credits.ts'
import type { StoredDocument } from '../../store/documents.ts'
import type { ApiParts } from '../api-parts.ts'
import { checkUpload } from '../check-upload.ts'
import { claimRequest, inProgress } from '../claim-request.ts'
import { ApiError, toAnswer, tooMany } from '../errors.ts'
import { loadDocument } from '../load-document.ts'
import { requireAbility } from '../middleware/require-token.ts'
import { presentDocument } from '../present/document.ts'
import { readActor } from '../read-actor.ts'
import { receiveUpload, type ReceivedForm } from '../receive-upload.ts'
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
  const form = await receiveForm(ctx, parts)
  if (form.file) parts.intake.discard(form.file.received)
  if (fingerprintForm(form) !== fingerprint) throw new ApiError('idempotency_mismatch')
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
  const form = await receiveForm(ctx, parts)
  try {
    const { fields, filename, format, received } = await checkUpload(form)
    let answer!: StoredAnswer
    const submission = {
      accountId: principal.account.id,
      mode: principal.token.mode,
      origin: 'api',
      filename,
      fileFormat: format,
      additionalText: fields.text,
      customTypes: fields.custom_types,
      requester: fields.requester,
      locale: fields.locale,
      aiProcessing: fields.allow_ai_processing,
    } as const
    intake.submit(received, submission, readActor(ctx.state, database), (document) => {
      countTestUpload(database, principal, config.limits)
      answer = answerFor(document, ctx, parts)
      claim?.complete(fingerprintForm(form), answer)
    })
    return answer
  } catch (error) {
    if (form.file) intake.discard(form.file.received)
    throw error
  }
}

function receiveForm(ctx: RouteContext, { intake, config }: ApiParts): Promise<ReceivedForm> {
  const { bodyPatience: patience } = ctx.state
  return receiveUpload(ctx.req, ctx.res, { intake, maxFileSize: config.limits.uploadBytes, patience })
}

function fingerprintForm({ fields, file }: ReceivedForm): string {
  return fingerprintPayload(fields, file?.received.hash ?? null)
}

/** 201 for a document that is queued, 402 for one that is blocked for lack of credits. */
function answerFor(document: StoredDocument, ctx: RouteContext, { database, baseUrl }: ApiParts): StoredAnswer {
  const data: DocumentResource = presentDocument(loadDocument(database, document), baseUrl)
  if (document.blockedReason !== 'insufficient_credits') return { status: 201, body: JSON.stringify({ data }) }
  const message = 'The account has too few credits. The document is kept and can be processed once there are some.'
  const details = {
    available_credits: readBalance(database, document.accountId) ?? 0,
    required_credits: CREDITS_PER_DOCUMENT,
    document: data,
  }
  const { status, body } = toAnswer(new ApiError('insufficient_credits', message, details), ctx.state.requestId)
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
