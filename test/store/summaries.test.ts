import { expect, test } from 'vitest'
import { createAccount } from '../../engine/store/accounts.ts'
import { deleteDocumentRows, updateDocument } from '../../engine/store/documents.ts'
import { countDocuments, getSummary, listSummaries, setChecked } from '../../engine/store/summaries.ts'
import { makeListed } from './make-listed.ts'
import { makeDocument, openTestStore } from './open-test-store.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

test('every document has a summary from its first moment to its last', () => {
  const { database } = openTestStore()
  const { id } = makeDocument(database)
  expect(getSummary(database, id)).toMatchObject({ type: null, senderName: null, needsLook: 0, checkedAt: null })
  updateDocument(database, id, { documentType: 'letter' })
  expect(listSummaries(database, [id, 999]).get(id)).toMatchObject({ documentId: id, type: 'letter' })
  deleteDocumentRows(database, id)
  expect(() => getSummary(database, id)).toThrow(RangeError)
})

test('a completed document of the account is checked once, and by the first', () => {
  const { database } = openTestStore()
  const other = createAccount(database, { name: 'Weinhandlung Rebstock' })
  const mine = makeListed(database, { doubtful: 3 })
  const theirs = makeListed(database, { document: { accountId: other.id } })
  const pending = makeDocument(database).id
  expect(getSummary(database, mine).needsLook).toBe(3)
  expect(setChecked(database, 1, [mine, theirs, pending], { checked: true, by: { ...SERVICE, name: 'Ada' } })).toEqual([
    mine,
  ])
  const checked = getSummary(database, mine)
  expect(checked).toMatchObject({ checkedBy: 'Ada', needsLook: 0 })
  expect(setChecked(database, 1, [mine], { checked: true, by: { ...SERVICE, name: 'Grace' } })).toEqual([])
  expect(getSummary(database, mine)).toEqual(checked)
  expect(setChecked(database, 1, [mine, pending], { checked: false, by: SERVICE })).toEqual([mine])
  expect(getSummary(database, mine)).toMatchObject({ checkedAt: null, checkedBy: null, needsLook: 3 })
})

test('counts are those of one account', () => {
  const { database } = openTestStore()
  const other = createAccount(database, { name: 'Weinhandlung Rebstock' })
  makeListed(database, { document: { accountId: other.id } })
  const [first] = [makeListed(database, { doubtful: 1 }), makeListed(database, { doubtful: 1 })]
  makeListed(database, { type: 'letter' })
  makeDocument(database)
  setChecked(database, 1, [first], { checked: true, by: SERVICE })
  expect(countDocuments(database, 1)).toEqual({
    all: 4,
    byStatus: { completed: 3, pending: 1 },
    byType: { invoice: 2, letter: 1 },
    needsLook: 1,
    checked: 1,
  })
  expect(countDocuments(database, 999)).toEqual({ all: 0, byStatus: {}, byType: {}, needsLook: 0, checked: 0 })
})
