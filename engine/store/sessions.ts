import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { currentTime, writeTime } from './current-time.ts'
import { inTransaction, type ReadingDatabase, type WritingDatabase } from './database.ts'

/** Somebody at the page of this installation. It is bound to no account: whoever owns the data folder sees all of them. */
export interface Session {
  readonly id: number
  readonly createdAt: string
  readonly expiresAt: string
}

const COLUMNS = 'id, created_at AS createdAt, expires_at AS expiresAt'

/**
 * Opens a session. `secret` is for the cookie alone: 256 random bits, of which only the hash is stored.
 * @param lifetime milliseconds
 */
export function createSession(
  database: WritingDatabase,
  { lifetime }: { lifetime: number },
): { readonly secret: string; readonly session: Session } {
  const secret = makeSecret()
  const session = inTransaction(database, () => {
    database.prepare('DELETE FROM sessions WHERE expires_at <= ?').run(currentTime())
    return database
      .prepare(`INSERT INTO sessions (hash, created_at, expires_at) VALUES (?, ?, ?) RETURNING ${COLUMNS}`)
      .get(hashSecret(secret), currentTime(), writeTime(Date.now() + lifetime)) as Session
  })
  return { secret, session }
}

/** The session whose secret a caller presents; null when it is unknown, expired or was ended. */
export function findSession(database: ReadingDatabase, secret: string): Session | null {
  const hash = hashSecret(secret)
  const row = database
    .prepare(`SELECT ${COLUMNS}, hash FROM sessions WHERE hash = ? AND expires_at > ?`)
    .get(hash, currentTime()) as (Session & { readonly hash: Buffer }) | undefined
  if (!row || !timingSafeEqual(row.hash, hash)) return null
  return { id: row.id, createdAt: row.createdAt, expiresAt: row.expiresAt }
}

/** Whether a session that was found before is still good. */
export function isSessionOpen(database: ReadingDatabase, id: number): boolean {
  const row = database.prepare('SELECT 1 FROM sessions WHERE id = ? AND expires_at > ?').get(id, currentTime())
  return row !== undefined
}

export function deleteSession(database: WritingDatabase, id: number): void {
  database.prepare('DELETE FROM sessions WHERE id = ?').run(id)
}

/**
 * A code that opens one session, once; only its hash is stored.
 * @param lifetime milliseconds
 */
export function createSignInCode(database: WritingDatabase, { lifetime }: { lifetime: number }): string {
  const code = makeSecret()
  inTransaction(database, () => {
    database.prepare('DELETE FROM sign_in_codes WHERE expires_at <= ?').run(currentTime())
    database
      .prepare('INSERT INTO sign_in_codes (hash, expires_at) VALUES (?, ?)')
      .run(hashSecret(code), writeTime(Date.now() + lifetime))
  })
  return code
}

/**
 * Uses a code up; false when it is unknown, too old or was used before, and when the clock was set back since it was made.
 * @param lifetime milliseconds that codes are made with: none is good for longer
 */
export function redeemSignInCode(database: WritingDatabase, code: string, { lifetime }: { lifetime: number }): boolean {
  const { changes } = database
    .prepare('DELETE FROM sign_in_codes WHERE hash = ? AND expires_at > ? AND expires_at <= ?')
    .run(hashSecret(code), currentTime(), writeTime(Date.now() + lifetime))
  return changes === 1
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
