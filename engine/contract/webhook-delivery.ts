import { z } from 'zod'
import { DELIVERY_STATUSES, WEBHOOK_EVENTS } from '../domain/webhook.ts'
import { listDocumentsQuerySchema } from './list-documents.ts'
import { paginated } from './pagination.ts'
import { dateTimeSchema, idSchema } from './scalars.ts'
import { webhookPayloadSchema } from './webhook-payload.ts'

/** One try to deliver. */
export const webhookAttemptSchema = z
  .object({
    id: z.uuid().meta({ description: 'Header `webhook-delivery`.' }),
    attempted_at: dateTimeSchema,
    duration_ms: z.int().nonnegative(),
    response_status: z.int().nullable().meta({ description: 'HTTP status of the receiver; null without an answer.' }),
    error: z.string().nullable().meta({ description: 'Why it failed; null when it did not.' }),
  })
  .meta({ id: 'WebhookAttempt', description: 'One try to deliver.' })

/** One event for one endpoint. */
export const webhookDeliverySchema = z
  .object({
    id: idSchema,
    webhook_id: z.string().meta({
      description: 'Header `webhook-id`: the same on every try.',
      example: 'msg_5rXeR2oS0yYwq3mGdNnVtK1Z',
    }),
    event: z.enum(WEBHOOK_EVENTS),
    status: z.enum(DELIVERY_STATUSES),
    payload: webhookPayloadSchema,
    attempts: z.array(webhookAttemptSchema).meta({ description: 'Oldest first.' }),
    next_attempt_at: dateTimeSchema.nullable().meta({ description: 'Null when it is done.' }),
    created_at: dateTimeSchema,
    completed_at: dateTimeSchema.nullable(),
  })
  .meta({ id: 'WebhookDelivery', description: 'One event for one endpoint; kept for 30 days.' })

/** Query of GET /webhook-endpoints/{endpoint}/deliveries. */
export const listDeliveriesQuerySchema = listDocumentsQuerySchema
  .pick({ per_page: true, page: true })
  .meta({ id: 'ListDeliveriesQuery' })

export const webhookDeliveryResponseSchema = z
  .object({ data: webhookDeliverySchema })
  .meta({ id: 'WebhookDeliveryResponse' })
export const webhookDeliveryListSchema = paginated(webhookDeliverySchema).meta({ id: 'WebhookDeliveryList' })

export type WebhookDeliveryResource = z.infer<typeof webhookDeliverySchema>
export type WebhookDeliveryList = z.infer<typeof webhookDeliveryListSchema>
