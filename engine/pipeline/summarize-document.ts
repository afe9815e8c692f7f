import { catchMistakes } from '../domain/attempt.ts'
import { applyCorrections } from '../domain/apply-corrections.ts'
import type { DocumentType } from '../domain/document.ts'
import type { Fields, FieldValue } from '../domain/field.ts'
import type { Finding } from '../domain/finding.ts'
import { toCents } from '../domain/money.ts'
import { keysToLookAt } from '../domain/review.ts'
import { validateFields } from '../stages/validate/validate-fields.ts'
import { correctionsInForce } from '../store/corrections.ts'
import type { ReadingDatabase, WritingDatabase } from '../store/database.ts'
import { findDocument, type StoredDocument } from '../store/documents.ts'
import { getExtraction } from '../store/extractions.ts'
import { indexDocument } from '../store/search.ts'
import { saveSummary } from '../store/summaries.ts'
import { getText } from '../store/texts.ts'
import { describeFailedPart } from './run-stage.ts'

/** Brings what lists and the search know of a document up to date. Call it last in the transaction that changes its values. */
export function summarizeDocument(database: WritingDatabase, documentId: number): void {
  const document = findDocument(database, documentId)
  if (!document) return
  const { fields, findings } = currentResults(database, document)
  const text = (key: string): string | null => writeText(fields[key]?.value ?? null) || null
  const grossAmount = text('gross_amount')
  saveSummary(database, documentId, {
    senderName: text('sender_name'),
    recipientName: text('recipient_name'),
    documentNumber: text('document_number'),
    issueDate: text('issue_date'),
    paymentDueDate: text('payment_due_date'),
    grossAmount,
    grossCents: grossAmount === null ? null : readCents(grossAmount),
    currency: text('currency'),
    doubtful: keysToLookAt(fields, findings).length,
  })
  indexDocument(database, documentId, {
    filename: document.filename,
    fields: Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, writeText(value)])),
    text: getText(database, documentId)?.plainText ?? '',
  })
}

/**
 * What was read, corrections applied, and what does not fit together: the run's findings, with the checks of values made anew
 * once something is corrected. Empty before the document was read.
 */
export function currentResults(
  database: ReadingDatabase,
  { id, documentType }: Pick<StoredDocument, 'id' | 'documentType'>,
): { readonly fields: Fields; readonly findings: readonly Finding[] } {
  const extraction = getExtraction(database, id)
  if (!extraction) return { fields: {}, findings: [] }
  const corrections = correctionsInForce(database, id)
  if (documentType === null || corrections.length === 0) return extraction
  const fields = applyCorrections(extraction.fields, corrections)
  const corrected = new Set(corrections.map(({ key }) => key))
  const others = extraction.findings.filter(
    (finding) =>
      finding.stage !== 'validating' || (isAboutPages(finding) && !finding.fields.some((key) => corrected.has(key))),
  )
  const failed: Finding[] = []
  const attempt = catchMistakes((part) => failed.push(describeFailedPart('validating', part)))
  const settled = listSettled(extraction, documentType)
  const found = validateFields(fields, documentType, null, attempt).filter(
    (finding) => !isDue(finding) || !settled.has(finding.message),
  )
  return { fields, findings: [...others, ...found, ...failed] }
}

/** What an e-invoice says to be withheld is not kept: with the same figures the sum that the run let pass holds still. */
function listSettled(
  { fields, findings }: { readonly fields: Fields; readonly findings: readonly Finding[] },
  type: DocumentType,
): ReadonlySet<string> {
  const anew = findings.some(isDue)
    ? []
    : validateFields(
        fields,
        type,
        null,
        catchMistakes(() => {}),
      )
  return new Set(anew.filter(isDue).map(({ message }) => message))
}

function isDue({ code }: Finding): boolean {
  return code === 'due_not_gross_less_prepaid'
}

/** What an e-invoice's pages said beside its XML is not kept, so that this cannot be found anew; a correction settles it. */
function isAboutPages({ code }: Finding): boolean {
  return code === 'xml_differs_from_page'
}

function readCents(amount: string): number | null {
  const cents = toCents(amount)
  return Number.isSafeInteger(cents) ? cents : null
}

function writeText(value: FieldValue): string {
  if (value === null || typeof value === 'string') return value ?? ''
  return value.flatMap((row) => Object.values(row).filter((cell) => cell !== null)).join(' ')
}
