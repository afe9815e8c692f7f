import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { ensureFirstAccount } from '../../engine/store/accounts.ts'
import { databasePath, openDatabase, type WritingDatabase } from '../../engine/store/database.ts'
import { createDocument, type NewDocument, type StoredDocument } from '../../engine/store/documents.ts'
import { keepOriginal, receiveOriginal } from '../../engine/store/originals.ts'

/** A data folder that goes away with the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docket-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A store with the account `Local`. */
export function openTestStore(): { readonly database: WritingDatabase; readonly dataFolder: string } {
  const dataFolder = makeFolder()
  const database = openDatabase(databasePath(dataFolder), { durable: false })
  ensureFirstAccount(database)
  onTestFinished(() => {
    database.close()
  })
  return { database, dataFolder }
}

/** A document's row without files. */
export function makeDocument(database: WritingDatabase, changes: Partial<NewDocument> = {}): StoredDocument {
  return createDocument(database, {
    accountId: 1,
    mode: 'live',
    filename: 'bill.pdf',
    fileFormat: 'pdf',
    fileSize: 3,
    originalHash: '00'.repeat(32),
    additionalText: null,
    additionalTextPlain: null,
    customTypes: null,
    requester: null,
    locale: null,
    origin: 'api',
    aiProcessing: true,
    ...changes,
  })
}

/** A document with its original on disk. */
export async function makeStoredDocument(
  database: WritingDatabase,
  dataFolder: string,
  content: string,
): Promise<StoredDocument> {
  const received = await receiveOriginal(dataFolder, Readable.from([Buffer.from(content)]), { limit: 1000 })
  keepOriginal(dataFolder, received)
  return makeDocument(database, { originalHash: received.hash, fileSize: received.size })
}
