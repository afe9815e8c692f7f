import type { DocumentStatus } from '../domain/status.ts'
import { writeTime } from './current-time.ts'
import type { ReadingDatabase } from './database.ts'
import { NEEDS_LOOK } from './summaries.ts'
import { writeMatch } from './write-match.ts'

/** Which of an account's documents; what is undefined lets all pass. */
export interface DocumentFilter {
  readonly status?: DocumentStatus | undefined
  readonly type?: string | undefined
  readonly checked?: boolean | undefined
  readonly needsLook?: boolean | undefined
  /** Days as `2026-11-21`, both included; of times those of this computer's clock. */
  readonly period?:
    | { readonly field: PeriodField; readonly from?: string | undefined; readonly to?: string | undefined }
    | undefined
  /** As a person types it. */
  readonly query?: string | undefined
}

export type PeriodField = 'issue_date' | 'payment_due_date' | 'created_at'

const COLUMN_OF = {
  created_at: 'created_at',
  sender_name: 'sender_order',
  type: 'type',
  document_number: 'document_number',
  issue_date: 'issue_date',
  payment_due_date: 'payment_due_date',
  gross_amount: 'gross_cents',
  status: 'status',
} as const

/** Milliseconds: later years have more digits, which would sort before the others. */
const LAST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

export type SortKey = keyof typeof COLUMN_OF
/** With `-` descending; documents without a value come last either way. */
export type DocumentOrder = SortKey | `-${SortKey}`

/**
 * One page of the ids of an account's documents, and how many there are in all. An index answers both without reading rows,
 * but for periods of another date than the one that sorts.
 * @param offset of the first one, from 0
 * @param limit all that follow when left out
 */
export function listDocumentIds(
  database: ReadingDatabase,
  accountId: number,
  {
    sort,
    filter,
    offset = 0,
    limit = Number.MAX_SAFE_INTEGER,
  }: { sort: DocumentOrder; filter: DocumentFilter; offset?: number; limit?: number },
): { readonly ids: readonly number[]; readonly total: number } {
  const { where, values } = writeFilter(accountId, filter)
  const select = `FROM summaries WHERE ${where}`
  const order = writeOrder(sort)
  if ('match' in values) {
    // Asking the full-text index once and cutting the page out here is cheaper than asking it twice.
    const all = database.prepare(`SELECT document_id ${select} ${order}`).pluck().all(values) as number[]
    return { ids: all.slice(offset, offset + limit), total: all.length }
  }
  const total = database.prepare(`SELECT count(*) ${select}`).pluck().get(values) as number
  const page = database.prepare(`SELECT document_id ${select} ${order} LIMIT @limit OFFSET @offset`).pluck()
  return { ids: page.all({ ...values, limit, offset }) as number[], total }
}

function writeFilter(accountId: number, { status, type, checked, needsLook, period, query }: DocumentFilter) {
  const match = query === undefined ? null : writeMatch(query)
  const { from, to } = period ?? {}
  const isTime = period?.field === 'created_at'
  const conditions = [
    'account_id = @accountId',
    status !== undefined && 'status = @status',
    type !== undefined && 'type = @type',
    checked !== undefined && `checked_at IS ${checked ? 'NOT NULL' : 'NULL'}`,
    needsLook !== undefined && (needsLook ? NEEDS_LOOK : `NOT (${NEEDS_LOOK})`),
    period && from !== undefined && `${period.field} >= @from`,
    period && to !== undefined && `${period.field} <= @to`,
    match !== null && 'document_id IN (SELECT rowid FROM search WHERE search MATCH @match)',
  ]
  const values = {
    accountId,
    ...(status !== undefined && { status }),
    ...(type !== undefined && { type }),
    ...(from !== undefined && { from: isTime ? writeTime(beginOfDay(from).getTime()) : from }),
    ...(to !== undefined && { to: isTime ? endOfDay(to) : to }),
    ...(match !== null && { match }),
  }
  return { where: conditions.filter((condition) => typeof condition === 'string').join(' AND '), values }
}

/** By the clock of this computer. */
function beginOfDay(day: string): Date {
  return new Date(`${day}T00:00:00`)
}

/** Its last microsecond, as times are stored; days with a change of the clock have not 24 hours. */
function endOfDay(day: string): string {
  const next = beginOfDay(day)
  next.setDate(next.getDate() + 1)
  return writeTime(Math.min(next.getTime() - 1, LAST_TIME)).replace('000Z', '999Z')
}

function writeOrder(sort: DocumentOrder): string {
  const isDescending = sort.startsWith('-')
  const column = COLUMN_OF[sort.replace('-', '') as SortKey]
  return isDescending ? `ORDER BY ${column} DESC, document_id DESC` : `ORDER BY ${column} NULLS LAST, document_id`
}
