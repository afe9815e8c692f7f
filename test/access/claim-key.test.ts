import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimKey, fingerprintPayload, LostKeyError, type HeldKey } from '../../engine/access/claim-key.ts'
import type { WritingDatabase } from '../../engine/store/database.ts'
import { createToken } from '../../engine/store/tokens.ts'
import { openTestStore } from '../store/open-test-store.ts'

const ANSWER = { status: 201, body: '{"data": 1}' }
const DAY = 24 * 3_600_000

// The clock alone is set by hand: a lease of a minute is not waited for.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('what a holder completed is the answer to all who come with the key later, for 24 hours', () => {
  const { claim } = openKeys()
  const held = hold(claim())
  held.complete('ab', ANSWER)
  held.release()
  expect(claim()).toEqual({ state: 'answered', fingerprint: 'ab', answer: ANSWER })
  vi.advanceTimersByTime(DAY - 1)
  expect(claim().state).toBe('answered')
  vi.advanceTimersByTime(1)
  expect(claim().state).toBe('claimed')
})

test('a key that was released without an answer is free', () => {
  const { claim } = openKeys()
  const held = hold(claim())
  expect(claim().state).toBe('in_progress')
  held.release()
  expect(claim().state).toBe('claimed')
})

test('a holder that is at work for hours keeps its key', () => {
  const { claim } = openKeys()
  const held = hold(claim())
  vi.advanceTimersByTime(3 * 3_600_000)
  expect(claim().state).toBe('in_progress')
  held.complete('ab', ANSWER)
  expect(claim().state).toBe('answered')
})

test('a holder that crashed loses its key after a minute, and cannot answer any more', () => {
  const { claim } = openKeys()
  const crashed = hold(claim())
  // Timers of a process that is gone do not run; the clock does.
  vi.setSystemTime(Date.now() + 59_999)
  expect(claim().state).toBe('in_progress')
  vi.setSystemTime(Date.now() + 1)
  expect(claim().state).toBe('claimed')
  expect(() => crashed.complete('ab', ANSWER)).toThrow(LostKeyError)
  crashed.release()
  expect(claim().state).toBe('in_progress')
})

test('a lease that cannot be extended once does no harm', () => {
  const { database, claim } = openKeys()
  const held = hold(claim())
  database.exec('ALTER TABLE idempotency_keys RENAME TO away')
  vi.advanceTimersByTime(20_000)
  database.exec('ALTER TABLE away RENAME TO idempotency_keys')
  held.complete('ab', ANSWER)
  expect(claim().state).toBe('answered')
})

test('payloads are the same by their fields, in any order, and by their file', () => {
  const fields = { locale: 'de', custom_types: ['a', 'b'], text: 'x' }
  const print = fingerprintPayload(fields, 'hash')
  expect(print).toMatch(/^[0-9a-f]{64}$/)
  expect(fingerprintPayload({ text: 'x', custom_types: ['a', 'b'], locale: 'de' }, 'hash')).toBe(print)
  for (const other of [
    fingerprintPayload(fields, 'other'),
    fingerprintPayload(fields, null),
    fingerprintPayload({ ...fields, locale: 'en' }, 'hash'),
    fingerprintPayload({ ...fields, custom_types: ['b', 'a'] }, 'hash'),
    fingerprintPayload({ ...fields, custom_types: 'a,b' }, 'hash'),
    fingerprintPayload({ ...fields, requester: '' }, 'hash'),
  ]) {
    expect(other).not.toBe(print)
  }
})

function openKeys(): { readonly database: WritingDatabase; readonly claim: () => ReturnType<typeof claimKey> } {
  const { database } = openTestStore()
  const { token } = createToken(database, { accountId: 1, mode: 'live', abilities: [] })
  const scope = { tokenId: token.id, method: 'POST', path: '/documents', key: 'k' }
  return { database, claim: () => claimKey(database, scope) }
}

function hold(claim: ReturnType<typeof claimKey>): HeldKey {
  if (claim.state !== 'claimed') throw new Error(`The key is ${claim.state}.`)
  return claim
}
