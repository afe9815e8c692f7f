import { decodePaymentRequiredHeader, decodePaymentResponseHeader } from '@x402/core/http'
import type { PaymentRequired, SettleResponse } from '@x402/core/types'
import type { PaidExtraction } from '../../engine/contract/paid-extraction.ts'
import { makeForm, type FormFields } from '../contract/open-test-api.ts'
import type { Buyer } from './market/open-market.ts'

export const PATH = '/api/v1/x402/extractions'

export interface Order {
  readonly content?: string
  readonly name?: string
  readonly fields?: FormFields
}

export function makeOrder({ content = 'Lieferschein 7', name = 'Lieferschein.txt', fields }: Order = {}): FormData {
  return makeForm({ name, content }, fields)
}

/** Sends an order with a payment, if any. */
export function send(url: string, payment: string | null, order: Order = {}): Promise<Response> {
  return fetch(url + PATH, {
    method: 'POST',
    body: makeOrder(order),
    ...(payment !== null && { headers: { 'PAYMENT-SIGNATURE': payment } }),
  })
}

/** What the service asks for. */
export async function askPrice(url: string): Promise<PaymentRequired> {
  const response = await send(url, null)
  await response.body?.cancel()
  return readChallenge(response)
}

/** A payment that fits what is asked for. */
export async function signPayment(url: string, buyer: Buyer): Promise<string> {
  return buyer.pay(await askPrice(url))
}

export function readChallenge(response: Response): PaymentRequired {
  return decodePaymentRequiredHeader(response.headers.get('PAYMENT-REQUIRED') ?? '')
}

export function readReceipt(response: Response): SettleResponse {
  return decodePaymentResponseHeader(response.headers.get('PAYMENT-RESPONSE') ?? '')
}

export async function readPaid(response: Response): Promise<PaidExtraction> {
  return (await response.json()) as PaidExtraction
}

export function fetchPaid(url: string, id: number, token: string): Promise<Response> {
  return fetch(`${url}${PATH}/${id}`, { headers: { Authorization: `Bearer ${token}` } })
}
