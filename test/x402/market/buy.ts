import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { wrapFetchWithPayment } from '@x402/fetch'
import { createPublicClient, formatUnits, http, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { DocumentResource } from '../../../engine/contract/document.ts'
import { fetchPaid, PATH, readPaid, readReceipt } from '../pay.ts'
import { createClient } from './open-market.ts'
import { TOKEN, TOKEN_ABI, TOKEN_DECIMALS, TOKEN_SYMBOL } from './token.ts'

/** `npm run buy -- URL FILE`: pays for the fields of a file, as BUYER_KEY, and prints them. */
const [url, path] = process.argv.slice(2)
const { BUYER_KEY: key, DOCKET_X402_RPC: rpc } = process.env
if (!url || !path || !key || !rpc)
  throw new Error('Say what to buy: npm run buy -- URL FILE, with what the market wrote.')
const account = privateKeyToAccount(key as Hex)

const form = new FormData()
form.append('file', new Blob([await readFile(path)]), basename(path))
const response = await wrapFetchWithPayment(fetch, createClient(account))(url + PATH, { method: 'POST', body: form })
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
const { amount, transaction } = readReceipt(response)
const { data, access_token } = await readPaid(response)
console.log(`paid ${write(BigInt(amount ?? 0))} in transaction ${transaction}, ${write(await readBalance())} left`)

let document: DocumentResource = data
while (document.status === 'pending') {
  await wait(200)
  document = ((await (await fetchPaid(url, data.id, access_token)).json()) as { data: DocumentResource }).data
}
console.log(JSON.stringify(document.extractions, null, 2))

function readBalance(): Promise<bigint> {
  const chain = createPublicClient({ transport: http(rpc) })
  return chain.readContract({ address: TOKEN, abi: TOKEN_ABI, functionName: 'balanceOf', args: [account.address] })
}

function write(units: bigint): string {
  return `${formatUnits(units, TOKEN_DECIMALS)} ${TOKEN_SYMBOL}`
}
