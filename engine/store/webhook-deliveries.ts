import { randomBytes } from 'node:crypto'
import type { DeliveryStatus, WebhookEvent } from '../domain/webhook.ts'
import { currentTime, writeTime } from './current-time.ts'
import type { ReadingDatabase, WritingDatabase } from './database.ts'

/** One event for one endpoint: there from the moment it happens, kept for a while after it was delivered. */
export interface WebhookDelivery {
  readonly id: number
  readonly endpointId: number
  /** Header `webhook-id`: the same on every try. */
  readonly webhookId: string
  readonly event: WebhookEvent
  /** JSON as it is sent. */
  readonly body: string
  readonly status: DeliveryStatus
  /** How many tries of the schedule are used up. */
  readonly tries: number
  /** Null when it is done. */
  readonly nextAttemptAt: string | null
  readonly createdAt: string
  readonly completedAt: string | null
}

export type DeliveryChange = Pick<WebhookDelivery, 'status' | 'tries' | 'nextAttemptAt' | 'completedAt'>

const COLUMNS = `webhook_deliveries.id, endpoint_id AS endpointId, webhook_id AS webhookId, event, body, status, tries,
  next_attempt_at AS nextAttemptAt, webhook_deliveries.created_at AS createdAt, completed_at AS completedAt`

const SELECT = `SELECT ${COLUMNS} FROM webhook_deliveries`

/** To be sent at once. */
export function createDelivery(
  database: WritingDatabase,
  { endpointId, event, body }: Pick<WebhookDelivery, 'endpointId' | 'event' | 'body'>,
): WebhookDelivery {
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO webhook_deliveries (endpoint_id, webhook_id, event, body, status, next_attempt_at, created_at)
       VALUES (?, ?, ?, ?, 'pending', ?, ?)`,
    )
    .run(endpointId, `msg_${randomBytes(18).toString('base64url')}`, event, body, atOnce(), currentTime())
  return findDelivery(database, Number(lastInsertRowid))!
}

/** A delivery of any endpoint. */
export function findDelivery(database: ReadingDatabase, id: number): WebhookDelivery | null {
  return (database.prepare(`${SELECT} WHERE id = ?`).get(id) as WebhookDelivery | undefined) ?? null
}

/**
 * One page of what an endpoint was or is to be sent, newest first, and how many there are in all.
 * @param page from 1; past the last one the list is empty
 */
export function listDeliveries(
  database: ReadingDatabase,
  endpointId: number,
  { page, perPage }: { page: number; perPage: number },
): { readonly deliveries: readonly WebhookDelivery[]; readonly total: number } {
  const { total } = database
    .prepare('SELECT count(*) AS total FROM webhook_deliveries WHERE endpoint_id = ?')
    .get(endpointId) as { total: number }
  const deliveries = database
    .prepare(`${SELECT} WHERE endpoint_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`)
    .all(endpointId, perPage, (page - 1) * perPage) as WebhookDelivery[]
  return { deliveries, total }
}

/** What is to be sent by `time` to endpoints that are enabled, the longest due first: at most `perEndpoint` for each of them. */
export function listDueDeliveries(
  database: ReadingDatabase,
  { time, perEndpoint }: { time: string; perEndpoint: number },
): readonly WebhookDelivery[] {
  // CROSS JOIN keeps the order: from each endpoint to the few rows of it that are due, however many others there are.
  return database
    .prepare(
      `SELECT ${COLUMNS} FROM webhook_endpoints CROSS JOIN webhook_deliveries
       WHERE disabled_at IS NULL AND webhook_deliveries.id IN (
         SELECT due.id FROM webhook_deliveries AS due
         WHERE due.endpoint_id = webhook_endpoints.id AND due.status = 'pending' AND due.next_attempt_at <= ?
         ORDER BY due.next_attempt_at, due.id LIMIT ?
       )
       ORDER BY next_attempt_at, webhook_deliveries.id`,
    )
    .all(time, perEndpoint) as WebhookDelivery[]
}

/** False when it is gone. */
export function updateDelivery(database: WritingDatabase, id: number, change: DeliveryChange): boolean {
  const { changes } = database
    .prepare(
      `UPDATE webhook_deliveries SET status = @status, tries = @tries, next_attempt_at = @nextAttemptAt,
       completed_at = @completedAt WHERE id = @id`,
    )
    .run({ ...change, id })
  return changes === 1
}

/** Sends it again at once, with the same webhook-id; the schedule begins anew. */
export function redeliver(database: WritingDatabase, id: number): boolean {
  return updateDelivery(database, id, {
    status: 'pending',
    tries: 0,
    nextAttemptAt: atOnce(),
    completedAt: null,
  })
}

/** Brings forward everything that waits. @param milliseconds at least 0 */
export function hastenDeliveries(database: WritingDatabase, milliseconds: number): void {
  database
    .prepare(
      `UPDATE webhook_deliveries SET next_attempt_at = strftime('%Y-%m-%dT%H:%M:%f', next_attempt_at, ?) || '000Z'
       WHERE status = 'pending'`,
    )
    .run(`-${(milliseconds / 1000).toFixed(3)} seconds`)
}

/** Forgets what was made before `time`, delivered or not. */
export function pruneDeliveries(database: WritingDatabase, time: string): void {
  database.prepare('DELETE FROM webhook_deliveries WHERE created_at < ?').run(time)
}

/** By the wall clock, which says when something is due; currentTime may run ahead of it. */
function atOnce(): string {
  return writeTime(Date.now())
}
