import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { x402Facilitator } from '@x402/core/facilitator'
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { toFacilitatorEvmSigner } from '@x402/evm'
import { ExactEvmScheme } from '@x402/evm/exact/facilitator'
import { createWalletClient, http, publicActions, type Hex } from 'viem'
import { nonceManager, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { listen } from '../../../engine/listen.ts'

/** A facilitator as a process of its own: `facilitator.ts <rpc url> <key> [port]`; tells its URL to whoever started it. */
const [rpcUrl, key, port = '0'] = process.argv.slice(2)

const client = createWalletClient({
  account: privateKeyToAccount(key as Hex, { nonceManager }),
  chain: foundry,
  transport: http(rpcUrl, { retryCount: 0 }),
  pollingInterval: 20,
}).extend(publicActions)
const signer = toFacilitatorEvmSigner({
  address: client.account.address,
  readContract: (call) => client.readContract(call),
  verifyTypedData: (call) => client.verifyTypedData(call as Parameters<typeof client.verifyTypedData>[0]),
  writeContract: (call) => client.writeContract(call),
  sendTransaction: (call) => client.sendTransaction(call),
  waitForTransactionReceipt: (call) => client.waitForTransactionReceipt(call),
  getCode: (call) => client.getCode(call),
})
const facilitator = new x402Facilitator().register('eip155:31337', new ExactEvmScheme(signer))

const ROUTES: Readonly<Record<string, (payload: PaymentPayload, wanted: PaymentRequirements) => Promise<unknown>>> = {
  '/verify': (payload, wanted) => facilitator.verify(payload, wanted),
  '/settle': (payload, wanted) => facilitator.settle(payload, wanted),
  '/supported': async () => facilitator.getSupported(),
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const body = JSON.parse((await text(request)) || '{}') as never as {
    paymentPayload: PaymentPayload
    paymentRequirements: PaymentRequirements
  }
  return ROUTES[request.url ?? '']!(body.paymentPayload, body.paymentRequirements)
}

const server = createServer((request, response) => {
  answer(request).then(
    (result) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(result)),
    (error: unknown) => response.writeHead(500).end(JSON.stringify({ error: String(error) })),
  )
})
process.on('disconnect', () => process.exit())
process.send?.(await listen(server, { port: Number(port), fallback: false }))
