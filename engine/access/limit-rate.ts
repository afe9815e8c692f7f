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
  count(principal: Principal, kind: RequestKind): RateStanding
}

type RateLimits = Pick<Limits, 'readsPerToken' | 'readsPerAccount' | 'uploadsPerToken' | 'uploadsPerAccount'>

/** Seconds of one window. */
const WINDOW = 60

/** Counts in memory, by token and by account, in windows that open with the first request: a restart opens new ones. */
export function createRateLimiter(limits: RateLimits, { window = WINDOW }: { window?: number } = {}): RateLimiter {
  const counter = (limit: number): Counter => createCounter(limit, window * 1000)
  const counters = {
    reads: { ofToken: counter(limits.readsPerToken), ofAccount: counter(limits.readsPerAccount) },
    uploads: { ofToken: counter(limits.uploadsPerToken), ofAccount: counter(limits.uploadsPerAccount) },
  }
  return {
    count({ token, account }, kind) {
      const { ofToken, ofAccount } = counters[kind]
      const byToken = ofToken.take(token.id)
      if (!byToken.allowed) return byToken
      const byAccount = ofAccount.take(account.id)
      if (!byAccount.allowed) ofToken.giveBack(token.id)
      return !byAccount.allowed || byAccount.remaining < byToken.remaining ? byAccount : byToken
    },
  }
}

interface Counter {
  /** Counts a request of whoever has this id, unless the limit is reached. */
  readonly take: (id: number) => RateStanding
  readonly giveBack: (id: number) => void
}

/** One entry for each token or account that ever asked: there are no more of them than the store holds. */
function createCounter(limit: number, length: number): Counter {
  const windows = new Map<number, { taken: number; readonly end: number }>()
  return {
    take(id) {
      const now = performance.now()
      const known = windows.get(id)
      const window = known !== undefined && known.end > now ? known : { taken: 0, end: now + length }
      if (window !== known) windows.set(id, window)
      const allowed = window.taken < limit
      if (allowed) window.taken += 1
      return { allowed, limit, remaining: limit - window.taken, resetIn: window.end - now }
    },
    giveBack(id) {
      const window = windows.get(id)
      if (window) window.taken -= 1
    },
  }
}
