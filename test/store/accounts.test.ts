import { expect, test } from 'vitest'
import { createAccount, ensureFirstAccount, getAccount, listAccounts } from '../../engine/store/accounts.ts'
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
