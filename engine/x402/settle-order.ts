import { createHmac } from 'node:crypto'
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import type { Actor } from '../domain/audit.ts'
import { writeUnits, type PaymentTerms } from '../domain/payment.ts'
import { recordChange } from '../store/audit-trail.ts'
import type { WritingDatabase } from '../store/database.ts'
import {
  beginSettling,
  completePayment,
  getPayment,
  releasePayment,
  type SettledPayment,
  type SettlingPayment,
} from '../store/x402-payments.ts'
import type { Connect } from './connect.ts'
import { UnreachableError, UnsettledError, refusePayment } from './errors.ts'
import type { Transfer } from './read-chain.ts'
import { settlePayment } from './settle-payment.ts'

/** A file that has arrived. */
export interface Arrived {
  readonly hash: string
  readonly size: number
  readonly path: string
}

/** Where documents come in, as far as payments need it; `Submission` is what is said about a file. */
export interface PaidIntake<Submission> {
  keep(received: Arrived, join: () => void): void
  submitPaid(
    original: Pick<Arrived, 'hash' | 'size'>,
    submission: Submission,
    by: Actor,
    join: (document: { readonly id: number; readonly accountId: number }) => void,
  ): unknown
  dropKept(hash: string): void
}

/** What a payment that is being settled is for; kept with it. */
interface Order<Submission> {
  readonly terms: PaymentTerms
  readonly requirements: PaymentRequirements
  readonly payload: PaymentPayload
  readonly submission: Submission
  /** Bytes of the file. */
  readonly size: number
  /** Number of a block before it was claimed. */
  readonly since: string
}

export type NewOrder<Submission> = Omit<Order<Submission>, 'size'> & {
  readonly received: Arrived
  /** Of file and fields. */
  readonly fingerprint: string
}

export interface Settled {
  readonly payment: SettledPayment
  /** Proves to GET that the document was paid for. */
  readonly token: string
}

export interface Settler<Submission> {
  /**
   * Settles a claimed payment and makes the document. Once the order is kept it is looked after whatever happens to the request.
   * @throws UnusablePaymentError when it is refused, UnreachableError when nobody could be asked: nothing was charged, and the
   *   claim is gone or as it was; UnsettledError when that is not known
   */
  settle(id: number, order: NewOrder<Submission>): Promise<Settled>
  /** Finds out what became of an order, or settles it at last; true once that is known. */
  recover(payment: SettlingPayment): Promise<boolean>
}

/** Money and document: both or neither. */
export function createSettler<Submission>({
  database,
  intake,
  connect,
}: {
  database: WritingDatabase
  intake: PaidIntake<Submission>
  connect: Connect
}): Settler<Submission> {
  function complete(payment: SettlingPayment, transaction: string): Settled {
    const { submission, size, payload } = payment.order as Order<Submission>
    const token = deriveToken(payment.salt, payload.payload['signature'] as string)
    const payer: Actor = { kind: 'payer', id: null, name: payment.payer }
    intake.submitPaid({ hash: payment.originalHash, size }, submission, payer, (document) => {
      completePayment(database, payment.id, { documentId: document.id, transaction, token })
      const { network, asset, symbol, decimals } = payment
      const amount = writeUnits(payment.amount, decimals)
      const after = { network, asset, symbol, amount, transaction }
      recordChange(database, document, payer, { action: 'document.paid', after })
    })
    return { payment: getPayment(database, payment.id) as SettledPayment, token }
  }

  /** What the chain has taken is never refused: what fails here is tried again by whoever looks after open payments. */
  function completeOrKeep(payment: SettlingPayment, transaction: string): Settled {
    try {
      return complete(payment, transaction)
    } catch (error) {
      throw new UnsettledError('The payment was settled, but its document could not be made yet.', { cause: error })
    }
  }

  function forget({ id, originalHash }: SettlingPayment): void {
    releasePayment(database, id)
    intake.dropKept(originalHash)
  }

  return {
    async settle(id, { received, fingerprint, ...order }) {
      const connection = connect(order.terms)
      const kept: Order<Submission> = { ...order, size: received.size }
      intake.keep(received, () =>
        beginSettling(database, id, { fingerprint, order: kept, originalHash: received.hash }),
      )
      const payment = getPayment(database, id) as SettlingPayment
      const outcome = await settlePayment(connection, { ...order, transfer: toTransfer(payment) })
      if (outcome.state === 'settled') return completeOrKeep(payment, outcome.transaction)
      if (outcome.state === 'unknown') {
        throw new UnsettledError('It is not known yet whether the payment was settled.')
      }
      forget(payment)
      throw outcome.state === 'refused'
        ? refusePayment(outcome.reason)
        : new UnreachableError('The facilitator does not answer.')
    },
    async recover(payment) {
      const order = payment.order as Order<Submission>
      const transfer = toTransfer(payment)
      const connection = connect(order.terms)
      const finding = await connection.chain.findTransfer(transfer)
      if (finding.state === 'made') complete(payment, finding.transaction)
      if (finding.state === 'never') forget(payment)
      if (finding.state !== 'open') return finding.state !== 'unclear'
      // The order still stands, and the token takes an authorization only once.
      const outcome = await settlePayment(connection, { ...order, transfer })
      if (outcome.state === 'settled') complete(payment, outcome.transaction)
      return outcome.state === 'settled'
    },
  }
}

/** 256 bits that only whoever has the signature and our database can know; the same again for the same payment. */
export function deriveToken(salt: Buffer, signature: string): string {
  return `x402_${createHmac('sha256', salt).update(signature.toLowerCase()).digest('base64url')}`
}

function toTransfer(payment: SettlingPayment): Transfer {
  const { payload, requirements, since } = payment.order as Order<unknown>
  const { validBefore } = payload.payload['authorization'] as { validBefore: string }
  return {
    key: payment,
    to: requirements.payTo,
    amount: requirements.amount,
    validBefore: BigInt(validBefore),
    since: BigInt(since),
  }
}
