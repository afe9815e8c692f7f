import { z } from 'zod'
import { DISABLED_REASONS, WEBHOOK_EVENTS } from '../domain/webhook.ts'
import { dateTimeSchema, idSchema } from './scalars.ts'

/** Characters. */
const MAX_URL_LENGTH = 2048

/** Hours for which a secret that was rotated out may sign beside the new one. */
const MAX_OVERLAP = 168

const NO_OBJECT = 'The body must be a JSON object.'

/** Where an account wants to be told of events. */
export const webhookEndpointSchema = z
  .object({
    id: idSchema,
    url: z.string().meta({ example: 'https://erp.example/hooks/docket' }),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    allow_private_network: z
      .boolean()
      .meta({ description: 'Addresses of private networks are allowed beside public ones.' }),
    enabled: z.boolean().meta({ description: 'While false nothing is sent.' }),
    disabled_at: dateTimeSchema.nullable(),
    disabled_reason: z
      .enum(DISABLED_REASONS)
      .nullable()
      .meta({ description: '`receiver_gone`: the receiver answered 410 Gone.' }),
    created_at: dateTimeSchema,
    updated_at: dateTimeSchema,
  })
  .meta({ id: 'WebhookEndpoint', description: 'Where an account is told of events.' })

/** With the secret that signs, which is shown only when it is made. */
export const webhookEndpointWithSecretSchema = webhookEndpointSchema
  .extend({
    secret: z.string().meta({
      description: 'Signs the deliveries (Standard Webhooks); shown this once.',
      example: 'whsec_h1c0G0wqVZbzQ2V5bq9n4mT6t5p0x8Yk3sJ7dLrUaKE=',
    }),
  })
  .meta({ id: 'WebhookEndpointWithSecret' })

const urlSchema = z
  .string({ error: 'url is required, as text.' })
  .max(MAX_URL_LENGTH, { error: `url has at most ${MAX_URL_LENGTH} characters.` })
  .meta({
    description: 'https to public addresses; http only to this machine, and never to Docket itself.',
    example: 'https://erp.example/hooks/docket',
  })

const eventsSchema = z
  .array(z.enum(WEBHOOK_EVENTS, { error: `An event is one of ${WEBHOOK_EVENTS.join(', ')}.` }), {
    error: 'events is required, as a list of names.',
  })
  .min(1, { error: 'Choose at least one event.' })
  .meta({ example: ['document.completed', 'document.failed'] })

const allowPrivateNetworkSchema = z.boolean({ error: 'allow_private_network must be true or false.' })

/** Body of POST /webhook-endpoints. */
export const createWebhookEndpointSchema = z
  .object(
    {
      url: urlSchema,
      events: eventsSchema,
      allow_private_network: allowPrivateNetworkSchema.default(false),
    },
    { error: NO_OBJECT },
  )
  .meta({ id: 'CreateWebhookEndpoint' })

/** Body of PATCH /webhook-endpoints/{endpoint}: what is left out stays as it is. */
export const updateWebhookEndpointSchema = z
  .object(
    {
      url: urlSchema.optional(),
      events: eventsSchema.optional(),
      allow_private_network: allowPrivateNetworkSchema.optional(),
      enabled: z.boolean({ error: 'enabled must be true or false.' }).optional(),
    },
    { error: NO_OBJECT },
  )
  .meta({ id: 'UpdateWebhookEndpoint' })

/** Body of POST /webhook-endpoints/{endpoint}/rotate-secret; may be empty. */
export const rotateSecretSchema = z
  .object(
    {
      overlap_hours: z
        .int({ error: `overlap_hours must be a whole number from 0 to ${MAX_OVERLAP}.` })
        .min(0, { error: 'overlap_hours must be at least 0.' })
        .max(MAX_OVERLAP, { error: `overlap_hours must be at most ${MAX_OVERLAP}.` })
        .default(24)
        .meta({ description: 'Hours for which deliveries carry the signature of the former secret, too.' }),
    },
    { error: NO_OBJECT },
  )
  .meta({ id: 'RotateSecret' })

export const webhookEndpointResponseSchema = z
  .object({ data: webhookEndpointSchema })
  .meta({ id: 'WebhookEndpointResponse' })
export const webhookEndpointWithSecretResponseSchema = z
  .object({ data: webhookEndpointWithSecretSchema })
  .meta({ id: 'WebhookEndpointWithSecretResponse' })
export const webhookEndpointListSchema = z
  .object({ data: z.array(webhookEndpointSchema) })
  .meta({ id: 'WebhookEndpointList' })

export type WebhookEndpointResource = z.infer<typeof webhookEndpointSchema>
export type WebhookEndpointWithSecret = z.infer<typeof webhookEndpointWithSecretSchema>
export type WebhookEndpointRequest = z.input<typeof createWebhookEndpointSchema>
export type WebhookEndpointChange = z.input<typeof updateWebhookEndpointSchema>
