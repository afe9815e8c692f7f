import { expect, test } from 'vitest'
import { writeTime } from '../../engine/store/current-time.ts'
import {
  createDelivery,
  listDueDeliveries,
  updateDelivery,
  type DeliveryChange,
} from '../../engine/store/webhook-deliveries.ts'
import { createWebhookEndpoint, disableWebhookEndpoint } from '../../engine/store/webhook-endpoints.ts'
import { openTestStore } from './open-test-store.ts'

const NOW = Date.parse('2026-11-21T07:00:00Z')

test('what is due comes longest due first, so many of each endpoint, none of those that are disabled', () => {
  const { database } = openTestStore()
  const [busy, quiet, disabled] = [makeEndpoint(), makeEndpoint(), makeEndpoint()]
  const late = add(busy, -1)
  const latest = add(busy, -3)
  const later = add(busy, -2)
  const other = add(quiet, 0)
  add(quiet, 1)
  add(disabled, -9)
  disableWebhookEndpoint(database, disabled, 'by_request')
  for (const status of ['succeeded', 'failed'] as const) add(busy, -9, { status, nextAttemptAt: null })

  expect(due(2)).toEqual([latest, later, other])
  expect(due(99)).toEqual([latest, later, late, other])

  function makeEndpoint(): number {
    return createWebhookEndpoint(database, {
      accountId: 1,
      url: 'https://erp.example/',
      events: ['document.completed'],
      allowPrivateNetwork: false,
    }).endpoint.id
  }

  /** A delivery that is due so many seconds from now. */
  function add(endpointId: number, seconds: number, change: Partial<DeliveryChange> = {}): number {
    const { id } = createDelivery(database, { endpointId, event: 'document.completed', body: '{}' })
    const nextAttemptAt = writeTime(NOW + seconds * 1000)
    updateDelivery(database, id, { status: 'pending', tries: 0, nextAttemptAt, completedAt: null, ...change })
    return id
  }

  function due(perEndpoint: number): readonly number[] {
    return listDueDeliveries(database, { time: writeTime(NOW), perEndpoint }).map(({ id }) => id)
  }
})

test('looking for what is due reads no delivery that is done', () => {
  const { database } = openTestStore()
  const prepared: string[] = []
  const spy = { prepare: (sql: string) => (prepared.push(sql), database.prepare(sql)) } as unknown as typeof database
  listDueDeliveries(spy, { time: writeTime(NOW), perEndpoint: 4 })
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${prepared[0]}`).all('', 4) as { detail: string }[]
  const steps = plan.map(({ detail }) => detail).join('\n')
  expect(steps).toContain('webhook_deliveries_due')
  expect(steps).not.toContain('SCAN webhook_deliveries')
})
