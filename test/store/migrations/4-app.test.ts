import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { findDocument } from '../../../engine/store/documents.ts'
import { openDatabase } from '../../../engine/store/database.ts'
import { firstSchema } from '../../../engine/store/migrations/1-first-schema.ts'
import { makeFolder } from '../open-test-store.ts'

test('documents that were read before have the type of their newest run, and others none', () => {
  const path = join(makeFolder(), 'docket.sqlite')
  const old = new Database(path)
  firstSchema(old)
  old.pragma('user_version = 1')
  old.exec(`
    INSERT INTO accounts (name, created_at) VALUES ('Local', '');
    INSERT INTO documents (account_id, mode, status, filename, file_format, file_size, original_hash, ai_processing,
      created_at, updated_at) VALUES (1, 'live', 'completed', 'a.pdf', 'pdf', 1, '00', 1, '', ''),
      (1, 'live', 'pending', 'b.pdf', 'pdf', 1, '00', 1, '', '');
    INSERT INTO runs (document_id, mode, status, created_at) VALUES (1, 'live', 'completed', ''), (1, 'live', 'completed', '');
    INSERT INTO extractions VALUES (1, 1, 'letter', '{}', '[]'), (2, 1, 'invoice', '{}', '[]');
  `)
  old.close()

  const database = openDatabase(path, { durable: false })
  onTestFinished(() => {
    database.close()
  })
  expect([findDocument(database, 1)?.documentType, findDocument(database, 2)?.documentType]).toEqual(['invoice', null])
})
