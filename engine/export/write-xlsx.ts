import writeExcelFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node'
import {
  OWNER_COLUMNS,
  readColumn,
  ROW_TABLES,
  type ColumnKind,
  type ExportColumn,
  type ExportedDocument,
  type RowTable,
} from './columns.ts'
import { toLocalTime } from './to-local-time.ts'

export interface XlsxOptions {
  readonly columns: readonly ExportColumn[]
  readonly titles: Readonly<Record<string, string>>
}

export class TooManyRowsError extends Error {
  constructor() {
    super('A sheet has room for 1,048,575 rows. Export fewer documents, or choose CSV or JSON.')
    this.name = 'TooManyRowsError'
  }
}

const MAX_ROWS = 1_048_575
/** Characters of a cell (ECMA-376 implementations agree). */
const MAX_TEXT = 32_767
/** Digits that a number of a spreadsheet keeps. */
const EXACT_DIGITS = 15
const WIDTH: Readonly<Record<ColumnKind, number>> = { text: 24, date: 12, time: 18, number: 14, boolean: 8 }
const HEAD: CellObject = { fontWeight: 'bold', backgroundColor: '#eef1f4' }

/**
 * A workbook (Office Open XML): one row a document on the first sheet, and a sheet for each key of which a document has rows.
 * Amounts and dates are numbers and dates; all else is text, so that nothing is ever a formula and no digit is lost.
 */
export async function writeXlsx(
  documents: readonly ExportedDocument[],
  { columns, titles }: XlsxOptions,
): Promise<Buffer> {
  const names = new Set<string>()
  const first = makeSheet(
    nameSheet(titles['documents'] ?? 'documents', names),
    columns.map(({ name, kind }) => ({ title: titles[name] ?? name, kind })),
    documents.map((document) => columns.map((column) => writeCell(readColumn(document, column), column.kind))),
  )
  const others = ROW_TABLES.flatMap((table) => {
    const rows = documents.flatMap((document) => writeTableRows(document, table))
    if (rows.length === 0) return []
    const heads = [
      ...OWNER_COLUMNS.map(({ name, kind }) => ({ title: titles[name] ?? name, kind })),
      ...table.columns.map(({ name, kind }) => ({ title: titles[`${table.key}.${name}`] ?? name, kind })),
    ]
    return makeSheet(nameSheet(titles[table.key] ?? table.key, names), heads, rows)
  })
  return writeExcelFile([first, ...others]).toBuffer()
}

/** @throws TooManyRowsError where a sheet would have more rows than there is room for */
export function refuseTooManyRows(documents: readonly ExportedDocument[]): void {
  for (const { key } of ROW_TABLES) {
    const rows = documents.reduce((sum, { values }) => sum + (Array.isArray(values[key]) ? values[key].length : 0), 0)
    if (rows > MAX_ROWS) throw new TooManyRowsError()
  }
}

function makeSheet(
  name: string,
  heads: readonly { readonly title: string; readonly kind: ColumnKind }[],
  rows: readonly Row[],
): Sheet<never> {
  return {
    sheet: name,
    columns: heads.map(({ kind }) => ({ width: WIDTH[kind] })),
    stickyRowsCount: 1,
    data: [heads.map(({ title }) => ({ ...HEAD, value: clean(title), type: String })), ...rows],
  }
}

function writeTableRows(document: ExportedDocument, { key, columns }: RowTable): Row[] {
  const rows = document.values[key]
  if (!Array.isArray(rows)) return []
  const owner = OWNER_COLUMNS.map((column) => writeCell(readColumn(document, column), column.kind))
  return (rows as readonly Readonly<Record<string, string | null>>[]).map((row) => [
    ...owner,
    ...columns.map(({ name, kind }) => writeCell(row[name] ?? null, kind)),
  ])
}

function writeCell(value: string | null, kind: ColumnKind): CellObject | null {
  if (value === null || value === '') return null
  if (kind === 'number' && isExact(value)) return writeNumber(value)
  if (kind === 'date' && isCalendarDay(value)) {
    return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  }
  if (kind === 'time') {
    return { value: new Date(`${toLocalTime(value)}Z`), type: Date, format: 'yyyy-mm-dd hh:mm:ss' }
  }
  if (kind === 'boolean') return { value: value === 'true', type: Boolean }
  return { value: clean(value), type: String }
}

function writeNumber(value: string): CellObject {
  const decimals = value.split('.')[1]?.length ?? 0
  const format = decimals === 0 ? '0' : decimals === 2 ? '#,##0.00' : `#,##0.${'0'.repeat(decimals)}`
  return { value: Number(value), type: Number, format }
}

function isExact(value: string): boolean {
  const [, whole, decimals = ''] = /^-?(?=\d)0*(\d*)(?:\.(\d+))?$/.exec(value) ?? []
  return whole !== undefined && whole.length + decimals.length <= EXACT_DIGITS
}

/** A day that exists and that all spreadsheets count alike: before March 1900 they differ. */
function isCalendarDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`)
  return value >= '1900-03-01' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${value}T`)
}

/** A name that spreadsheets take, and no second sheet has: 31 characters, none of `[]:*?/\`. */
function nameSheet(wanted: string, taken: Set<string>): string {
  const base =
    clean(wanted)
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'|'$/g, '')
      .trim()
      .slice(0, 28) || 'sheet'
  let name = base
  for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base} ${number}`
  taken.add(name.toLowerCase())
  return name
}

/** What XML can carry, and a cell can hold. */
function clean(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .toWellFormed()
    .replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, ' ')
}
