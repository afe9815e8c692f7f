import {
  listDeliveriesQuerySchema,
  type WebhookDeliveryList,
  type WebhookDeliveryResource,
} from '../../contract/webhook-delivery.ts'
import { announceTest } from '../../store/announce.ts'
import type { ReadingDatabase } from '../../store/database.ts'
import { listAttempts } from '../../store/webhook-attempts.ts'
import {
  findDelivery,
  listDeliveries as listStoredDeliveries,
  redeliver as redeliverStored,
  type WebhookDelivery,
} from '../../store/webhook-deliveries.ts'
import type { WebhookEndpoint } from '../../store/webhook-endpoints.ts'
import type { ApiParts } from '../api-parts.ts'
import { ApiError, invalid } from '../errors.ts'
import { paginate } from '../paginate.ts'
import { presentWebhookDelivery } from '../present/webhook-delivery.ts'
import { readId } from '../read-id.ts'
import { readQuery } from '../read-query.ts'
import type { RouteContext } from '../request-state.ts'
import { findOwnEndpoint, ownerOf } from './webhook-endpoints.ts'

/** POST /webhook-endpoints/{endpoint}/test */
export function sendTest(ctx: RouteContext, { database, webhooks }: ApiParts): void {
  const endpoint = findOwnEndpoint(ctx, database)
  refuseDisabled(endpoint)
  const { mode } = ownerOf(ctx, database)
  ctx.status = 202
  ctx.body = { data: present(database, announceTest(database, endpoint, mode)) }
  webhooks.wake()
}

/** GET /webhook-endpoints/{endpoint}/deliveries: newest first. */
export function listDeliveries(ctx: RouteContext, { database, baseUrl }: ApiParts): void {
  const endpoint = findOwnEndpoint(ctx, database)
  const { page, per_page: perPage } = readQuery(listDeliveriesQuerySchema, ctx.query)
  const { deliveries, total } = listStoredDeliveries(database, endpoint.id, { page, perPage })
  const attempts = listAttempts(
    database,
    deliveries.map(({ id }) => id),
  )
  ctx.body = {
    data: deliveries.map((delivery) => presentWebhookDelivery(delivery, attempts)),
    ...paginate(
      baseUrl + ctx.path.replace(/\/$/, ''),
      { ...('per_page' in ctx.query && { per_page: String(perPage) }) },
      { page, perPage, count: deliveries.length, total },
    ),
  } satisfies WebhookDeliveryList
}

/** GET /webhook-endpoints/{endpoint}/deliveries/{delivery} */
export function getDelivery(ctx: RouteContext, { database }: ApiParts): void {
  ctx.body = { data: present(database, findOwnDelivery(ctx, database, findOwnEndpoint(ctx, database))) }
}

/** POST /webhook-endpoints/{endpoint}/deliveries/{delivery}/redeliver */
export function redeliver(ctx: RouteContext, { database, webhooks }: ApiParts): void {
  const endpoint = findOwnEndpoint(ctx, database)
  const { id } = findOwnDelivery(ctx, database, endpoint)
  refuseDisabled(endpoint)
  redeliverStored(database, id)
  ctx.status = 202
  ctx.body = { data: present(database, findOwnDelivery(ctx, database, endpoint)) }
  webhooks.wake()
}

function findOwnDelivery(ctx: RouteContext, database: ReadingDatabase, { id }: WebhookEndpoint): WebhookDelivery {
  const delivery = findDelivery(database, readId(ctx.params['delivery']))
  if (delivery?.endpointId !== id) throw new ApiError('not_found', 'There is no delivery with this id.')
  return delivery
}

function refuseDisabled({ disabledAt }: WebhookEndpoint): void {
  if (disabledAt !== null) throw invalid({ enabled: ['The endpoint is disabled. Enable it first.'] })
}

function present(database: ReadingDatabase, delivery: WebhookDelivery): WebhookDeliveryResource {
  return presentWebhookDelivery(delivery, listAttempts(database, [delivery.id]))
}
