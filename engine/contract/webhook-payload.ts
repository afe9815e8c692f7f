import { z } from 'zod'
import { BLOCKED_REASONS, DOCUMENT_STATUSES } from '../domain/status.ts'
import { DOCUMENT_EVENTS } from '../domain/webhook.ts'
import { dateTimeSchema, idSchema, modeSchema } from './scalars.ts'

const happened = { timestamp: dateTimeSchema.meta({ description: 'When it happened.' }) }

/** What has become of a document: thin, fetch the document for more. */
export const documentPayloadSchema = z
  .object({
    type: z.enum(DOCUMENT_EVENTS),
    ...happened,
    data: z.object({
      id: idSchema.meta({ description: 'Id of the document.' }),
      mode: modeSchema,
      status: z.enum(DOCUMENT_STATUSES),
      blocked_reason: z.enum(BLOCKED_REASONS).nullable(),
      error_code: z.string().nullable().meta({ description: 'Machine-readable failure code of the latest run.' }),
      requester: z.string().nullable().meta({ description: 'The upload field `requester`.' }),
      created_at: dateTimeSchema,
      processed_at: dateTimeSchema.nullable(),
    }),
  })
  .meta({ id: 'DocumentWebhook', description: 'What has become of a document.' })

/** A sign of life that was asked for. */
export const testPayloadSchema = z
  .object({
    type: z.literal('webhook.test'),
    ...happened,
    data: z.object({
      id: idSchema.meta({ description: 'Id of the endpoint.' }),
      mode: modeSchema,
      status: z.literal('enabled'),
    }),
  })
  .meta({ id: 'TestWebhook', description: 'A sign of life that was asked for.' })

/** Body of a delivery. */
export const webhookPayloadSchema = z.union([documentPayloadSchema, testPayloadSchema]).meta({ id: 'WebhookPayload' })

export type WebhookPayload = z.infer<typeof webhookPayloadSchema>
