import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  webhookEndpointListSchema,
  webhookEndpointSchema,
  webhookEndpointWithSecretSchema,
  type WebhookEndpointWithSecret,
} from '../../engine/contract/webhook-endpoint.ts'
import { announceDocument } from '../../engine/store/announce.ts'
import { listSecrets } from '../../engine/store/webhook-secrets.ts'
import { makeDocument } from '../store/open-test-store.ts'
import { expectError } from './expect-error.ts'
import { openTestApi, type TestApi } from './open-test-api.ts'

const URL_OF_ERP = 'https://erp.example/hooks/docket'
const BODY = { url: URL_OF_ERP, events: ['document.completed', 'document.failed'] }

let api: TestApi
let token: string
beforeAll(async () => {
  api = await openTestApi()
  token = api.createToken({ abilities: ['webhooks:manage'] })
})
afterAll(() => api.close())

describe('POST /webhook-endpoints', () => {
  test('answers 201 with the endpoint and, this once, its secret', async () => {
    const response = await send('POST', '', BODY)
    expect(response.status).toBe(201)
    const { data } = (await response.json()) as { data: WebhookEndpointWithSecret }
    expect(webhookEndpointWithSecretSchema.strict().parse(data)).toEqual(data)
    expect(data).toMatchObject({
      ...BODY,
      allow_private_network: false,
      enabled: true,
      disabled_at: null,
      disabled_reason: null,
    })
    expect(data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(await (await send('GET', `/${data.id}`)).json()).not.toHaveProperty('data.secret')
    expect(JSON.stringify(await (await send('GET', '')).json())).not.toContain('whsec_')
    expect(api.logged.join('')).not.toContain(data.secret)
  })

  test.each([
    ['http://erp.example/', 'url must begin with https://: http is for this machine alone.'],
    ['https://user:secret@erp.example/', 'url must not hold a user name or a password.'],
    ['https://192.168.1.10/', '192.168.1.10 is in a private network, which this endpoint does not allow.'],
    ['https://169.254.169.254/', '169.254.169.254 is not a public address.'],
    ['nonsense', 'url must be an absolute URL.'],
    [`https://erp.example/${'x'.repeat(2048)}`, 'url has at most 2048 characters.'],
    [undefined, 'url is required, as text.'],
    [7, 'url is required, as text.'],
  ])('a bad URL is 422: %s', async (url, message) => {
    const body = await expectError(await send('POST', '', { ...BODY, url }), 422, 'validation_failed')
    expect(body.errors).toEqual({ url: [message] })
  })

  test('a URL of the service itself is 422', async () => {
    for (const url of [api.url, api.url.replace('127.0.0.1', 'localhost')]) {
      const body = await expectError(await send('POST', '', { ...BODY, url }), 422, 'validation_failed')
      expect(body.errors).toEqual({ url: ['Webhooks are not sent to Docket itself.'] })
    }
  })

  test('an address of a private network needs allow_private_network', async () => {
    const body = { ...BODY, url: 'https://192.168.1.10/', allow_private_network: true }
    expect((await create(body)).allow_private_network).toBe(true)
  })

  test.each([
    [{ events: [] }, { events: ['Choose at least one event.'] }],
    [{ events: undefined }, { events: ['events is required, as a list of names.'] }],
    [
      { events: ['document.completed', 'document.eaten'] },
      {
        'events.1': [
          'An event is one of document.completed, document.failed, document.blocked, document.corrected, webhook.test.',
        ],
      },
    ],
    [{ allow_private_network: 'yes' }, { allow_private_network: ['allow_private_network must be true or false.'] }],
  ])('%j is 422 and names the field', async (change, errors) => {
    const body = await expectError(await send('POST', '', { ...BODY, ...change }), 422, 'validation_failed')
    expect(body.errors).toEqual(errors)
  })

  test.each([
    ['no JSON', '{"url":', 'application/json', 'The body is not valid JSON.'],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 'The body is not valid JSON.'],
    ['no object', '[]', 'application/json', 'The body must be a JSON object.'],
    ['null', 'null', 'application/json', 'The body must be a JSON object.'],
    ['another type', 'url=a', 'application/x-www-form-urlencoded', 'Send the body as application/json.'],
    ['too much', `"${'x'.repeat(1_100_000)}"`, 'application/json', 'The body is longer than 1 MiB.'],
  ])('a body that is %s is 422', async (_, body, type, message) => {
    const response = await api.request('/api/v1/webhook-endpoints', {
      method: 'POST',
      token,
      body,
      headers: { 'Content-Type': type },
    })
    expect((await expectError(response, 422, 'validation_failed')).errors).toEqual({ body: [message] })
  })

  test('ten thousand mistakes are answered with the first hundred', async () => {
    const response = await send('POST', '', { ...BODY, events: Array(10_000).fill('x') })
    const body = await expectError(response, 422, 'validation_failed')
    expect(Object.keys(body.errors ?? {})).toHaveLength(100)
  })

  test('more than 50 of one account are 422', async () => {
    const crowded = api.createToken({ account: api.createAccount('Viele'), abilities: ['webhooks:manage'] })
    for (let count = 0; count < 50; count += 1) expect((await send('POST', '', BODY, crowded)).status).toBe(201)
    const body = await expectError(await send('POST', '', BODY, crowded), 422, 'validation_failed')
    expect(body.errors).toEqual({ url: ['An account has at most 50 webhook endpoints.'] })
  })
})

describe('GET /webhook-endpoints', () => {
  test("lists the account's endpoints in the order in which they were made", async () => {
    const own = api.createToken({ account: api.createAccount('Ordnung'), abilities: ['webhooks:manage'] })
    const ids = [await create(BODY, own), await create(BODY, own)].map(({ id }) => id)
    const body = webhookEndpointListSchema.parse(await (await send('GET', '', undefined, own)).json())
    expect(body.data.map(({ id }) => id)).toEqual(ids)
    for (const endpoint of body.data) expect(webhookEndpointSchema.strict().parse(endpoint)).toEqual(endpoint)
  })
})

describe('PATCH /webhook-endpoints/{endpoint}', () => {
  test('changes what is named and nothing else', async () => {
    const { secret: _, ...before } = await create(BODY)
    const { data } = await answer(
      await send('PATCH', `/${before.id}`, { events: ['document.blocked', 'document.blocked'] }),
    )
    expect(data).toEqual({ ...before, events: ['document.blocked'], updated_at: data.updated_at })
    expect(data.updated_at > before.updated_at).toBe(true)
    expect(await (await send('GET', `/${before.id}`)).json()).toEqual({ data })
  })

  test('disables and enables', async () => {
    const { id } = await create(BODY)
    const disabled = await answer(await send('PATCH', `/${id}`, { enabled: false }))
    expect(disabled.data).toMatchObject({ enabled: false, disabled_reason: 'by_request' })
    const enabled = await answer(await send('PATCH', `/${id}`, { enabled: true }))
    expect(enabled.data).toMatchObject({ enabled: true, disabled_at: null, disabled_reason: null })
  })

  test('refuses a URL that the endpoint does not allow, also by taking the permission away', async () => {
    const { id } = await create({ ...BODY, url: 'https://10.0.0.7/', allow_private_network: true })
    for (const body of [{ url: 'http://10.0.0.7/' }, { allow_private_network: false }]) {
      expect(await expectError(await send('PATCH', `/${id}`, body), 422, 'validation_failed')).toHaveProperty(
        'errors.url',
      )
    }
    expect((await answer(await send('GET', `/${id}`))).data).toMatchObject({ url: 'https://10.0.0.7/' })
  })
})

test('DELETE /webhook-endpoints/{endpoint} answers 204, then 404', async () => {
  const { id } = await create(BODY)
  const response = await send('DELETE', `/${id}`)
  expect(response.status).toBe(204)
  expect(await response.text()).toBe('')
  await expectError(await send('GET', `/${id}`), 404, 'not_found')
  await expectError(await send('DELETE', `/${id}`), 404, 'not_found')
})

describe('POST /webhook-endpoints/{endpoint}/rotate-secret', () => {
  test('answers with a new secret; the former one signs for a day', async () => {
    const { id, secret } = await create(BODY)
    const { data } = await answer(await send('POST', `/${id}/rotate-secret`))
    expect(webhookEndpointWithSecretSchema.strict().parse(data)).toEqual(data)
    expect(secretsIn(id, 23)).toEqual([data.secret, secret])
    expect(secretsIn(id, 25)).toEqual([data.secret])
  })

  test('ends the former one at once when overlap_hours is 0', async () => {
    const { id } = await create(BODY)
    const { data } = await answer(await send('POST', `/${id}/rotate-secret`, { overlap_hours: 0 }))
    expect(secretsIn(id, 0)).toEqual([data.secret])
  })

  test.each([-1, 169, 1.5, '24'])('overlap_hours %j is 422', async (overlap_hours) => {
    const { id } = await create(BODY)
    const response = await send('POST', `/${id}/rotate-secret`, { overlap_hours })
    expect(await expectError(response, 422, 'validation_failed')).toHaveProperty('errors.overlap_hours')
  })

  function secretsIn(id: number, hours: number): readonly string[] {
    return listSecrets(api.database, id, new Date(Date.now() + hours * 3_600_000).toISOString())
  }
})

describe('every operation', () => {
  const OPERATIONS = [
    ['GET', ''],
    ['POST', ''],
    ['GET', '/1'],
    ['PATCH', '/1'],
    ['DELETE', '/1'],
    ['POST', '/1/rotate-secret'],
    ['POST', '/1/test'],
    ['GET', '/1/deliveries'],
    ['GET', '/1/deliveries/1'],
    ['POST', '/1/deliveries/1/redeliver'],
  ] as const

  test.each(OPERATIONS)('%s /webhook-endpoints%s without webhooks:manage is 403', async (method, path) => {
    const response = await send(method, path, method === 'POST' ? BODY : undefined, api.createToken())
    expect((await expectError(response, 403, 'forbidden')).message).toBe(
      'This token lacks the ability webhooks:manage. Use one that has it.',
    )
  })

  test.each(OPERATIONS)('%s /webhook-endpoints%s without a token is 401', async (method, path) => {
    await expectError(await send(method, path, undefined, null), 401, 'unauthenticated')
  })

  test.each(OPERATIONS.filter(([, path]) => path !== ''))(
    '%s /webhook-endpoints%s of another account is 404',
    async (method, path) => {
      const { id } = await create(BODY)
      announceDocument(api.database, makeDocument(api.database, { accountId: api.account.id }).id, 'document.completed')
      const stranger = api.createToken({ account: api.createAccount('Nachbar'), abilities: ['webhooks:manage'] })
      await expectError(await send(method, path.replace('1', String(id)), undefined, stranger), 404, 'not_found')
    },
  )

  test.each(['0', 'abc', '1.5', '99999999999999999999'])('an id that cannot be is 404: %s', async (id) => {
    await expectError(await send('GET', `/${id}`), 404, 'not_found')
  })

  test('another method is 405', async () => {
    await expectError(await send('PUT', '/1'), 405, 'method_not_allowed')
  })
})

function send(method: string, path: string, body?: object, as: string | null = token): Promise<Response> {
  return api.request(`/api/v1/webhook-endpoints${path}`, {
    method,
    token: as,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
}

async function create(body: object, as = token): Promise<WebhookEndpointWithSecret> {
  return (await answer(await send('POST', '', body, as))).data
}

/** What the endpoint is now; with its secret where it was made. */
async function answer(response: Response): Promise<{ data: WebhookEndpointWithSecret }> {
  expect(response.ok).toBe(true)
  return (await response.json()) as { data: WebhookEndpointWithSecret }
}
