import type { WebhookDeliveryResource } from '../../contract/webhook-delivery.ts'
import type { WebhookPayload } from '../../contract/webhook-payload.ts'
import type { WebhookAttempt } from '../../store/webhook-attempts.ts'
import type { WebhookDelivery } from '../../store/webhook-deliveries.ts'

/** @param attempts those of this delivery and of others, oldest first */
export function presentWebhookDelivery(
  delivery: WebhookDelivery,
  attempts: readonly WebhookAttempt[],
): WebhookDeliveryResource {
  return {
    id: delivery.id,
    webhook_id: delivery.webhookId,
    event: delivery.event,
    status: delivery.status,
    payload: JSON.parse(delivery.body) as WebhookPayload,
    attempts: attempts
      .filter(({ deliveryId }) => deliveryId === delivery.id)
      .map(({ id, attemptedAt, durationMs, responseStatus, error }) => ({
        id,
        attempted_at: attemptedAt,
        duration_ms: durationMs,
        response_status: responseStatus,
        error,
      })),
    next_attempt_at: delivery.nextAttemptAt,
    created_at: delivery.createdAt,
    completed_at: delivery.completedAt,
  }
}
