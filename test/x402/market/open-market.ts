import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { wrapFetchWithPayment, x402Client, x402HTTPClient } from '@x402/fetch'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import type { PaymentRequired } from '@x402/core/types'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { PaymentTerms } from '../../../engine/domain/payment.ts'
import { closeServer, listen } from '../../../engine/listen.ts'
import { openChain, type TestChain } from './open-chain.ts'
import { CHAIN_ID, TOKEN } from './token.ts'

/** Everything that it takes to pay for real, without a network. */
export interface Market {
  readonly chain: TestChain
  readonly gate: Gate
  readonly terms: PaymentTerms
  /** The facilitator's process; ends with the market. */
  readonly facilitator: ChildProcess
  /** What was paid so far to the seller. */
  takings(): Promise<bigint>
  makeBuyer(units?: bigint): Promise<Buyer>
  /** Of an address with coins for gas: who has it can settle payments. */
  makeKey(): Promise<Hex>
  close(): Promise<void>
}

export interface Buyer {
  readonly address: Hex
  readonly balance: () => Promise<bigint>
  /** Fetches and pays what is asked for. */
  readonly fetch: typeof globalThis.fetch
  /** Signs a payment for a challenge; the value of PAYMENT-SIGNATURE. */
  pay(challenge: PaymentRequired): Promise<string>
}

/** Stands before the facilitator and can be closed, or told to wait. */
export interface Gate {
  readonly url: string
  /** Paths that were asked for. */
  readonly asked: string[]
  /** Called when a request has come and was not handed on yet; may throw, which cuts the connection. */
  before: ((path: string) => void | Promise<void>) | null
  /** Called when the facilitator has answered and the answer was not handed on yet; may throw as well. */
  after: ((path: string) => void | Promise<void>) | null
}

export const PRICE = '50000'

export async function openMarket(): Promise<Market> {
  const chain = await openChain()
  const makeKey = async (): Promise<Hex> => {
    const made = generatePrivateKey()
    await chain.fund(privateKeyToAccount(made).address)
    return made
  }
  const key = await makeKey()
  const facilitator = fork(fileURLToPath(new URL('facilitator.ts', import.meta.url)), [chain.url, key], {
    execArgv: [],
  })
  const [facilitatorUrl] = (await once(facilitator, 'message')) as [string]
  const { gate, close: closeGate } = await openGate(facilitatorUrl)
  const seller = privateKeyToAccount(generatePrivateKey()).address
  return {
    chain,
    gate,
    facilitator,
    terms: {
      payTo: seller,
      network: `eip155:${CHAIN_ID}`,
      asset: TOKEN,
      price: PRICE,
      facilitatorUrl: gate.url,
      rpcUrl: chain.url,
    },
    takings: () => chain.balanceOf(seller),
    makeBuyer: (units) => makeBuyer(chain, units),
    makeKey,
    async close() {
      facilitator.kill('SIGKILL')
      await closeGate()
      await chain.close()
    },
  }
}

async function makeBuyer(chain: TestChain, units = BigInt(PRICE) * 100n): Promise<Buyer> {
  const account = privateKeyToAccount(generatePrivateKey())
  await chain.mint(account.address, units)
  const client = createClient(account)
  return {
    address: account.address,
    balance: () => chain.balanceOf(account.address),
    fetch: wrapFetchWithPayment(globalThis.fetch, client),
    async pay(challenge) {
      const payload = await client.createPaymentPayload(challenge)
      return new x402HTTPClient(client).encodePaymentSignatureHeader(payload)['PAYMENT-SIGNATURE']!
    },
  }
}

/** A client as anybody's program would have it. */
export function createClient(account: ReturnType<typeof privateKeyToAccount>): x402Client {
  const client = new x402Client().register(`eip155:${CHAIN_ID}`, new ExactEvmScheme(account))
  // Tokens that the library does not know are not spent unless they are named.
  client.setSpendControls({
    allowedAssets: [{ network: `eip155:${CHAIN_ID}`, asset: TOKEN, maxAmountPerPayment: '1000000000' }],
  })
  return client
}

async function openGate(target: string): Promise<{ gate: Gate; close: () => Promise<void> }> {
  const handOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    const body = await buffer(request)
    gate.asked.push(path)
    try {
      await gate.before?.(path)
      const answer = await fetch(target + path, {
        method: request.method ?? 'GET',
        headers: { 'Content-Type': 'application/json' },
        ...(body.length > 0 && { body }),
      })
      const content = await answer.text()
      await gate.after?.(path)
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(content)
    } catch {
      response.destroy()
    }
  }
  const server = createServer((request, response) => void handOn(request, response))
  const gate: Gate = { url: await listen(server, { port: 0, fallback: false }), asked: [], before: null, after: null }
  return { gate, close: () => closeServer(server) }
}
