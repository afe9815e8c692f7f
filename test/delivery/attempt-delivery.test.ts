import { describe, expect, test } from 'vitest'
import { webhookPayloadSchema } from '../../engine/contract/webhook-payload.ts'
import { writeTime } from '../../engine/store/current-time.ts'
import { listAttempts } from '../../engine/store/webhook-attempts.ts'
import { enableWebhookEndpoint, findWebhookEndpoint } from '../../engine/store/webhook-endpoints.ts'
import { rotateSecret } from '../../engine/store/webhook-secrets.ts'
import { answerWith, openReceiver } from './open-receiver.ts'
import { openTestDispatcher } from './open-test-dispatcher.ts'
import { signAnew, verify } from './verify-webhook.ts'

const HOUR = 3_600_000

test('a delivery is one that the reference implementation of Standard Webhooks verifies', async () => {
  const { addEndpoint, complete, send, deliveries } = openTestDispatcher()
  const receiver = await openReceiver()
  const { endpoint, secret } = addEndpoint(receiver.url)
  complete()
  await send()
  const got = await receiver.waitFor(1)
  const payload = verify(got, secret)
  expect(webhookPayloadSchema.parse(payload)).toEqual(payload)
  expect(payload).toMatchObject({ type: 'document.completed', data: { id: 1, mode: 'live', status: 'pending' } })
  expect(got.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'webhook-event': 'document.completed',
    'webhook-delivery': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(() => verify({ ...got, body: got.body.replace('live', 'test') }, secret)).toThrow('No matching signature')
  expect(deliveries(endpoint)).toMatchObject([
    { webhookId: got.headers['webhook-id'], status: 'succeeded', nextAttemptAt: null },
  ])
})

test.each([
  [200, 'succeeded'],
  [299, 'succeeded'],
  [304, 'pending'],
  [400, 'pending'],
  [503, 'pending'],
])('an answer of %i leaves it %s', async (status, expected) => {
  const { addEndpoint, complete, send, deliveries } = openTestDispatcher()
  const { endpoint } = addEndpoint((await openReceiver(answerWith(status))).url)
  complete()
  await send()
  expect(deliveries(endpoint)).toMatchObject([{ status: expected, tries: 1 }])
})

test('a redirect is a failure and is not followed', async () => {
  const { addEndpoint, complete, send, deliveries, database } = openTestDispatcher()
  const elsewhere = await openReceiver()
  const { endpoint } = addEndpoint((await openReceiver(answerWith(302, { location: elsewhere.url }))).url)
  complete()
  await send()
  const [delivery] = deliveries(endpoint)
  expect(listAttempts(database, [delivery!.id])).toMatchObject([
    { responseStatus: 302, error: 'The receiver answered 302: redirects are not followed.' },
  ])
  expect(elsewhere.received).toEqual([])
})

test('a receiver may ask for more time with Retry-After', async () => {
  const { addEndpoint, complete, send, deliveries, clock } = openTestDispatcher()
  const { endpoint } = addEndpoint((await openReceiver(answerWith(429, { 'retry-after': '3600' }))).url)
  complete()
  await send()
  const wait = Date.parse(deliveries(endpoint)[0]?.nextAttemptAt ?? '') - clock.now
  expect(Math.round(wait / 1000)).toBe(3600)
})

test('410 disables the endpoint; what else waits goes out when it is enabled again', async () => {
  const { addEndpoint, complete, send, deliveries, database, clock } = openTestDispatcher()
  const receiver = await openReceiver(answerWith(500))
  const { endpoint } = addEndpoint(receiver.url)
  complete()
  await send()
  receiver.answer = answerWith(410)
  complete()
  await send()
  expect(findWebhookEndpoint(database, endpoint.id)).toMatchObject({ disabledReason: 'receiver_gone' })
  expect(deliveries(endpoint).map(({ status }) => status)).toEqual(['failed', 'pending'])

  complete()
  clock.now += HOUR
  await send()
  expect(deliveries(endpoint)).toHaveLength(2)
  expect(receiver.received).toHaveLength(2)

  receiver.answer = answerWith(204)
  enableWebhookEndpoint(database, endpoint.id)
  await send()
  expect(deliveries(endpoint).map(({ status }) => status)).toEqual(['failed', 'succeeded'])
})

describe('a secret that is rotated', () => {
  test('signs beside the new one until the overlap is over', async () => {
    const { addEndpoint, complete, send, database, clock } = openTestDispatcher()
    const receiver = await openReceiver()
    const { endpoint, secret: first } = addEndpoint(receiver.url)
    const second = rotateSecret(database, endpoint.id, writeTime(clock.now + 24 * HOUR))
    complete()
    await send()
    const during = await receiver.waitFor(1)
    expect(during.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    verify(during, first)
    verify(during, second)

    clock.now += 25 * HOUR
    complete()
    await send()
    const after = await receiver.waitFor(2)
    expect(after.headers['webhook-signature']).toMatch(/^v1,\S+$/)
    expect(after.headers['webhook-signature']).toBe(signAnew(after, second))
  })

  test('without overlap signs no more', async () => {
    const { addEndpoint, complete, send, database } = openTestDispatcher()
    const receiver = await openReceiver()
    const { endpoint, secret: first } = addEndpoint(receiver.url)
    const second = rotateSecret(database, endpoint.id, writeTime(Date.now()))
    complete()
    await send()
    const got = await receiver.waitFor(1)
    verify(got, second)
    expect(() => verify(got, first)).toThrow('No matching signature')
  })

  test('and rotated again, ends no later than it was to end', async () => {
    const { addEndpoint, complete, send, database, clock } = openTestDispatcher()
    const receiver = await openReceiver()
    const { endpoint, secret: first } = addEndpoint(receiver.url)
    const second = rotateSecret(database, endpoint.id, writeTime(clock.now + HOUR))
    const third = rotateSecret(database, endpoint.id, writeTime(clock.now + 3 * HOUR))
    complete()
    await send()
    const now = await receiver.waitFor(1)
    for (const secret of [first, second, third]) verify(now, secret)
    clock.now += 2 * HOUR
    complete()
    await send()
    const later = await receiver.waitFor(2)
    expect(later.headers['webhook-signature']).toBe(`${signAnew(later, third)} ${signAnew(later, second)}`)
  })
})

test('the service does not send to its own port, even if it took that port later', async () => {
  const receiver = await openReceiver()
  const { addEndpoint, complete, send, deliveries, database } = openTestDispatcher({
    ownPort: Number(new URL(receiver.url).port),
  })
  const { endpoint } = addEndpoint(receiver.url)
  complete()
  await send()
  expect(receiver.received).toEqual([])
  expect(listAttempts(database, [deliveries(endpoint)[0]!.id])).toMatchObject([
    { responseStatus: null, error: 'Webhooks are not sent to Docket itself.' },
  ])
})

test('a name that points into the private network between two tries is refused', async () => {
  let address = '203.0.113.1'
  const { addEndpoint, complete, send, deliveries, database, clock } = openTestDispatcher({
    resolve: async () => [{ address, family: 4 }],
  })
  const { endpoint } = addEndpoint('https://erp.example/hook')
  complete()
  await send()
  address = '192.168.1.1'
  clock.now += HOUR
  await send()
  const errors = listAttempts(database, [deliveries(endpoint)[0]!.id]).map(({ error }) => error)
  expect(errors).toEqual([
    '203.0.113.1 is not a public address.',
    '192.168.1.1 is in a private network, which this endpoint does not allow.',
  ])
})

test('neither secrets nor URLs are logged', async () => {
  const { addEndpoint, complete, send, logged } = openTestDispatcher()
  const receiver = await openReceiver(answerWith(500))
  const { secret } = addEndpoint(`${receiver.url}?key=hidden`)
  complete()
  await send()
  expect(logged.join('')).toContain('"status":500')
  expect(logged.join('')).not.toMatch(/hidden|\/hook|v1,/)
  expect(logged.join('')).not.toContain(secret)
})

test('a secret that cannot be read here sends nothing, says why, and is tried again', async () => {
  const { addEndpoint, complete, send, deliveries, database } = openTestDispatcher()
  const receiver = await openReceiver()
  const { endpoint } = addEndpoint(receiver.url)
  database.exec("UPDATE webhook_secrets SET secret = 'sealed:1:AAAA'")
  complete()
  await send()
  const [delivery] = deliveries(endpoint)
  expect(delivery).toMatchObject({ status: 'pending', tries: 1 })
  expect(listAttempts(database, [delivery!.id])).toMatchObject([
    { responseStatus: null, error: expect.stringContaining('Open the window, or make the secret anew.') },
  ])
  expect(receiver.received).toEqual([])
})
