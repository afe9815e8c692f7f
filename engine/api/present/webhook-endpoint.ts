import type { WebhookEndpointResource } from '../../contract/webhook-endpoint.ts'
import type { WebhookEndpoint } from '../../store/webhook-endpoints.ts'

export function presentWebhookEndpoint(endpoint: WebhookEndpoint): WebhookEndpointResource {
  return {
    id: endpoint.id,
    url: endpoint.url,
    events: [...endpoint.events],
    allow_private_network: endpoint.allowPrivateNetwork,
    enabled: endpoint.disabledAt === null,
    disabled_at: endpoint.disabledAt,
    disabled_reason: endpoint.disabledReason,
    created_at: endpoint.createdAt,
    updated_at: endpoint.updatedAt,
  }
}
