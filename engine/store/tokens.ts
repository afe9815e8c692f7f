import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Ability, Mode } from '../domain/token.ts'
import { currentTime } from './current-time.ts'
import { inTransaction, type ReadingDatabase, type WritingDatabase } from './database.ts'
import { listUsers } from './users.ts'

export { ABILITIES, MODES, type Ability, type Mode } from '../domain/token.ts'

export interface Token {
  readonly id: number
  readonly userId: number
  readonly accountId: number
  readonly mode: Mode
  readonly name: string | null
  readonly abilities: readonly Ability[]
  readonly createdAt: string
  readonly revokedAt: string | null
}

interface TokenRow extends Omit<Token, 'abilities'> {
  readonly abilities: string
  readonly hash: Buffer
}

const SELECT = `SELECT tokens.id, user_id AS userId, account_id AS accountId, mode, tokens.name, hash, abilities,
  tokens.created_at AS createdAt, revoked_at AS revokedAt FROM tokens JOIN users ON users.id = user_id`

/**
 * Makes a token for the account's first user. `secret` is the token itself: shown once, only its hash is stored.
 * @throws RangeError when there is no such account
 */
export function createToken(
  database: WritingDatabase,
  wanted: { accountId: number; mode: Mode; abilities: readonly Ability[]; name?: string | null },
): { readonly secret: string; readonly token: Token } {
  return inTransaction(database, () => {
    const user = listUsers(database, wanted.accountId)[0]
    if (!user) throw new RangeError(`There is no account ${wanted.accountId}.`)
    const secret = `dk_${wanted.mode}_${randomBytes(32).toString('base64url')}`
    const { lastInsertRowid } = database
      .prepare('INSERT INTO tokens (user_id, mode, name, hash, abilities, created_at) VALUES (?, ?, ?, ?, ?, ?)')
      .run(
        user.id,
        wanted.mode,
        wanted.name ?? null,
        hashSecret(secret),
        JSON.stringify([...new Set(wanted.abilities)]),
        currentTime(),
      )
    const row = database.prepare(`${SELECT} WHERE tokens.id = ?`).get(lastInsertRowid) as TokenRow
    return { secret, token: toToken(row) }
  })
}

/** The token that a caller presents; null when it is unknown or revoked. */
export function findToken(database: ReadingDatabase, secret: string): Token | null {
  const hash = hashSecret(secret)
  const row = database.prepare(`${SELECT} WHERE hash = +? AND revoked_at IS NULL`).get(hash) as TokenRow | undefined
  // The index lookup is by hash, which a caller cannot steer; the last word has a comparison in constant time.
  return row && timingSafeEqual(row.hash, hash) ? toToken(row) : null
}

/** In the order of their ids, revoked ones included. */
export function listTokens(database: ReadingDatabase): readonly Token[] {
  return (database.prepare(`${SELECT} ORDER BY tokens.id`).all() as TokenRow[]).map(toToken)
}

/** False when there is no such token, or it was revoked before. */
export function revokeToken(database: WritingDatabase, id: number): boolean {
  const { changes } = database
    .prepare('UPDATE tokens SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL')
    .run(currentTime(), id)
  return changes === 1
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function toToken(row: TokenRow): Token {
  const { id, userId, accountId, mode, name, createdAt, revokedAt } = row
  const abilities = JSON.parse(row.abilities) as Ability[]
  return { id, userId, accountId, mode, name, abilities, createdAt, revokedAt }
}
