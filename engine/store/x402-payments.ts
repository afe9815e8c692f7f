import { createHash } from 'node:crypto'
import type { Asset, PaymentKey } from '../domain/payment.ts'
import { currentTime } from './current-time.ts'
import type { ReadingDatabase, WritingDatabase } from './database.ts'

/** A payment by the state in which it is: its money may move from `settling` on, and has moved once it is `settled`. */
export type StoredPayment = PaymentKey & {
  readonly id: number
  /** SHA-256 of the payer's signature, hexadecimal. */
  readonly signatureHash: string
  readonly salt: Buffer
  /** Units of the token. */
  readonly amount: string
  readonly symbol: string
  readonly decimals: number
} & (
    | { readonly state: 'claimed' }
    | {
        readonly state: 'settling'
        readonly fingerprint: string
        /** What it takes to settle and to make the document. */
        readonly order: unknown
        readonly originalHash: string
      }
    | {
        readonly state: 'settled'
        readonly fingerprint: string
        /** The document may be deleted by now. */
        readonly documentId: number
        readonly transaction: string
        readonly settledAt: string
      }
  )

export type SettlingPayment = Extract<StoredPayment, { state: 'settling' }>
export type SettledPayment = Extract<StoredPayment, { state: 'settled' }>

interface PaymentRow extends PaymentKey {
  readonly id: number
  readonly state: StoredPayment['state']
  readonly signatureHash: string
  readonly salt: Buffer
  readonly amount: string
  readonly symbol: string
  readonly decimals: number
  readonly fingerprint: string
  readonly order: string
  readonly originalHash: string
  readonly documentId: number
  readonly transaction: string
  readonly settledAt: string
}

const SELECT = `SELECT id, network, asset, payer, nonce, state, signature_hash AS signatureHash, salt, amount, symbol,
  decimals, fingerprint, order_json AS "order", original_hash AS originalHash, document_id AS documentId,
  transaction_hash AS "transaction", settled_at AS settledAt FROM x402_payments`

/** Claims a payment for one request. Null when its key was claimed before, whatever has become of it since. */
export function claimPayment(
  database: WritingDatabase,
  payment: PaymentKey &
    Pick<Asset, 'symbol' | 'decimals'> & {
      readonly signatureHash: string
      readonly salt: Buffer
      readonly amount: string
    },
): number | null {
  const { changes, lastInsertRowid } = database
    .prepare(
      `INSERT OR IGNORE INTO x402_payments
         (network, asset, payer, nonce, state, signature_hash, salt, amount, symbol, decimals, claimed_at)
       VALUES (@network, @asset, @payer, @nonce, 'claimed', @signatureHash, @salt, @amount, @symbol, @decimals, @claimedAt)`,
    )
    .run({ ...payment, claimedAt: currentTime() })
  return changes === 1 ? Number(lastInsertRowid) : null
}

export function findPayment(database: ReadingDatabase, key: PaymentKey): StoredPayment | null {
  const find = `${SELECT} WHERE network = @network AND asset = @asset AND payer = @payer AND nonce = @nonce`
  return toPayment(database.prepare(find).get(key))
}

export function getPayment(database: ReadingDatabase, id: number): StoredPayment | null {
  return toPayment(database.prepare(`${SELECT} WHERE id = ?`).get(id))
}

/** The payment that an access token proves. */
export function findPaymentByProof(database: ReadingDatabase, token: string): SettledPayment | null {
  const payment = toPayment(database.prepare(`${SELECT} WHERE proof_hash = ?`).get(hashProof(token)))
  return payment?.state === 'settled' ? payment : null
}

/** From here on the payment's money may move: what was ordered with it is kept until it is known whether it did. */
export function beginSettling(
  database: WritingDatabase,
  id: number,
  { fingerprint, order, originalHash }: { fingerprint: string; order: unknown; originalHash: string },
): void {
  const { changes } = database
    .prepare(
      `UPDATE x402_payments SET state = 'settling', fingerprint = ?, order_json = ?, original_hash = ?
       WHERE id = ? AND state = 'claimed'`,
    )
    .run(fingerprint, JSON.stringify(order), originalHash, id)
  if (changes !== 1) throw new Error(`Payment ${id} is not claimed.`)
}

/** The money has moved and the document is there. Call it in the transaction that makes the document. */
export function completePayment(
  database: WritingDatabase,
  id: number,
  { documentId, transaction, token }: { documentId: number; transaction: string; token: string },
): void {
  const { changes } = database
    .prepare(
      `UPDATE x402_payments SET state = 'settled', document_id = ?, transaction_hash = ?, proof_hash = ?, settled_at = ?,
         order_json = NULL, original_hash = NULL, broadcast_transaction = NULL
       WHERE id = ? AND state = 'settling'`,
    )
    .run(documentId, transaction, hashProof(token), currentTime(), id)
  if (changes !== 1) throw new Error(`Payment ${id} is not being settled.`)
}

/** Forgets a payment whose money has not moved. */
export function releasePayment(database: WritingDatabase, id: number): void {
  database.prepare("DELETE FROM x402_payments WHERE id = ? AND state <> 'settled'").run(id)
}

/** Forgets what requests had claimed that a crash has ended: their money cannot have moved. */
export function releaseClaims(database: WritingDatabase): void {
  database.prepare("DELETE FROM x402_payments WHERE state = 'claimed'").run()
}

/** Payments of which it is not known whether their money has moved, in the order of their claims. */
export function listSettling(database: ReadingDatabase): readonly SettlingPayment[] {
  const rows = database.prepare(`${SELECT} WHERE state = 'settling' ORDER BY id`).all()
  return rows.map((row) => toPayment(row) as SettlingPayment)
}

/** The newest first. */
export function listSettled(database: ReadingDatabase, { limit }: { limit: number | null }): readonly SettledPayment[] {
  const rows = database.prepare(`${SELECT} WHERE state = 'settled' ORDER BY settled_at DESC LIMIT ?`).all(limit ?? -1)
  return rows.map((row) => toPayment(row) as SettledPayment)
}

export interface Takings extends Pick<PaymentKey, 'network' | 'asset'>, Pick<Asset, 'symbol' | 'decimals'> {
  /** Units of the token. */
  readonly amount: string
  readonly count: number
}

/** What was settled, by token. */
export function sumSettled(database: ReadingDatabase): readonly Takings[] {
  // Units are beyond what SQLite adds up exactly; there are not many prices.
  const rows = database
    .prepare(
      `SELECT network, asset, symbol, decimals, amount, count(*) AS count FROM x402_payments WHERE state = 'settled'
       GROUP BY network, asset, symbol, decimals, amount ORDER BY network, asset`,
    )
    .all() as Takings[]
  const sums = new Map<string, Takings>()
  for (const row of rows) {
    const token = JSON.stringify([row.network, row.asset, row.symbol, row.decimals])
    const sum = sums.get(token)
    const amount = BigInt(row.amount) * BigInt(row.count) + BigInt(sum?.amount ?? 0)
    sums.set(token, { ...row, amount: String(amount), count: row.count + (sum?.count ?? 0) })
  }
  return [...sums.values()]
}

/** What our own facilitator has sent to the chain for a signature and not seen confirmed. */
export function getBroadcast(database: ReadingDatabase, signatureHash: string): string | null {
  const find = 'SELECT broadcast_transaction FROM x402_payments WHERE signature_hash = ?'
  return (database.prepare(find).pluck().get(signatureHash) as string | null | undefined) ?? null
}

/** @param transaction null: it was confirmed, or has failed */
export function setBroadcast(database: WritingDatabase, signatureHash: string, transaction: string | null): void {
  database
    .prepare("UPDATE x402_payments SET broadcast_transaction = ? WHERE signature_hash = ? AND state = 'settling'")
    .run(transaction, signatureHash)
}

function hashProof(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function toPayment(found: unknown): StoredPayment | null {
  if (found === undefined) return null
  const row = found as PaymentRow
  const { id, network, asset, payer, nonce, signatureHash, salt, amount, symbol, decimals } = row
  const common = { id, network, asset, payer, nonce, signatureHash, salt, amount, symbol, decimals }
  if (row.state === 'claimed') return { ...common, state: 'claimed' }
  const { state, fingerprint, originalHash, documentId, transaction, settledAt } = row
  if (state === 'settled') return { ...common, state, fingerprint, documentId, transaction, settledAt }
  return { ...common, state, fingerprint, originalHash, order: JSON.parse(row.order) as unknown }
}
