import { expect, test } from 'vitest'
import { createConfig } from '../engine/config.ts'

test('without a word from anyone the defaults hold', () => {
  const config = createConfig({}, {})
  expect(config).toMatchObject({ port: 8642, portFallback: true, durable: true })
  expect(config.jobs).toBeGreaterThanOrEqual(1)
  expect(config.limits).toMatchObject({ maxPages: 1000, previewPages: 50, uploadBytes: 500 * 1024 * 1024 })
  expect(config.dataFolder).toMatch(/Docket/i)
})

test('the limits of requests and test uploads are those of the contract', () => {
  expect(createConfig({}, {}).limits).toMatchObject({
    readsPerToken: 3000,
    readsPerAccount: 6000,
    uploadsPerToken: 600,
    uploadsPerAccount: 1200,
    testUploadsPerAccount: 200,
    testUploadsPerUser: 100,
    testUploadsPerToken: 50,
  })
  const environment = { DOCKET_READS_PER_TOKEN: '10', DOCKET_TEST_UPLOADS_PER_USER: '0' }
  expect(createConfig({}, environment).limits).toMatchObject({ readsPerToken: 10, testUploadsPerUser: 0 })
})

test('the environment changes defaults, and the caller changes both', () => {
  const environment = { DOCKET_PORT: '9000', DOCKET_JOBS: '3', DOCKET_MAX_PAGES: '10', DOCKET_DATA: '/srv/docket' }
  expect(createConfig({}, environment)).toMatchObject({
    port: 9000,
    portFallback: false,
    jobs: 3,
    dataFolder: '/srv/docket',
    limits: { maxPages: 10 },
  })
  const config = createConfig({ port: 0, jobs: 1, limits: { maxPages: 20 } }, environment)
  expect(config).toMatchObject({ port: 0, jobs: 1, limits: { maxPages: 20, previewPages: 50 } })
})

test('what is left undefined says nothing', () => {
  expect(createConfig({ port: undefined, jobs: undefined, dataFolder: undefined }, { DOCKET_JOBS: '2' })).toMatchObject(
    {
      port: 8642,
      portFallback: true,
      jobs: 2,
    },
  )
})

test.for([
  ['DOCKET_PORT', '70000'],
  ['DOCKET_JOBS', '0'],
  ['DOCKET_JOBS', 'two'],
  ['DOCKET_STALL_LIMIT', '-1'],
  ['DOCKET_UPLOADS_PER_ACCOUNT', '0'],
  ['DOCKET_LOG_LEVEL', 'loud'],
])('%s=%s is refused by name', ([name, value]) => {
  expect(() => createConfig({}, { [name!]: value })).toThrow(new RegExp(`^${name} must be`))
})

test('nobody can change the configuration afterwards', () => {
  const config = createConfig({}, {})
  expect(Object.isFrozen(config)).toBe(true)
  expect(Object.isFrozen(config.limits)).toBe(true)
})

const TERMS = {
  DOCKET_X402_PAY_TO: `0x${'1'.repeat(40)}`,
  DOCKET_X402_NETWORK: 'eip155:8453',
  DOCKET_X402_ASSET: `0x${'2'.repeat(40)}`,
  DOCKET_X402_PRICE: '50000',
  DOCKET_X402_FACILITATOR: 'https://facilitator.example',
  DOCKET_X402_RPC: 'https://rpc.example',
}

test('payments are off unless all of their terms are there', () => {
  expect(createConfig({}, {}).payments).toEqual({ terms: null, key: null })
  expect(createConfig({}, TERMS).payments.terms).toEqual({
    payTo: TERMS.DOCKET_X402_PAY_TO,
    network: 'eip155:8453',
    asset: TERMS.DOCKET_X402_ASSET,
    price: '50000',
    facilitatorUrl: 'https://facilitator.example',
    rpcUrl: 'https://rpc.example',
  })
  const { DOCKET_X402_FACILITATOR: _, ...alone } = TERMS
  const key = `0x${'a'.repeat(64)}`
  expect(createConfig({}, { ...alone, DOCKET_X402_KEY: key }).payments).toMatchObject({
    terms: { facilitatorUrl: null },
    key,
  })
})

test.for([
  ['DOCKET_X402_PAY_TO', ''],
  ['DOCKET_X402_PRICE', '0.05'],
  ['DOCKET_X402_NETWORK', 'base'],
  ['DOCKET_X402_RPC', 'rpc.example'],
  ['DOCKET_X402_FACILITATOR', ''],
  ['DOCKET_X402_KEY', '0x12'],
])('%s=%s among the terms of payments is refused by name', ([name, value]) => {
  expect(() => createConfig({}, { ...TERMS, [name!]: value })).toThrow(new RegExp(`^${name}`))
})
