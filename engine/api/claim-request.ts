import type { Principal } from '../access/authenticate.ts'
import { claimKey, type HeldKey, type KeyAnswer } from '../access/claim-key.ts'
import type { WritingDatabase } from '../store/database.ts'
import { ApiError, invalid } from './errors.ts'
import type { RouteContext } from './request-state.ts'

const MAX_KEY_LENGTH = 255

/**
 * Claims what the header Idempotency-Key names, scoped to token, method and path, before the body is read. Null without
 * the header.
 * @throws ApiError `validation_failed` for a key that is empty or too long, `idempotency_in_progress` while another request holds it
 */
export function claimRequest(
  ctx: RouteContext,
  { token }: Principal,
  database: WritingDatabase,
): HeldKey | KeyAnswer | null {
  const key = ctx.req.headers['idempotency-key']
  if (typeof key !== 'string') return null
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) {
    throw invalid({ 'Idempotency-Key': [`Idempotency-Key has from 1 to ${MAX_KEY_LENGTH} characters.`] })
  }
  const path = ctx.path.replace(/\/$/, '')
  const claim = claimKey(database, { tokenId: token.id, method: ctx.method, path, key })
  if (claim.state === 'in_progress') throw inProgress()
  return claim
}

export function inProgress(): ApiError {
  return new ApiError('idempotency_in_progress', undefined, { retry_after: 1, headers: { 'Retry-After': '1' } })
}
