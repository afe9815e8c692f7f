/** Events about a document. */
export const DOCUMENT_EVENTS = [
  'document.completed',
  'document.failed',
  'document.blocked',
  'document.corrected',
] as const
export type DocumentEvent = (typeof DOCUMENT_EVENTS)[number]

/** Everything that a webhook can tell; `webhook.test` is sent on demand, whatever an endpoint has chosen. */
export const WEBHOOK_EVENTS = [...DOCUMENT_EVENTS, 'webhook.test'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Failed: every try was in vain, or the receiver said that it is gone. */
export const DELIVERY_STATUSES = ['pending', 'succeeded', 'failed'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Who switched an endpoint off: its owner, or its receiver with 410 Gone. */
export const DISABLED_REASONS = ['by_request', 'receiver_gone'] as const
export type DisabledReason = (typeof DISABLED_REASONS)[number]
