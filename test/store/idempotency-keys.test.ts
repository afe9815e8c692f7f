import { expect, test } from 'vitest'
import type { WritingDatabase } from '../../engine/store/database.ts'
import {
  claimKey,
  extendLease,
  releaseKey,
  storeAnswer,
  type KeyScope,
  type KeyState,
} from '../../engine/store/idempotency-keys.ts'
import { createToken } from '../../engine/store/tokens.ts'
import { openTestStore } from './open-test-store.ts'

const ANSWER = { status: 201, body: '{"data": {}}', fingerprint: 'ab' }

test('a key is claimed by one holder at a time', () => {
  const { database, claim } = openKeys()
  expect(claim('first')).toEqual({ state: 'claimed' })
  expect(claim('second')).toEqual({ state: 'in_progress' })
  releaseKey(database, 'second')
  expect(claim('second')).toEqual({ state: 'in_progress' })
  releaseKey(database, 'first')
  expect(claim('second')).toEqual({ state: 'claimed' })
})

test.each<[string, Partial<KeyScope>]>([
  ['token', { tokenId: 2 }],
  ['method', { method: 'PUT' }],
  ['path', { path: '/other' }],
  ['key', { key: 'K' }],
])('the same key with another %s is another key', (_, difference) => {
  const { claim } = openKeys()
  claim('first')
  expect(claim('second', 0, difference)).toEqual({ state: 'claimed' })
})

test('an answer is kept as it was sent, and its holder cannot take it away', () => {
  const { database, claim } = openKeys()
  claim('first')
  expect(storeAnswer(database, 'first', { ...ANSWER, expiresAt: 5000 })).toBe(true)
  releaseKey(database, 'first')
  expect(claim('second', 4999)).toEqual({
    state: 'answered',
    fingerprint: 'ab',
    answer: { status: 201, body: ANSWER.body },
  })
})

test('an answer that has expired is forgotten', () => {
  const { database, claim } = openKeys()
  claim('first')
  storeAnswer(database, 'first', { ...ANSWER, expiresAt: 5000 })
  expect(claim('second', 5000)).toEqual({ state: 'claimed' })
})

test('a claim whose lease ran out is free, and its holder can no longer answer', () => {
  const { database, claim } = openKeys()
  claim('first')
  expect(claim('second', 999)).toEqual({ state: 'in_progress' })
  expect(claim('second', 1000)).toEqual({ state: 'claimed' })
  expect(storeAnswer(database, 'first', { ...ANSWER, expiresAt: 5000 })).toBe(false)
  expect(storeAnswer(database, 'second', { ...ANSWER, expiresAt: 5000 })).toBe(true)
})

test('a lease that is extended holds', () => {
  const { database, claim } = openKeys()
  claim('first')
  extendLease(database, 'first', { leasedUntil: 3000, expiresAt: 9000 })
  expect(claim('second', 2999)).toEqual({ state: 'in_progress' })
})

function openKeys(): {
  readonly database: WritingDatabase
  /** A lease lasts a second and a key two, from `now` on. */
  readonly claim: (holder: string, now?: number, difference?: Partial<KeyScope>) => KeyState
} {
  const { database } = openTestStore()
  for (const mode of ['live', 'test'] as const) createToken(database, { accountId: 1, mode, abilities: [] })
  const scope = { tokenId: 1, method: 'POST', path: '/documents', key: 'k' }
  const claim = (holder: string, now = 0, difference: Partial<KeyScope> = {}) =>
    claimKey(database, { ...scope, ...difference }, holder, { now, leasedUntil: now + 1000, expiresAt: now + 2000 })
  return { database, claim }
}
