import type { FacilitatorClient } from '@x402/core/http'
import { SettleError, type PaymentPayload, type PaymentRequirements, type SettleResponse } from '@x402/core/types'
import type { Chain, Transfer } from './read-chain.ts'

/**
 * What came of settling. `refused`: the facilitator has sent nothing to the chain. `unreached`: it was not even asked.
 * `unknown`: the money may have moved or still move.
 */
export type Outcome =
  | { readonly state: 'settled'; readonly transaction: string }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'unreached' | 'unknown' }

/** Reasons that a facilitator finds before it sends anything to the chain (exact scheme on EVM). */
const BEFORE_SENDING =
  /^(?:invalid_exact_evm_(?!transaction_failed|transfer_event_mismatch)|insufficient_funds|unsupported_|asset_not_deployed|eip6492_)/
/** What fetch fails with while there is no connection yet. */
const NO_CONNECTION = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/**
 * Has a payment settled. The chain has the last word wherever the facilitator does not say plainly what happened, because
 * settling twice is refused and does not say whether the first time went well.
 */
export async function settlePayment(
  { facilitator, chain }: { facilitator: FacilitatorClient; chain: Chain },
  {
    payload,
    requirements,
    transfer,
  }: { payload: PaymentPayload; requirements: PaymentRequirements; transfer: Transfer },
): Promise<Outcome> {
  let answer: SettleResponse | null
  try {
    answer = await facilitator.settle(payload, requirements)
  } catch (error) {
    if (NO_CONNECTION.has(codeOf(error))) return { state: 'unreached' }
    answer = error instanceof SettleError ? toResponse(error) : null
  }
  if (answer?.success === true) return { state: 'settled', transaction: answer.transaction }
  const finding = await chain.findTransfer(transfer).catch(() => null)
  if (finding?.state === 'made') return { state: 'settled', transaction: finding.transaction }
  const reason = answer?.errorReason || 'settlement_failed'
  const saysUnsent = answer?.transaction === '' && BEFORE_SENDING.test(reason)
  const isUnmoved = finding?.state === 'never' || (finding?.state === 'open' && saysUnsent)
  return isUnmoved ? { state: 'refused', reason } : { state: 'unknown' }
}

function toResponse({ errorReason, transaction, network }: SettleError): SettleResponse {
  return { success: false, errorReason, transaction, network }
}

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? cause.code : ''
}
