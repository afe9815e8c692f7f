import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Principal } from '../../engine/access/authenticate.ts'
import { createRateLimiter } from '../../engine/access/limit-rate.ts'

const LIMITS = { readsPerToken: 3, readsPerAccount: 4, uploadsPerToken: 1, uploadsPerAccount: 2 }

// The clock alone is set by hand: a window of a minute is not waited for.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the narrower limit of token and account is told', () => {
  const limiter = createRateLimiter(LIMITS)
  expect(limiter.count(makePrincipal(1), 'reads')).toEqual({
    allowed: true,
    limit: 3,
    remaining: 2,
    resetIn: 60_000,
  })
  limiter.count(makePrincipal(2), 'reads')
  expect(limiter.count(makePrincipal(2), 'reads')).toMatchObject({ allowed: true, limit: 3, remaining: 1 })
  expect(limiter.count(makePrincipal(3), 'reads')).toMatchObject({ allowed: true, limit: 4, remaining: 0 })
})

test('a token beyond its limit is refused until its window is over', () => {
  const limiter = createRateLimiter(LIMITS)
  const principal = makePrincipal(1)
  limiter.count(principal, 'uploads')
  vi.advanceTimersByTime(20_000)
  expect(limiter.count(principal, 'uploads')).toEqual({
    allowed: false,
    limit: 1,
    remaining: 0,
    resetIn: 40_000,
  })
  vi.advanceTimersByTime(40_000)
  expect(limiter.count(principal, 'uploads')).toMatchObject({ allowed: true })
})

test('what a token is refused does not count for its account', () => {
  const limiter = createRateLimiter(LIMITS)
  for (let upload = 0; upload < 10; upload += 1) limiter.count(makePrincipal(1), 'uploads')
  expect(limiter.count(makePrincipal(2), 'uploads')).toMatchObject({ allowed: true })
})

test('what an account is refused does not count for its token', () => {
  const limiter = createRateLimiter(LIMITS)
  for (const token of [1, 1, 1, 2]) limiter.count(makePrincipal(token), 'reads')
  vi.advanceTimersByTime(50_000)
  for (let read = 0; read < 10; read += 1) {
    expect(limiter.count(makePrincipal(3), 'reads')).toMatchObject({ allowed: false, limit: 4, resetIn: 10_000 })
  }
  vi.advanceTimersByTime(10_000)
  expect(limiter.count(makePrincipal(3), 'reads')).toMatchObject({ allowed: true, remaining: 2 })
})

test('reads and uploads are counted apart', () => {
  const limiter = createRateLimiter(LIMITS)
  limiter.count(makePrincipal(1), 'uploads')
  expect(limiter.count(makePrincipal(1), 'uploads')).toMatchObject({ allowed: false })
  expect(limiter.count(makePrincipal(1), 'reads')).toMatchObject({ allowed: true })
})

/** A token of the one account that the tests have. */
function makePrincipal(tokenId: number): Principal {
  const createdAt = '2026-11-21T07:21:00.123456Z'
  return {
    token: {
      id: tokenId,
      userId: 1,
      accountId: 1,
      mode: 'live',
      name: null,
      abilities: [],
      createdAt,
      revokedAt: null,
    },
    account: {
      id: 1,
      name: 'Kanzlei Birkenhain',
      credits: null,
      suspendedAt: null,
      ownNames: [],
      locale: null,
      createdAt,
    },
  }
}
