import { decodePaymentSignatureHeader, encodePaymentSignatureHeader } from '@x402/core/http'
import type { PaymentPayload } from '@x402/core/types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectError } from '../contract/expect-error.ts'
import type { TestApi } from '../contract/open-test-api.ts'
import { openMarket, type Buyer, type Market } from './market/open-market.ts'
import { countDocuments, countPayments, openShop } from './open-shop.ts'
import { askPrice, PATH, readChallenge, readReceipt, send, signPayment } from './pay.ts'

let market: Market
let api: TestApi
let buyer: Buyer
beforeAll(async () => {
  market = await openMarket()
  api = await openShop(market)
  buyer = await market.makeBuyer()
})
afterAll(async () => {
  await api.close()
  await market.close()
})

interface Authorization {
  from: string
  to: string
  value: string
  validBefore: string
  nonce: string
}

/** A payment that was signed for the challenge and changed afterwards. */
async function forge(change: (payload: PaymentPayload, signed: Authorization) => void): Promise<string> {
  const payload = decodePaymentSignatureHeader(await signPayment(api.url, buyer))
  change(payload, payload.payload['authorization'] as Authorization)
  return encodePaymentSignatureHeader(payload)
}

/** A payment that was signed for a challenge other than ours. */
async function payOther(change: Record<string, unknown>): Promise<string> {
  const asked = await askPrice(api.url)
  return buyer.pay({ ...asked, accepts: asked.accepts.map((terms) => ({ ...terms, ...change })) })
}

async function expectNothingSold(): Promise<void> {
  expect(countDocuments(api.database)).toBe(0)
  expect(countPayments(api.database)).toEqual({})
  expect(await market.takings()).toBe(0n)
}

test.each<[string, string, () => Promise<string>]>([
  [
    'a signature of nobody',
    'invalid_exact_evm_signature',
    () =>
      forge(({ payload }) => {
        payload['signature'] = `0x${'11'.repeat(64)}1b`
      }),
  ],
  [
    'the signature of another payer',
    'invalid_exact_evm_signature',
    async () => {
      const other = decodePaymentSignatureHeader(await signPayment(api.url, await market.makeBuyer()))
      return forge(({ payload }) => {
        payload['signature'] = other.payload['signature']
      })
    },
  ],
  ['a smaller amount', 'no_matching_requirements', () => payOther({ amount: '49999' })],
  ['a larger amount', 'no_matching_requirements', () => payOther({ amount: '50001' })],
  [
    'a smaller amount under the terms that were asked for',
    'invalid_exact_evm_payload_authorization_value_mismatch',
    () =>
      forge((_, signed) => {
        signed.value = '1'
      }),
  ],
  ['another payee', 'no_matching_requirements', () => payOther({ payTo: `0x${'12'.repeat(20)}` })],
  [
    'another payee under the terms that were asked for',
    'invalid_exact_evm_recipient_mismatch',
    () =>
      forge((_, signed) => {
        signed.to = `0x${'12'.repeat(20)}`
      }),
  ],
  [
    'another network',
    'no_matching_requirements',
    () =>
      forge(({ accepted }) => {
        accepted.network = 'eip155:8453'
      }),
  ],
  [
    'another token',
    'no_matching_requirements',
    () =>
      forge(({ accepted }) => {
        accepted.asset = `0x${'34'.repeat(20)}`
      }),
  ],
  [
    'a time that is over',
    'invalid_exact_evm_payload_authorization_valid_before',
    () =>
      forge((_, signed) => {
        signed.validBefore = '1700000000'
      }),
  ],
  [
    'a longer time than was signed for',
    'invalid_exact_evm_signature',
    () =>
      forge((_, signed) => {
        signed.validBefore = String(Number(signed.validBefore) + 3600)
      }),
  ],
  [
    'another scheme',
    'no_matching_requirements',
    () =>
      forge(({ accepted }) => {
        accepted.scheme = 'upto'
      }),
  ],
  [
    'another kind of payload',
    'unsupported_payload_type',
    () =>
      forge((payload) => {
        payload.payload = { permit2Authorization: {}, signature: '0x00' }
      }),
  ],
  [
    'a token that its payer has not got',
    'invalid_exact_evm_transaction_simulation_failed',
    async () => signPayment(api.url, await market.makeBuyer(1n)),
  ],
])('%s: 402 %s with the challenge again, nothing is charged', async (_, reason, make) => {
  const response = await send(api.url, await make())
  const { message } = await expectError(response, 402, 'payment_invalid')
  expect(message).not.toContain('_')
  expect(readChallenge(response)).toMatchObject({ error: reason, accepts: [{ payTo: market.terms.payTo }] })
  // What cannot be read as a payment has no payer to be told.
  if (reason !== 'unsupported_payload_type') {
    expect(readReceipt(response)).toMatchObject({ success: false, errorReason: reason, transaction: '' })
  }
  await expectNothingSold()
})

test.each<[string, Record<string, string>]>([
  ['no base64', { 'PAYMENT-SIGNATURE': '%%%' }],
  ['no JSON', { 'PAYMENT-SIGNATURE': Buffer.from('pay me').toString('base64') }],
  ['JSON that is no object', { 'PAYMENT-SIGNATURE': Buffer.from('null').toString('base64') }],
  ['version 1', { 'PAYMENT-SIGNATURE': Buffer.from('{"x402Version":1}').toString('base64') }],
  ['the header of version 1', { 'X-PAYMENT': Buffer.from('{"x402Version":1}').toString('base64') }],
])('%s: 400', async (_, headers) => {
  const response = await fetch(api.url + PATH, { method: 'POST', headers })
  await expectError(response, 400, 'malformed_request')
  await expectNothingSold()
})

test('a purse that is emptied between the check and settling: 402, nothing is charged', async () => {
  const spender = await market.makeBuyer()
  const payment = await signPayment(api.url, spender)
  market.gate.after = async (path) => {
    if (path !== '/verify') return
    market.gate.after = null
    await market.chain.mint(spender.address, -(await spender.balance()))
  }
  const response = await send(api.url, payment)
  await expectError(response, 402, 'payment_invalid')
  expect(readReceipt(response)).toMatchObject({ success: false, payer: spender.address.toLowerCase() })
  await expectNothingSold()
})
