import { inTransaction, type WritingDatabase } from './database.ts'

/** A key means something only for the same token, method and path. */
export interface KeyScope {
  readonly tokenId: number
  readonly method: string
  readonly path: string
  readonly key: string
}

/** What was answered under a key. */
export interface StoredAnswer {
  readonly status: number
  /** Exactly as it was sent. */
  readonly body: string
}

/** How an attempt to claim a key ends. */
export type KeyState =
  | { readonly state: 'claimed' }
  | { readonly state: 'in_progress' }
  | { readonly state: 'answered'; readonly fingerprint: string; readonly answer: StoredAnswer }

interface KeyRow {
  readonly leasedUntil: number
  readonly fingerprint: string | null
  readonly status: number | null
  readonly body: string | null
}

const SCOPE = 'token_id = @tokenId AND method = @method AND path = @path AND key = @key'

/**
 * Claims a key for `holder` unless it has an answer or somebody else holds it; forgets all keys that have expired.
 * @param times milliseconds since 1970
 */
export function claimKey(
  database: WritingDatabase,
  scope: KeyScope,
  holder: string,
  times: { readonly now: number; readonly leasedUntil: number; readonly expiresAt: number },
): KeyState {
  return inTransaction(database, () => {
    database.prepare('DELETE FROM idempotency_keys WHERE expires_at <= ?').run(times.now)
    const row = database
      .prepare(`SELECT leased_until AS leasedUntil, fingerprint, status, body FROM idempotency_keys WHERE ${SCOPE}`)
      .get(scope) as KeyRow | undefined
    if (row && row.fingerprint !== null && row.status !== null && row.body !== null) {
      return { state: 'answered', fingerprint: row.fingerprint, answer: { status: row.status, body: row.body } }
    }
    // A lease beyond a new one was given before the clock was set back: nobody extends it any more.
    if (row && row.leasedUntil > times.now && row.leasedUntil <= times.leasedUntil) return { state: 'in_progress' }
    database
      .prepare(
        `INSERT OR REPLACE INTO idempotency_keys (token_id, method, path, key, holder, leased_until, expires_at)
         VALUES (@tokenId, @method, @path, @key, @holder, @leasedUntil, @expiresAt)`,
      )
      .run({ ...scope, holder, leasedUntil: times.leasedUntil, expiresAt: times.expiresAt })
    return { state: 'claimed' }
  })
}

/** A holder that is still at work keeps its key. */
export function extendLease(
  database: WritingDatabase,
  holder: string,
  times: { readonly leasedUntil: number; readonly expiresAt: number },
): void {
  database
    .prepare('UPDATE idempotency_keys SET leased_until = @leasedUntil, expires_at = @expiresAt WHERE holder = @holder')
    .run({ ...times, holder })
}

/** Frees a key that has no answer. */
export function releaseKey(database: WritingDatabase, holder: string): void {
  database.prepare('DELETE FROM idempotency_keys WHERE holder = ? AND status IS NULL').run(holder)
}

/** False when the key is no longer the holder's: its lease ran out and somebody else claimed it. */
export function storeAnswer(
  database: WritingDatabase,
  holder: string,
  answer: StoredAnswer & { readonly fingerprint: string; readonly expiresAt: number },
): boolean {
  const { changes } = database
    .prepare(
      `UPDATE idempotency_keys SET fingerprint = @fingerprint, status = @status, body = @body, expires_at = @expiresAt
       WHERE holder = @holder AND status IS NULL`,
    )
    .run({ ...answer, holder })
  return changes === 1
}
