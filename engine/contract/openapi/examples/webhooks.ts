import type { WebhookDeliveryList, WebhookDeliveryResource } from '../../webhook-delivery.ts'
import type { WebhookEndpointResource, WebhookEndpointWithSecret } from '../../webhook-endpoint.ts'
import type { WebhookPayload } from '../../webhook-payload.ts'

const DELIVERIES = 'http://127.0.0.1:8642/api/v1/webhook-endpoints/3/deliveries'

export const endpoint: WebhookEndpointResource = {
  id: 3,
  url: 'https://erp.example/hooks/docket',
  events: ['document.completed', 'document.failed'],
  allow_private_network: false,
  enabled: true,
  disabled_at: null,
  disabled_reason: null,
  created_at: '2026-11-21T07:15:00.654321Z',
  updated_at: '2026-11-21T07:15:00.654321Z',
}

export const endpointWithSecret: WebhookEndpointWithSecret = {
  ...endpoint,
  secret: 'whsec_h1c0G0wqVZbzQ2V5bq9n4mT6t5p0x8Yk3sJ7dLrUaKE=',
}

export const completedPayload: WebhookPayload = {
  type: 'document.completed',
  timestamp: '2026-11-21T07:21:01.107228Z',
  data: {
    id: 42,
    mode: 'live',
    status: 'completed',
    blocked_reason: null,
    error_code: null,
    requester: 'mailbox-import',
    created_at: '2026-11-21T07:21:00.123456Z',
    processed_at: '2026-11-21T07:21:01.107228Z',
  },
}

export const testPayload: WebhookPayload = {
  type: 'webhook.test',
  timestamp: '2026-11-21T07:16:00.000042Z',
  data: { id: 3, mode: 'live', status: 'enabled' },
}

export const delivery: WebhookDeliveryResource = {
  id: 8,
  webhook_id: 'msg_5rXeR2oS0yYwq3mGdNnVtK1Z',
  event: 'document.completed',
  status: 'succeeded',
  payload: completedPayload,
  attempts: [
    {
      id: '0b9f6f0e-6d0c-4b52-9a53-0d2f7a3c1e55',
      attempted_at: '2026-11-21T07:21:01.153870Z',
      duration_ms: 38,
      response_status: 204,
      error: null,
    },
  ],
  next_attempt_at: null,
  created_at: '2026-11-21T07:21:01.107228Z',
  completed_at: '2026-11-21T07:21:01.192210Z',
}

export const waitingDelivery: WebhookDeliveryResource = {
  ...delivery,
  event: 'webhook.test',
  status: 'pending',
  payload: testPayload,
  attempts: [],
  next_attempt_at: '2026-11-21T07:16:00.000042Z',
  created_at: '2026-11-21T07:16:00.000042Z',
  completed_at: null,
}

export const deliveryList: WebhookDeliveryList = {
  data: [delivery],
  links: { first: `${DELIVERIES}?page=1`, last: `${DELIVERIES}?page=1`, prev: null, next: null },
  meta: { current_page: 1, from: 1, last_page: 1, per_page: 100, to: 1, total: 1 },
}
