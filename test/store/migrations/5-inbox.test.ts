import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { getAccount } from '../../../engine/store/accounts.ts'
import { openDatabase } from '../../../engine/store/database.ts'
import { listDocumentIds } from '../../../engine/store/document-list.ts'
import { addApp } from '../../../engine/store/migrations/4-app.ts'
import { addLimits } from '../../../engine/store/migrations/2-limits.ts'
import { addWebhooks } from '../../../engine/store/migrations/3-webhooks.ts'
import { firstSchema } from '../../../engine/store/migrations/1-first-schema.ts'
import { makeFolder } from '../open-test-store.ts'

test('documents from before are in the list and in the search', () => {
  const path = join(makeFolder(), 'docket.sqlite')
  const old = new Database(path)
  for (const migrate of [firstSchema, addLimits, addWebhooks, addApp]) migrate(old)
  old.pragma('user_version = 4')
  old.exec(`
    INSERT INTO accounts (name, created_at) VALUES ('Local', '');
    INSERT INTO documents (account_id, mode, status, filename, file_format, file_size, original_hash, ai_processing,
      created_at, updated_at, document_type) VALUES (1, 'live', 'completed', 'a.pdf', 'pdf', 1, '00', 1, '1', '', 'letter'),
      (1, 'live', 'pending', 'b.pdf', 'pdf', 1, '00', 1, '2', '', NULL);
    INSERT INTO texts VALUES (1, 'Kündigung', 'Kündigung');
  `)
  old.close()

  const database = openDatabase(path, { durable: false })
  onTestFinished(() => {
    database.close()
  })
  const list = (filter: object) => listDocumentIds(database, 1, { sort: '-created_at', filter, limit: 10 }).ids
  expect([list({}), list({ type: 'letter' }), list({ query: 'kuendig' })]).toEqual([[2, 1], [1], [1]])
  expect(list({ query: 'pdf' })).toEqual([2, 1])
  expect(getAccount(database, 1)).toMatchObject({ ownNames: [], locale: null })
})
