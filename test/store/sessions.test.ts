import { expect, test } from 'vitest'
import {
  createSession,
  createSignInCode,
  deleteSession,
  findSession,
  isSessionOpen,
  redeemSignInCode,
} from '../../engine/store/sessions.ts'
import { openTestStore } from './open-test-store.ts'

const HOUR = 3_600_000

test('a session is found by its secret alone, until it is deleted', () => {
  const { database } = openTestStore()
  const { secret, session } = createSession(database, { lifetime: HOUR })
  expect(findSession(database, secret)).toEqual(session)
  expect(findSession(database, `${secret}x`)).toBeNull()
  expect(isSessionOpen(database, session.id)).toBe(true)
  deleteSession(database, session.id)
  expect(findSession(database, secret)).toBeNull()
  expect(isSessionOpen(database, session.id)).toBe(false)
})

test('a session past its time is not found, and is gone with the next one', () => {
  const { database } = openTestStore()
  const old = createSession(database, { lifetime: -1 })
  expect(findSession(database, old.secret)).toBeNull()
  expect(isSessionOpen(database, old.session.id)).toBe(false)
  createSession(database, { lifetime: HOUR })
  expect(database.prepare('SELECT count(*) AS count FROM sessions').get()).toEqual({ count: 1 })
})

test('a sign-in code works once and not past its time; no two are the same', () => {
  const WHOLE = { lifetime: HOUR }
  const { database } = openTestStore()
  const code = createSignInCode(database, { lifetime: HOUR })
  const old = createSignInCode(database, { lifetime: -1 })
  expect(new Set([code, old]).size).toBe(2)
  expect([redeemSignInCode(database, code, WHOLE), redeemSignInCode(database, code, WHOLE)]).toEqual([true, false])
  expect(redeemSignInCode(database, old, WHOLE)).toBe(false)
})
