import { listAccounts } from '../store/accounts.ts'
import { findDelivery, listDeliveries, redeliver, type WebhookDelivery } from '../store/webhook-deliveries.ts'
import { findWebhookEndpoint, listWebhookEndpoints, type WebhookEndpoint } from '../store/webhook-endpoints.ts'
import { MisuseError } from './exit-codes.ts'
import { withStore } from './open-store.ts'

interface Options {
  readonly data?: string
}

/** How many deliveries are shown. */
const SHOWN = 100

/** One line an endpoint: id, account, URL, events, state, separated by tabs. */
export function listAllEndpoints({ data }: Options): void {
  const endpoints = withStore(data, (database) =>
    listAccounts(database).flatMap(({ id }) => listWebhookEndpoints(database, id)),
  )
  for (const endpoint of endpoints) process.stdout.write(`${describeEndpoint(endpoint)}\n`)
}

/** One line a delivery, newest first: id, event, webhook-id, state, tries, separated by tabs. */
export function listEndpointDeliveries(endpointId: number, { data }: Options): void {
  const { deliveries } = withStore(data, (database) => {
    if (!findWebhookEndpoint(database, endpointId)) throw new MisuseError(`There is no webhook endpoint ${endpointId}.`)
    return listDeliveries(database, endpointId, { page: 1, perPage: SHOWN })
  })
  for (const delivery of deliveries) process.stdout.write(`${describeDelivery(delivery)}\n`)
}

/** The service sends it within a second, or when it is started. */
export function redeliverWebhook(id: number, { data }: Options): void {
  withStore(data, (database) => {
    const delivery = findDelivery(database, id)
    if (!delivery) throw new MisuseError(`There is no delivery ${id}.`)
    if (findWebhookEndpoint(database, delivery.endpointId)?.disabledAt !== null) {
      throw new MisuseError(`The endpoint ${delivery.endpointId} is disabled. Enable it first.`)
    }
    redeliver(database, id)
  })
}

function describeEndpoint({ id, accountId, url, events, disabledReason }: WebhookEndpoint): string {
  return [id, `account ${accountId}`, url, events.join(','), disabledReason ?? 'enabled'].join('\t')
}

function describeDelivery({ id, event, webhookId, status, tries, nextAttemptAt }: WebhookDelivery): string {
  const state = nextAttemptAt === null ? status : `${status}, next try ${nextAttemptAt}`
  return [id, event, webhookId, state, `tries ${tries}`].join('\t')
}
