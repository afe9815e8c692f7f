import type { DisabledReason, WebhookEvent } from '../domain/webhook.ts'
import { currentTime } from './current-time.ts'
import { inTransaction, type ReadingDatabase, type WritingDatabase } from './database.ts'
import { addSecret } from './webhook-secrets.ts'

/** Where an account wants to be told of events. */
export interface WebhookEndpoint {
  readonly id: number
  readonly accountId: number
  readonly url: string
  readonly events: readonly WebhookEvent[]
  /** Addresses of private networks are allowed beside public ones. */
  readonly allowPrivateNetwork: boolean
  /** Null while it is enabled. */
  readonly disabledAt: string | null
  readonly disabledReason: DisabledReason | null
  readonly createdAt: string
  readonly updatedAt: string
}

interface EndpointRow extends Omit<WebhookEndpoint, 'events' | 'allowPrivateNetwork'> {
  readonly events: string
  readonly allowPrivateNetwork: 0 | 1
}

const SELECT = `SELECT id, account_id AS accountId, url, events, allow_private_network AS allowPrivateNetwork,
  disabled_at AS disabledAt, disabled_reason AS disabledReason, created_at AS createdAt, updated_at AS updatedAt
  FROM webhook_endpoints`

/** `secret` signs what it will get. */
export function createWebhookEndpoint(
  database: WritingDatabase,
  wanted: Pick<WebhookEndpoint, 'accountId' | 'url' | 'events' | 'allowPrivateNetwork'>,
): { readonly endpoint: WebhookEndpoint; readonly secret: string } {
  return inTransaction(database, () => {
    const now = currentTime()
    const { lastInsertRowid } = database
      .prepare(
        `INSERT INTO webhook_endpoints (account_id, url, events, allow_private_network, created_at, updated_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
      )
      .run(wanted.accountId, wanted.url, writeEvents(wanted.events), Number(wanted.allowPrivateNetwork), now, now)
    const id = Number(lastInsertRowid)
    return { secret: addSecret(database, id), endpoint: findWebhookEndpoint(database, id)! }
  })
}

/** The account's endpoint; null when it has none with this id. */
export function getWebhookEndpoint(database: ReadingDatabase, accountId: number, id: number): WebhookEndpoint | null {
  const endpoint = findWebhookEndpoint(database, id)
  return endpoint?.accountId === accountId ? endpoint : null
}

/** An endpoint of any account. */
export function findWebhookEndpoint(database: ReadingDatabase, id: number): WebhookEndpoint | null {
  const row = database.prepare(`${SELECT} WHERE id = ?`).get(id) as EndpointRow | undefined
  return row ? toEndpoint(row) : null
}

/** In the order of their ids. */
export function listWebhookEndpoints(database: ReadingDatabase, accountId: number): readonly WebhookEndpoint[] {
  const rows = database.prepare(`${SELECT} WHERE account_id = ? ORDER BY id`).all(accountId) as EndpointRow[]
  return rows.map(toEndpoint)
}

/** What is left out stays as it is. */
export function updateWebhookEndpoint(
  database: WritingDatabase,
  id: number,
  { url, events, allowPrivateNetwork }: Partial<Pick<WebhookEndpoint, 'url' | 'events' | 'allowPrivateNetwork'>>,
): void {
  database
    .prepare(
      `UPDATE webhook_endpoints SET url = coalesce(?, url), events = coalesce(?, events),
       allow_private_network = coalesce(?, allow_private_network), updated_at = ? WHERE id = ?`,
    )
    .run(
      url ?? null,
      events ? writeEvents(events) : null,
      allowPrivateNetwork === undefined ? null : Number(allowPrivateNetwork),
      currentTime(),
      id,
    )
}

/** What waits for it stays, and goes out when it is enabled again. */
export function disableWebhookEndpoint(database: WritingDatabase, id: number, reason: DisabledReason): void {
  const now = currentTime()
  database
    .prepare(
      `UPDATE webhook_endpoints SET disabled_at = ?, disabled_reason = ?, updated_at = ?
       WHERE id = ? AND disabled_at IS NULL`,
    )
    .run(now, reason, now, id)
}

export function enableWebhookEndpoint(database: WritingDatabase, id: number): void {
  database
    .prepare('UPDATE webhook_endpoints SET disabled_at = NULL, disabled_reason = NULL, updated_at = ? WHERE id = ?')
    .run(currentTime(), id)
}

/** Takes its secrets, and what was or is to be delivered, with it. */
export function deleteWebhookEndpoint(database: WritingDatabase, id: number): void {
  database.prepare('DELETE FROM webhook_endpoints WHERE id = ?').run(id)
}

function writeEvents(events: readonly WebhookEvent[]): string {
  return JSON.stringify([...new Set(events)])
}

function toEndpoint(row: EndpointRow): WebhookEndpoint {
  return {
    ...row,
    events: JSON.parse(row.events) as WebhookEvent[],
    allowPrivateNetwork: row.allowPrivateNetwork === 1,
  }
}
