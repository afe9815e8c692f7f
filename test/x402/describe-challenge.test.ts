import { extractDiscoveryInfoFromExtension, validateDiscoveryExtensionSpec } from '@x402/extensions/bazaar'
import { expect, test } from 'vitest'
import { describeChallenge, describeTerms } from '../../engine/x402/describe-challenge.ts'

const terms = { payTo: '0x02', network: 'eip155:1337', asset: '0x01', price: '50000', facilitatorUrl: null, rpcUrl: '' }
const requirements = describeTerms(terms, { name: 'Test USD', version: '2', symbol: 'TUSD', decimals: 6 })

test('a directory learns how the form is filled in, by the reader of those who defined the extension', () => {
  const { extensions } = describeChallenge(requirements, { baseUrl: 'http://127.0.0.1:1' })
  const bazaar = extensions!['bazaar'] as Parameters<typeof extractDiscoveryInfoFromExtension>[0]
  expect(validateDiscoveryExtensionSpec({ ...bazaar })).toEqual({ valid: true })
  expect(extractDiscoveryInfoFromExtension(bazaar)).toMatchObject({
    input: { type: 'http', method: 'POST', bodyType: 'form-data', body: { file: 'invoice.pdf' } },
    output: { type: 'json', example: { data: { status: 'pending' } } },
  })
})
