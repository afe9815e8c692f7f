import type { Fields } from '../../../engine/domain/field.ts'
import { VERSIONS } from '../../../engine/domain/versions.ts'
import { ensureFirstAccount } from '../../../engine/store/accounts.ts'
import { currentTime } from '../../../engine/store/current-time.ts'
import { databasePath, inTransaction, openDatabase, type WritingDatabase } from '../../../engine/store/database.ts'
import { createDocument, updateDocument } from '../../../engine/store/documents.ts'
import { saveExtraction } from '../../../engine/store/extractions.ts'
import { replacePreviews } from '../../../engine/store/previews.ts'
import { createRun, updateRun } from '../../../engine/store/runs.ts'
import { replaceText } from '../../../engine/store/texts.ts'
import { createToken } from '../../../engine/store/tokens.ts'

/** A page of an invoice, about as long as they are. */
const TEXT = Array.from({ length: 12 }, (_, line) => `Pos. ${line + 1}  Beratung vor Ort, Stunden  2,00  95,00 €`).join(
  '\n',
)

/** Fills a data folder with completed documents of one account, in one transaction; returns a token that may read them. */
export function fillStore(dataFolder: string, count: number): string {
  const database = openDatabase(databasePath(dataFolder), { durable: false })
  try {
    ensureFirstAccount(database)
    inTransaction(database, () => {
      for (let index = 0; index < count; index += 1) enterDocument(database, index)
    })
    const abilities = ['documents:read', 'documents:write'] as const
    return createToken(database, { accountId: 1, mode: 'live', abilities }).secret
  } finally {
    database.close()
  }
}

function enterDocument(database: WritingDatabase, index: number): void {
  const { id } = createDocument(database, {
    accountId: 1,
    mode: 'live',
    filename: `invoice-${index}.pdf`,
    fileFormat: 'pdf',
    fileSize: 41_207,
    originalHash: index.toString(16).padStart(64, '0'),
    additionalText: null,
    additionalTextPlain: null,
    customTypes: null,
    requester: 'bench',
    locale: null,
    origin: 'api',
    aiProcessing: true,
  })
  const now = currentTime()
  const run = createRun(database, { documentId: id, mode: 'live', source: 'api' })
  updateRun(database, run.id, {
    status: 'processing',
    startedAt: now,
    extractionSchemaVersion: VERSIONS.extraction_schema_version,
    extractorVersion: VERSIONS.extractor_version,
    normalizationVersion: VERSIONS.normalization_version,
  })
  updateRun(database, run.id, { status: 'completed', completedAt: now })
  updateDocument(database, id, {
    status: 'completed',
    processingStage: 'completed',
    scannerStatus: 'clean',
    scannerProvider: 'docket',
    scannedAt: now,
    processingStartedAt: now,
    processedAt: now,
    numberOfPages: 1,
    thumbnailFilename: 'thumbnail.png',
  })
  replaceText(database, { documentId: id, text: TEXT, plainText: TEXT })
  replacePreviews(database, id, [
    { filename: 'page-1.png', fileFormat: 'png', fileSize: 86_252, width: 1241, height: 1754 },
  ])
  saveExtraction(database, { runId: run.id, documentId: id, type: 'invoice', fields: FIELDS, findings: [] })
}

/** As many fields as an invoice mostly states. */
const FIELDS: Fields = Object.fromEntries(
  ['type', 'document_number', 'issue_date', 'payment_due_date', 'sender_name', 'recipient_name', 'currency']
    .concat(['net_amount', 'total_tax_amount', 'gross_amount', 'payment_reference', 'iban'])
    .map((key, line) => [
      key,
      {
        value: `value of ${key}`,
        candidates: [
          {
            value: `value of ${key}`,
            text: `as printed ${key}`,
            page: 1,
            box: [0.1, line / 20, 0.4, line / 20 + 0.02] as const,
            confidence: 0.97,
            source: 'text' as const,
            reason: 'label left of it',
          },
        ],
      },
    ]),
)
