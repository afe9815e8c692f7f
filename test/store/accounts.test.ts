import { expect, test } from 'vitest'
import {
  createAccount,
  ensureFirstAccount,
  getAccount,
  listAccounts,
  setCredits,
  setSuspended,
} from '../../engine/store/accounts.ts'
import { listUsers } from '../../engine/store/users.ts'
import { openTestStore } from './open-test-store.ts'

test('the first start makes the account Local with one user and unmetered credits, once', () => {
  const { database } = openTestStore()
  ensureFirstAccount(database)
  expect(listAccounts(database)).toEqual([expect.objectContaining({ id: 1, name: 'Local', credits: null })])
  expect(listUsers(database, 1)).toHaveLength(1)
})

test('a further account has the next id and a user of its own', () => {
  const { database } = openTestStore()
  const account = createAccount(database, { name: 'Client', credits: 5 })
  expect(account).toMatchObject({ id: 2, name: 'Client', credits: 5, suspendedAt: null })
  expect(getAccount(database, 2)).toEqual(account)
  expect(listUsers(database, 2)).toEqual([expect.objectContaining({ accountId: 2 })])
  expect(getAccount(database, 3)).toBeNull()
})

test('credits are set to a number or to unmetered', () => {
  const { database } = openTestStore()
  for (const credits of [12, 0, null]) {
    expect(setCredits(database, 1, credits)).toBe(true)
    expect(getAccount(database, 1)?.credits).toBe(credits)
  }
  expect(setCredits(database, 9, 1)).toBe(false)
})

test('a suspension keeps its first date until it is lifted', () => {
  const { database } = openTestStore()
  expect(setSuspended(database, 1, true)).toBe(true)
  const since = getAccount(database, 1)?.suspendedAt
  expect(since).toMatch(/^\d{4}-/)
  setSuspended(database, 1, true)
  expect(getAccount(database, 1)?.suspendedAt).toBe(since)
  setSuspended(database, 1, false)
  expect(getAccount(database, 1)?.suspendedAt).toBeNull()
  expect(setSuspended(database, 9, true)).toBe(false)
})
