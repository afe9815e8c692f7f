import { randomBytes } from 'node:crypto'
import { currentTime } from './current-time.ts'
import { inTransaction, type ReadingDatabase, type WritingDatabase } from './database.ts'
import { seal, unseal } from './seal-secrets.ts'

/** Makes the secret that signs from now on: `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export function addSecret(database: WritingDatabase, endpointId: number): string {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  database
    .prepare('INSERT INTO webhook_secrets (endpoint_id, secret) VALUES (?, ?)')
    .run(endpointId, seal(database, secret))
  return secret
}

/**
 * Makes a new secret; the ones before it sign beside it until `expireAt`, or until their own earlier end.
 * @returns the new one
 */
export function rotateSecret(database: WritingDatabase, endpointId: number, expireAt: string): string {
  return inTransaction(database, () => {
    database
      .prepare(
        'UPDATE webhook_secrets SET expires_at = min(coalesce(expires_at, @expireAt), @expireAt) WHERE endpoint_id = @endpointId',
      )
      .run({ expireAt, endpointId })
    database
      .prepare('DELETE FROM webhook_secrets WHERE endpoint_id = ? AND expires_at <= ?')
      .run(endpointId, currentTime())
    return addSecret(database, endpointId)
  })
}

/** Those that sign at a time, the newest first. @throws SealedSecretError */
export function listSecrets(database: ReadingDatabase, endpointId: number, time: string): readonly string[] {
  const rows = database
    .prepare(
      `SELECT secret FROM webhook_secrets WHERE endpoint_id = ? AND (expires_at IS NULL OR expires_at > ?)
       ORDER BY id DESC`,
    )
    .all(endpointId, time) as { secret: string }[]
  return rows.map(({ secret }) => unseal(database, secret))
}
