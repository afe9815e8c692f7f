import { z } from 'zod'
import type { ZodOpenApiPathItemObject, ZodOpenApiPathsObject } from 'zod-openapi'
import { DOCUMENT_EVENTS, type DocumentEvent } from '../../domain/webhook.ts'
import { documentPayloadSchema, testPayloadSchema } from '../webhook-payload.ts'
import { completedPayload, testPayload } from './examples/webhooks.ts'

const headers = z.object({
  'webhook-id': z.string().meta({
    description: 'The same on every try: receivers that have seen it drop what comes again.',
    example: 'msg_5rXeR2oS0yYwq3mGdNnVtK1Z',
  }),
  'webhook-timestamp': z
    .string()
    .meta({ description: 'Seconds since 1970 at which this try was made.', example: '1795591261' }),
  'webhook-signature': z.string().meta({
    description:
      '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, keyed with what follows `whsec_` in the secret, decoded; ' +
      'several apart by spaces while a secret is rotated (Standard Webhooks).',
    example: 'v1,cW2kVYx1yzRSgYRGv0fBMqCSTNEGcMWCvkcYyTZfoWQ=',
  }),
  'webhook-event': z.string().meta({ description: 'Equal to `type` in the body.', example: 'document.completed' }),
  'webhook-delivery': z
    .string()
    .meta({ description: 'New on every try.', example: '0b9f6f0e-6d0c-4b52-9a53-0d2f7a3c1e55' }),
})

const MEANINGS: Readonly<Record<DocumentEvent, readonly [summary: string, status: 'completed' | 'error' | 'blocked']>> =
  {
    'document.completed': ['A document was read', 'completed'],
    'document.failed': ['A document could not be read', 'error'],
    'document.blocked': ['A document was blocked', 'blocked'],
    'document.corrected': ['Somebody corrected a field', 'completed'],
  }

/** What endpoints receive. */
export const eventPaths: ZodOpenApiPathsObject = {
  ...Object.fromEntries(
    DOCUMENT_EVENTS.map((type) => {
      const [summary, status] = MEANINGS[type]
      const payload = { ...completedPayload, type, data: { ...completedPayload.data, status } }
      return [type, describeEvent(type, summary, documentPayloadSchema, payload)]
    }),
  ),
  'webhook.test': describeEvent('webhook.test', 'A sign of life was asked for', testPayloadSchema, testPayload),
}

function describeEvent(type: string, summary: string, schema: z.ZodType, payload: unknown): ZodOpenApiPathItemObject {
  return {
    post: {
      operationId: `on-${type.replace('.', '-')}`,
      tags: ['Webhooks'],
      summary,
      description:
        'Tried until an answer 2xx comes, for a day, at growing intervals; 410 disables the endpoint. Redirects are not followed.',
      security: [],
      requestParams: { header: headers },
      requestBody: {
        required: true,
        content: { 'application/json': { schema, examples: { [type]: { value: payload } } } },
      },
      responses: {
        '204': { description: 'Received. Any other 2xx says so as well.' },
        '410': { description: 'The receiver is gone: nothing more is sent.' },
      },
    },
  }
}
