import { hash } from 'node:crypto'
import { getAccount, type Account } from '../store/accounts.ts'
import type { ReadingDatabase, WatchingDatabase } from '../store/database.ts'
import { findToken, type Token } from '../store/tokens.ts'

/** Who asks: a token that is not revoked, and its account. */
export interface Principal {
  readonly token: Token
  readonly account: Account
}

/**
 * Whose token an `Authorization` header carries; null when it is missing, malformed, unknown or revoked.
 */
export type Authenticate = (authorization: string | undefined) => Principal | null

/** One credential after the scheme, which is not case sensitive (RFC 6750, RFC 9110 section 11.1). */
const BEARER = /^bearer +([\w.~+/-]+=*) *$/i

/** Who was found before is known by the hash of the token, until anything in the database changes. */
export function createAuthenticate(database: WatchingDatabase): Authenticate {
  const known = new Map<string, Principal>()
  let version = database.version()
  return (authorization) => {
    const secret = BEARER.exec(authorization ?? '')?.[1]
    if (secret === undefined) return null
    if (database.version() !== version) {
      known.clear()
      version = database.version()
    }
    const key = hash('sha256', secret, 'base64')
    const principal = known.get(key) ?? findPrincipal(database, secret)
    // Only tokens that exist are kept: nobody can fill the memory with others.
    if (principal) known.set(key, principal)
    return principal
  }
}

/** The store compares hashes in constant time. */
function findPrincipal(database: ReadingDatabase, secret: string): Principal | null {
  const token = findToken(database, secret)
  const account = token && getAccount(database, token.accountId)
  return token && account ? { token, account } : null
}
