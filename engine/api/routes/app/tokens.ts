import { createTokenSchema, type CreatedToken, type TokenResource } from '../../../contract/app/token.ts'
import {
  createToken as createStoredToken,
  listTokens as listStoredTokens,
  revokeToken as revokeStoredToken,
  type Token,
} from '../../../store/tokens.ts'
import type { ApiParts } from '../../api-parts.ts'
import { ApiError } from '../../errors.ts'
import { readId } from '../../read-id.ts'
import { readJson } from '../../read-json.ts'
import type { RouteContext } from '../../request-state.ts'
import { findAccount } from './accounts.ts'

/** GET /app/accounts/{account}/tokens: in the order in which they were made, revoked ones included. */
export function listTokens(ctx: RouteContext, { database }: ApiParts): void {
  const { id } = findAccount(ctx, database)
  const tokens = listStoredTokens(database).filter(({ accountId }) => accountId === id)
  ctx.body = { data: tokens.map(presentToken) satisfies TokenResource[] }
}

/** POST /app/accounts/{account}/tokens: the only answer that carries the token itself. */
export async function createToken(ctx: RouteContext, { database }: ApiParts): Promise<void> {
  const account = findAccount(ctx, database)
  const wanted = await readJson(ctx, createTokenSchema)
  const { token, secret } = createStoredToken(database, { accountId: account.id, ...wanted })
  ctx.status = 201
  ctx.body = { data: { ...presentToken(token), token: secret } satisfies CreatedToken }
}

/** DELETE /app/tokens/{token}: revokes it. It stays in the list. */
export function revokeToken(ctx: RouteContext, { database }: ApiParts): void {
  if (!revokeStoredToken(database, readId(ctx.params['token']))) {
    throw new ApiError('not_found', 'There is no valid token with this id.')
  }
  ctx.status = 204
}

function presentToken({ id, accountId, mode, name, abilities, createdAt, revokedAt }: Token): TokenResource {
  return {
    id,
    account_id: accountId,
    mode,
    name,
    abilities: [...abilities],
    created_at: createdAt,
    revoked_at: revokedAt,
  }
}
