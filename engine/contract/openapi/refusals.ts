import { z } from 'zod'
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { ERRORS } from '../../domain/errors.ts'
import { errorEnvelopeSchema, type ErrorEnvelope } from '../error-envelope.ts'
import { blockedDocument } from './examples/documents.ts'
import {
  commonHeaders,
  limitedHeaders,
  paymentRequiredHeader,
  paymentResponseHeader,
  rateLimitResetHeader,
  replayedHeader,
  retryAfterHeader,
} from './headers.ts'

interface Refusal {
  readonly status: '400' | '401' | '402' | '403' | '404' | '408' | '409' | '421' | '422' | '429' | '431' | '500' | '503'
  readonly description: string
  readonly headers: z.ZodObject
  /** One example for each code that it may carry; the message is the catalogue's own when left out. */
  readonly examples: readonly (Pick<ErrorEnvelope, 'code'> & Partial<ErrorEnvelope>)[]
}

const RETRY = { 'Retry-After': retryAfterHeader }

/** Every refusal that an operation can give, by the name of its component. */
const REFUSALS = {
  Malformed: {
    status: '400',
    description: 'The request is not well-formed HTTP.',
    headers: commonHeaders,
    examples: [{ code: 'malformed_request' }],
  },
  Unauthenticated: {
    status: '401',
    description: 'The token is missing, invalid or revoked.',
    headers: commonHeaders.extend({
      'WWW-Authenticate': z.literal('Bearer').meta({ description: 'How to authenticate.', example: 'Bearer' }),
    }),
    examples: [{ code: 'unauthenticated' }],
  },
  InsufficientCredits: {
    status: '402',
    description:
      'The document was made and then blocked: the account has too few credits. It can be resumed in the app.',
    headers: limitedHeaders.extend({ 'Idempotency-Replayed': replayedHeader }),
    examples: [{ code: 'insufficient_credits', available_credits: 0, required_credits: 1, document: blockedDocument }],
  },
  ForeignPage: {
    status: '403',
    description: 'A web page of another origin asks.',
    headers: commonHeaders,
    examples: [{ code: 'forbidden', message: 'Requests from other web pages are not answered.' }],
  },
  Forbidden: {
    status: '403',
    description: 'The token lacks the ability, or a web page of another origin asks.',
    headers: commonHeaders,
    examples: [{ code: 'forbidden', message: 'This token lacks the ability documents:read. Use one that has it.' }],
  },
  WebhooksForbidden: {
    status: '403',
    description: 'The token lacks `webhooks:manage`, or a web page of another origin asks.',
    headers: commonHeaders,
    examples: [{ code: 'forbidden', message: 'This token lacks the ability webhooks:manage. Use one that has it.' }],
  },
  UploadForbidden: {
    status: '403',
    description: 'The token lacks `documents:write`, the account is suspended, or a web page of another origin asks.',
    headers: commonHeaders,
    examples: [
      { code: 'forbidden', message: 'This token lacks the ability documents:write. Use one that has it.' },
      { code: 'account_suspended' },
    ],
  },
  NotFound: {
    status: '404',
    description: 'The account has no such resource.',
    headers: limitedHeaders,
    examples: [{ code: 'not_found', message: 'There is no document with this id.' }],
  },
  TooSlow: {
    status: '408',
    description: 'The request did not arrive in time.',
    headers: commonHeaders,
    examples: [{ code: 'request_timeout' }],
  },
  KeyConflict: {
    status: '409',
    description: 'The first request with this Idempotency-Key is still under way, or had another payload.',
    headers: limitedHeaders.extend({ 'Retry-After': retryAfterHeader.optional() }),
    examples: [{ code: 'idempotency_in_progress', retry_after: 1 }, { code: 'idempotency_mismatch' }],
  },
  Misdirected: {
    status: '421',
    description: 'The Host header does not name this server.',
    headers: commonHeaders,
    examples: [{ code: 'misdirected_request' }],
  },
  InvalidQuery: {
    status: '422',
    description: 'A query parameter is not valid.',
    headers: limitedHeaders,
    examples: [
      {
        code: 'validation_failed',
        message: 'per_page must be a whole number from 1 to 100.',
        errors: { per_page: ['per_page must be a whole number from 1 to 100.'] },
      },
    ],
  },
  InvalidUpload: {
    status: '422',
    description: 'The form, its file, a field or the Idempotency-Key is not valid.',
    headers: limitedHeaders,
    examples: [
      {
        code: 'validation_failed',
        message: 'The file is named as pdf but its content is png. (and 1 more error)',
        errors: {
          file: ['The file is named as pdf but its content is png.'],
          'custom_types.0': ['A custom type must not be empty.'],
        },
      },
    ],
  },
  InvalidBody: {
    status: '422',
    description: 'The body is not valid.',
    headers: limitedHeaders,
    examples: [
      {
        code: 'validation_failed',
        message: 'Choose at least one event.',
        errors: { events: ['Choose at least one event.'] },
      },
    ],
  },
  EndpointDisabled: {
    status: '422',
    description: 'The endpoint is disabled.',
    headers: limitedHeaders,
    examples: [
      {
        code: 'validation_failed',
        message: 'The endpoint is disabled. Enable it first.',
        errors: { enabled: ['The endpoint is disabled. Enable it first.'] },
      },
    ],
  },
  TooManyUploads: {
    status: '429',
    description:
      'The token or the account has sent too many uploads, or, in test mode, all that a day allows; or so much waits to be read that nothing more is taken for a while.',
    headers: limitedHeaders.extend({ ...RETRY, 'X-RateLimit-Reset': rateLimitResetHeader }),
    examples: [
      { code: 'rate_limited', retry_after: 7 },
      {
        code: 'daily_limit_reached',
        retry_after: 21_600,
        account_daily_document_limit: 200,
        user_daily_document_limit: 100,
        token_daily_document_limit: 50,
      },
    ],
  },
  TooMany: {
    status: '429',
    description: 'The token or the account has sent too many requests.',
    headers: limitedHeaders.extend({ ...RETRY, 'X-RateLimit-Reset': rateLimitResetHeader }),
    examples: [{ code: 'rate_limited', retry_after: 7 }],
  },
  HeadersTooLarge: {
    status: '431',
    description: 'The headers are too large.',
    headers: commonHeaders,
    examples: [{ code: 'malformed_request' }],
  },
  Failed: {
    status: '500',
    description: 'Something went wrong inside Docket; its log has the details under the request id.',
    headers: commonHeaders,
    examples: [{ code: 'server_error' }],
  },
  MalformedPayment: {
    status: '400',
    description:
      'PAYMENT-SIGNATURE cannot be decoded, is of another version of x402 or came as X-PAYMENT, or the request is not well-formed HTTP.',
    headers: commonHeaders,
    examples: [{ code: 'malformed_request', message: 'The header PAYMENT-SIGNATURE is not JSON in base64.' }],
  },
  PaymentRequired: {
    status: '402',
    description: 'There is no payment, or one that does not pay for this. Nothing was charged.',
    headers: limitedHeaders.extend({
      'PAYMENT-REQUIRED': paymentRequiredHeader,
      'PAYMENT-RESPONSE': paymentResponseHeader.optional(),
    }),
    examples: [
      { code: 'payment_required' },
      { code: 'payment_invalid', message: 'The payer has too little of the token.' },
    ],
  },
  NoProof: {
    status: '403',
    description:
      'The access token is missing or is not that of this extraction, whether or not there is one; or a web page of another origin asks.',
    headers: commonHeaders,
    examples: [
      { code: 'forbidden', message: 'Send the access_token of this extraction: Authorization: Bearer x402_….' },
    ],
  },
  PaidDocumentGone: {
    status: '404',
    description: 'The document that was paid for was deleted.',
    headers: limitedHeaders,
    examples: [{ code: 'not_found', message: 'The document that was paid for was deleted.' }],
  },
  PaymentConflict: {
    status: '409',
    description: 'The payment is being settled for another request, or was used for another form or file.',
    headers: limitedHeaders.extend({ 'Retry-After': retryAfterHeader.optional() }),
    examples: [{ code: 'payment_in_progress', retry_after: 1 }, { code: 'payment_mismatch' }],
  },
  InvalidPaidUpload: {
    status: '422',
    description: 'The form, its file or a field is not valid. Nothing was charged: the payment can be used again.',
    headers: limitedHeaders,
    examples: [{ code: 'validation_failed', message: 'The file is empty.', errors: { file: ['The file is empty.'] } }],
  },
  TooManyPayments: {
    status: '429',
    description: 'This payer, or all callers without an account together, have sent too many requests.',
    headers: limitedHeaders.extend({ ...RETRY, 'X-RateLimit-Reset': rateLimitResetHeader }),
    examples: [{ code: 'rate_limited', retry_after: 7 }],
  },
  TooManyLooks: {
    status: '429',
    description: 'This access token has been used for too many requests.',
    headers: limitedHeaders.extend({ ...RETRY, 'X-RateLimit-Reset': rateLimitResetHeader }),
    examples: [{ code: 'rate_limited', retry_after: 7 }],
  },
  PaymentUnavailable: {
    status: '503',
    description:
      'Payments are not set up on this installation, or nobody can be asked to settle them now: nothing was charged. Or it is not ' +
      'known yet whether the payment was settled; the message says so, and the same request again is never charged twice.',
    headers: commonHeaders.extend(RETRY),
    examples: [{ code: 'payment_unavailable', retry_after: 3600 }],
  },
} as const satisfies Record<string, Refusal>

export type RefusalName = keyof typeof REFUSALS

/** What can meet a request before anyone asks for its token. */
export const ALWAYS = ['Malformed', 'TooSlow', 'Misdirected', 'HeadersTooLarge', 'Failed'] as const
/** The same for operations that need a token; uploads have limits of their own. */
export const WITH_TOKEN = [...ALWAYS, 'Unauthenticated', 'TooMany'] as const

/** Responses by status. */
export function refuse(...names: readonly RefusalName[]): ZodOpenApiResponsesObject {
  return Object.fromEntries(names.map((name) => [REFUSALS[name].status, RESPONSES[name]]))
}

const RESPONSES = Object.fromEntries(
  Object.entries<Refusal>(REFUSALS).map(([name, refusal]) => [name, describe(name, refusal)]),
) as Record<RefusalName, ZodOpenApiResponseObject>

function describe(id: string, { description, headers, examples }: Refusal): ZodOpenApiResponseObject {
  const shown = examples.map((example): [string, { value: ErrorEnvelope }] => [
    example.code,
    { value: { message: ERRORS[example.code].message, request_id: 'import-2026-11-21-0042', ...example } },
  ])
  return {
    id,
    description,
    headers,
    content: { 'application/json': { schema: errorEnvelopeSchema, examples: Object.fromEntries(shown) } },
  }
}
