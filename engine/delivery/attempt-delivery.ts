import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { writeTime } from '../store/current-time.ts'
import { inTransaction, type WritingDatabase } from '../store/database.ts'
import { SealedSecretError } from '../store/seal-secrets.ts'
import { saveAttempt, type WebhookAttempt } from '../store/webhook-attempts.ts'
import { findDelivery, updateDelivery, type WebhookDelivery } from '../store/webhook-deliveries.ts'
import { disableWebhookEndpoint, findWebhookEndpoint, type WebhookEndpoint } from '../store/webhook-endpoints.ts'
import { listSecrets } from '../store/webhook-secrets.ts'
import { post, type PostResult } from './post.ts'
import type { ResolveHost } from './resolve-host.ts'
import { planRetry, readRetryAfter } from './schedule.ts'
import { signWebhook } from './sign.ts'

export interface DeliveryParts {
  readonly database: WritingDatabase
  readonly log: Logger
  /** Port of this service; null while it does not listen. */
  readonly ownPort: () => number | null
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** 0 to 1. */
  readonly random: () => number
  /** How host names are resolved; as the operating system does when left out. */
  readonly resolve?: ResolveHost
}

/**
 * Makes one try and records it with what follows from it. A crash in between makes the same try again: delivery is at least once.
 * @throws the signal's reason; then nothing is recorded
 */
export async function attemptDelivery(
  parts: DeliveryParts,
  delivery: WebhookDelivery,
  signal: AbortSignal,
): Promise<void> {
  const { database, log, now } = parts
  const endpoint = findWebhookEndpoint(database, delivery.endpointId)
  if (!endpoint) return
  const id = randomUUID()
  const attemptedAt = now()
  const start = performance.now()
  const secrets = readSecrets(database, endpoint, attemptedAt)
  const result =
    typeof secrets === 'string'
      ? ({ status: null, error: secrets } as const)
      : await post(endpoint.url, {
          headers: writeHeaders(delivery, { id, time: attemptedAt, secrets }),
          body: delivery.body,
          signal,
          allowPrivateNetwork: endpoint.allowPrivateNetwork,
          ownPort: parts.ownPort(),
          ...(parts.resolve && { resolve: parts.resolve }),
        })
  const attempt = {
    id,
    deliveryId: delivery.id,
    responseStatus: result.status,
    error: describeRefusal(result),
    durationMs: Math.round(performance.now() - start),
    attemptedAt: writeTime(attemptedAt),
  }
  inTransaction(database, () => record(parts, endpoint, attempt, result))
  // No URL: it may hold a secret.
  log.info({ endpoint: endpoint.id, delivery: id, event: delivery.event, status: result.status }, 'webhook attempted')
}

/** Those that sign now; a sentence where they cannot be read here: then nothing is sent, and it is tried again. */
function readSecrets(database: WritingDatabase, { id }: WebhookEndpoint, time: number): readonly string[] | string {
  try {
    return listSecrets(database, id, writeTime(time))
  } catch (error) {
    if (error instanceof SealedSecretError) return error.message
    throw error
  }
}

function writeHeaders(
  { webhookId, event, body }: WebhookDelivery,
  { id, time, secrets }: { id: string; time: number; secrets: readonly string[] },
): Record<string, string> {
  const timestamp = Math.floor(time / 1000)
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Docket-Webhooks',
    'webhook-id': webhookId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signWebhook({ id: webhookId, timestamp, body }, secrets),
    'webhook-event': event,
    'webhook-delivery': id,
  }
}

/** Only 2xx is a success. */
function describeRefusal(result: PostResult): string | null {
  if (result.status === null) return result.error
  if (result.status >= 200 && result.status < 300) return null
  if (result.status >= 300 && result.status < 400) {
    return `The receiver answered ${result.status}: redirects are not followed.`
  }
  if (result.status === 410) return 'The receiver answered 410, gone for good: the endpoint was disabled.'
  return `The receiver answered ${result.status}.`
}

/** Reads the rows again: meanwhile they may have been deleted, changed or told to begin anew. */
function record(
  { database, now, random }: DeliveryParts,
  endpoint: WebhookEndpoint,
  attempt: WebhookAttempt,
  result: PostResult,
): void {
  const delivery = findDelivery(database, attempt.deliveryId)
  if (!delivery) return
  saveAttempt(database, attempt)
  const tries = delivery.tries + 1
  const ended = now()
  const retryAfter = result.status === null ? null : readRetryAfter(result.retryAfter, ended)
  const isGone = result.status === 410
  const wait = attempt.error === null || isGone ? null : planRetry(tries, retryAfter, random())
  updateDelivery(database, delivery.id, {
    status: attempt.error === null ? 'succeeded' : wait === null ? 'failed' : 'pending',
    tries,
    nextAttemptAt: wait === null ? null : writeTime(ended + wait),
    completedAt: wait === null ? writeTime(ended) : null,
  })
  if (isGone && findWebhookEndpoint(database, endpoint.id)?.url === endpoint.url) {
    disableWebhookEndpoint(database, endpoint.id, 'receiver_gone')
  }
}
