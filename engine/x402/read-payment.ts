import { createHash } from 'node:crypto'
import { decodePaymentSignatureHeader } from '@x402/core/http'
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { z } from 'zod'
import type { PaymentKey } from '../domain/payment.ts'
import { MalformedPaymentError, UnusablePaymentError } from './errors.ts'

/** A payment as a caller sent it. */
export interface Payment {
  readonly key: PaymentKey
  /** What is handed on to the facilitator. */
  readonly payload: PaymentPayload
  readonly signature: string
  /** SHA-256 of the signature, hexadecimal. */
  readonly signatureHash: string
}

const address = z.string().regex(/^0x[0-9a-f]{40}$/i)
const whole = z.string().regex(/^\d{1,78}$/)

/** Payment payload of protocol version 2, scheme `exact` on an EVM chain, EIP-3009. */
const payloadSchema = z.looseObject({
  x402Version: z.literal(2),
  accepted: z.looseObject({
    scheme: z.string(),
    network: z.string(),
    asset: address,
    amount: whole,
    payTo: address,
    maxTimeoutSeconds: z.number(),
    extra: z.record(z.string(), z.unknown()).optional(),
  }),
  payload: z.looseObject({
    signature: z.string().regex(/^0x(?:[0-9a-f]{2}){1,5000}$/i),
    authorization: z.looseObject({
      from: address,
      to: address,
      value: whole,
      validAfter: whole,
      validBefore: whole,
      nonce: z.string().regex(/^0x[0-9a-f]{64}$/i),
    }),
  }),
})

/**
 * Reads the header PAYMENT-SIGNATURE.
 * @throws MalformedPaymentError for what cannot be decoded or is of another version of the protocol, UnusablePaymentError
 *   for a payment of another kind than the challenge names
 */
export function readPayment(header: string): Payment {
  const decoded = decode(header)
  const version = (decoded as { x402Version?: unknown } | null)?.x402Version
  if (version !== 2) throw new MalformedPaymentError('The payment is not of version 2 of x402.')
  const { data } = payloadSchema.safeParse(decoded)
  if (!data) {
    throw new UnusablePaymentError(
      'unsupported_payload_type',
      'The payment is no EIP-3009 authorization of the scheme exact. Pay by one of the ways that PAYMENT-REQUIRED names.',
    )
  }
  const { accepted, payload } = data
  const { signature, authorization } = payload
  return {
    key: {
      network: accepted.network,
      asset: accepted.asset.toLowerCase(),
      payer: authorization.from.toLowerCase(),
      nonce: authorization.nonce.toLowerCase(),
    },
    payload: data as PaymentPayload,
    signature,
    signatureHash: hashSignature(signature),
  }
}

/** SHA-256, hexadecimal; the same for the same signature however it is spelled. */
export function hashSignature(signature: string): string {
  return createHash('sha256').update(signature.toLowerCase()).digest('hex')
}

/**
 * Whether a payment was made out for these terms, as far as that can be told without asking anyone.
 * @throws UnusablePaymentError
 */
export function checkPayment({ payload }: Payment, wanted: PaymentRequirements, now = Date.now()): void {
  const { accepted, payload: signed } = payload as z.infer<typeof payloadSchema>
  const { to, value, validBefore } = signed.authorization
  const isFor =
    accepted.scheme === wanted.scheme &&
    accepted.network === wanted.network &&
    equal(accepted.asset, wanted.asset) &&
    equal(accepted.payTo, wanted.payTo) &&
    accepted.amount === wanted.amount
  if (!isFor) throw new UnusablePaymentError('no_matching_requirements', 'The payment accepts other terms than these.')
  if (!equal(to, wanted.payTo)) {
    throw new UnusablePaymentError('invalid_exact_evm_recipient_mismatch', 'The payment pays somebody else.')
  }
  if (BigInt(value) !== BigInt(wanted.amount)) {
    throw new UnusablePaymentError(
      'invalid_exact_evm_payload_authorization_value_mismatch',
      'The payment is not of the amount that is asked for.',
    )
  }
  if (BigInt(validBefore) * 1000n <= BigInt(now)) {
    throw new UnusablePaymentError(
      'invalid_exact_evm_payload_authorization_valid_before',
      'The payment has expired. Make a new one.',
    )
  }
}

function decode(header: string): unknown {
  try {
    return decodePaymentSignatureHeader(header)
  } catch {
    throw new MalformedPaymentError('The header PAYMENT-SIGNATURE is not JSON in base64.')
  }
}

function equal(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
