import * as fc from 'fast-check'
import { headerText } from './header-text.ts'

/** Payments that are good once. */
export const PAYMENTS = 6
/** In the place of a header: one of those payments, by its number. */
export const PAYMENT = /^\{payment (\d)\}$/

/** Contents of PAYMENT-SIGNATURE: good payments, such as are nearly one, and what nobody can read. */
export function makePayments(): fc.Arbitrary<string | readonly string[]> {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')
  const hex = (bytes: number) =>
    fc.oneof(
      {
        arbitrary: fc
          .uint8Array({ minLength: bytes, maxLength: bytes })
          .map((part) => `0x${Buffer.from(part).toString('hex')}`),
        weight: 8,
      },
      { arbitrary: fc.constantFrom('0x', '', `0x${'0'.repeat(2 * bytes)}`), weight: 1 },
    )
  const figure = fc.oneof(
    { arbitrary: fc.constantFrom('0', '50000', '9999999999'), weight: 8 },
    { arbitrary: fc.constantFrom('-1', '1.5', '9'.repeat(79), ''), weight: 1 },
  )
  const nearly = fc.record({
    x402Version: fc.oneof({ arbitrary: fc.constant(2), weight: 12 }, fc.constantFrom(1, 3, '2', null)),
    accepted: fc.record({
      scheme: fc.constantFrom('exact', 'upto', ''),
      network: fc.constantFrom('eip155:31337', 'eip155:8453', 'solana:x', '__proto__'),
      asset: hex(20),
      amount: figure,
      payTo: hex(20),
      maxTimeoutSeconds: fc.oneof(fc.constant(3600), fc.double()),
    }),
    payload: fc.record({
      signature: hex(65),
      authorization: fc.record({
        from: hex(20),
        to: hex(20),
        value: figure,
        validAfter: figure,
        validBefore: figure,
        nonce: hex(32),
      }),
    }),
  })
  return fc.oneof(
    { arbitrary: fc.nat(PAYMENTS - 1).map((number) => `{payment ${number}}`), weight: 6 },
    { arbitrary: nearly.map(encode), weight: 4 },
    { arbitrary: fc.jsonValue().map(encode), weight: 2 },
    { arbitrary: headerText(300), weight: 1 },
    { arbitrary: fc.constantFrom('', 'e30=', 'bnVsbA==', ['e30=', 'e30=']), weight: 1 },
  )
}
