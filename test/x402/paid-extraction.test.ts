import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentResource } from '../../engine/contract/document.ts'
import { makeEngine } from '../pipeline/open-test-engine.ts'
import { openMarket, PRICE, type Market } from './market/open-market.ts'
import { fetchPaid, makeOrder, PATH, readPaid, readReceipt } from './pay.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('a file goes in, fields come out, and exactly the price has moved', async () => {
  const engine = makeEngine({ payments: { terms: market.terms, key: null } }, { realWorker: true })
  await engine.start({ listen: true })
  const buyer = await market.makeBuyer(1_000_000n)
  const before = await market.takings()
  const content = 'Rechnung Nr. 4711\nDatum: 3. März 2026\nRechnungsbetrag: 119,00 EUR\n'
  const response = await buyer.fetch(`${engine.url}${PATH}`, {
    method: 'POST',
    body: makeOrder({ content, name: 'Rechnung.txt' }),
  })
  expect(response.status).toBe(201)
  const receipt = readReceipt(response)
  expect(receipt).toMatchObject({ success: true, transaction: market.chain.transactions.at(-1), amount: PRICE })
  const { data, access_token } = await readPaid(response)
  expect(response.headers.get('Location')).toBe(`${engine.url}${PATH}/${data.id}`)
  expect(data).toMatchObject({ status: 'pending', processing_stage: 'queued', origin: 'api', mode: 'live' })
  await engine.whenDone(data.id)
  const fetched = await fetchPaid(engine.url!, data.id, access_token)
  expect(fetched.status).toBe(200)
  const read = ((await fetched.json()) as { data: DocumentResource }).data
  expect(read.status).toBe('completed')
  expect(read.extractions?.['document_number']?.value).toBe('4711')
  expect(await buyer.balance()).toBe(1_000_000n - BigInt(PRICE))
  expect((await market.takings()) - before).toBe(BigInt(PRICE))
})
