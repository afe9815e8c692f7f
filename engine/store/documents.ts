import type { DocumentType } from '../domain/document.ts'
import type { BlockedReason, DocumentStatus, ProcessingStage } from '../domain/status.ts'
import { currentTime } from './current-time.ts'
import type { ReadingDatabase, WritingDatabase } from './database.ts'
import { removeFromIndex } from './search.ts'
import type { Mode } from './tokens.ts'

/** A document's own row; its text, previews, extractions and runs have files of their own beside this one. */
export interface StoredDocument {
  readonly id: number
  readonly accountId: number
  readonly mode: Mode
  readonly status: DocumentStatus
  readonly processingStage: ProcessingStage | null
  readonly processingError: string | null
  readonly blockedReason: BlockedReason | null
  readonly scannerStatus: 'clean' | 'rejected' | null
  readonly scannerProvider: string | null
  readonly scannerMessage: string | null
  readonly scannedAt: string | null
  readonly processingStartedAt: string | null
  readonly processedAt: string | null
  readonly filename: string
  /** Extension by content, `pdf`. */
  readonly fileFormat: string
  /** Bytes. */
  readonly fileSize: number
  /** SHA-256 of the original, hexadecimal. */
  readonly originalHash: string
  readonly additionalText: string | null
  readonly additionalTextPlain: string | null
  readonly customTypes: readonly string[] | null
  readonly requester: string | null
  readonly locale: string | null
  readonly numberOfPages: number | null
  readonly origin: 'api' | 'app' | null
  readonly aiProcessing: boolean
  readonly isEInvoice: boolean
  /** By the newest reading or a person's word; null while it was not read. */
  readonly documentType: DocumentType | null
  /** Name of the thumbnail in the document's folder. */
  readonly thumbnailFilename: string | null
  /** Pixels; null without a thumbnail, and for one that an older Docket drew. */
  readonly thumbnailWidth: number | null
  readonly thumbnailHeight: number | null
  /** Last; null: never, or not since it was unlocked. */
  readonly exportedAt: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

export type NewDocument = Pick<
  StoredDocument,
  | 'accountId'
  | 'mode'
  | 'filename'
  | 'fileFormat'
  | 'fileSize'
  | 'originalHash'
  | 'additionalText'
  | 'additionalTextPlain'
  | 'customTypes'
  | 'requester'
  | 'locale'
  | 'origin'
  | 'aiProcessing'
>

/** What processing may change. */
export type DocumentChange = Partial<
  Pick<
    StoredDocument,
    | 'status'
    | 'processingStage'
    | 'processingError'
    | 'blockedReason'
    | 'scannerStatus'
    | 'scannerProvider'
    | 'scannerMessage'
    | 'scannedAt'
    | 'processingStartedAt'
    | 'processedAt'
    | 'fileFormat'
    | 'numberOfPages'
    | 'isEInvoice'
    | 'documentType'
    | 'thumbnailFilename'
    | 'thumbnailWidth'
    | 'thumbnailHeight'
  >
>

interface DocumentRow extends Omit<StoredDocument, 'customTypes' | 'aiProcessing' | 'isEInvoice'> {
  readonly customTypes: string | null
  readonly aiProcessing: 0 | 1
  readonly isEInvoice: 0 | 1
}

const COLUMN_OF = {
  id: 'id',
  accountId: 'account_id',
  mode: 'mode',
  status: 'status',
  processingStage: 'processing_stage',
  processingError: 'processing_error',
  blockedReason: 'blocked_reason',
  scannerStatus: 'scanner_status',
  scannerProvider: 'scanner_provider',
  scannerMessage: 'scanner_message',
  scannedAt: 'scanned_at',
  processingStartedAt: 'processing_started_at',
  processedAt: 'processed_at',
  filename: 'filename',
  fileFormat: 'file_format',
  fileSize: 'file_size',
  originalHash: 'original_hash',
  additionalText: 'additional_text',
  additionalTextPlain: 'additional_text_plain',
  customTypes: 'custom_types',
  requester: 'requester',
  locale: 'locale',
  numberOfPages: 'number_of_pages',
  origin: 'origin',
  aiProcessing: 'ai_processing',
  isEInvoice: 'is_e_invoice',
  documentType: 'document_type',
  thumbnailFilename: 'thumbnail_filename',
  thumbnailWidth: 'thumbnail_width',
  thumbnailHeight: 'thumbnail_height',
  exportedAt: 'exported_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof StoredDocument, string>

const SELECT = `SELECT ${Object.entries(COLUMN_OF)
  .map(([key, column]) => `${column} AS ${key}`)
  .join(', ')} FROM documents`
const FIND = `${SELECT} WHERE id = ?`

/** A new document is `pending` and `queued`. */
export function createDocument(database: WritingDatabase, document: NewDocument): StoredDocument {
  const now = currentTime()
  const row: Record<string, unknown> = {
    ...document,
    customTypes: document.customTypes && JSON.stringify(document.customTypes),
    aiProcessing: document.aiProcessing ? 1 : 0,
    status: 'pending' satisfies DocumentStatus,
    processingStage: 'queued' satisfies ProcessingStage,
    createdAt: now,
    updatedAt: now,
  }
  const keys = Object.keys(row)
  const columns = keys.map((key) => COLUMN_OF[key as keyof StoredDocument])
  const { lastInsertRowid } = database
    .prepare(`INSERT INTO documents (${columns.join(', ')}) VALUES (${keys.map((key) => `@${key}`).join(', ')})`)
    .run(row)
  return toDocument(database.prepare(FIND).get(lastInsertRowid) as DocumentRow)
}

/** The account's document; null when it has none with this id. */
export function getDocument(database: ReadingDatabase, accountId: number, id: number): StoredDocument | null {
  const document = findDocument(database, id)
  return document?.accountId === accountId ? document : null
}

/** A document of any account. */
export function findDocument(database: ReadingDatabase, id: number): StoredDocument | null {
  const row = database.prepare(FIND).get(id) as DocumentRow | undefined
  return row ? toDocument(row) : null
}

/** By id; what does not exist is absent. */
export function findDocuments(database: ReadingDatabase, ids: readonly number[]): ReadonlyMap<number, StoredDocument> {
  const rows = database
    .prepare(`${SELECT} WHERE id IN (SELECT value FROM json_each(?))`)
    .all(JSON.stringify(ids)) as DocumentRow[]
  return new Map(rows.map((row) => [row.id, toDocument(row)]))
}

/** Those of some ids that are documents of the account, in the same order. */
export function keepOwnIds(database: ReadingDatabase, accountId: number, ids: readonly number[]): readonly number[] {
  const own = database
    .prepare('SELECT id FROM documents WHERE account_id = ? AND id IN (SELECT value FROM json_each(?))')
    .all(accountId, JSON.stringify(ids)) as { id: number }[]
  const known = new Set(own.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => known.has(id))
}

/** Those of some ids whose documents are completed, in the same order. */
export function keepCompleted(database: ReadingDatabase, ids: readonly number[]): readonly number[] {
  const completed = database
    .prepare(
      `SELECT document_id AS id FROM summaries
       WHERE document_id IN (SELECT value FROM json_each(?)) AND status = 'completed'`,
    )
    .all(JSON.stringify(ids)) as { id: number }[]
  const known = new Set(completed.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

/**
 * One page of an account's documents and how many there are in all.
 * @param page from 1; past the last one the list is empty
 */
export function listDocuments(
  database: ReadingDatabase,
  accountId: number,
  { page, perPage, sort }: { page: number; perPage: number; sort: 'created_at' | '-created_at' },
): { readonly documents: readonly StoredDocument[]; readonly total: number } {
  const direction = sort === 'created_at' ? 'ASC' : 'DESC'
  const order = `ORDER BY created_at ${direction}, id ${direction}`
  const total = database.prepare('SELECT document_count FROM accounts WHERE id = ?').pluck().get(accountId) as number
  // The inner query walks the index alone, so that pages far back do not read the rows that they skip.
  const rows = database
    .prepare(`${SELECT} WHERE id IN (SELECT id FROM documents WHERE account_id = ? ${order} LIMIT ? OFFSET ?) ${order}`)
    .all(accountId, perPage, (page - 1) * perPage) as DocumentRow[]
  return { documents: rows.map(toDocument), total }
}

/** False when the document is gone. */
export function updateDocument(database: WritingDatabase, id: number, change: DocumentChange): boolean {
  const values = Object.fromEntries(
    Object.entries(change).map(([key, value]) => [key, typeof value === 'boolean' ? Number(value) : value]),
  )
  const assignments = Object.keys(values).map((key) => `${COLUMN_OF[key as keyof StoredDocument]} = @${key}`)
  const { changes } = database
    .prepare(`UPDATE documents SET ${[...assignments, 'updated_at = @updatedAt'].join(', ')} WHERE id = @id`)
    .run({ ...values, id, updatedAt: currentTime() })
  return changes === 1
}

/** Removes the document's rows in every table. Its files: see delete-documents. */
export function deleteDocumentRows(database: WritingDatabase, id: number): boolean {
  removeFromIndex(database, id)
  return database.prepare('DELETE FROM documents WHERE id = ?').run(id).changes === 1
}

/** Whether any document refers to this original, or a payment that is about to make one. */
export function isOriginalUsed(database: ReadingDatabase, hash: string): boolean {
  const find = `SELECT 1 FROM documents WHERE original_hash = @hash
    UNION ALL SELECT 1 FROM x402_payments WHERE original_hash = @hash AND state = 'settling' LIMIT 1`
  return database.prepare(find).get({ hash }) !== undefined
}

/** Which originals the rows refer to, and which documents they belong to. */
export function listOriginalsInUse(database: ReadingDatabase): ReadonlyMap<string, readonly number[]> {
  const rows = database
    .prepare('SELECT original_hash AS hash, json_group_array(id) AS ids FROM documents GROUP BY original_hash')
    .all() as { hash: string; ids: string }[]
  return new Map(rows.map(({ hash, ids }) => [hash, JSON.parse(ids) as number[]]))
}

/** Whether the database has ever held a document, deleted ones included. */
export function hadDocuments(database: ReadingDatabase): boolean {
  return database.prepare("SELECT 1 FROM sqlite_sequence WHERE name = 'documents'").get() !== undefined
}

function toDocument(row: DocumentRow): StoredDocument {
  return {
    ...row,
    customTypes: row.customTypes === null ? null : (JSON.parse(row.customTypes) as string[]),
    aiProcessing: row.aiProcessing === 1,
    isEInvoice: row.isEInvoice === 1,
  }
}
