import { cellOf, type TableLine, textOf } from '../layout/columns.ts'
import type { Table } from '../layout/read-tables.ts'
import { readAmount } from './read-number.ts'
import { splitColumns } from './split-columns.ts'
import { typeColumns } from './type-columns.ts'

/** What cells say of a column under an unknown heading. */
const TOLD = new Set([
  'position',
  'article_number',
  'name',
  'description',
  'quantity',
  'unit',
  'unit_price',
  'tax_rate',
  '_discount',
])
/** Headings that may mean something else than the vocabulary says: "No." may count, "je Einheit" may head prices. */
const VAGUE = /^(?:_other|_item|_base|position|unit|quantity)(?:#|$)/

/** `2.1` and `12` number lines, whatever stands between them; `21100 KV` and `N9081320` do not. */
function isLong(rows: readonly TableLine[], key: string): boolean {
  const cells = rows.map((row) => textOf(row, key)).filter((cell) => cell !== '')
  return cells.filter((cell) => cell.replace(/\W/g, '').length >= LEAST_CODE).length * 2 > cells.length
}

const LEAST_CODE = 5

/** More rows do not tell columns better; no list of items has more columns. */
const MOST_ROWS = 200
const MOST_COLUMNS = 14

/**
 * The table with its columns as their cells tell them, where no heading does: by their shape under an unknown heading, by
 * quantity times price under a vague one. Of several counts, ordered and shipped, the one that was charged is it.
 * @param key of the amount's column
 * @param isCarried whether a line repeats a sum rather than being a row
 */
export function nameColumns(read: Table, key: string, isCarried: (line: TableLine) => boolean): Table {
  const amounts = read.columns.map((column) => column.key).filter((own) => own === key || own.startsWith('net_amount#'))
  const isRow = (line: TableLine): boolean =>
    !isCarried(line) && amounts.some((own) => readAmount(cellOf(line, own)) !== null)
  const table = splitColumns(read, isRow)
  const { columns, lines } = table
  if (columns.length > MOST_COLUMNS) return table
  const rows = lines.filter((line) => isRow(line)).slice(0, MOST_ROWS)
  const full = rows.filter(({ cells }) => cells.size * 2 > columns.length)
  const told = full.length > 1 ? full : rows
  const kinds = typeColumns(told.map((row) => columns.map((column) => textOf(row, column.key))))
  const keys = new Set(columns.map((column) => column.key))
  // Under no known heading an amount is told by the price and the count that it is the product of.
  const isTotal = !keys.has('net_amount') && kinds.includes('unit_price') && kinds.includes('quantity')
  const proven = columns[kinds.indexOf('net_amount')]?.key ?? ''
  const isProven =
    (amounts.includes(proven) || (isTotal && proven.startsWith('_other'))) && kinds.includes('unit_price')
  const named = new Map<string, string>()
  // "Netto" may head weights: of several amounts the one that the figures prove is it.
  const other = columns[kinds.indexOf('net_amount')]?.key ?? key
  if (other.startsWith('net_amount#') && kinds.includes('unit_price')) named.set(key, '_other#net').set(other, key)
  columns.forEach((column, at) => {
    const kind = kinds[at] ?? '_'
    // One heading over prices and amounts: its own column has the prices.
    const isAmount = column.key === key && !(isTotal && isProven && proven !== key)
    if (column.key === kind || isAmount || named.has(column.key)) return
    if (kind === 'net_amount' && isTotal && column.key.startsWith('_other')) named.set(column.key, kind)
    // Of two prices, before and after what is taken off, the proven one.
    const isVague = VAGUE.test(column.key) || column.key.startsWith('unit_price#')
    const isFactor = isProven && (kind === 'quantity' || kind === 'unit_price') && isVague
    // Of counts under headings that are not known one may be what was charged.
    const isCharged = kind === 'quantity' && column.key.startsWith('_other')
    if (isFactor && (!keys.has(kind) || isCharged || column.key.startsWith(`${kind}#`))) {
      if (keys.has(kind) && !named.has(kind)) named.set(kind, `_other#${kind}`)
      named.set(column.key, kind)
    } else if (column.key.startsWith('_other') && TOLD.has(kind) && !keys.has(kind)) named.set(column.key, kind)
    // "Item" may head running numbers.
    else if (column.key === '_item' && kind === 'position' && !keys.has(kind)) named.set(column.key, kind)
    // Rates of taxes with their sign are told by no other heading: "GST Rate" may head prices.
    else if (kind === 'tax_rate' && column.key !== '_discount' && !keys.has(kind)) named.set(column.key, kind)
    // "UNIT" may head what is let, by its number.
    else if (column.key === 'unit' && kind === 'article_number' && kinds.includes('unit') && !keys.has(kind))
      named.set(column.key, kind)
    // What does not run on under "Nr." is the article's number.
    else if (column.key === 'position' && kind === 'article_number' && !keys.has(kind) && isLong(rows, column.key))
      named.set(column.key, kind)
  })
  if (named.size === 0) return table
  const rename = (old: string): string => named.get(old) ?? old
  return {
    columns: columns.map((column) => ({ ...column, key: rename(column.key) })),
    lines: lines.map((line) => ({
      ...line,
      cells: new Map([...line.cells].map(([old, words]) => [rename(old), words] as const)),
    })),
  }
}
