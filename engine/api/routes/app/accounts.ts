import { createAccountSchema, updateAccountSchema, type AccountResource } from '../../../contract/app/account.ts'
import {
  createAccount as createStoredAccount,
  getAccount as getStoredAccount,
  listAccounts as listStoredAccounts,
  renameAccount,
  setCredits,
  setSuspended,
  type Account,
} from '../../../store/accounts.ts'
import { inTransaction, type ReadingDatabase } from '../../../store/database.ts'
import type { ApiParts } from '../../api-parts.ts'
import { ApiError } from '../../errors.ts'
import { readId } from '../../read-id.ts'
import { readJson } from '../../read-json.ts'
import type { RouteContext } from '../../request-state.ts'

/** GET /app/accounts: all of the installation, in the order in which they were made. */
export function listAccounts(ctx: RouteContext, { database }: ApiParts): void {
  ctx.body = { data: listStoredAccounts(database).map(presentAccount) satisfies AccountResource[] }
}

/** POST /app/accounts */
export async function createAccount(ctx: RouteContext, { database }: ApiParts): Promise<void> {
  const wanted = await readJson(ctx, createAccountSchema)
  ctx.status = 201
  ctx.body = { data: presentAccount(createStoredAccount(database, wanted)) }
}

/** GET /app/accounts/{account} */
export function getAccount(ctx: RouteContext, { database }: ApiParts): void {
  ctx.body = { data: presentAccount(findAccount(ctx, database)) }
}

/** PATCH /app/accounts/{account}: name, credits, suspended. */
export async function updateAccount(ctx: RouteContext, { database }: ApiParts): Promise<void> {
  const { id } = findAccount(ctx, database)
  const { name, credits, suspended } = await readJson(ctx, updateAccountSchema)
  inTransaction(database, () => {
    if (name !== undefined) renameAccount(database, id, name)
    if (credits !== undefined) setCredits(database, id, credits)
    if (suspended !== undefined) setSuspended(database, id, suspended)
  })
  ctx.body = { data: presentAccount(findAccount(ctx, database)) }
}

/**
 * The account that a path names.
 * @throws ApiError `not_found`
 */
export function findAccount(ctx: RouteContext, database: ReadingDatabase): Account {
  const account = getStoredAccount(database, readId(ctx.params['account']))
  if (!account) throw new ApiError('not_found', 'There is no account with this id.')
  return account
}

function presentAccount({ id, name, credits, suspendedAt, createdAt }: Account): AccountResource {
  return { id, name, credits, suspended_at: suspendedAt, created_at: createdAt }
}
