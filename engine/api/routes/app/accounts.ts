import { createAccountSchema, updateAccountSchema, type AccountResource } from '../../../contract/app/account.ts'
import {
  createAccount as createStoredAccount,
  getAccount as getStoredAccount,
  listAccounts as listStoredAccounts,
  renameAccount,
  setCredits,
  setLocale,
  setOwnNames,
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

/** PATCH /app/accounts/{account}: what is left out stays. */
export async function updateAccount(ctx: RouteContext, { database }: ApiParts): Promise<void> {
  const { id } = findAccount(ctx, database)
  const { name, credits, suspended, own_names: ownNames, locale } = await readJson(ctx, updateAccountSchema)
  inTransaction(database, () => {
    if (name !== undefined) renameAccount(database, id, name)
    if (credits !== undefined) setCredits(database, id, credits)
    if (suspended !== undefined) setSuspended(database, id, suspended)
    if (ownNames !== undefined) setOwnNames(database, id, ownNames)
    if (locale !== undefined) setLocale(database, id, locale)
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

function presentAccount(account: Account): AccountResource {
  const { id, name, credits, suspendedAt, ownNames, locale, createdAt } = account
  return {
    id,
    name,
    credits,
    suspended_at: suspendedAt,
    own_names: [...ownNames],
    locale,
    created_at: createdAt,
  }
}
