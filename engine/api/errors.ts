import type { z } from 'zod'
import type { ErrorEnvelope, FieldErrors } from '../contract/error-envelope.ts'
import type { ErrorCode } from '../domain/errors.ts'
import { ERRORS } from '../domain/errors.ts'

/** Codes of the catalogue that an HTTP answer can carry. */
export type ApiErrorCode = { [C in ErrorCode]: (typeof ERRORS)[C]['status'] extends null ? never : C }[ErrorCode]

/** What the envelope carries beyond message, code and request id, and headers of the answer. */
interface ApiErrorDetails extends Readonly<Omit<ErrorEnvelope, 'message' | 'code' | 'request_id'>> {
  readonly headers?: Readonly<Record<string, string>>
}

/** Thrown anywhere below a route: becomes an answer with the catalogue's status and the envelope. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly details: ApiErrorDetails

  constructor(code: ApiErrorCode, message: string = ERRORS[code].message, details: ApiErrorDetails = {}) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }
}

/** A refusal of named fields, 422: its message is the first one, with the number of the others. */
export function invalid(errors: FieldErrors): ApiError {
  const [first = ERRORS.validation_failed.message, ...others] = Object.values(errors).flat()
  const more = others.length === 0 ? '' : ` (and ${others.length} more error${others.length === 1 ? '' : 's'})`
  return new ApiError('validation_failed', first + more, { errors })
}

/** A body that only trickles, 408: the connection ends with the answer, because its sender would go on. */
export function tooSlow(): ApiError {
  return new ApiError('request_timeout', undefined, { headers: { Connection: 'close' } })
}

/** A refusal for now, 429: says in body and headers when to come again. */
export function tooMany(
  code: 'rate_limited' | 'daily_limit_reached',
  retryAfter: number,
  limits: Pick<
    ErrorEnvelope,
    'account_daily_document_limit' | 'user_daily_document_limit' | 'token_daily_document_limit'
  > = {},
  why: string = ERRORS[code].message,
): ApiError {
  const headers = {
    'Retry-After': String(retryAfter),
    'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1000) + retryAfter),
  }
  const message = `${why} Try again in ${retryAfter} seconds.`
  return new ApiError(code, message, { retry_after: retryAfter, ...limits, headers })
}

/** An answer does not grow with what is wrong: a body of a megabyte can hold a hundred thousand mistakes. */
const MAX_ISSUES = 100

/** Zod's issues by field, items of an array as `custom_types.0`; the first hundred. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues.slice(0, MAX_ISSUES)) {
    const field = issue.path.join('.')
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return errors
}

/** What goes over the wire for a thrown value; anything but an ApiError is `server_error` and tells nothing. */
export function toAnswer(error: unknown, requestId: string) {
  const known = error instanceof ApiError ? error : new ApiError('server_error')
  const { headers = {}, ...more } = known.details
  const body: ErrorEnvelope = { message: known.message, code: known.code, request_id: requestId, ...more }
  return { status: ERRORS[known.code].status, headers, body }
}
