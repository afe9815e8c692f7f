import { describe, expect, test } from 'vitest'
import { createAccount } from '../../engine/store/accounts.ts'
import { deleteDocuments } from '../../engine/store/delete-documents.ts'
import { listAttempts } from '../../engine/store/webhook-attempts.ts'
import { findDelivery, redeliver } from '../../engine/store/webhook-deliveries.ts'
import {
  deleteWebhookEndpoint,
  disableWebhookEndpoint,
  updateWebhookEndpoint,
} from '../../engine/store/webhook-endpoints.ts'
import { answerWith, openReceiver } from './open-receiver.ts'
import { openTestDispatcher } from './open-test-dispatcher.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

const HOUR = 3_600_000

test('what fails is tried ten times on the schedule, with the same webhook-id, then given up', async () => {
  const { addEndpoint, complete, send, deliveries, clock, database } = openTestDispatcher()
  const receiver = await openReceiver(answerWith(500))
  const { endpoint } = addEndpoint(receiver.url)
  complete()
  await send()
  const waits: number[] = []
  for (let tries = 1; tries < 10; tries += 1) {
    expect(receiver.received).toHaveLength(tries)
    const due = Date.parse(deliveries(endpoint)[0]?.nextAttemptAt ?? '')
    waits.push(Math.round((due - clock.now) / 1000))
    clock.now = due - 1
    await send()
    expect(receiver.received).toHaveLength(tries)
    clock.now = due
    await send()
  }
  expect(waits).toEqual([5, 300, 1800, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * 3600)])
  expect(receiver.received).toHaveLength(10)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-delivery'])).size).toBe(10)
  const [delivery] = deliveries(endpoint)
  expect(delivery).toMatchObject({ status: 'failed', tries: 10, nextAttemptAt: null })
  const attempts = listAttempts(database, [delivery!.id])
  expect(attempts.map(({ id }) => id)).toEqual(receiver.received.map(({ headers }) => headers['webhook-delivery']))
  expect(attempts[0]).toMatchObject({ responseStatus: 500, error: 'The receiver answered 500.' })
  clock.now += 1000 * HOUR
  await send()
  expect(receiver.received).toHaveLength(10)
})

test('an endpoint is told only of the events that it has chosen, and of its own account', async () => {
  const { addEndpoint, complete, send, deliveries, database } = openTestDispatcher()
  const { url } = await openReceiver()
  const wanting = addEndpoint(url)
  const choosy = addEndpoint(url, { events: ['document.failed', 'document.blocked', 'document.corrected'] })
  const stranger = addEndpoint(url, { accountId: createAccount(database, { name: 'Nachbar' }).id })
  complete()
  await send()
  expect(deliveries(wanting.endpoint)).toHaveLength(1)
  expect(deliveries(choosy.endpoint)).toEqual([])
  expect(deliveries(stranger.endpoint)).toEqual([])
})

test('an endpoint that is disabled is told nothing', async () => {
  const { addEndpoint, complete, send, deliveries, database } = openTestDispatcher()
  const receiver = await openReceiver()
  const { endpoint } = addEndpoint(receiver.url)
  disableWebhookEndpoint(database, endpoint.id, 'by_request')
  complete()
  await send()
  expect(deliveries(endpoint)).toEqual([])
  expect(receiver.received).toEqual([])
})

describe('deleting', () => {
  test('an endpoint while it is being told ends its deliveries', async () => {
    const { addEndpoint, complete, send, deliveries, database, clock } = openTestDispatcher()
    const receiver = await openReceiver((_, response) => {
      deleteWebhookEndpoint(database, endpoint.id)
      response.writeHead(500).end()
    })
    const { endpoint } = addEndpoint(receiver.url)
    complete()
    await send()
    expect(deliveries(endpoint)).toEqual([])
    for (const table of ['webhook_deliveries', 'webhook_attempts', 'webhook_secrets']) {
      expect(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()).toEqual({ n: 0 })
    }
    clock.now += HOUR
    await send()
    expect(receiver.received).toHaveLength(1)
  })

  test('a document does not take back what has happened', async () => {
    const { addEndpoint, complete, send, database } = openTestDispatcher()
    const receiver = await openReceiver()
    addEndpoint(receiver.url)
    complete()
    deleteDocuments(database, 'nowhere', [1], SERVICE)
    await send()
    expect(receiver.received).toHaveLength(1)
  })
})

test('an endpoint that moves gets at its new URL what is waiting', async () => {
  const { addEndpoint, complete, send, database, clock } = openTestDispatcher()
  const before = await openReceiver(answerWith(500))
  const after = await openReceiver()
  const { endpoint } = addEndpoint(before.url)
  complete()
  await send()
  updateWebhookEndpoint(database, endpoint.id, { url: after.url })
  clock.now += HOUR
  await send()
  expect(after.received[0]?.headers['webhook-id']).toBe(before.received[0]?.headers['webhook-id'])
})

test('what is sent again has the same webhook-id, and all tries before it', async () => {
  const { addEndpoint, complete, send, deliveries, database } = openTestDispatcher()
  const receiver = await openReceiver(answerWith(500))
  const { endpoint } = addEndpoint(receiver.url)
  complete()
  await send()
  receiver.answer = answerWith(204)
  const { id } = deliveries(endpoint)[0]!
  redeliver(database, id)
  await send()
  redeliver(database, id)
  await send()
  expect(findDelivery(database, id)).toMatchObject({ status: 'succeeded', tries: 1 })
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(receiver.received.map(({ body }) => body)).toEqual(Array(3).fill(receiver.received[0]?.body))
})

test('a receiver that hangs gets four tries at once and holds up no other', async () => {
  const { addEndpoint, complete, dispatcher } = openTestDispatcher()
  const hanging = await openReceiver(() => {})
  const well = await openReceiver()
  addEndpoint(hanging.url)
  addEndpoint(well.url)
  for (let count = 0; count < 10; count += 1) complete()
  dispatcher.start()
  await well.waitFor(10)
  await hanging.waitFor(4)
  expect(hanging.received).toHaveLength(4)
})

describe('stopping', () => {
  test('waits for tries under way and begins no more', async () => {
    const { addEndpoint, complete, deliveries, dispatcher } = openTestDispatcher()
    const held = Promise.withResolvers<void>()
    const receiver = await openReceiver((_, response) => void held.promise.then(() => response.end()))
    const { endpoint } = addEndpoint(receiver.url)
    complete()
    dispatcher.start()
    await receiver.waitFor(1)
    const drained = dispatcher.drain({ grace: 60_000 })
    complete()
    dispatcher.wake()
    held.resolve()
    await drained
    expect(deliveries(endpoint).map(({ status }) => status)).toEqual(['pending', 'succeeded'])
    expect(receiver.received).toHaveLength(1)
  })

  test('cuts off what takes too long; the next start sends it again with the same webhook-id', async () => {
    const { addEndpoint, complete, deliveries, dispatcher, database } = openTestDispatcher()
    const receiver = await openReceiver(() => {})
    const { endpoint } = addEndpoint(receiver.url)
    complete()
    dispatcher.start()
    await receiver.waitFor(1)
    await dispatcher.drain({ grace: 0 })
    expect(deliveries(endpoint)).toMatchObject([{ status: 'pending', tries: 0 }])

    receiver.answer = answerWith(204)
    await openTestDispatcher({ database }).send()
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.headers['webhook-delivery']).not.toBe(first?.headers['webhook-delivery'])
    expect(deliveries(endpoint)).toMatchObject([{ status: 'succeeded' }])
  })
})

test('rows that another process has added are found without a call', async () => {
  const { addEndpoint, complete, dispatcher } = openTestDispatcher()
  const receiver = await openReceiver()
  addEndpoint(receiver.url)
  dispatcher.start()
  complete()
  await receiver.waitFor(1)
})

test('a try that the database refuses to record is made again after a minute, not with every look', async () => {
  const { addEndpoint, complete, send, deliveries, clock, database } = openTestDispatcher()
  const receiver = await openReceiver()
  const { endpoint } = addEndpoint(receiver.url)
  complete()
  database.exec("CREATE TRIGGER refuse BEFORE INSERT ON webhook_attempts BEGIN SELECT raise(ABORT, 'disk full'); END")
  await send()
  await send()
  expect(receiver.received).toHaveLength(1)
  database.exec('DROP TRIGGER refuse')
  clock.now += 60_000
  await send()
  expect(receiver.received).toHaveLength(2)
  expect(deliveries(endpoint)).toMatchObject([{ status: 'succeeded', tries: 1 }])
})

test('deliveries are kept for 30 days', async () => {
  const { addEndpoint, complete, send, deliveries, clock } = openTestDispatcher()
  const { endpoint } = addEndpoint((await openReceiver()).url)
  complete()
  await send()
  clock.now += 29 * 24 * HOUR
  await send()
  expect(deliveries(endpoint)).toHaveLength(1)
  clock.now += 2 * 24 * HOUR
  await send()
  expect(deliveries(endpoint)).toEqual([])
})
