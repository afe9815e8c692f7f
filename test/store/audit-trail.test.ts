import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SERVICE, type Actor } from '../../engine/domain/audit.ts'
import { listEntries, listHistory, readInBatches, recordChange } from '../../engine/store/audit-trail.ts'
import { inTransaction, type WritingDatabase } from '../../engine/store/database.ts'
import { openTestStore } from './open-test-store.ts'

const ADA: Actor = { kind: 'session', id: 3, name: 'Ada' }

test('an entry says who, when and what, and is tied to the one before', () => {
  const { database } = openTestStore()
  inTransaction(database, () => {
    recordChange(database, { id: 7, accountId: 1 }, ADA, {
      action: 'field.corrected',
      field: 'gross_amount',
      before: null,
      after: '1,234 €',
    })
    recordChange(database, null, SERVICE, { action: 'data.recovered' })
  })
  const [first, second] = listEntries(database, { after: 0, limit: 10 })
  expect(first).toMatchObject({
    id: 1,
    accountId: 1,
    documentId: 7,
    actor: ADA,
    action: 'field.corrected',
    field: 'gross_amount',
    before: null,
    after: '1,234 €',
  })
  expect(first!.hash).toBe(
    sha256(['', 1, first!.at, 1, 7, 'session', 3, 'Ada', 'field.corrected', 'gross_amount', null, '1,234 €']),
  )
  expect(second!.hash).toBe(
    sha256([first!.hash, 2, second!.at, null, null, 'service', null, null, 'data.recovered', null, null, null]),
  )
  expect(listHistory(database, 7, { limit: 10 })).toEqual([first])
})

test('a change that is taken back leaves no entry, and one outside of a transaction is refused', () => {
  const { database } = openTestStore()
  expect(() =>
    inTransaction(database, () => {
      add(database)
      throw new Error('stop')
    }),
  ).toThrow('stop')
  expect(listEntries(database, { after: 0, limit: 10 })).toEqual([])
  expect(() => recordChange(database, null, SERVICE, { action: 'data.recovered' })).toThrow('in the transaction')
  inTransaction(database, () => add(database))
  expect(listEntries(database, { after: 0, limit: 10 })).toMatchObject([{ id: 1 }])
})

test.each([
  "UPDATE audit_entries SET actor_name = 'Mallory'",
  'DELETE FROM audit_entries WHERE id = 2',
  'DELETE FROM audit_entries',
  "INSERT OR REPLACE INTO audit_entries (id, at, actor_kind, action, before, after, hash) VALUES (1, '', 'service', '', '', '', '')",
])('SQLite refuses: %s', (sql) => {
  const { database } = openTestStore()
  inTransaction(database, () => [add(database), add(database)])
  const before = listEntries(database, { after: 0, limit: 10 })
  expect(() => database.exec(sql)).toThrow('The audit trail is only added to.')
  expect(listEntries(database, { after: 0, limit: 10 })).toEqual(before)
})

test('all of it is read in batches, once each and in order', async () => {
  const { database } = openTestStore()
  inTransaction(database, () => Array.from({ length: 1001 }, () => add(database)))
  const ids: number[] = []
  for await (const batch of readInBatches(database)) ids.push(...batch.map(({ id }) => id))
  expect(ids).toEqual(Array.from({ length: 1001 }, (_, index) => index + 1))
})

function add(database: WritingDatabase): void {
  recordChange(database, { id: 1, accountId: 1 }, ADA, { action: 'document.checked' })
}

function sha256(facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
