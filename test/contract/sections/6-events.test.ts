import { describe, expect, test } from 'vitest'
import type { DocumentResource } from '../../../engine/contract/document.ts'
import type { Mode } from '../../../engine/store/tokens.ts'
import { openReceiver } from '../../delivery/open-receiver.ts'
import { verify } from '../../delivery/verify-webhook.ts'
import { makeEngine } from '../../pipeline/open-test-engine.ts'
import { makeForm } from '../open-test-api.ts'
import { openService } from './open-service.ts'

describe('6, events', () => {
  test('deliveries are signed and carry headers for event, delivery, timestamp and signature', async () => {
    const { receiver, secret, upload } = await openRegistered()
    const before = Math.floor(Date.now() / 1000)
    await upload('live')
    const got = await receiver.waitFor(1)
    expect(got.headers).toMatchObject({
      'webhook-event': 'document.completed',
      'webhook-delivery': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/),
    })
    expect(Number(got.headers['webhook-timestamp'])).toBeGreaterThanOrEqual(before)
    expect(verify(got, secret)).toEqual(JSON.parse(got.body))
    expect(() => verify({ ...got, body: got.body.replace('completed', 'failed') }, secret)).toThrow(/signature/)
  })

  test('document.completed is sent when a document reaches completed', async () => {
    const { receiver, upload, service } = await openRegistered()
    const { id } = await upload('live')
    const payload = JSON.parse((await receiver.waitFor(1)).body) as unknown
    expect(payload).toMatchObject({ type: 'document.completed', data: { id, status: 'completed' } })
    expect(await service.get(`/api/v1/documents/${id}`)).toMatchObject({ status: 'completed' })
  })

  test('test-mode tokens behave like live ones', async () => {
    const { receiver, secret, upload } = await openRegistered()
    const { id } = await upload('test')
    expect(verify(await receiver.waitFor(1), secret)).toMatchObject({
      type: 'document.completed',
      data: { id, mode: 'test', status: 'completed' },
    })
  })
})

/** A service with an endpoint that is told of completed documents. */
async function openRegistered() {
  const engine = makeEngine()
  await engine.start({ listen: true })
  const service = openService(engine)
  const receiver = await openReceiver()
  const response = await service.request('/api/v1/webhook-endpoints', {
    method: 'POST',
    token: service.createToken({ abilities: ['webhooks:manage'] }),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: receiver.url, events: ['document.completed'] }),
  })
  const { secret } = ((await response.json()) as { data: { secret: string } }).data
  const upload = async (mode: Mode): Promise<DocumentResource> => {
    const body = makeForm({ name: 'bill.pdf', content: '%PDF-1.7 bill' })
    const answer = await service.request('/api/v1/documents', {
      method: 'POST',
      body,
      token: service.createToken({ mode }),
    })
    return ((await answer.json()) as { data: DocumentResource }).data
  }
  return { service, receiver, secret, upload }
}
