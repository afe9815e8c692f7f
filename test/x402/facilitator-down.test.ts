import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectError } from '../contract/expect-error.ts'
import type { TestApi } from '../contract/open-test-api.ts'
import { makeEngine } from '../pipeline/open-test-engine.ts'
import { openMarket, PRICE, type Market } from './market/open-market.ts'
import { countDocuments, countPayments, openShop } from './open-shop.ts'
import { readPaid, send, signPayment } from './pay.ts'

let market: Market
let api: TestApi
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  api = await openShop(market)
})
afterEach(async () => {
  heal()
  await api.close()
})

function cut(when: 'before' | 'after', path?: string): void {
  market.gate[when] = (asked) => {
    if (path === undefined || asked === path) throw new Error('cut off')
  }
}

function heal(): void {
  market.gate.before = null
  market.gate.after = null
  market.chain.onCall = null
}

async function expectUnavailable(response: Response): Promise<string> {
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  const { message, retry_after } = await expectError(response, 503, 'payment_unavailable')
  expect(retry_after).toBe(Number(response.headers.get('Retry-After')))
  return message
}

test('down before anybody has asked: 503, not charged; it sells once the facilitator is back', async () => {
  cut('before')
  expect(await expectUnavailable(await send(api.url, null))).toContain('Nothing was charged')
  heal()
  expect((await send(api.url, null)).status).toBe(402)
})

test('a chain that is down before anybody has asked: 503, not charged', async () => {
  market.chain.onCall = () => {
    throw new Error('cut off')
  }
  expect(await expectUnavailable(await send(api.url, null))).toContain('Nothing was charged')
})

test('a chain other than the one that is named: 503 says so', async () => {
  const other = await openShop(market, { terms: { network: 'eip155:8453' } })
  expect(await expectUnavailable(await send(other.url, null))).toContain('eip155:8453')
  await other.close()
})

test('neither a facilitator nor a key: 503', async () => {
  const other = await openShop(market, { terms: { facilitatorUrl: null } })
  expect(await expectUnavailable(await send(other.url, null))).toContain('neither a facilitator nor a key')
  await other.close()
})

test('down when the payment is checked: 503, not charged, and the payment is good afterwards', async () => {
  const buyer = await market.makeBuyer()
  const payment = await signPayment(api.url, buyer)
  cut('before', '/verify')
  expect(await expectUnavailable(await send(api.url, payment))).toContain('Nothing was charged')
  expect(countPayments(api.database)).toEqual({})
  heal()
  expect((await send(api.url, payment)).status).toBe(201)
})

test('a chain that is down when the payment is checked: 503, not charged', async () => {
  const payment = await signPayment(api.url, await market.makeBuyer())
  market.chain.onCall = () => {
    throw new Error('cut off')
  }
  expect(await expectUnavailable(await send(api.url, payment))).toContain('Nothing was charged')
  expect(countPayments(api.database)).toEqual({})
  heal()
  expect((await send(api.url, payment)).status).toBe(201)
})

test('cut off before it has settled: 503 that promises nothing; the same request again is charged once', async () => {
  const buyer = await market.makeBuyer()
  const payment = await signPayment(api.url, buyer)
  cut('before', '/settle')
  expect(await expectUnavailable(await send(api.url, payment))).not.toContain('Nothing was charged')
  expect(countPayments(api.database)).toEqual({ settling: 1 })
  // Docket asks again as well, and may be at it.
  expect([409, 503]).toContain((await send(api.url, payment)).status)
  heal()
  await expectBought(payment)
  expect(await buyer.balance()).toBe(BigInt(PRICE) * 99n)
})

test('cut off after it has settled: the chain says that the money has moved, 201', async () => {
  const buyer = await market.makeBuyer()
  const payment = await signPayment(api.url, buyer)
  cut('after', '/settle')
  const response = await send(api.url, payment)
  expect(response.status).toBe(201)
  expect(await buyer.balance()).toBe(BigInt(PRICE) * 99n)
})

test('nobody answers after it has settled: 503, and the document is made without anybody asking again', async () => {
  const buyer = await market.makeBuyer()
  const payment = await signPayment(api.url, buyer)
  market.gate.after = (path) => {
    if (path !== '/settle') return
    market.chain.onCall = () => {
      throw new Error('cut off')
    }
    throw new Error('cut off')
  }
  expect(await expectUnavailable(await send(api.url, payment))).not.toContain('Nothing was charged')
  expect(countDocuments(api.database)).toBe(0)
  heal()
  await expect.poll(() => countPayments(api.database)).toEqual({ settled: 1 })
  expect(countDocuments(api.database)).toBe(1)
  expect((await send(api.url, payment)).status).toBe(200)
  expect(await buyer.balance()).toBe(BigInt(PRICE) * 99n)
})

test('down after all is done: what was bought is given again', async () => {
  const payments = { terms: market.terms, key: null }
  const engine = makeEngine({ payments })
  await engine.start({ listen: true })
  const payment = await signPayment(engine.url!, await market.makeBuyer())
  const first = await readPaid(await send(engine.url!, payment))
  await engine.stop()
  cut('before')
  const next = makeEngine({ dataFolder: engine.config.dataFolder, payments })
  await next.start({ listen: true })
  const again = await send(next.url!, payment)
  expect(again.status).toBe(200)
  expect((await readPaid(again)).access_token).toBe(first.access_token)
})

test('an order that nobody settles is forgotten once its authorization has expired, and its file goes', async () => {
  const buyer = await market.makeBuyer()
  const payment = await signPayment(api.url, buyer)
  cut('before', '/settle')
  await expectUnavailable(await send(api.url, payment))
  market.chain.advance(4000)
  api.parts.payments.lookAfter()
  await expect.poll(() => countPayments(api.database)).toEqual({})
  expect([countDocuments(api.database), await buyer.balance()]).toEqual([0, BigInt(PRICE) * 100n])
})

async function expectBought(payment: string): Promise<void> {
  await expect.poll(async () => (await send(api.url, payment)).ok).toBe(true)
  expect(countPayments(api.database)).toEqual({ settled: 1 })
  expect(countDocuments(api.database)).toBe(1)
}
