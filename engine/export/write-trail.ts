import type { AuditEntry } from '../store/audit-trail.ts'
import { writeTableHead, writeTableRows, type CsvTable } from './write-csv.ts'

export const TRAIL_FORMATS = ['csv', 'json'] as const
export type TrailFormat = (typeof TRAIL_FORMATS)[number]

/** Entries in their order, some at a time. */
export type TrailBatches = Iterable<readonly AuditEntry[]> | AsyncIterable<readonly AuditEntry[]>

/** An entry as files and the page have it. */
export interface PresentedEntry {
  readonly id: number
  readonly at: string
  readonly account_id: number | null
  readonly document_id: number | null
  readonly actor: AuditEntry['actor']['kind']
  readonly actor_id: number | null
  readonly actor_name: string | null
  readonly action: AuditEntry['action']
  readonly field: string | null
  readonly before: unknown
  readonly after: unknown
  readonly hash: string
}

const COLUMNS = [
  ['id', 'number'],
  ['at', 'text'],
  ['account_id', 'number'],
  ['document_id', 'number'],
  ['actor', 'text'],
  ['actor_id', 'number'],
  ['actor_name', 'text'],
  ['action', 'text'],
  ['field', 'text'],
  ['before', 'text'],
  ['after', 'text'],
  ['hash', 'text'],
] as const

/**
 * The audit trail piece by piece. CSV: names of columns as in the JSON, times in UTC, `before` and `after` as JSON. JSON: an array with
 * one entry a line, of which every hash can be computed anew (docs/audit-trail.md).
 */
export async function* writeTrail(
  batches: TrailBatches,
  { format, separator = ',' }: { readonly format: TrailFormat; readonly separator?: CsvTable['separator'] },
): AsyncGenerator<string> {
  const table: CsvTable = { columns: COLUMNS.map(([title, kind]) => ({ title, kind })), separator }
  if (format === 'csv') yield writeTableHead(table)
  let isFirst = true
  for await (const batch of batches) {
    const entries = batch.map(presentEntry)
    if (format === 'csv') yield writeTableRows(table, entries.map(toRow))
    else {
      for (const entry of entries) {
        yield (isFirst ? '[\n' : ',\n') + JSON.stringify(entry)
        isFirst = false
      }
    }
  }
  if (format === 'json') yield isFirst ? '[]\n' : '\n]\n'
}

export function presentEntry({
  id,
  at,
  accountId,
  documentId,
  actor,
  action,
  field,
  ...entry
}: AuditEntry): PresentedEntry {
  return {
    id,
    at,
    account_id: accountId,
    document_id: documentId,
    actor: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
    action,
    field,
    before: entry.before,
    after: entry.after,
    hash: entry.hash,
  }
}

function toRow(entry: PresentedEntry): readonly (string | null)[] {
  return COLUMNS.map(([name]) => {
    const value = entry[name]
    if (value === null) return null
    const isPrinted = name === 'before' || name === 'after' || typeof value !== 'string'
    return isPrinted ? JSON.stringify(value) : value
  })
}
