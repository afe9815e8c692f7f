import type { Limits } from '../config.ts'
import { createCounter, type RateStanding } from './limit-rate.ts'

/** Holds callers without an account to the limits that tokens and accounts have: a payer is as a token, all together are an account. */
export interface PaidRateLimiter {
  /** A request for an extraction, paid or not. */
  countRequest(): RateStanding
  /** One that is paid, of a payer who is known to have signed. */
  countPayer(payer: string): RateStanding
  /** A look at what was paid for. */
  countProof(paymentId: number): RateStanding
}

export function createPaidRateLimiter(
  limits: Pick<Limits, 'uploadsPerToken' | 'uploadsPerAccount' | 'readsPerToken'>,
): PaidRateLimiter {
  const requests = createCounter(limits.uploadsPerAccount)
  const payers = createCounter(limits.uploadsPerToken)
  const proofs = createCounter(limits.readsPerToken)
  return {
    countRequest: () => requests.take('all'),
    countPayer: (payer) => payers.take(payer),
    countProof: (paymentId) => proofs.take(paymentId),
  }
}
