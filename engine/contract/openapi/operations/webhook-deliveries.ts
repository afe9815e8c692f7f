import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { listDeliveriesQuerySchema } from '../../webhook-delivery.ts'
import { delivery, deliveryList, waitingDelivery } from '../examples/webhooks.ts'
import { requestIdHeader } from '../headers.ts'
import { deliveryPath, endpointPath } from '../parameters.ts'
import { refuse, WITH_TOKEN } from '../refusals.ts'
import { describeAnswer } from './describe-answer.ts'

const MANAGE = 'Needs the ability `webhooks:manage`.'
const ofEndpoint = { path: endpointPath, header: requestIdHeader }
const ofDelivery = { path: deliveryPath, header: requestIdHeader }
const refusals = refuse(...WITH_TOKEN, 'WebhooksForbidden', 'NotFound')

export const webhookDeliveryPaths: ZodOpenApiPathsObject = {
  '/api/v1/webhook-endpoints/{endpoint}/test': {
    post: {
      operationId: 'testWebhookEndpoint',
      tags: ['Webhooks'],
      summary: 'Ask for a sign of life',
      description: `Sends \`webhook.test\`, whatever events the endpoint has chosen. ${MANAGE}`,
      requestParams: ofEndpoint,
      responses: {
        '202': describeAnswer('POST /api/v1/webhook-endpoints/{endpoint}/test', 'The delivery that will be tried.', {
          waiting: { data: waitingDelivery },
        }),
        ...refuse(...WITH_TOKEN, 'WebhooksForbidden', 'NotFound', 'EndpointDisabled'),
      },
    },
  },
  '/api/v1/webhook-endpoints/{endpoint}/deliveries': {
    get: {
      operationId: 'listWebhookDeliveries',
      tags: ['Webhooks'],
      summary: 'List deliveries',
      description: `Of the last 30 days, newest first. ${MANAGE}`,
      requestParams: { ...ofEndpoint, query: listDeliveriesQuerySchema },
      responses: {
        '200': describeAnswer('GET /api/v1/webhook-endpoints/{endpoint}/deliveries', 'One page of the deliveries.', {
          one: deliveryList,
        }),
        ...refuse(...WITH_TOKEN, 'WebhooksForbidden', 'NotFound', 'InvalidQuery'),
      },
    },
  },
  '/api/v1/webhook-endpoints/{endpoint}/deliveries/{delivery}': {
    get: {
      operationId: 'getWebhookDelivery',
      tags: ['Webhooks'],
      summary: 'Fetch a delivery',
      description: `With every try. ${MANAGE}`,
      requestParams: ofDelivery,
      responses: {
        '200': describeAnswer(
          'GET /api/v1/webhook-endpoints/{endpoint}/deliveries/{delivery}',
          'The delivery as it is now.',
          { succeeded: { data: delivery } },
        ),
        ...refusals,
      },
    },
  },
  '/api/v1/webhook-endpoints/{endpoint}/deliveries/{delivery}/redeliver': {
    post: {
      operationId: 'redeliverWebhook',
      tags: ['Webhooks'],
      summary: 'Deliver again',
      description: `Tries again at once, with the same \`webhook-id\`. ${MANAGE}`,
      requestParams: ofDelivery,
      responses: {
        '202': describeAnswer(
          'POST /api/v1/webhook-endpoints/{endpoint}/deliveries/{delivery}/redeliver',
          'The delivery that will be tried.',
          { waiting: { data: waitingDelivery } },
        ),
        ...refuse(...WITH_TOKEN, 'WebhooksForbidden', 'NotFound', 'EndpointDisabled'),
      },
    },
  },
}
