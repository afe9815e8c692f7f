import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentCheckSchema, paymentsSchema, type PaymentsAnswer } from '../../../engine/contract/app/payments.ts'
import { writeTerms } from '../../../engine/domain/payment.ts'
import { expectError } from '../../contract/expect-error.ts'
import type { TestApi } from '../../contract/open-test-api.ts'
import { TOKEN } from '../../x402/market/token.ts'
import { openMarket, type Market } from '../../x402/market/open-market.ts'
import { openShop } from '../../x402/open-shop.ts'
import { readPaid, readReceipt, send, signPayment } from '../../x402/pay.ts'
import { openApp, type AskApp } from './open-app.ts'

let market: Market
let api: TestApi
let app: AskApp
beforeAll(async () => {
  market = await openMarket()
  api = await openShop(market, { payments: { terms: null, key: null } })
  app = openApp(api)
})
afterAll(async () => {
  await api.close()
  await market.close()
})

async function look(): Promise<PaymentsAnswer> {
  return paymentsSchema.strict().parse(((await (await app('/app/payments')).json()) as { data: unknown }).data)
}

async function check(): Promise<unknown> {
  const { data } = (await (await app('/app/payments/check')).json()) as { data: unknown }
  return paymentCheckSchema.strict().parse(data)
}

function set(payments: object | null): Promise<Response> {
  return app('/app/settings', { method: 'PATCH', body: { payments } })
}

test('payments are off until they are set, then on at once, and off again', async () => {
  expect(await look()).toMatchObject({ source: null, terms: null, has_key: false, account_id: null, last: [] })
  expect(await check()).toEqual({ price: null, problem: null })
  await expectError(await send(api.url, null), 503, 'payment_unavailable')
  const terms = writeTerms(market.terms)
  expect((await set(terms)).status).toBe(200)
  expect(await look()).toMatchObject({ source: 'settings', terms })
  expect(await check()).toEqual({ price: '0.05 TUSD', problem: null })
  expect((await send(api.url, null)).status).toBe(402)
  await set({ ...terms, price: '1' })
  expect(await check()).toEqual({ price: '0.000001 TUSD', problem: null })
  await set(null)
  await expectError(await send(api.url, null), 503, 'payment_unavailable')
})

test('what is wrong with terms is said of each', async () => {
  const terms = writeTerms(market.terms)
  const bad = { ...terms, pay_to: 'me', network: 'base', asset: '0x12', price: '0.05', rpc_url: 'ftp://x' }
  const { errors } = await expectError(await set(bad), 422, 'validation_failed')
  const names = ['pay_to', 'network', 'asset', 'price', 'rpc_url'].map((name) => `payments.${name}`)
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(names.toSorted())
  const alone = await expectError(await set({ ...terms, facilitator_url: null }), 422, 'validation_failed')
  expect(alone.errors).toHaveProperty(['payments.facilitator_url'])
  expect((await look()).terms).toBeNull()
})

test('terms that fit no chain or facilitator are a problem that is shown', async () => {
  await set({ ...writeTerms(market.terms), facilitator_url: 'http://127.0.0.1:1' })
  expect(await check()).toEqual({ price: null, problem: 'The facilitator does not answer.' })
  await set({ ...writeTerms(market.terms), network: 'eip155:1' })
  expect(await check()).toMatchObject({ price: null, problem: expect.stringContaining('eip155:1') })
})

test('takings, last payments and CSV', async () => {
  await set(writeTerms(market.terms))
  const first = await send(api.url, await signPayment(api.url, await market.makeBuyer()))
  await set({ ...writeTerms(market.terms), price: '1950000' })
  const buyer = await market.makeBuyer()
  const second = await send(api.url, await signPayment(api.url, buyer))
  const ids = [(await readPaid(first)).data.id, (await readPaid(second)).data.id]
  const payments = await look()
  expect(payments.takings).toEqual([{ network: 'eip155:31337', asset: TOKEN, symbol: 'TUSD', amount: '2', count: 2 }])
  expect(payments.last.map(({ document_id, amount }) => [document_id, amount])).toEqual([
    [ids[1], '1.95'],
    [ids[0], '0.05'],
  ])
  expect(payments.last[0]).toMatchObject({
    payer: buyer.address.toLowerCase(),
    transaction: readReceipt(second).transaction,
  })
  const listed = (await (await app(`/app/accounts/${payments.account_id}/documents`)).json()) as { data: unknown[] }
  expect(listed.data).toHaveLength(2)
  const answer = await app('/app/payments/export', {
    method: 'POST',
    body: { separator: ';', titles: { amount: 'Betrag' } },
  })
  expect(answer.headers.get('Content-Disposition')).toMatch(/docket-payments-\d{4}-\d\d-\d\d\.csv/)
  const [head, newest, oldest, end] = (await answer.text()).split('\r\n')
  expect(head).toBe('"settled_at";"document_id";"Betrag";"symbol";"payer";"network";"transaction"')
  expect(newest).toContain(`;${ids[1]};1,95;"TUSD";"${buyer.address.toLowerCase()}";"eip155:31337";"0x`)
  expect(oldest).toContain(`;${ids[0]};0,05;"TUSD";`)
  expect(end).toBe('')
})

test('terms of the environment have the word', async () => {
  const fixed = await openShop(market)
  const ask = openApp(fixed)
  await ask('/app/settings', { method: 'PATCH', body: { payments: { ...writeTerms(market.terms), price: '1' } } })
  const { data } = (await (await ask('/app/payments')).json()) as { data: PaymentsAnswer }
  expect(data).toMatchObject({ source: 'environment', terms: { price: market.terms.price } })
  await fixed.close()
})
