import type { z } from 'zod'
import { documentListSchema, documentResponseSchema } from './document.ts'
import { extractionsResponseSchema } from './extraction-field.ts'
import { descriptionSchema } from './description.ts'
import { paidExtractionSchema } from './paid-extraction.ts'
import { pingSchema } from './ping.ts'
import { previewListSchema } from './preview.ts'
import { webhookDeliveryListSchema, webhookDeliveryResponseSchema } from './webhook-delivery.ts'
import {
  webhookEndpointListSchema,
  webhookEndpointResponseSchema,
  webhookEndpointWithSecretResponseSchema,
} from './webhook-endpoint.ts'

/** What each operation that answers with JSON answers with when all is well. */
export const JSON_ANSWERS = {
  'GET /api/v1/openapi.json': descriptionSchema,
  'GET /api/v1/ping': pingSchema,
  'GET /api/v1/documents': documentListSchema,
  'POST /api/v1/documents': documentResponseSchema,
  'GET /api/v1/documents/{document}': documentResponseSchema,
  'GET /api/v1/documents/{document}/previews': previewListSchema,
  'GET /api/v1/documents/{document}/extractions': extractionsResponseSchema,
  'POST /api/v1/x402/extractions': paidExtractionSchema,
  'GET /api/v1/x402/extractions/{document}': documentResponseSchema,
  'GET /api/v1/webhook-endpoints': webhookEndpointListSchema,
  'POST /api/v1/webhook-endpoints': webhookEndpointWithSecretResponseSchema,
  'GET /api/v1/webhook-endpoints/{endpoint}': webhookEndpointResponseSchema,
  'PATCH /api/v1/webhook-endpoints/{endpoint}': webhookEndpointResponseSchema,
  'POST /api/v1/webhook-endpoints/{endpoint}/rotate-secret': webhookEndpointWithSecretResponseSchema,
  'POST /api/v1/webhook-endpoints/{endpoint}/test': webhookDeliveryResponseSchema,
  'GET /api/v1/webhook-endpoints/{endpoint}/deliveries': webhookDeliveryListSchema,
  'GET /api/v1/webhook-endpoints/{endpoint}/deliveries/{delivery}': webhookDeliveryResponseSchema,
  'POST /api/v1/webhook-endpoints/{endpoint}/deliveries/{delivery}/redeliver': webhookDeliveryResponseSchema,
} as const satisfies Record<string, z.ZodType>

/** Method and path as one text: `GET /api/v1/ping`. */
export type JsonOperation = keyof typeof JSON_ANSWERS
export type JsonAnswer<Operation extends JsonOperation> = z.infer<(typeof JSON_ANSWERS)[Operation]>
