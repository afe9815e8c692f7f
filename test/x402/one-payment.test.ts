import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectError } from '../contract/expect-error.ts'
import type { TestApi } from '../contract/open-test-api.ts'
import { makeEngine } from '../pipeline/open-test-engine.ts'
import { openMarket, PRICE, type Market } from './market/open-market.ts'
import { countDocuments, countPayments, openShop } from './open-shop.ts'
import { readPaid, readReceipt, send, signPayment, type Order } from './pay.ts'

let market: Market
let api: TestApi
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  api = await openShop(market)
  market.gate.asked.length = 0
})
afterEach(() => api.close())

const settlements = (): number => market.gate.asked.filter((path) => path === '/settle').length

test('two hundred requests at once with one payment: one document, one settlement', { timeout: 240_000 }, async () => {
  const buyer = await market.makeBuyer()
  const before = await buyer.balance()
  const payment = await signPayment(api.url, buyer)
  const answers = await Promise.all(Array.from({ length: 200 }, () => send(api.url, payment)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([])
  for (const answer of answers) if (answer.status === 409) await expectError(answer, 409, 'payment_in_progress')
  expect(settlements()).toBe(1)
  expect(countDocuments(api.database)).toBe(1)
  expect(countPayments(api.database)).toEqual({ settled: 1 })
  expect(before - (await buyer.balance())).toBe(BigInt(PRICE))
})

test('the same payment and file again, after a restart and by other words for the same fields: 200, the same document', async () => {
  const engine = makeEngine({ payments: { terms: market.terms, key: null } })
  await engine.start({ listen: true })
  const { dataFolder } = engine.config
  const payment = await signPayment(engine.url!, await market.makeBuyer())
  const order: Order = { fields: [['requester', 'ERP']] }
  const first = await send(engine.url!, payment, order)
  const paid = await readPaid(first)
  const again = await send(engine.url!, payment, order)
  expect([first.status, again.status]).toEqual([201, 200])
  expect(await readPaid(again)).toMatchObject({ access_token: paid.access_token, data: { id: paid.data.id } })
  expect(readReceipt(again)).toEqual(readReceipt(first))
  await engine.stop()
  const next = makeEngine({ dataFolder, payments: { terms: market.terms, key: null } })
  await next.start({ listen: true })
  const late = await send(next.url!, payment, order)
  expect(late.status).toBe(200)
  expect(await readPaid(late)).toMatchObject({ access_token: paid.access_token, data: { id: paid.data.id } })
  expect(settlements()).toBe(1)
  expect(countDocuments(next.database)).toBe(1)
})

test.each<[string, Order]>([
  ['another file', { content: 'Lieferschein 8' }],
  ['other fields', { fields: [['requester', 'another']] }],
])('the same payment with %s: 409, nothing is charged', async (_, other) => {
  const payment = await signPayment(api.url, await market.makeBuyer())
  expect((await send(api.url, payment)).status).toBe(201)
  await expectError(await send(api.url, payment, other), 409, 'payment_mismatch')
  expect([settlements(), countDocuments(api.database)]).toEqual([1, 1])
})

test('a payment whose file was refused pays for another file', async () => {
  const buyer = await market.makeBuyer()
  const before = await buyer.balance()
  const payment = await signPayment(api.url, buyer)
  await expectError(await send(api.url, payment, { content: '' }), 422, 'validation_failed')
  await expectError(await send(api.url, payment, { fields: [['locale', 'xx']] }), 422, 'validation_failed')
  expect(await buyer.balance()).toBe(before)
  expect(countPayments(api.database)).toEqual({})
  expect((await send(api.url, payment)).status).toBe(201)
  expect(before - (await buyer.balance())).toBe(BigInt(PRICE))
})

test('payments of one payer at once each get their own document', async () => {
  const buyer = await market.makeBuyer()
  const payments = await Promise.all(Array.from({ length: 8 }, () => signPayment(api.url, buyer)))
  const answers = await Promise.all(payments.map((payment) => send(api.url, payment)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  const ids = await Promise.all(answers.map(async (answer) => (await readPaid(answer)).data.id))
  expect(new Set(ids).size).toBe(8)
  expect(await buyer.balance()).toBe(BigInt(PRICE) * 92n)
})

test('documents that were paid for belong to the account x402, and need no credits', async () => {
  const payment = await signPayment(api.url, await market.makeBuyer())
  const { data } = await readPaid(await send(api.url, payment))
  const owner = api.database
    .prepare('SELECT name, purpose FROM accounts JOIN documents ON account_id = accounts.id WHERE documents.id = ?')
    .get(data.id)
  expect(owner).toEqual({ name: 'x402', purpose: 'x402' })
  expect((await api.request(`/api/v1/documents/${data.id}`)).status).toBe(404)
  api.database.prepare("UPDATE accounts SET credits = 0 WHERE purpose = 'x402'").run()
  const next = await readPaid(await send(api.url, await signPayment(api.url, await market.makeBuyer())))
  expect(next.data.status).toBe('pending')
})

test('nothing is sold while the account x402 is suspended', async () => {
  const payment = await signPayment(api.url, await market.makeBuyer())
  await send(api.url, payment)
  api.database.prepare("UPDATE accounts SET suspended_at = '2026-11-22T00:00:00.000000Z' WHERE purpose = 'x402'").run()
  await expectError(await send(api.url, null), 503, 'payment_unavailable')
})
