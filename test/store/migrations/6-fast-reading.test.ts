import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../engine/store/database.ts'
import { listDocuments } from '../../../engine/store/documents.ts'
import { getExtraction, getFieldsAsJson } from '../../../engine/store/extractions.ts'
import { firstSchema } from '../../../engine/store/migrations/1-first-schema.ts'
import { makeFolder } from '../open-test-store.ts'

test('what was read before is given out without reasons and kept with them, and accounts know their documents', () => {
  const candidate = { value: 'reason', text: '"reason":"x"', page: 1, box: [0, 0, 1, 1], confidence: 1, source: 'text' }
  const rows = [{ description: 'a', reason: 'b' }]
  const path = join(makeFolder(), 'docket.sqlite')
  const old = new Database(path)
  firstSchema(old)
  old.pragma('user_version = 1')
  old.exec(`
    INSERT INTO accounts (name, created_at) VALUES ('Local', ''), ('Other', '');
    INSERT INTO documents (account_id, mode, status, filename, file_format, file_size, original_hash, ai_processing,
      created_at, updated_at) VALUES (1, 'live', 'completed', 'a.pdf', 'pdf', 1, '00', 1, '', ''),
      (1, 'live', 'pending', 'b.pdf', 'pdf', 1, '00', 1, '', '');
    INSERT INTO runs (document_id, mode, status, created_at) VALUES (1, 'live', 'completed', '');
  `)
  const fields = {
    type: {
      value: 'invoice',
      candidates: [
        { ...candidate, reason: "says 'Rechnung'" },
        { ...candidate, reason: '' },
      ],
    },
    line_items: { value: rows, candidates: [] },
  }
  old.prepare("INSERT INTO extractions VALUES (1, 1, 'invoice', ?, '[]')").run(JSON.stringify(fields))
  old.close()

  const database = openDatabase(path, { durable: false })
  onTestFinished(() => {
    database.close()
  })
  expect(getExtraction(database, 1)?.fields).toEqual(fields)
  expect(JSON.parse(String(getFieldsAsJson(database, 1)))).toEqual({
    type: { value: 'invoice', candidates: [candidate, candidate] },
    line_items: { value: rows, candidates: [] },
  })
  const page = { page: 1, perPage: 10, sort: 'created_at' } as const
  expect([1, 2].map((account) => listDocuments(database, account, page).total)).toEqual([2, 0])
})
