import type { Actor } from '../domain/audit.ts'
import type { DocumentStatus } from '../domain/status.ts'
import { recordChange } from './audit-trail.ts'
import { currentTime } from './current-time.ts'
import { inTransaction, type ReadingDatabase, type WritingDatabase } from './database.ts'

/** What lists show of a document, corrections applied; null where it does not say, or before it was read. */
export interface SummaryValues {
  readonly senderName: string | null
  readonly recipientName: string | null
  readonly documentNumber: string | null
  readonly issueDate: string | null
  readonly paymentDueDate: string | null
  /** Dot-decimal. */
  readonly grossAmount: string | null
  readonly currency: string | null
}

export interface Summary extends SummaryValues {
  readonly documentId: number
  readonly type: string | null
  /** How many values a person should look at; 0 once the document is checked, and while it is not completed. */
  readonly needsLook: number
  readonly checkedAt: string | null
  readonly checkedBy: string | null
}

export interface Counts {
  readonly all: number
  /** What there is none of is absent. */
  readonly byStatus: Readonly<Partial<Record<DocumentStatus, number>>>
  readonly byType: Readonly<Record<string, number>>
  /** Completed documents with values to look at that nobody has checked. */
  readonly needsLook: number
  readonly checked: number
}

/** Condition of a row: values to look at that nobody has checked. */
export const NEEDS_LOOK = `status = 'completed' AND checked_at IS NULL AND doubtful > 0`

const SELECT = `SELECT document_id AS documentId, type, sender_name AS senderName, recipient_name AS recipientName,
  document_number AS documentNumber, issue_date AS issueDate, payment_due_date AS paymentDueDate,
  gross_amount AS grossAmount, currency, iif(${NEEDS_LOOK}, doubtful, 0) AS needsLook,
  checked_at AS checkedAt, checked_by AS checkedBy FROM summaries`

/** Call it in the transaction that changes the values. The row itself comes and goes with the document. */
export function saveSummary(
  database: WritingDatabase,
  documentId: number,
  values: SummaryValues & { readonly grossCents: number | null; readonly doubtful: number },
): void {
  database
    .prepare(
      `UPDATE summaries SET sender_name = @senderName, sender_order = @senderOrder, recipient_name = @recipientName,
       document_number = @documentNumber, issue_date = @issueDate, payment_due_date = @paymentDueDate,
       gross_amount = @grossAmount, gross_cents = @grossCents, currency = @currency, doubtful = @doubtful
       WHERE document_id = @documentId`,
    )
    .run({ ...values, documentId, senderOrder: values.senderName && foldName(values.senderName) })
}

/** By the document's id. */
export function listSummaries(database: ReadingDatabase, ids: readonly number[]): ReadonlyMap<number, Summary> {
  const rows = database
    .prepare(`${SELECT} WHERE document_id IN (SELECT value FROM json_each(?))`)
    .all(JSON.stringify(ids)) as Summary[]
  return new Map(rows.map((row) => [row.documentId, row]))
}

/** @throws RangeError when there is no such document */
export function getSummary(database: ReadingDatabase, documentId: number): Summary {
  const row = database.prepare(`${SELECT} WHERE document_id = ?`).get(documentId) as Summary | undefined
  if (!row) throw new RangeError(`There is no document ${documentId}.`)
  return row
}

/**
 * Marks documents of an account as checked by a person, or takes the marks away. Only completed documents are marked.
 * @returns the ids of those that this changed
 */
export function setChecked(
  database: WritingDatabase,
  accountId: number,
  ids: readonly number[],
  { checked, by }: { readonly checked: boolean; readonly by: Actor },
): readonly number[] {
  const which = 'account_id = @accountId AND document_id IN (SELECT value FROM json_each(@ids))'
  const update = checked
    ? `UPDATE summaries SET checked_at = @now, checked_by = @by
       WHERE ${which} AND status = 'completed' AND checked_at IS NULL RETURNING document_id`
    : `UPDATE summaries SET checked_at = NULL, checked_by = NULL
       WHERE ${which} AND checked_at IS NOT NULL RETURNING document_id`
  const wanted = { accountId, ids: JSON.stringify(ids) }
  return inTransaction(database, () => {
    const rows = database.prepare(update).all(checked ? { ...wanted, now: currentTime(), by: by.name } : wanted)
    const changed = (rows as { document_id: number }[]).map(({ document_id: id }) => id)
    const action = checked ? 'document.checked' : 'document.unchecked'
    for (const id of changed) recordChange(database, { id, accountId }, by, { action })
    return changed
  })
}

/** Over all of an account's documents. */
export function countDocuments(database: ReadingDatabase, accountId: number): Counts {
  const group = (column: 'status' | 'type'): [string, number][] =>
    database
      .prepare(
        `SELECT ${column}, count(*) FROM summaries WHERE account_id = ? AND ${column} IS NOT NULL GROUP BY ${column}`,
      )
      .raw()
      .all(accountId) as [string, number][]
  const count = (condition: string): number =>
    (
      database
        .prepare(`SELECT count(*) AS count FROM summaries WHERE account_id = ? AND ${condition}`)
        .get(accountId) as {
        count: number
      }
    ).count
  const byStatus = group('status')
  return {
    all: byStatus.reduce((sum, [, number]) => sum + number, 0),
    byStatus: Object.fromEntries(byStatus),
    byType: Object.fromEntries(group('type')),
    needsLook: count(NEEDS_LOOK),
    checked: count('checked_at IS NOT NULL'),
  }
}

/** Names in the order of a register (DIN 5007-1): capitals and accents do not count, and ß is ss. */
function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}
