import type { z } from 'zod'
import type { ZodOpenApiPathsObject, ZodOpenApiRequestBodyObject } from 'zod-openapi'
import { createWebhookEndpointSchema, rotateSecretSchema, updateWebhookEndpointSchema } from '../../webhook-endpoint.ts'
import { endpoint, endpointWithSecret } from '../examples/webhooks.ts'
import { limitedHeaders, requestIdHeader } from '../headers.ts'
import { endpointPath } from '../parameters.ts'
import { refuse, WITH_TOKEN } from '../refusals.ts'
import { describeAnswer } from './describe-answer.ts'

const MANAGE = 'Needs the ability `webhooks:manage`.'
const ofEndpoint = { path: endpointPath, header: requestIdHeader }
const refusals = refuse(...WITH_TOKEN, 'WebhooksForbidden', 'NotFound')
const refusalsOfBody = refuse(...WITH_TOKEN, 'WebhooksForbidden', 'NotFound', 'InvalidBody', 'TooSlow')

export const webhookEndpointPaths: ZodOpenApiPathsObject = {
  '/api/v1/webhook-endpoints': {
    get: {
      operationId: 'listWebhookEndpoints',
      tags: ['Webhooks'],
      summary: 'List webhook endpoints',
      description: `All of the account, at most 50. ${MANAGE}`,
      requestParams: { header: requestIdHeader },
      responses: {
        '200': describeAnswer('GET /api/v1/webhook-endpoints', 'The endpoints.', { one: { data: [endpoint] } }),
        ...refuse(...WITH_TOKEN, 'WebhooksForbidden'),
      },
    },
    post: {
      operationId: 'createWebhookEndpoint',
      tags: ['Webhooks'],
      summary: 'Register a webhook endpoint',
      description: `The answer carries the secret that signs the deliveries; it is not shown again. ${MANAGE}`,
      requestParams: { header: requestIdHeader },
      requestBody: describeBody(createWebhookEndpointSchema, {
        two_events: { url: endpoint.url, events: endpoint.events },
      }),
      responses: {
        '201': describeAnswer('POST /api/v1/webhook-endpoints', 'The endpoint with its secret.', {
          created: { data: endpointWithSecret },
        }),
        ...refuse(...WITH_TOKEN, 'WebhooksForbidden', 'InvalidBody', 'TooSlow'),
      },
    },
  },
  '/api/v1/webhook-endpoints/{endpoint}': {
    get: {
      operationId: 'getWebhookEndpoint',
      tags: ['Webhooks'],
      summary: 'Fetch a webhook endpoint',
      description: `Without its secret. ${MANAGE}`,
      requestParams: ofEndpoint,
      responses: {
        '200': describeAnswer('GET /api/v1/webhook-endpoints/{endpoint}', 'The endpoint.', {
          enabled: { data: endpoint },
        }),
        ...refusals,
      },
    },
    patch: {
      operationId: 'updateWebhookEndpoint',
      tags: ['Webhooks'],
      summary: 'Change a webhook endpoint',
      description: `What is left out stays as it is; what is waiting to be sent goes to the new URL. ${MANAGE}`,
      requestParams: ofEndpoint,
      requestBody: describeBody(updateWebhookEndpointSchema, { disable: { enabled: false } }),
      responses: {
        '200': describeAnswer('PATCH /api/v1/webhook-endpoints/{endpoint}', 'The endpoint as it is now.', {
          enabled: { data: endpoint },
        }),
        ...refusalsOfBody,
      },
    },
    delete: {
      operationId: 'deleteWebhookEndpoint',
      tags: ['Webhooks'],
      summary: 'Delete a webhook endpoint',
      description: `What is waiting to be sent to it goes with it. ${MANAGE}`,
      requestParams: ofEndpoint,
      responses: { '204': { description: 'The endpoint is gone.', headers: limitedHeaders }, ...refusals },
    },
  },
  '/api/v1/webhook-endpoints/{endpoint}/rotate-secret': {
    post: {
      operationId: 'rotateWebhookSecret',
      tags: ['Webhooks'],
      summary: 'Make a new secret',
      description: `For some hours deliveries carry the signatures of both secrets. ${MANAGE}`,
      requestParams: ofEndpoint,
      requestBody: describeBody(rotateSecretSchema, { two_days: { overlap_hours: 48 } }, { required: false }),
      responses: {
        '200': describeAnswer(
          'POST /api/v1/webhook-endpoints/{endpoint}/rotate-secret',
          'The endpoint with its new secret.',
          { rotated: { data: endpointWithSecret } },
        ),
        ...refusalsOfBody,
      },
    },
  },
}

function describeBody<Schema extends z.ZodType>(
  schema: Schema,
  examples: Readonly<Record<string, z.input<Schema>>>,
  { required = true } = {},
): ZodOpenApiRequestBodyObject {
  const shown = Object.entries(examples).map(([name, value]) => [name, { value }])
  return { required, content: { 'application/json': { schema, examples: Object.fromEntries(shown) } } }
}
