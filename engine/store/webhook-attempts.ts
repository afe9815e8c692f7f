import type { ReadingDatabase, WritingDatabase } from './database.ts'

/** One try to deliver. */
export interface WebhookAttempt {
  /** Header `webhook-delivery`. */
  readonly id: string
  readonly deliveryId: number
  /** HTTP status of the receiver; null when it did not answer. */
  readonly responseStatus: number | null
  /** Why it failed, in a sentence; null when it did not. */
  readonly error: string | null
  readonly durationMs: number
  readonly attemptedAt: string
}

export function saveAttempt(database: WritingDatabase, attempt: WebhookAttempt): void {
  database
    .prepare(
      `INSERT INTO webhook_attempts (id, delivery_id, response_status, error, duration_ms, attempted_at)
       VALUES (@id, @deliveryId, @responseStatus, @error, @durationMs, @attemptedAt)`,
    )
    .run(attempt)
}

/** In the order in which they were made, for all these deliveries together. */
export function listAttempts(database: ReadingDatabase, deliveryIds: readonly number[]): readonly WebhookAttempt[] {
  return database
    .prepare(
      `SELECT id, delivery_id AS deliveryId, response_status AS responseStatus, error, duration_ms AS durationMs,
       attempted_at AS attemptedAt FROM webhook_attempts
       WHERE delivery_id IN (SELECT value FROM json_each(?)) ORDER BY attempted_at`,
    )
    .all(JSON.stringify(deliveryIds)) as WebhookAttempt[]
}
