import type { SortKey } from '../../../engine/contract/app/document.ts'

/** Columns of the table in order; `inbox-cell-<name>` gives each its width. */
export const COLUMNS = [
  { name: 'select', sort: null },
  { name: 'thumbnail', sort: null },
  { name: 'sender', sort: 'sender_name' },
  { name: 'type', sort: 'type' },
  { name: 'number', sort: 'document_number' },
  { name: 'date', sort: 'issue_date' },
  { name: 'due', sort: 'payment_due_date' },
  { name: 'gross', sort: 'gross_amount' },
  { name: 'status', sort: 'status' },
  { name: 'look', sort: null },
] as const satisfies readonly { readonly name: string; readonly sort: SortKey | null }[]

export type ColumnName = (typeof COLUMNS)[number]['name']

/** Which way is asked for first: what is newest and largest. */
export const DESCENDING_FIRST: ReadonlySet<SortKey> = new Set(['issue_date', 'payment_due_date', 'gross_amount'])

/** Where a column stands, from 1, for aria-colindex. */
export function columnIndex(name: ColumnName): number {
  return COLUMNS.findIndex((column) => column.name === name) + 1
}
