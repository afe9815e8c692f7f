import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentResource } from '../../../engine/contract/document.ts'
import type { PaidExtraction } from '../../../engine/contract/paid-extraction.ts'
import { openMarket, type Market } from '../../x402/market/open-market.ts'
import { openShop } from '../../x402/open-shop.ts'
import { fetchPaid, PATH, readChallenge, readPaid, readReceipt, send, signPayment } from '../../x402/pay.ts'
import { expectError } from '../expect-error.ts'
import type { TestApi } from '../open-test-api.ts'
import { SERVICE } from '../../../engine/domain/audit.ts'

let market: Market
let api: TestApi
beforeAll(async () => {
  market = await openMarket()
  api = await openShop(market)
})
afterAll(async () => {
  await api.close()
  await market.close()
})
afterEach(() => {
  market.gate.before = null
})

const sign = async (): Promise<string> => signPayment(api.url, await market.makeBuyer())

async function buy(): Promise<PaidExtraction> {
  return readPaid(await send(api.url, await sign()))
}

async function withLimits(limits: object, work: (narrow: TestApi) => Promise<void>): Promise<void> {
  const narrow = await openShop(market, { limits })
  try {
    await work(narrow)
  } finally {
    await narrow.close()
  }
}

async function expectTooMany(response: Response): Promise<void> {
  expect(response.headers.get('X-RateLimit-Remaining')).toBe('0')
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  const { retry_after } = await expectError(response, 429, 'rate_limited')
  expect(retry_after).toBe(Number(response.headers.get('Retry-After')))
}

describe('4.1 POST /x402/extractions', () => {
  test('201: settled and created, with Location, PAYMENT-RESPONSE, the document and a one-time access_token', async () => {
    const response = await send(api.url, await sign(), { fields: [['requester', 'ERP']] })
    expect(response.status).toBe(201)
    expect(readReceipt(response)).toMatchObject({ success: true, transaction: market.chain.transactions.at(-1) })
    const { data, access_token } = await readPaid(response)
    expect(response.headers.get('Location')).toBe(`${api.url}${PATH}/${data.id}`)
    expect(data).toMatchObject({ status: 'pending', processing_stage: 'queued', requester: 'ERP', mode: 'live' })
    expect(access_token).toMatch(/^x402_[\w-]{43}$/)
  })

  test('200: the same payment and the same file again, without a second charge', async () => {
    const payment = await sign()
    const first = await readPaid(await send(api.url, payment))
    const charged = await market.takings()
    const again = await send(api.url, payment)
    expect(again.status).toBe(200)
    expect(await readPaid(again)).toEqual(first)
    expect(await market.takings()).toBe(charged)
  })

  test('400: a header that cannot be decoded, a wrong version, the old X-PAYMENT', async () => {
    await expectError(await send(api.url, '****'), 400, 'malformed_request')
    const old = Buffer.from('{"x402Version":1}').toString('base64')
    await expectError(await send(api.url, old), 400, 'malformed_request')
    const headers = { 'X-PAYMENT': old }
    await expectError(await fetch(api.url + PATH, { method: 'POST', headers }), 400, 'malformed_request')
  })

  test('402: no payment, or an unusable one; the challenge in PAYMENT-REQUIRED each time', async () => {
    const asked = await send(api.url, null)
    await expectError(asked, 402, 'payment_required')
    expect(readChallenge(asked)).toMatchObject({
      x402Version: 2,
      resource: { url: api.url + PATH },
      accepts: [{ scheme: 'exact', amount: market.terms.price, maxTimeoutSeconds: 3600 }],
      extensions: { bazaar: { info: { input: { method: 'POST', bodyType: 'form-data' } } } },
    })
    const poor = await market.makeBuyer(1n)
    const refused = await send(api.url, await signPayment(api.url, poor))
    await expectError(refused, 402, 'payment_invalid')
    expect(readChallenge(refused).accepts).toEqual(readChallenge(asked).accepts)
  })

  test('409: the same payment in progress, or with another file', async () => {
    const payment = await sign()
    let meanwhile: Response | null = null
    market.gate.before = async (path) => {
      if (path === '/settle') meanwhile = await send(api.url, payment)
    }
    expect((await send(api.url, payment)).status).toBe(201)
    expect(Number(meanwhile!.headers.get('Retry-After'))).toBeGreaterThan(0)
    await expectError(meanwhile!, 409, 'payment_in_progress')
    await expectError(await send(api.url, payment, { content: 'another' }), 409, 'payment_mismatch')
  })

  test('422: a bad file or form, never settled', async () => {
    const before = await market.takings()
    const payment = await sign()
    const { errors } = await expectError(await send(api.url, payment, { content: '' }), 422, 'validation_failed')
    expect(errors).toHaveProperty('file')
    await expectError(await send(api.url, payment, { fields: [['locale', 'xx']] }), 422, 'validation_failed')
    await expectError(await send(api.url, payment, { name: 'a.pdf' }), 422, 'validation_failed')
    expect(await market.takings()).toBe(before)
  })

  test('429: too many challenges, too many payments of one payer', async () => {
    await withLimits({ uploadsPerAccount: 2 }, async ({ url }) => {
      for (let count = 0; count < 2; count += 1) expect((await send(url, null)).status).toBe(402)
      await expectTooMany(await send(url, null))
    })
    await withLimits({ uploadsPerToken: 1 }, async ({ url }) => {
      const buyer = await market.makeBuyer()
      expect((await send(url, await signPayment(url, buyer))).status).toBe(201)
      const charged = await market.takings()
      await expectTooMany(await send(url, await signPayment(url, buyer)))
      expect(await market.takings()).toBe(charged)
      expect((await send(url, await signPayment(url, await market.makeBuyer()))).status).toBe(201)
    })
  })

  test('503 with Retry-After: facilitator down, settlement pending, not set up', async () => {
    const payment = await sign()
    const cut = (wanted: string) => (path: string) => {
      if (path === wanted) throw new Error('cut off')
    }
    const expectLater = async (response: Response): Promise<string> => {
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
      return (await expectError(response, 503, 'payment_unavailable')).message
    }
    market.gate.before = cut('/verify')
    expect(await expectLater(await send(api.url, payment))).toContain('Nothing was charged')
    market.gate.before = cut('/settle')
    expect(await expectLater(await send(api.url, payment))).not.toContain('Nothing was charged')
    const off = await openShop(market, { payments: { terms: null, key: null } })
    await expectLater(await send(off.url, payment))
    await off.close()
  })
})

describe('4.1 GET /x402/extractions/{document}', () => {
  test('200: for whoever has the access token', async () => {
    const { data, access_token } = await buy()
    const response = await fetchPaid(api.url, data.id, access_token)
    expect(response.status).toBe(200)
    expect(((await response.json()) as { data: DocumentResource }).data).toEqual(data)
  })

  test('403: no proof, a wrong one or that of another, whether or not there is such a document', async () => {
    const [one, other] = [await buy(), await buy()]
    const answers = [
      await fetch(`${api.url}${PATH}/${one.data.id}`),
      await fetch(`${api.url}${PATH}/99999`),
      await fetch(`${api.url}${PATH}/abc`),
      await fetchPaid(api.url, one.data.id, api.createToken()),
      await fetchPaid(api.url, one.data.id, `x402_${'A'.repeat(43)}`),
      await fetchPaid(api.url, one.data.id, other.access_token),
      await fetchPaid(api.url, 99999, other.access_token),
    ]
    const messages = await Promise.all(
      answers.map(async (answer) => (await expectError(answer, 403, 'forbidden')).message),
    )
    expect(new Set(messages).size).toBe(1)
  })

  test('404: only with the proof of a document that was deleted', async () => {
    const { data, access_token } = await buy()
    api.parts.intake.remove(data.id, SERVICE)
    await expectError(await fetchPaid(api.url, data.id, access_token), 404, 'not_found')
    await expectError(await fetch(`${api.url}${PATH}/${data.id}`), 403, 'forbidden')
  })

  test('429: too many looks with one proof', async () => {
    await withLimits({ readsPerToken: 2 }, async ({ url }) => {
      const { data, access_token } = await readPaid(await send(url, await signPayment(url, await market.makeBuyer())))
      for (let count = 0; count < 2; count += 1) {
        expect((await fetchPaid(url, data.id, access_token)).status).toBe(200)
      }
      await expectTooMany(await fetchPaid(url, data.id, access_token))
    })
  })

  test('the access token opens nothing else, and is kept as a hash alone', async () => {
    const { data, access_token } = await buy()
    await expectError(await api.request('/api/v1/ping', { token: access_token }), 401, 'unauthenticated')
    await expectError(
      await api.request(`/api/v1/documents/${data.id}`, { token: access_token }),
      401,
      'unauthenticated',
    )
    const rows = api.database.prepare('SELECT * FROM x402_payments').all() as Record<string, unknown>[]
    const texts = rows.flatMap((row) =>
      Object.values(row).map((cell) => (Buffer.isBuffer(cell) ? cell.toString() : String(cell))),
    )
    expect(texts.filter((text) => text.includes(access_token.slice(5)))).toEqual([])
    expect(api.logged.join('\n')).not.toContain(access_token)
  })
})
