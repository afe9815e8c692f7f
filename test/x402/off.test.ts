import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeFolder } from '../store/open-test-store.ts'
import { TOKEN } from './market/token.ts'

const TERMS = {
  payTo: TOKEN,
  network: 'eip155:1',
  asset: TOKEN,
  price: '1',
  facilitatorUrl: 'http://127.0.0.1:1',
  rpcUrl: 'http://127.0.0.1:1',
}

test('while payments are off nothing that knows of chains is loaded, also when somebody asks', async () => {
  expect(await listLoaded(null)).toEqual([])
})

test('once they are set up it is', async () => {
  expect(await listLoaded(TERMS)).toEqual(expect.arrayContaining(['@x402/core', '@x402/evm', 'viem']))
})

/** Packages of payments that an app has loaded once somebody has asked for an extraction. */
async function listLoaded(terms: object | null): Promise<readonly string[]> {
  const entry = fileURLToPath(new URL('listing-app.ts', import.meta.url))
  const app = fork(entry, [makeFolder(), JSON.stringify({ terms, key: null })], { execArgv: [] })
  const [loaded] = (await once(app, 'message')) as [readonly string[]]
  app.kill()
  await once(app, 'exit')
  return loaded
}
