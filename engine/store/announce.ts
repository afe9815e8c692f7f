import type { DocumentEvent, WebhookEvent } from '../domain/webhook.ts'
import { currentTime } from './current-time.ts'
import type { WritingDatabase } from './database.ts'
import { findDocument } from './documents.ts'
import { latestRun } from './runs.ts'
import { createDelivery, type WebhookDelivery } from './webhook-deliveries.ts'
import { listWebhookEndpoints, type WebhookEndpoint } from './webhook-endpoints.ts'

/**
 * Tells the account's endpoints what has become of a document. Call it last in the transaction that changes the document:
 * then the event is told if and only if the change is kept. The payload is thin; whoever wants more fetches the document.
 */
export function announceDocument(database: WritingDatabase, documentId: number, event: DocumentEvent): void {
  const document = findDocument(database, documentId)
  if (!document) return
  const endpoints = listWebhookEndpoints(database, document.accountId).filter(
    ({ disabledAt, events }) => disabledAt === null && events.includes(event),
  )
  if (endpoints.length === 0) return
  const run = latestRun(database, documentId)
  const body = writePayload(event, {
    id: document.id,
    mode: document.mode,
    status: document.status,
    blocked_reason: document.blockedReason,
    error_code: run?.errorCode ?? null,
    requester: document.requester,
    created_at: document.createdAt,
    processed_at: document.processedAt,
  })
  for (const { id } of endpoints) createDelivery(database, { endpointId: id, event, body })
}

/** Sends one endpoint a sign of life, whatever events it has chosen. */
export function announceTest(
  database: WritingDatabase,
  endpoint: WebhookEndpoint,
  mode: 'live' | 'test',
): WebhookDelivery {
  const event = 'webhook.test'
  const body = writePayload(event, { id: endpoint.id, mode, status: 'enabled' })
  return createDelivery(database, { endpointId: endpoint.id, event, body })
}

function writePayload(type: WebhookEvent, data: Readonly<Record<string, string | number | null>>): string {
  return JSON.stringify({ type, timestamp: currentTime(), data })
}
