import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limits } from '../config.ts'
import type { Principal } from './authenticate.ts'

/** Reads are all requests that are no uploads. */
export type RequestKind = 'reads' | 'uploads'

/** Where a principal stands in the window that is open, by the narrower of its two limits. */
export interface RateStanding {
  readonly allowed: boolean
  /** Requests a window. */
  readonly limit: number
  readonly remaining: number
  /** Milliseconds until a new window opens. */
  readonly resetIn: number
}

export interface RateLimiter {
  /** Counts a request; one that is not allowed counts for nothing. */
  count(principal: Principal, kind: RequestKind): Promise<RateStanding>
}

type RateLimits = Pick<Limits, 'readsPerToken' | 'readsPerAccount' | 'uploadsPerToken' | 'uploadsPerAccount'>

/** Seconds of one window. */
const WINDOW = 60

/** Counts in memory, by token and by account: a restart opens new windows. */
export function createRateLimiter(limits: RateLimits, { window = WINDOW }: { window?: number } = {}): RateLimiter {
  const limit = (points: number): RateLimiterMemory => new RateLimiterMemory({ points, duration: window })
  const limiters = {
    reads: { ofToken: limit(limits.readsPerToken), ofAccount: limit(limits.readsPerAccount) },
    uploads: { ofToken: limit(limits.uploadsPerToken), ofAccount: limit(limits.uploadsPerAccount) },
  }
  return {
    async count({ token, account }, kind) {
      const { ofToken, ofAccount } = limiters[kind]
      const byToken = await consume(ofToken, token.id)
      if (!byToken.allowed) return byToken
      const byAccount = await consume(ofAccount, account.id)
      if (!byAccount.allowed) await ofToken.reward(token.id)
      return !byAccount.allowed || byAccount.remaining < byToken.remaining ? byAccount : byToken
    },
  }
}

async function consume(limiter: RateLimiterMemory, id: number): Promise<RateStanding> {
  const [result, allowed] = await limiter.consume(id).then(
    (taken) => [taken, true] as const,
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return [refused, false] as const
      throw refused
    },
  )
  return { allowed, limit: limiter.points, remaining: result.remainingPoints, resetIn: result.msBeforeNext }
}
