import {
  createWebhookEndpointSchema,
  rotateSecretSchema,
  updateWebhookEndpointSchema,
  type WebhookEndpointResource,
  type WebhookEndpointWithSecret,
} from '../../contract/webhook-endpoint.ts'
import { checkUrl, portOf } from '../../delivery/check-url.ts'
import { RefusedAddressError } from '../../delivery/judge-address.ts'
import { writeTime } from '../../store/current-time.ts'
import { inTransaction, type ReadingDatabase } from '../../store/database.ts'
import {
  createWebhookEndpoint as createStoredEndpoint,
  deleteWebhookEndpoint as deleteStoredEndpoint,
  disableWebhookEndpoint,
  enableWebhookEndpoint,
  getWebhookEndpoint as getStoredEndpoint,
  listWebhookEndpoints as listStoredEndpoints,
  updateWebhookEndpoint as updateStoredEndpoint,
  type WebhookEndpoint,
} from '../../store/webhook-endpoints.ts'
import { rotateSecret as rotateStoredSecret } from '../../store/webhook-secrets.ts'
import type { ApiParts } from '../api-parts.ts'
import { ApiError, invalid } from '../errors.ts'
import { requireAbility } from '../middleware/require-token.ts'
import { presentWebhookEndpoint } from '../present/webhook-endpoint.ts'
import { readId } from '../read-id.ts'
import { readJson } from '../read-json.ts'
import type { RouteContext } from '../request-state.ts'
import { findAccount } from './app/accounts.ts'

/** Of one account: every event costs a row for each of them. */
const MAX_ENDPOINTS = 50

const HOUR = 3_600_000

/** GET /webhook-endpoints */
export function listWebhookEndpoints(ctx: RouteContext, { database }: ApiParts): void {
  const { accountId } = ownerOf(ctx, database)
  ctx.body = {
    data: listStoredEndpoints(database, accountId).map(presentWebhookEndpoint) satisfies WebhookEndpointResource[],
  }
}

/** POST /webhook-endpoints: the only answer beside that of a rotation that carries the secret. */
export async function createWebhookEndpoint(ctx: RouteContext, { database, baseUrl }: ApiParts): Promise<void> {
  const { accountId } = ownerOf(ctx, database)
  const { url, events, allow_private_network: allowPrivateNetwork } = await readJson(ctx, createWebhookEndpointSchema)
  refuseBadUrl(url, { allowPrivateNetwork, baseUrl })
  const { endpoint, secret } = inTransaction(database, () => {
    if (listStoredEndpoints(database, accountId).length >= MAX_ENDPOINTS) {
      throw invalid({ url: [`An account has at most ${MAX_ENDPOINTS} webhook endpoints.`] })
    }
    return createStoredEndpoint(database, { accountId, url, events, allowPrivateNetwork })
  })
  ctx.status = 201
  ctx.body = { data: { ...presentWebhookEndpoint(endpoint), secret } satisfies WebhookEndpointWithSecret }
}

/** GET /webhook-endpoints/{endpoint} */
export function getWebhookEndpoint(ctx: RouteContext, { database }: ApiParts): void {
  ctx.body = { data: presentWebhookEndpoint(findOwnEndpoint(ctx, database)) }
}

/** PATCH /webhook-endpoints/{endpoint}: what is waiting to be sent goes to the new URL. */
export async function updateWebhookEndpoint(ctx: RouteContext, { database, baseUrl }: ApiParts): Promise<void> {
  const { id } = findOwnEndpoint(ctx, database)
  const { url, events, allow_private_network, enabled } = await readJson(ctx, updateWebhookEndpointSchema)
  const updated = inTransaction(database, () => {
    const before = findOwnEndpoint(ctx, database)
    const allowPrivateNetwork = allow_private_network ?? before.allowPrivateNetwork
    if (url !== undefined || allow_private_network !== undefined) {
      refuseBadUrl(url ?? before.url, { allowPrivateNetwork, baseUrl })
    }
    updateStoredEndpoint(database, id, { url, events, allowPrivateNetwork })
    if (enabled === true) enableWebhookEndpoint(database, id)
    if (enabled === false) disableWebhookEndpoint(database, id, 'by_request')
    return findOwnEndpoint(ctx, database)
  })
  ctx.body = { data: presentWebhookEndpoint(updated) }
}

/** DELETE /webhook-endpoints/{endpoint}: what is waiting to be sent goes with it. */
export function deleteWebhookEndpoint(ctx: RouteContext, { database }: ApiParts): void {
  deleteStoredEndpoint(database, findOwnEndpoint(ctx, database).id)
  ctx.status = 204
}

/** POST /webhook-endpoints/{endpoint}/rotate-secret */
export async function rotateSecret(ctx: RouteContext, { database }: ApiParts): Promise<void> {
  const { id } = findOwnEndpoint(ctx, database)
  const { overlap_hours } = await readJson(ctx, rotateSecretSchema)
  const data = inTransaction(database, () => {
    const endpoint = findOwnEndpoint(ctx, database)
    const secret = rotateStoredSecret(database, id, writeTime(Date.now() + overlap_hours * HOUR))
    return { ...presentWebhookEndpoint(endpoint), secret } satisfies WebhookEndpointWithSecret
  })
  ctx.body = { data }
}

/**
 * Whose endpoints a request means: below /app those of the account that its path names, below /api those of its token's.
 * @throws ApiError `forbidden` for a token without the ability, `not_found` for an account that is none
 */
export function ownerOf(
  ctx: RouteContext,
  database: ReadingDatabase,
): { readonly accountId: number; readonly mode: 'live' | 'test' } {
  if (ctx.state.session) return { accountId: findAccount(ctx, database).id, mode: 'live' }
  const { account, token } = requireAbility(ctx.state, 'webhooks:manage')
  return { accountId: account.id, mode: token.mode }
}

/**
 * The endpoint that the path names, of the account that asks.
 * @throws ApiError `forbidden` without the ability, `not_found` for endpoints of other accounts too
 */
export function findOwnEndpoint(ctx: RouteContext, database: ReadingDatabase): WebhookEndpoint {
  const { accountId } = ownerOf(ctx, database)
  const endpoint = getStoredEndpoint(database, accountId, readId(ctx.params['endpoint']))
  if (!endpoint) throw new ApiError('not_found', 'There is no webhook endpoint with this id.')
  return endpoint
}

function refuseBadUrl(
  url: string,
  { allowPrivateNetwork, baseUrl }: { allowPrivateNetwork: boolean; baseUrl: string },
): void {
  try {
    checkUrl(url, { allowPrivateNetwork, ownPort: portOf(new URL(baseUrl)) })
  } catch (error) {
    throw error instanceof RefusedAddressError ? invalid({ url: [error.message] }) : error
  }
}
