import { expect, test } from 'vitest'
import { createAccount, getAccount, setCredits } from '../../engine/store/accounts.ts'
import { readBalance, reserveCredits, returnCredits, spendCredits } from '../../engine/store/credits.ts'
import type { WritingDatabase } from '../../engine/store/database.ts'
import { deleteDocumentRows } from '../../engine/store/documents.ts'
import { makeDocument, openTestStore } from './open-test-store.ts'

test('a reservation takes one credit until there are none', () => {
  const { database, accountId } = openAccount(1)
  expect(reserveCredits(database, makeDocument(database, { accountId }))).toBe(true)
  expect(readBalance(database, accountId)).toBe(0)
  expect(reserveCredits(database, makeDocument(database, { accountId }))).toBe(false)
  expect(readBalance(database, accountId)).toBe(0)
})

test('what is given back can be reserved again, and is given back once', () => {
  const { database, accountId } = openAccount(1)
  const document = makeDocument(database, { accountId })
  reserveCredits(database, document)
  returnCredits(database, document.id)
  returnCredits(database, document.id)
  expect(readBalance(database, accountId)).toBe(1)
  expect(reserveCredits(database, document)).toBe(true)
})

test('what is spent is not given back', () => {
  const { database, accountId } = openAccount(1)
  const document = makeDocument(database, { accountId })
  reserveCredits(database, document)
  spendCredits(database, document.id)
  returnCredits(database, document.id)
  expect(readBalance(database, accountId)).toBe(0)
})

test('only the account of the document gets credits back', () => {
  const { database, accountId } = openAccount(1)
  const other = createAccount(database, { name: 'Other', credits: 7 })
  const document = makeDocument(database, { accountId })
  reserveCredits(database, document)
  returnCredits(database, document.id)
  expect(readBalance(database, other.id)).toBe(7)
})

test('test documents reserve nothing', () => {
  const { database, accountId } = openAccount(0)
  expect(reserveCredits(database, makeDocument(database, { accountId, mode: 'test' }))).toBe(true)
  expect(readBalance(database, accountId)).toBe(0)
})

test('an unmetered account stays unmetered, whatever its documents hold', () => {
  const { database, accountId } = openAccount(1)
  const metered = makeDocument(database, { accountId })
  reserveCredits(database, metered)
  setCredits(database, accountId, null)
  expect(reserveCredits(database, makeDocument(database, { accountId }))).toBe(true)
  returnCredits(database, metered.id)
  expect(getAccount(database, accountId)?.credits).toBeNull()
})

test('a document that goes takes its reservation with it', () => {
  const { database, accountId } = openAccount(1)
  const document = makeDocument(database, { accountId })
  reserveCredits(database, document)
  deleteDocumentRows(database, document.id)
  expect(database.prepare('SELECT count(*) AS n FROM reserved_credits').get()).toEqual({ n: 0 })
})

function openAccount(credits: number): { readonly database: WritingDatabase; readonly accountId: number } {
  const { database } = openTestStore()
  return { database, accountId: createAccount(database, { name: 'Client', credits }).id }
}
