import { expect, test } from 'vitest'
import { createAccount } from '../../engine/store/accounts.ts'
import {
  deleteDocumentRows,
  findDocument,
  getDocument,
  listDocuments,
  updateDocument,
} from '../../engine/store/documents.ts'
import { makeDocument, openTestStore } from './open-test-store.ts'

test('everything that is said about a document comes back as it was said', () => {
  const { database } = openTestStore()
  const said = {
    mode: 'test',
    filename: 'Rechnung Größe.pdf',
    additionalText: '**Eilt**',
    additionalTextPlain: 'Eilt',
    customTypes: ['delivery-note'],
    requester: 'mailbox',
    locale: 'de-AT',
    origin: 'app',
    aiProcessing: false,
  } as const
  const document = makeDocument(database, said)
  expect(document).toMatchObject({ ...said, status: 'pending', processingStage: 'queued', isEInvoice: false })
  expect(getDocument(database, 1, document.id)).toEqual(document)
})

test('a document is reachable for its own account only', () => {
  const { database } = openTestStore()
  const { id: other } = createAccount(database, { name: 'Other' })
  const document = makeDocument(database)
  expect(getDocument(database, other, document.id)).toBeNull()
  expect(findDocument(database, document.id)).toEqual(document)
  expect(listDocuments(database, other, { page: 1, perPage: 10, sort: 'created_at' })).toEqual({
    documents: [],
    total: 0,
  })
})

test('a change moves updated_at and nothing else that was not named', () => {
  const { database } = openTestStore()
  const document = makeDocument(database)
  expect(updateDocument(database, document.id, { isEInvoice: true, numberOfPages: 2 })).toBe(true)
  const changed = findDocument(database, document.id)!
  expect(changed).toEqual({ ...document, isEInvoice: true, numberOfPages: 2, updatedAt: changed.updatedAt })
  expect(changed.updatedAt > document.updatedAt).toBe(true)
  expect(updateDocument(database, 99, { numberOfPages: 1 })).toBe(false)
})

test('ids are never used again', () => {
  const { database } = openTestStore()
  const { id } = makeDocument(database)
  deleteDocumentRows(database, id)
  expect(makeDocument(database).id).toBe(id + 1)
})

test('pages of a list follow each other without gap or overlap, in both directions', () => {
  const { database } = openTestStore()
  const ids = Array.from({ length: 7 }, () => makeDocument(database).id)
  const list = (page: number, sort: 'created_at' | '-created_at') =>
    listDocuments(database, 1, { page, perPage: 3, sort }).documents.map(({ id }) => id)
  expect([1, 2, 3, 4].map((page) => list(page, 'created_at'))).toEqual([
    ids.slice(0, 3),
    ids.slice(3, 6),
    ids.slice(6),
    [],
  ])
  expect([1, 2, 3].flatMap((page) => list(page, '-created_at'))).toEqual(ids.toReversed())
  expect(listDocuments(database, 1, { page: 9, perPage: 3, sort: 'created_at' }).total).toBe(7)
})

test('documents of the same instant are listed by id', () => {
  const { database } = openTestStore()
  const ids = Array.from({ length: 4 }, () => makeDocument(database).id)
  database.prepare("UPDATE documents SET created_at = '2026-01-01T00:00:00.000000Z'").run()
  const list = (sort: 'created_at' | '-created_at') =>
    listDocuments(database, 1, { page: 1, perPage: 9, sort }).documents.map(({ id }) => id)
  expect(list('created_at')).toEqual(ids)
  expect(list('-created_at')).toEqual(ids.toReversed())
})

test('the last page of 100,000 documents is found by the index alone', () => {
  const { database } = openTestStore()
  makeDocument(database)
  database
    .prepare(
      `INSERT INTO documents (account_id, mode, status, filename, file_format, file_size, original_hash, ai_processing, created_at, updated_at)
       SELECT 1, 'live', 'completed', 'bill.pdf', 'pdf', 3, 'x' || value, 1, printf('2027-01-01T00:00:00.%06dZ', value), ''
       FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 99999) SELECT value FROM n)`,
    )
    .run()
  const start = performance.now()
  const { documents, total } = listDocuments(database, 1, { page: 1000, perPage: 100, sort: '-created_at' })
  expect(performance.now() - start).toBeLessThan(500)
  expect(total).toBe(100_000)
  expect(documents.at(-1)?.id).toBe(1)
})
