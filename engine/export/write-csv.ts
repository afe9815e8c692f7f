import { stringify } from 'csv-stringify/sync'
import { readColumn, type ColumnKind, type ExportColumn, type ExportedDocument } from './columns.ts'
import { disarm } from './disarm.ts'
import { toLocalTime } from './to-local-time.ts'

export interface CsvOptions {
  readonly columns: readonly ExportColumn[]
  /** With a semicolon, decimals have a comma: what a German spreadsheet expects. */
  readonly separator: ',' | ';'
  readonly titles: Readonly<Record<string, string>>
}

/** A value that stands without quotation marks: a reader may take it for what it looks like. */
interface Bare {
  readonly bare: string
}

/** What needs no quotation marks; anything else in its place is text. */
const BARE = {
  number: /^-?\d+(?:\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  boolean: /^(?:true|false)$/,
} as const

/** So that every spreadsheet takes the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The head of a CSV file (RFC 4180): texts in quotation marks, by which a spreadsheet can tell that `00123` is no number; figures,
 * dates and times without.
 */
export function writeCsvHead({ columns, separator, titles }: CsvOptions): string {
  return BYTE_ORDER_MARK + writeRows([columns.map(({ name }) => disarm(titles[name] ?? name))], separator)
}

/** One row a document. */
export function writeCsvRows(documents: readonly ExportedDocument[], { columns, separator }: CsvOptions): string {
  return writeRows(
    documents.map((document) =>
      columns.map((column) => writeCell(readColumn(document, column), column.kind, separator)),
    ),
    separator,
  )
}

/** Another table, in the same spelling. */
export interface CsvTable {
  readonly columns: readonly { readonly title: string; readonly kind: ColumnKind }[]
  readonly separator: CsvOptions['separator']
}

/** A row has a value for each column, null where there is none. */
export type CsvRow = readonly (string | null)[]

/** The whole file. */
export function writeCsvTable(table: CsvTable, rows: readonly CsvRow[]): string {
  return writeTableHead(table) + writeTableRows(table, rows)
}

export function writeTableHead({ columns, separator }: CsvTable): string {
  return BYTE_ORDER_MARK + writeRows([columns.map(({ title }) => disarm(title))], separator)
}

export function writeTableRows({ columns, separator }: CsvTable, rows: readonly CsvRow[]): string {
  return writeRows(
    rows.map((row) => row.map((value, index) => writeCell(value, columns[index]!.kind, separator))),
    separator,
  )
}

function writeCell(value: string | null, kind: ColumnKind, separator: CsvOptions['separator']): string | Bare | null {
  if (value === null || value === '') return null
  if (kind === 'text') return disarm(value)
  if (kind === 'number') {
    if (!BARE.number.test(value)) return disarm(value)
    return { bare: separator === ';' ? value.replace('.', ',') : value }
  }
  if (kind === 'time') return { bare: toLocalTime(value) }
  return BARE[kind].test(value) ? { bare: value } : disarm(value)
}

function writeRows(rows: readonly (readonly (string | Bare | null)[])[], separator: string): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      delimiter: separator,
      record_delimiter: 'windows',
      quoted_string: true,
      cast: { object: (value) => ({ value: (value as unknown as Bare).bare, quoted_string: false }) },
    },
  )
}
