/** Every machine-readable code that leaves the program, with its HTTP status (null: only on runs) and its sentence. */
export const ERRORS = {
  validation_failed: { status: 422, message: 'The request is not valid.' },
  unauthenticated: { status: 401, message: 'Send a valid API token: Authorization: Bearer <token>.' },
  forbidden: { status: 403, message: 'This token may not do that.' },
  account_suspended: {
    status: 403,
    message: 'The account is suspended. It uploads nothing until it is resumed: docket accounts resume.',
  },
  not_found: { status: 404, message: 'There is no such resource.' },
  method_not_allowed: {
    status: 405,
    message: 'This path does not answer that method. The header Allow names those that it does.',
  },
  malformed_request: { status: 400, message: 'This is not a well-formed HTTP request.' },
  request_timeout: { status: 408, message: 'The request did not arrive in time.' },
  misdirected_request: {
    status: 421,
    message: 'The Host header does not name this server. Use the base URL that server.json in the data folder names.',
  },
  conflict: { status: 409, message: 'The document is not in a state that allows this.' },
  document_locked: { status: 409, message: 'The document was exported and is locked. Unlock it first, on its page.' },
  idempotency_in_progress: {
    status: 409,
    message: 'The first request with this Idempotency-Key is still under way. Wait for it and ask again.',
  },
  idempotency_mismatch: {
    status: 409,
    message: 'This Idempotency-Key was used with another payload. Use a new key for another upload.',
  },
  insufficient_credits: {
    status: 402,
    message: 'The account has too few credits. Give it more: docket accounts credits.',
  },
  rate_limited: { status: 429, message: 'Too many requests.' },
  daily_limit_reached: { status: 429, message: 'The daily limit of test uploads is reached.' },
  payment_required: { status: 402, message: 'This request needs a payment.' },
  payment_invalid: { status: 402, message: 'The payment is not valid.' },
  payment_in_progress: { status: 409, message: 'This payment is being settled.' },
  payment_mismatch: { status: 409, message: 'This payment belongs to another file.' },
  payment_unavailable: { status: 503, message: 'Payments are not set up on this installation.' },
  server_error: {
    status: 500,
    message: 'Something went wrong inside Docket. Its log says what, under this request_id.',
  },
  unreadable_file: {
    status: null,
    message: 'The file is damaged and cannot be read. Export or scan it anew and send it again.',
  },
  unsupported_file: { status: null, message: 'Files of this kind are not supported. Send a PDF or an image.' },
  password_required: { status: null, message: 'The file is encrypted. Remove its password and send it again.' },
  too_many_pages: { status: null, message: 'The document has too many pages. Split it and send the parts.' },
  page_too_large: { status: null, message: 'A page is too large to draw. Scan it at a lower resolution.' },
  time_limit: {
    status: null,
    message: 'Reading the document took too long and was stopped. Split it and send the parts.',
  },
  memory_limit: {
    status: null,
    message: 'Reading the document needed too much memory and was stopped. Split it, or scan it at a lower resolution.',
  },
  worker_crashed: {
    status: null,
    message: 'The process that read the document ended unexpectedly. Have it read once more.',
  },
  internal: {
    status: null,
    message:
      'Something went wrong inside Docket while reading the document. Have it read once more; with DOCKET_LOG_LEVEL=debug the log says why.',
  },
} as const satisfies Record<string, { status: number | null; message: string }>

export type ErrorCode = keyof typeof ERRORS
/** Codes a run can end with. */
export type RunErrorCode = { [C in ErrorCode]: (typeof ERRORS)[C]['status'] extends null ? C : never }[ErrorCode]

/** A document that cannot be processed: not a bug, becomes data on its run (see pipeline/run-stage). */
export class DocumentError extends Error {
  readonly code: RunErrorCode

  /** @param message a sentence that says what is wrong and what to do; the catalogue's own when left out */
  constructor(code: RunErrorCode, message: string = ERRORS[code].message, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DocumentError'
    this.code = code
  }
}

/** The scan does not let the file pass: it is not opened, its document is blocked. */
export class RejectedFileError extends Error {
  /** @param reason a sentence */
  constructor(reason: string) {
    super(`${reason} It was not opened.`)
    this.name = 'RejectedFileError'
  }
}
