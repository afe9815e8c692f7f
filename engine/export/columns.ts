import { EXTRACTION_KEYS, type KeyTable, type ScalarKind } from '../domain/extraction-keys.ts'
import type { FieldValue } from '../domain/field.ts'

/** A document as exports have it: what is known of the file, and the value of each key, corrections applied. */
export interface ExportedDocument {
  readonly id: number
  readonly filename: string
  /** Times in UTC, ISO 8601. */
  readonly createdAt: string
  readonly numberOfPages: number | null
  readonly isEInvoice: boolean
  readonly checkedAt: string | null
  readonly checkedBy: string | null
  readonly values: Readonly<Record<string, FieldValue>>
}

/** Text is text to every reader, however much it looks like a figure. */
export type ColumnKind = 'text' | 'date' | 'time' | 'number' | 'boolean'

export interface ExportColumn {
  readonly name: string
  readonly kind: ColumnKind
}

/** Rows of one key, which have a sheet of their own. */
export interface RowTable {
  readonly key: string
  readonly columns: readonly ExportColumn[]
}

const KIND_OF: Readonly<Record<ScalarKind, ColumnKind>> = {
  string: 'text',
  enum: 'text',
  date: 'date',
  amount: 'number',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
}

/** About the file, not read from it. */
const ABOUT: Readonly<Record<string, { kind: ColumnKind; read: (document: ExportedDocument) => string | null }>> = {
  document_id: { kind: 'number', read: ({ id }) => String(id) },
  filename: { kind: 'text', read: ({ filename }) => filename },
  created_at: { kind: 'time', read: ({ createdAt }) => createdAt },
  number_of_pages: {
    kind: 'number',
    read: ({ numberOfPages }) => (numberOfPages === null ? null : String(numberOfPages)),
  },
  is_e_invoice: { kind: 'boolean', read: ({ isEInvoice }) => String(isEInvoice) },
  checked_at: { kind: 'time', read: ({ checkedAt }) => checkedAt },
  checked_by: { kind: 'text', read: ({ checkedBy }) => checkedBy },
}

const keys: KeyTable = Object.assign({}, ...Object.values(EXTRACTION_KEYS)) as KeyTable

/** Every column that there is: about the file, then each key with one value, of all types. */
export const COLUMNS: readonly ExportColumn[] = [
  ...Object.entries(ABOUT).map(([name, { kind }]) => ({ name, kind })),
  ...Object.entries(keys).flatMap(([name, kind]) => (typeof kind === 'string' ? { name, kind: KIND_OF[kind] } : [])),
]

/** Every key that holds rows, with its cells; a cell that types differ in is of the first one's kind. */
export const ROW_TABLES: readonly RowTable[] = Object.entries(keys).flatMap(([key, kind]) =>
  typeof kind === 'string'
    ? []
    : { key, columns: Object.entries(kind).map(([name, cell]) => ({ name, kind: KIND_OF[cell] })) },
)

/** What an office wants to know of its documents, where it does not choose. */
const USUAL = [
  'document_id',
  'filename',
  'type',
  'document_number',
  'issue_date',
  'payment_due_date',
  'service_date',
  'sender_name',
  'sender_vat_id',
  'recipient_name',
  'customer_number',
  'order_number',
  'currency',
  'net_amount',
  'total_tax_amount',
  'gross_amount',
  'amount_due',
  'iban',
  'bic',
  'payment_reference',
  'checked_at',
  'checked_by',
]

/** What tells in the sheets of rows whose rows they are. */
const OWNER = ['document_id', 'filename', 'sender_name', 'document_number']

export const USUAL_COLUMNS = pickColumns(USUAL)
export const OWNER_COLUMNS = pickColumns(OWNER)

/** The columns of these names, in their order; unknown names and repetitions are left out. */
export function pickColumns(names: readonly string[]): readonly ExportColumn[] {
  return [...new Set(names)].flatMap((name) => COLUMNS.find((column) => column.name === name) ?? [])
}

/** A document's value of a column as the API gives it; null where there is none. */
export function readColumn(document: ExportedDocument, { name }: ExportColumn): string | null {
  if (Object.hasOwn(ABOUT, name)) return ABOUT[name]!.read(document)
  const value = document.values[name] ?? null
  return typeof value === 'string' ? value : null
}
