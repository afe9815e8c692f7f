import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  webhookDeliveryListSchema,
  webhookDeliverySchema,
  type WebhookDeliveryList,
  type WebhookDeliveryResource,
} from '../../engine/contract/webhook-delivery.ts'
import { createToken } from '../../engine/store/tokens.ts'
import { createWebhookEndpoint, disableWebhookEndpoint } from '../../engine/store/webhook-endpoints.ts'
import { answerWith, openReceiver } from '../delivery/open-receiver.ts'
import { verify } from '../delivery/verify-webhook.ts'
import { makeEngine, submit } from '../pipeline/open-test-engine.ts'
import { expectError } from './expect-error.ts'
import { openTestApi, type TestApi } from './open-test-api.ts'

describe('over a service that delivers', () => {
  test('POST /test sends webhook.test at once, whatever the endpoint has chosen, and the log shows it', async () => {
    const { send, endpoint, secret, receiver } = await openService()
    const response = await send('POST', '/test')
    expect(response.status).toBe(202)
    const { data } = (await response.json()) as { data: WebhookDeliveryResource }
    expect(webhookDeliverySchema.strict().parse(data)).toEqual(data)
    expect(data).toMatchObject({ event: 'webhook.test', status: 'pending', attempts: [] })
    const got = await receiver.waitFor(1)
    expect(verify(got, secret)).toEqual(data.payload)
    expect(data.payload).toMatchObject({
      type: 'webhook.test',
      data: { id: endpoint, mode: 'test', status: 'enabled' },
    })
    const read = async () => ((await (await send('GET', `/deliveries/${data.id}`)).json()) as typeof json).data
    const json = { data }
    await expect.poll(async () => (await read()).status).toBe('succeeded')
    expect(await read()).toMatchObject({
      webhook_id: got.headers['webhook-id'],
      next_attempt_at: null,
      attempts: [{ id: got.headers['webhook-delivery'], response_status: 204, error: null }],
    })
  })

  test('POST /redeliver sends the same message again', async () => {
    const { send, engine, receiver } = await openService()
    receiver.answer = answerWith(500)
    await submit(engine, 'bill.pdf')
    const first = await receiver.waitFor(1)
    const list = async () => ((await (await send('GET', '/deliveries')).json()) as WebhookDeliveryList).data
    await expect.poll(async () => (await list())[0]?.attempts.length).toBe(1)
    receiver.answer = answerWith(200)
    const [failed] = await list()
    expect(failed).toMatchObject({ status: 'pending', attempts: [{ response_status: 500 }] })
    const response = await send('POST', `/deliveries/${failed?.id}/redeliver`)
    expect(response.status).toBe(202)
    const second = await receiver.waitFor(2)
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
    expect(second.body).toBe(first.body)
    await expect.poll(async () => (await list())[0]).toMatchObject({ status: 'succeeded', attempts: [{}, {}] })
  })

  async function openService() {
    const engine = makeEngine()
    await engine.start({ listen: true })
    const receiver = await openReceiver()
    const made = createWebhookEndpoint(engine.database, {
      accountId: 1,
      url: receiver.url,
      events: ['document.completed'],
      allowPrivateNetwork: false,
    })
    const token = createToken(engine.database, { accountId: 1, mode: 'test', abilities: ['webhooks:manage'] }).secret
    const send = (method: string, path: string) =>
      fetch(`${engine.url}/api/v1/webhook-endpoints/${made.endpoint.id}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}` },
      })
    return { engine, receiver, send, secret: made.secret, endpoint: made.endpoint.id }
  }
})

describe('over a service that stands still', () => {
  let api: TestApi
  let token: string
  beforeAll(async () => {
    api = await openTestApi()
    token = api.createToken({ abilities: ['webhooks:manage'] })
  })
  afterAll(() => api.close())

  test('GET /deliveries gives pages, newest first', async () => {
    const id = makeEndpoint()
    for (let count = 0; count < 3; count += 1) await send('POST', `/${id}/test`)
    const body = (await (await send('GET', `/${id}/deliveries?per_page=2`)).json()) as WebhookDeliveryList
    expect(webhookDeliveryListSchema.strict().parse(body)).toEqual(body)
    expect(body.meta).toEqual({ current_page: 1, from: 1, last_page: 2, per_page: 2, to: 2, total: 3 })
    expect(body.links.next).toBe(`${api.url}/api/v1/webhook-endpoints/${id}/deliveries?per_page=2&page=2`)
    const next = (await (await send('GET', new URL(body.links.next ?? '').search, id)).json()) as WebhookDeliveryList
    const ids = [...body.data, ...next.data].map((delivery) => delivery.id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(ids).toHaveLength(3)
  })

  test('an invalid query parameter is 422', async () => {
    const response = await send('GET', `/${makeEndpoint()}/deliveries?per_page=0`)
    expect(await expectError(response, 422, 'validation_failed')).toHaveProperty('errors.per_page')
  })

  test('a delivery of another endpoint is 404', async () => {
    const { data } = (await (await send('POST', `/${makeEndpoint()}/test`)).json()) as { data: WebhookDeliveryResource }
    const other = makeEndpoint()
    await expectError(await send('GET', `/${other}/deliveries/${data.id}`), 404, 'not_found')
    await expectError(await send('POST', `/${other}/deliveries/${data.id}/redeliver`), 404, 'not_found')
  })

  test('a test and a redelivery wake who sends them, which would look for them a second later', async () => {
    const wake = vi.spyOn(api.parts.webhooks, 'wake')
    onTestFinished(() => wake.mockRestore())
    const id = makeEndpoint()
    const { data } = (await (await send('POST', `/${id}/test`)).json()) as { data: WebhookDeliveryResource }
    expect(wake).toHaveBeenCalledTimes(1)
    await send('POST', `/${id}/deliveries/${data.id}/redeliver`)
    expect(wake).toHaveBeenCalledTimes(2)
  })

  test('a disabled endpoint is neither tested nor told again', async () => {
    const id = makeEndpoint()
    const { data } = (await (await send('POST', `/${id}/test`)).json()) as { data: WebhookDeliveryResource }
    disableWebhookEndpoint(api.database, id, 'by_request')
    for (const path of ['test', `deliveries/${data.id}/redeliver`]) {
      const body = await expectError(await send('POST', `/${id}/${path}`), 422, 'validation_failed')
      expect(body.errors).toEqual({ enabled: ['The endpoint is disabled. Enable it first.'] })
    }
  })

  function makeEndpoint(): number {
    return createWebhookEndpoint(api.database, {
      accountId: api.account.id,
      url: 'https://erp.example/',
      events: ['document.completed'],
      allowPrivateNetwork: false,
    }).endpoint.id
  }

  function send(method: string, path: string, endpoint?: number): Promise<Response> {
    const target = endpoint === undefined ? path : `/${endpoint}/deliveries${path}`
    return api.request(`/api/v1/webhook-endpoints${target}`, { method, token })
  }
})
