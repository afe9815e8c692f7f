import { renameSync, writeFileSync } from 'node:fs'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { openMarket } from './open-market.ts'

/**
 * `npm run market -- FILE`: a chain with a token, a facilitator, and a buyer who has 5 TUSD, until it is stopped. Writes into FILE, for
 * a shell to read, what Docket and the buyer need to know.
 */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name a file: npm run market -- FILE')
const market = await openMarket()
const buyer = generatePrivateKey()
await market.chain.mint(privateKeyToAccount(buyer).address, 5_000_000n)

const { payTo, network, asset, price, facilitatorUrl, rpcUrl } = market.terms
const variables = {
  DOCKET_X402_PAY_TO: payTo,
  DOCKET_X402_NETWORK: network,
  DOCKET_X402_ASSET: asset,
  DOCKET_X402_PRICE: price,
  DOCKET_X402_FACILITATOR: facilitatorUrl,
  DOCKET_X402_RPC: rpcUrl,
  BUYER_KEY: buyer,
  MARKET_PID: process.pid,
}
writeFileSync(
  `${file}.new`,
  Object.entries(variables)
    .map(([name, value]) => `export ${name}=${value}\n`)
    .join(''),
)
renameSync(`${file}.new`, file)
process.once('SIGTERM', () => void market.close())
