import { z } from 'zod'

const requestId = z
  .string()
  .max(128)
  .meta({
    header: { id: 'RequestId' },
    description: 'What names this request in logs: the one that was sent, else a new one.',
    example: 'f3a1c9d2-5b7e-4a60-9c1d-2e8b7f604a11',
  })

const count = z.string().regex(/^\d+$/)

/** On every answer. */
export const commonHeaders = z.object({ 'X-Request-ID': requestId })

/** On every answer to a valid token. */
export const limitedHeaders = commonHeaders.extend({
  'X-RateLimit-Limit': count.meta({
    header: { id: 'RateLimitLimit' },
    description: 'Requests a minute that are allowed.',
    example: '3000',
  }),
  'X-RateLimit-Remaining': count.meta({
    header: { id: 'RateLimitRemaining' },
    description: 'Requests that are left of them.',
    example: '2999',
  }),
})

export const retryAfterHeader = count.meta({
  header: { id: 'RetryAfter' },
  description: 'Seconds to wait before trying again.',
  example: '7',
})

export const rateLimitResetHeader = count.meta({
  header: { id: 'RateLimitReset' },
  description: 'When requests are allowed again, in seconds since 1970.',
  example: '1795591267',
})

export const replayedHeader = z
  .literal('true')
  .optional()
  .meta({
    header: { id: 'IdempotencyReplayed' },
    description: 'The stored answer to the first request with this Idempotency-Key.',
    example: 'true',
  })

/** Request headers of every operation. */
export const requestIdHeader = z.object({
  'X-Request-ID': z
    .string()
    .max(128)
    .optional()
    .meta({
      param: { id: 'RequestIdHeader' },
      description: 'Echoed in the answer and in logs: 1 to 128 printable ASCII characters; others are replaced.',
      example: 'import-2026-11-21-0042',
    }),
})

export const idempotencyKeyHeader = z
  .string()
  .min(1)
  .max(255)
  .optional()
  .meta({
    param: { id: 'IdempotencyKey' },
    description:
      'One key for each logical upload, kept for 24 hours. The same key with the same fields and file returns the stored answer.',
    example: 'mail-20261121-0042-attachment-1',
  })

/** A header of x402: JSON in base64. */
const encoded = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/)
const EXAMPLE = {
  required: { x402Version: 2, error: 'PAYMENT-SIGNATURE header is required', resource: { url: '…' }, accepts: ['…'] },
  signature: { x402Version: 2, accepted: { scheme: 'exact', network: 'eip155:8453' }, payload: { signature: '0x…' } },
  response: { success: true, transaction: '0x…', network: 'eip155:8453', payer: '0x…', amount: '50000' },
}

export const paymentRequiredHeader = encoded.meta({
  header: { id: 'PaymentRequiredHeader' },
  description:
    'What is asked for, of whom and how, as JSON in base64 (`PaymentRequired` of x402 version 2): one way to pay in `accepts`, scheme ' +
    '`exact` on an EVM chain; `extensions.bazaar` describes form and answer.',
  example: encode(EXAMPLE.required),
})

export const paymentResponseHeader = encoded.meta({
  header: { id: 'PaymentResponseHeader' },
  description: 'What became of the payment, as JSON in base64 (`SettlementResponse` of x402 version 2).',
  example: encode(EXAMPLE.response),
})

export const paymentSignatureHeader = z
  .string()
  .optional()
  .meta({
    param: { id: 'PaymentSignatureHeader' },
    description:
      'A signed payment for what PAYMENT-REQUIRED asked for, as JSON in base64 (`PaymentPayload` of x402 version 2).',
    example: encode(EXAMPLE.signature),
  })

function encode(example: object): string {
  return Buffer.from(JSON.stringify(example)).toString('base64')
}
