import { randomBytes } from 'node:crypto'
import { encodePaymentRequiredHeader, encodePaymentResponseHeader, type FacilitatorClient } from '@x402/core/http'
import { VerifyError, type PaymentRequirements, type VerifyResponse } from '@x402/core/types'
import type { Asset, PaymentTerms } from '../domain/payment.ts'
import type { WritingDatabase } from '../store/database.ts'
import {
  claimPayment,
  findPayment,
  getPayment,
  releasePayment,
  type SettledPayment,
  type SettlingPayment,
} from '../store/x402-payments.ts'
import type { Connect, Connection } from './connect.ts'
import { describeChallenge, describeTerms } from './describe-challenge.ts'
import { refusePayment, UnreachableError, UnsettledError, UnusablePaymentError } from './errors.ts'
import type { Chain } from './read-chain.ts'
import { checkPayment, readPayment, type Payment } from './read-payment.ts'
import { deriveToken, type NewOrder, type Settled, type Settler } from './settle-order.ts'

/** What a caller's payment is found to be. */
export type Claim<Submission> =
  /** Nobody used it before: settle or release it. */
  | { readonly state: 'claimed'; readonly claimed: ClaimedPayment<Submission> }
  /** Another request is at work with it. */
  | { readonly state: 'in_progress' }
  /** It was settled: for the same file and fields the answer is the same document. */
  | { readonly state: 'settled'; readonly settled: Settled }

export interface ClaimedPayment<Submission> {
  /** See Settler. */
  settle(order: Pick<NewOrder<Submission>, 'received' | 'submission' | 'fingerprint'>): Promise<Settled>
  /** Frees the payment unless it was settled or may be. */
  release(): void
}

/** Paid extraction under some terms. What was paid before is found again also while nobody can be asked for payments. */
export interface Till<Submission> {
  /**
   * What the token says of itself, once chain and facilitator have been found to fit the terms.
   * @throws UnreachableError when they do not, or do not answer
   */
  readAsset(): Promise<Asset>
  /**
   * Content of PAYMENT-REQUIRED.
   * @param error what was wrong with a payment that came
   * @throws UnreachableError
   */
  challenge(options: { baseUrl: string; error?: string }): Promise<string>
  /** @throws MalformedPaymentError, UnusablePaymentError */
  read(header: string): Payment
  /**
   * Claims a payment before the file of its request is read.
   * @param admit throws when the payer may not pay now; asked once the payer is known to have signed
   * @throws UnusablePaymentError, UnreachableError, UnsettledError
   */
  claim(payment: Payment, admit: () => void): Promise<Claim<Submission>>
  /** Content of PAYMENT-RESPONSE. */
  receipt(payment: SettledPayment): string
  /** The same for a payment that was refused. */
  refusal(payment: Payment, error: UnusablePaymentError): string
}

interface TillParts<Submission> {
  readonly database: WritingDatabase
  readonly connect: Connect
  readonly settler: Settler<Submission>
  /** Ids of the payments that a request or a recovery is at work with. */
  readonly underway: Set<number>
}

/** Asks nobody yet. */
export function openTill<Submission>(
  terms: PaymentTerms,
  { database, connect, settler, underway }: TillParts<Submission>,
): Till<Submission> {
  let opening: Promise<Opened> | null = null

  async function open(): Promise<Opened> {
    const opened = (opening ??= askAround(connect(terms), terms))
    try {
      return await opened
    } catch (error) {
      // The next one asks again.
      if (opening === opened) opening = null
      throw error
    }
  }

  /** What is known of a payment that came before; null when it did not. */
  async function meet(payment: Payment): Promise<Claim<Submission> | null> {
    const known = findPayment(database, payment.key)
    if (!known) return null
    if (known.signatureHash !== payment.signatureHash) throw refusePayment('invalid_exact_evm_nonce_already_used')
    if (known.state === 'settled') {
      return { state: 'settled', settled: { payment: known, token: deriveToken(known.salt, payment.signature) } }
    }
    if (known.state === 'claimed' || underway.has(known.id)) return { state: 'in_progress' }
    await recover(known)
    return meet(payment)
  }

  async function recover(known: SettlingPayment): Promise<void> {
    underway.add(known.id)
    try {
      if (await settler.recover(known).catch(() => false)) return
    } finally {
      underway.delete(known.id)
    }
    throw new UnsettledError('It is not known yet whether the payment was settled.')
  }

  async function check(payment: Payment): Promise<Checked> {
    const opened = await open()
    checkPayment(payment, opened.requirements)
    // Before the check that it was not used, so that however it is used later is found.
    const since = String(await opened.chain.readBlock())
    await verifyPayment(opened.facilitator, payment, opened.requirements)
    return { ...opened, since }
  }

  function claimNew(payment: Payment, { asset, requirements, since }: Checked): ClaimedPayment<Submission> | null {
    const { key, payload, signatureHash } = payment
    const salt = randomBytes(32)
    const id = claimPayment(database, { ...key, ...asset, amount: terms.price, signatureHash, salt })
    if (id === null) return null
    underway.add(id)
    return {
      settle: (order) => settler.settle(id, { ...order, terms, requirements, payload, since }),
      release() {
        underway.delete(id)
        if (getPayment(database, id)?.state === 'claimed') releasePayment(database, id)
      },
    }
  }

  return {
    readAsset: async () => (await open()).asset,
    challenge: async (options) => encodePaymentRequiredHeader(describeChallenge((await open()).requirements, options)),
    read: readPayment,
    async claim(payment, admit) {
      const met = await meet(payment)
      if (met) return met
      let checked: Checked
      try {
        checked = await check(payment)
      } catch (error) {
        // Another request may have settled it meanwhile: its nonce is used then, and there is a document.
        const since = await meet(payment)
        if (since) return since
        throw error
      }
      admit()
      const claimed = claimNew(payment, checked)
      return claimed ? { state: 'claimed', claimed } : ((await meet(payment)) ?? { state: 'in_progress' })
    },
    receipt: ({ transaction, network, payer, amount }) =>
      encodePaymentResponseHeader({ success: true, transaction, network: network as Network, payer, amount }),
    refusal: ({ key }, { reason }) =>
      encodePaymentResponseHeader({
        success: false,
        errorReason: reason,
        transaction: '',
        network: key.network as Network,
        payer: key.payer,
      }),
  }
}

type Network = PaymentRequirements['network']

interface Opened {
  readonly chain: Chain
  readonly facilitator: FacilitatorClient
  readonly asset: Asset
  readonly requirements: PaymentRequirements
}

interface Checked extends Opened {
  /** Number of the block before. */
  readonly since: string
}

async function askAround({ chain, facilitator }: Connection, terms: PaymentTerms): Promise<Opened> {
  const [asset] = await Promise.all([chain.readAsset(), checkFacilitator(facilitator, terms)])
  return { chain, facilitator, asset, requirements: describeTerms(terms, asset) }
}

/** @throws UnusablePaymentError unless the facilitator finds the payment good */
async function verifyPayment(
  facilitator: FacilitatorClient,
  { payload }: Payment,
  requirements: PaymentRequirements,
): Promise<void> {
  const verified = facilitator.verify(payload, requirements).catch((error: unknown): VerifyResponse => {
    if (error instanceof VerifyError) return { isValid: false, invalidReason: error.invalidReason }
    throw error
  })
  const { isValid, invalidReason } = await askFacilitator(verified)
  if (!isValid) throw refusePayment(invalidReason ?? 'invalid_payment')
}

async function checkFacilitator(facilitator: FacilitatorClient, { network }: PaymentTerms): Promise<void> {
  const { kinds } = await askFacilitator(facilitator.getSupported())
  const fits = kinds.some(
    (kind) => kind.x402Version === 2 && kind.scheme === 'exact' && [network, 'eip155:*'].includes(kind.network),
  )
  if (!fits)
    throw new UnreachableError(`The facilitator does not settle payments on ${network} (x402 version 2, exact).`)
}

async function askFacilitator<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question
  } catch (error) {
    throw new UnreachableError('The facilitator does not answer.', { cause: error })
  }
}
