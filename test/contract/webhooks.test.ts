import { expect, test } from 'vitest'
import { documentPayloadSchema } from '../../engine/contract/webhook-payload.ts'
import type { WebhookEvent } from '../../engine/domain/webhook.ts'
import type { Engine } from '../../engine/index.ts'
import { createAccount } from '../../engine/store/accounts.ts'
import { findDocument } from '../../engine/store/documents.ts'
import { createToken } from '../../engine/store/tokens.ts'
import { listAttempts } from '../../engine/store/webhook-attempts.ts'
import { createWebhookEndpoint } from '../../engine/store/webhook-endpoints.ts'
import { openReceiver } from '../delivery/open-receiver.ts'
import { verify } from '../delivery/verify-webhook.ts'
import { makeEngine, submit } from '../pipeline/open-test-engine.ts'

const ALL = ['document.completed', 'document.failed', 'document.blocked', 'document.corrected'] as const

test.each([
  ['bill.pdf', 'document.completed', { status: 'completed', error_code: null, blocked_reason: null }],
  ['damaged.pdf', 'document.failed', { status: 'error', error_code: 'unreadable_file', blocked_reason: null }],
  ['locked.pdf', 'document.blocked', { status: 'blocked', blocked_reason: 'password_required' }],
])('a registered endpoint is told of %s with %s', async (filename, event, data) => {
  const engine = makeEngine()
  await engine.start({ listen: true })
  const receiver = await openReceiver()
  const secret = await register(engine, receiver.url, ALL)
  const document = await submit(engine, filename, { requester: 'mail-7', mode: 'test' })
  const got = await receiver.waitFor(1)
  const payload = documentPayloadSchema.strict().parse(verify(got, secret))
  expect(got.headers['webhook-event']).toBe(event)
  expect(payload).toMatchObject({ type: event, data: { id: document.id, mode: 'test', requester: 'mail-7', ...data } })
  expect(payload.data.processed_at).not.toBeNull()
})

test('an upload for which the account lacks credits is told as blocked', async () => {
  const engine = makeEngine()
  const account = createAccount(engine.database, { name: 'Leer', credits: 0 })
  await engine.start({ listen: true })
  const receiver = await openReceiver()
  const secret = await register(engine, receiver.url, ['document.blocked'], account.id)
  await submit(engine, 'bill.pdf', { accountId: account.id })
  expect(verify(await receiver.waitFor(1), secret)).toMatchObject({
    type: 'document.blocked',
    data: { status: 'blocked', blocked_reason: 'insufficient_credits', processed_at: null },
  })
})

test('a document that brings down its workers is told as failed', async () => {
  const engine = makeEngine()
  await engine.start({ listen: true })
  const receiver = await openReceiver()
  const secret = await register(engine, receiver.url, ['document.failed'])
  await submit(engine, 'kill-me.pdf')
  expect(verify(await receiver.waitFor(1), secret)).toMatchObject({
    type: 'document.failed',
    data: { status: 'error', error_code: 'worker_crashed' },
  })
})

test('an endpoint that names the port of the service itself is not told', async () => {
  const engine = makeEngine()
  await engine.start({ listen: true })
  createWebhookEndpoint(engine.database, {
    accountId: 1,
    url: `${engine.url}/`,
    events: ['document.completed'],
    allowPrivateNetwork: false,
  })
  await submit(engine, 'bill.pdf')
  const errors = () => listAttempts(engine.database, [1]).map(({ error }) => error)
  await expect.poll(errors).toEqual(['Webhooks are not sent to Docket itself.'])
})

test('a document that is finished while the service stops is told before it has stopped', async () => {
  const engine = makeEngine()
  await engine.start({ listen: true })
  const receiver = await openReceiver()
  await register(engine, receiver.url, ALL)
  await submit(engine, 'bill.pdf')
  await expect.poll(() => findDocument(engine.database, 1)?.processingStage).not.toBe('queued')
  await engine.stop()
  expect(receiver.received).toHaveLength(1)
})

async function register(engine: Engine, url: string, events: readonly WebhookEvent[], accountId = 1): Promise<string> {
  const token = createToken(engine.database, { accountId, mode: 'live', abilities: ['webhooks:manage'] }).secret
  const response = await fetch(`${engine.url}/api/v1/webhook-endpoints`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url, events }),
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { data: { secret: string } }).data.secret
}
