import { fingerprintPayload } from '../../access/claim-key.ts'
import type { PaidRateLimiter } from '../../access/limit-payers.ts'
import type { RateStanding } from '../../access/limit-rate.ts'
import type { PaidExtraction } from '../../contract/paid-extraction.ts'
import type { DocumentResource } from '../../contract/document.ts'
import type { Submission } from '../../pipeline/intake.ts'
import { ensurePaidAccount, findPaidAccount } from '../../store/accounts.ts'
import { findDocument, type StoredDocument } from '../../store/documents.ts'
import { findPaymentByProof } from '../../store/x402-payments.ts'
import { UnreachableError, UnsettledError, UnusablePaymentError, MalformedPaymentError } from '../../x402/errors.ts'
import type { ClaimedPayment, Till } from '../../x402/open-till.ts'
import type { Payment } from '../../x402/read-payment.ts'
import type { Settled } from '../../x402/settle-order.ts'
import type { ApiParts } from '../api-parts.ts'
import { checkUpload } from '../check-upload.ts'
import { ApiError } from '../errors.ts'
import { loadDocument } from '../load-document.ts'
import { checkStanding } from '../middleware/limit-rate.ts'
import { presentDocument } from '../present/document.ts'
import { receiveUpload, type ReceivedForm } from '../receive-upload.ts'
import { refuseWhenFull } from '../refuse-when-full.ts'
import type { RouteContext } from '../request-state.ts'

/** Seconds after which a caller may ask again: whether payments are set up, whether somebody answers, whether it is settled. */
const RETRY = { off: 3600, unreachable: 30, unsettled: 5, inProgress: 1 }

/** POST /x402/extractions: verify, receive the file, validate, settle, commit, in this order. */
export async function createExtraction(ctx: RouteContext, parts: ApiParts, limiter: PaidRateLimiter): Promise<void> {
  const till = await openTill(parts)
  checkStanding(ctx, limiter.countRequest())
  let payment: Payment | null = null
  try {
    payment = readPayment(ctx, till)
    await answerPayment(ctx, parts, { till, payment, limit: (payer) => limiter.countPayer(payer) })
  } catch (error) {
    if (error instanceof UnsettledError) {
      if (error.cause) parts.log.error({ request_id: ctx.state.requestId, err: error.cause })
      parts.payments.lookAfter()
    }
    throw await toApiError(error, { till, payment, baseUrl: parts.baseUrl })
  }
}

/** GET /x402/extractions/{document}: for whoever has the proof of its payment, also while payments are off. */
export function getExtraction(ctx: RouteContext, { reading, baseUrl }: ApiParts, limiter: PaidRateLimiter): void {
  const token = /^bearer +(x402_[\w-]{43}) *$/i.exec(ctx.req.headers.authorization ?? '')?.[1]
  const payment = token === undefined ? null : findPaymentByProof(reading, token)
  // The same whether or not there is such a document: ids tell nothing.
  if (!payment) throw noProof()
  checkStanding(ctx, limiter.countProof(payment.id))
  if (Number(ctx.params['document']) !== payment.documentId) throw noProof()
  const document = findDocument(reading, payment.documentId)
  if (!document) throw new ApiError('not_found', 'The document that was paid for was deleted.')
  ctx.body = { data: presentPaid(document, reading, baseUrl) }
}

async function openTill({ payments, database }: ApiParts): Promise<Till<Submission>> {
  const till = await payments.open()
  if (till && !findPaidAccount(database)?.suspendedAt) return till
  throw unavailable(undefined, RETRY.off)
}

function readPayment(ctx: RouteContext, till: Till<Submission>): Payment {
  if (ctx.req.headers['x-payment'] !== undefined) {
    throw new MalformedPaymentError('X-PAYMENT is of version 1 of x402. Pay by version 2: PAYMENT-SIGNATURE.')
  }
  const header = ctx.req.headers['payment-signature']
  if (typeof header !== 'string') throw new ApiError('payment_required')
  return till.read(header)
}

async function answerPayment(
  ctx: RouteContext,
  parts: ApiParts,
  { till, payment, limit }: { till: Till<Submission>; payment: Payment; limit: (payer: string) => RateStanding },
): Promise<void> {
  const claim = await till.claim(payment, () => checkStanding(ctx, limit(payment.key.payer)))
  switch (claim.state) {
    case 'in_progress': {
      const headers = { 'Retry-After': String(RETRY.inProgress) }
      throw new ApiError('payment_in_progress', undefined, { retry_after: RETRY.inProgress, headers })
    }
    case 'settled': {
      const form = await receiveForm(ctx, parts)
      if (form.file) parts.intake.discard(form.file.received)
      if (fingerprintForm(form) !== claim.settled.payment.fingerprint) throw new ApiError('payment_mismatch')
      return answer(ctx, parts, { status: 200, till, settled: claim.settled })
    }
    case 'claimed':
      try {
        const settled = await takeOrder(ctx, parts, claim.claimed)
        return answer(ctx, parts, { status: 201, till, settled })
      } finally {
        claim.claimed.release()
      }
  }
}

async function takeOrder(ctx: RouteContext, parts: ApiParts, claimed: ClaimedPayment<Submission>): Promise<Settled> {
  refuseWhenFull(parts)
  const form = await receiveForm(ctx, parts)
  try {
    const { fields, filename, format, received } = await checkUpload(form)
    const submission: Submission = {
      accountId: ensurePaidAccount(parts.database).id,
      mode: 'live',
      origin: 'api',
      filename,
      fileFormat: format,
      additionalText: fields.text,
      customTypes: fields.custom_types,
      requester: fields.requester,
      locale: fields.locale,
      aiProcessing: fields.allow_ai_processing,
    }
    return await claimed.settle({ received, submission, fingerprint: fingerprintForm(form) })
  } catch (error) {
    // What was kept with the payment lies elsewhere by now.
    if (form.file) parts.intake.discard(form.file.received)
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

function answer(
  ctx: RouteContext,
  { database, baseUrl }: ApiParts,
  { status, till, settled }: { status: 200 | 201; till: Till<Submission>; settled: Settled },
): void {
  const { payment, token } = settled
  ctx.set('PAYMENT-RESPONSE', till.receipt(payment))
  const document = findDocument(database, payment.documentId)
  if (!document) throw new ApiError('payment_mismatch', 'The document that this payment bought was deleted.')
  ctx.status = status
  ctx.set('Location', `${baseUrl}/api/v1/x402/extractions/${document.id}`)
  ctx.body = { data: presentPaid(document, database, baseUrl), access_token: token } satisfies PaidExtraction
}

/** Pictures are for the holders of tokens: their addresses would lead a payer nowhere. */
function presentPaid(document: StoredDocument, database: ApiParts['reading'] | ApiParts['database'], baseUrl: string) {
  const presented: DocumentResource = presentDocument(loadDocument(database, document), baseUrl)
  return { ...presented, thumbnail: null, previews: null }
}

async function toApiError(
  error: unknown,
  asked: { till: Till<Submission>; payment: Payment | null; baseUrl: string },
): Promise<unknown> {
  if (error instanceof MalformedPaymentError) return new ApiError('malformed_request', error.message)
  if (error instanceof UnreachableError) return refuseUnreachable(error)
  if (error instanceof UnsettledError) {
    const message = `${error.message} Send the same request again: it is never charged twice.`
    return unavailable(message, RETRY.unsettled)
  }
  const isUnpaid = error instanceof ApiError && error.code === 'payment_required'
  return error instanceof UnusablePaymentError || isUnpaid ? challenge(error, asked) : error
}

/** The answer says what to pay, and what was wrong with the payment where there was one. */
async function challenge(
  error: UnusablePaymentError | ApiError,
  { till, payment, baseUrl }: { till: Till<Submission>; payment: Payment | null; baseUrl: string },
): Promise<ApiError> {
  const refused = error instanceof UnusablePaymentError ? error : null
  try {
    const required = await till.challenge({ baseUrl, ...(refused && { error: refused.reason }) })
    const receipt = refused && payment && { 'PAYMENT-RESPONSE': till.refusal(payment, refused) }
    const headers = { 'PAYMENT-REQUIRED': required, ...receipt }
    return refused
      ? new ApiError('payment_invalid', refused.message, { headers })
      : new ApiError('payment_required', undefined, { headers })
  } catch (failure) {
    if (failure instanceof UnreachableError) return refuseUnreachable(failure)
    throw failure
  }
}

function refuseUnreachable({ message }: UnreachableError): ApiError {
  return unavailable(`Payments cannot be taken now: ${message} Nothing was charged.`, RETRY.unreachable)
}

function unavailable(message: string | undefined, seconds: number): ApiError {
  return new ApiError('payment_unavailable', message, {
    retry_after: seconds,
    headers: { 'Retry-After': String(seconds) },
  })
}

function noProof(): ApiError {
  return new ApiError('forbidden', 'Send the access_token of this extraction: Authorization: Bearer x402_….')
}
