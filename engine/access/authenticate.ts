import { getAccount, type Account } from '../store/accounts.ts'
import type { ReadingDatabase } from '../store/database.ts'
import { findToken, type Token } from '../store/tokens.ts'

/** Who asks: a token that is not revoked, and its account. */
export interface Principal {
  readonly token: Token
  readonly account: Account
}

/** One credential after the scheme, which is not case sensitive (RFC 6750, RFC 9110 section 11.1). */
const BEARER = /^bearer +([\w.~+/-]+=*) *$/i

/**
 * Whose token an `Authorization` header carries; null when it is missing, malformed, unknown or revoked.
 * The store compares hashes in constant time.
 */
export function authenticate(database: ReadingDatabase, authorization: string | undefined): Principal | null {
  const secret = BEARER.exec(authorization ?? '')?.[1]
  const token = secret === undefined ? null : findToken(database, secret)
  const account = token && getAccount(database, token.accountId)
  return token && account ? { token, account } : null
}
