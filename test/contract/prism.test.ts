import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConfig } from '../../engine/config.ts'
import type { DocumentResource } from '../../engine/contract/document.ts'
import type { ApiDescription } from '../../engine/contract/openapi/describe-api.ts'
import type { PaidExtraction } from '../../engine/contract/paid-extraction.ts'
import type { PreviewResource } from '../../engine/contract/preview.ts'
import type { WebhookDeliveryResource } from '../../engine/contract/webhook-delivery.ts'
import type { WebhookEndpointWithSecret } from '../../engine/contract/webhook-endpoint.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import { createAccount } from '../../engine/store/accounts.ts'
import { ABILITIES, createToken, type Ability, type Mode } from '../../engine/store/tokens.ts'
import { openMarket, type Market } from '../x402/market/open-market.ts'
import { signPayment } from '../x402/pay.ts'
import { openReceiver } from '../delivery/open-receiver.ts'
import { listOperations } from './check-answers.ts'
import { openPrism } from './open-prism.ts'
import { makeForm, type FormFields } from './open-test-api.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

const SAMPLES = join(import.meta.dirname, '../fixtures/samples')

let engine: Engine
let market: Market
let prism: Awaited<ReturnType<typeof openPrism>>
let description: ApiDescription
let token: string
/** `GET /api/v1/ping 200` */
const seen = new Set<string>()

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-prism-'))
  const limits = { testUploadsPerToken: 1 }
  market = await openMarket()
  const payments = { terms: market.terms, key: null }
  engine = createEngine(
    createConfig({ dataFolder: folder, port: 0, jobs: 1, durable: false, logLevel: 'silent', limits, payments }, {}),
  )
  await engine.start({ listen: true })
  token = issueToken()
  const text = await (await fetch(`${engine.url}/api/v1/openapi.json`)).text()
  description = JSON.parse(text) as ApiDescription
  prism = await openPrism({ description: text, upstream: engine.url!, folder })
})
afterAll(async () => {
  await prism.close()
  await engine.stop()
  await market.close()
  await rm(engine.config.dataFolder, { recursive: true })
})

test('the service and its description', async () => {
  expect(await send('GET', '/api/v1/ping', 200)).toEqual({ status: true })
  expect(await send('GET', '/api/v1/openapi.json', 200, { token: null })).toEqual(description)
})

test('a document from its upload to its end', async () => {
  const fields = [
    ['text', 'Bitte **bald** buchen'],
    ['custom_types[]', 'delivery-note'],
    ['requester', 'prism'],
    ['locale', 'de-AT'],
    ['allow_ai_processing', 'true'],
  ] as const
  const { data: created } = await upload<{ data: DocumentResource }>(201, { fields })
  expect(created).toMatchObject({ requester: 'prism', custom_types: ['delivery-note'], locale: 'de-AT' })
  await engine.whenDone(created.id)
  const path = `/api/v1/documents/${created.id}`
  expect(await send('GET', path, 200)).toMatchObject({ data: { status: 'completed', is_e_invoice: true } })
  expect(await send('GET', `${path}/extractions`, 200)).toMatchObject({ data: { type: { value: 'invoice' } } })
  const previews = (await send('GET', `${path}/previews`, 200)) as { data: PreviewResource[] }
  await send('GET', `/api/v1/previews/${previews.data[0]!.id}`, 200)
  await send('GET', `${path}/thumbnail`, 200)
  expect(await send('GET', '/api/v1/documents', 200)).toMatchObject({ data: [{ id: created.id }] })
  await send('GET', '/api/v1/documents?sort=created_at&per_page=1&page=2', 200)
  await send('DELETE', path, 204)
  for (const gone of [path, `${path}/extractions`, `${path}/previews`, `${path}/thumbnail`, '/api/v1/previews/99999']) {
    await send('GET', gone, 404)
  }
  await send('DELETE', path, 404)
})

test('uploads that are replayed, refused or blocked', async () => {
  const key = { 'Idempotency-Key': 'prism-1' }
  const first = await upload(201, { headers: key })
  expect(await upload(201, { headers: key })).toEqual(first)
  await upload(409, { headers: key, fields: [['requester', 'another']] })
  await upload(422, { name: 'invoice.pdf' })
  await upload(403, { token: issueToken({ abilities: ['documents:read'] }) })
  const poor = createAccount(engine.database, { name: 'Ohne Guthaben', credits: 0 }).id
  const blocked = await upload(402, { token: issueToken({ account: poor }), headers: key })
  expect(blocked).toMatchObject({ code: 'insufficient_credits', document: { status: 'blocked' } })
  const trial = issueToken({ mode: 'test' })
  await upload(201, { token: trial })
  expect(await upload(429, { token: trial })).toMatchObject({ code: 'daily_limit_reached' })
})

test('webhook endpoints and their deliveries', async () => {
  const receiver = await openReceiver()
  const events = ['document.completed', 'document.blocked']
  const path = '/api/v1/webhook-endpoints'
  const created = await send('POST', path, 201, { json: { url: receiver.url, events } })
  const { id } = (created as { data: WebhookEndpointWithSecret }).data
  const one = `${path}/${id}`
  await send('GET', path, 200)
  await send('GET', one, 200)
  await send('PATCH', one, 200, { json: { events: ['document.completed'] } })
  await send('POST', `${one}/rotate-secret`, 200, { json: { overlap_hours: 1 } })
  const waiting = (await send('POST', `${one}/test`, 202)) as { data: WebhookDeliveryResource }
  await receiver.waitFor(1)
  const delivery = `${one}/deliveries/${waiting.data.id}`
  await expect.poll(() => send('GET', delivery, 200)).toMatchObject({ data: { status: 'succeeded' } })
  await send('POST', `${delivery}/redeliver`, 202)
  await receiver.waitFor(2)
  expect(await send('GET', `${one}/deliveries?per_page=10`, 200)).toMatchObject({ meta: { per_page: 10 } })
  await send('POST', path, 422, { json: { url: engine.url, events } })
  await send('PATCH', one, 200, { json: { enabled: false } })
  await send('POST', `${one}/test`, 422)
  await send('GET', path, 403, { token: issueToken({ abilities: ['documents:read'] }) })
  await send('DELETE', one, 204)
  await send('GET', one, 404)
})

test('refusals of tokens', async () => {
  for (const path of ['/ping', '/documents', '/documents/1', '/previews/1', '/webhook-endpoints']) {
    await send('GET', `/api/v1${path}`, 401, { token: 'dk_live_unknown' })
  }
  const blind = issueToken({ abilities: [] })
  for (const path of ['/documents', '/documents/1', '/documents/1/extractions', '/previews/1']) {
    await send('GET', `/api/v1${path}`, 403, { token: blind })
  }
})

test('a paid extraction', async () => {
  const buy = async (status: number, payment: string | null, fields?: FormFields): Promise<unknown> =>
    send('POST', '/api/v1/x402/extractions', status, {
      token: null,
      ...(payment !== null && { headers: { 'PAYMENT-SIGNATURE': payment } }),
      body: await sampleForm('xrechnung.xml', fields),
    })
  await buy(402, null)
  await buy(400, 'bm90aGluZw==')
  const payment = await signPayment(engine.url!, await market.makeBuyer())
  await buy(422, payment, [['locale', 'xx']])
  const { data, access_token } = (await buy(201, payment)) as PaidExtraction
  await buy(200, payment)
  await buy(409, payment, [['requester', 'another']])
  await buy(402, await signPayment(engine.url!, await market.makeBuyer(1n)))
  const path = `/api/v1/x402/extractions/${data.id}`
  await engine.whenDone(data.id)
  expect(await send('GET', path, 200, { token: access_token })).toMatchObject({ data: { status: 'completed' } })
  await send('GET', path, 403, { token: 'x402_unknown' })
  engine.intake.remove(data.id, SERVICE)
  await send('GET', path, 404, { token: access_token })
  market.gate.before = () => {
    throw new Error('cut off')
  }
  await buy(503, await signPayment(engine.url!, await market.makeBuyer()))
})

test('all of that has touched every operation', () => {
  const missing = listOperations(description)
    .map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '1')}`)
    .filter((route) => ![...seen].some((line) => line.startsWith(`${route} `)))
  expect(missing).toEqual([])
})

interface Sending {
  readonly token?: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: object
  readonly body?: FormData
}

/** Sends a request through Prism, which answers itself when request or answer are not as described. */
async function send(method: string, path: string, status: number, options: Sending = {}): Promise<unknown> {
  const { token: as = token, headers, json, body } = options
  const response = await fetch(`${prism.url}${path}`, {
    method,
    headers: {
      ...(as !== null && { Authorization: `Bearer ${as}` }),
      ...(json && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: json ? JSON.stringify(json) : body,
  })
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  expect(type, text).not.toContain('problem+json')
  expect(response.headers.get('sl-violations')).toBeNull()
  expect(response.status, text).toBe(status)
  seen.add(`${method} ${path.replace(/\?.*/, '').replaceAll(/\/\d+/g, '/1')} ${status}`)
  return type.startsWith('application/json') ? JSON.parse(text) : null
}

/** Uploads an e-invoice: text, because Prism does not pass on other bytes unharmed. */
async function upload<Body>(
  status: number,
  { name, fields, ...options }: Sending & { readonly name?: string; readonly fields?: FormFields },
): Promise<Body> {
  return (await send('POST', '/api/v1/documents', status, { ...options, body: await sampleForm(name, fields) })) as Body
}

async function sampleForm(name = 'xrechnung.xml', fields?: FormFields): Promise<FormData> {
  return makeForm({ name, content: await readFile(join(SAMPLES, 'xrechnung.xml'), 'utf8') }, fields)
}

function issueToken({
  account = 1,
  abilities = ABILITIES,
  mode = 'live',
}: { account?: number; abilities?: readonly Ability[]; mode?: Mode } = {}): string {
  return createToken(engine.database, { accountId: account, mode, abilities }).secret
}
