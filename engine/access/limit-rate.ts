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
  const counter = (limit: number): Counter => createCounter(limit, { window })
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

export interface Counter {
  /** Counts a request of whoever has this id, unless the limit is reached. */
  readonly take: (id: number | string) => RateStanding
  readonly giveBack: (id: number | string) => void
}

/** Windows that have ended are forgotten once there are so many. */
const MANY = 10_000

/** Requests of each of many, by their ids. @param options.window seconds */
export function createCounter(limit: number, { window: length = WINDOW }: { window?: number } = {}): Counter {
  const windows = new Map<number | string, { taken: number; readonly end: number }>()
  const forgetEnded = (now: number): void => {
    for (const [id, { end }] of windows) if (end <= now) windows.delete(id)
  }
  return {
    take(id) {
      const now = performance.now()
      const known = windows.get(id)
      if (known === undefined && windows.size >= MANY) forgetEnded(now)
      const window = known !== undefined && known.end > now ? known : { taken: 0, end: now + length * 1000 }
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
