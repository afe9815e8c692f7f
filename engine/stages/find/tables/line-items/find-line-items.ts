import type { Candidate } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import type { FoundAmounts } from '../../totals/find-amounts.ts'
import { fold } from '../../fold-text.ts'
import { textOf, type Column, type TableLine } from '../layout/columns.ts'
import { groupRows } from '../layout/group-rows.ts'
import { readTables, type Table, type TableRules } from '../layout/read-tables.ts'
import { makeRows } from '../make-rows.ts'
import { CARRIED, ITEM_COLUMNS, SUM } from './item-words.ts'
import { listProducts } from './list-products.ts'
import { listReceipt } from './list-receipt.ts'
import { proveSum } from './prove-sum.ts'
import { readItem, type Item } from './read-item.ts'
import { readAmount } from './read-number.ts'

const TEXT_COLUMNS = ['name', '_item', 'article_number']
const AMOUNT_COLUMNS = ['net_amount', '_gross', 'unit_price']

/**
 * The items of an invoice (BG-25), amounts as printed: from a table with headings, else from lines whose figures multiply,
 * else from a till roll. What the figures prove, each row's product and the sum of all, is the confidence.
 */
export function findLineItems(layout: Layout, amounts: FoundAmounts): readonly Candidate[] {
  const tables = readTables(layout, RULES).filter((table) => isItemTable(table.columns))
  const found = tables.flatMap((table) => readings(table).map((items) => describeItems(items, amounts, 'table')))
  const good = found.filter((candidate) => candidate !== null)
  if (good.some((candidate) => candidate.confidence >= 0.5)) return good
  const products = describeItems(listProducts(layout), amounts, 'lines with products')
  const receipt = describeItems(listReceipt(layout), amounts, 'till roll')
  return [...good, products, receipt].filter((candidate) => candidate !== null)
}

const RULES: TableRules = {
  words: ITEM_COLUMNS,
  least: 2,
  isRow: (line) => {
    const amount = AMOUNT_COLUMNS.map((key) => textOf(line, key)).find((text) => text !== '')
    return amount !== undefined && readAmount(amount) !== null && !isCarried(line) && !isSum(line)
  },
  isEnd: (line) => isSum(line) && !isCarried(line),
}

function isItemTable(columns: readonly Column[]): boolean {
  const keys = columns.map((column) => column.key)
  return TEXT_COLUMNS.some((key) => keys.includes(key)) && AMOUNT_COLUMNS.some((key) => keys.includes(key))
}

function isCarried(line: TableLine): boolean {
  return line.line.segments.some((segment) => CARRIED.test(fold(segment.text)))
}

/** A sum's label, and no figures that a row has before its amount. */
function isSum(line: TableLine): boolean {
  const isMeasured =
    textOf(line, 'quantity') !== '' &&
    textOf(line, 'unit_price') !== '' &&
    readAmount(textOf(line, 'unit_price')) !== null
  if (isMeasured || /^\d/.test(textOf(line, 'position'))) return false
  const first = fold(line.line.segments[0]!.text)
  const isLabelled = line.line.segments.some((segment) => SUM.test(fold(segment.text)))
  return isLabelled && (SUM.test(first) || line.line.segments.length <= 3) && /\d/.test(line.line.text)
}

/** Where two columns may hold the amount, or one may hold name or number, the table is read in each way. */
function readings(table: Table): readonly (readonly Item[])[] {
  const columns = settleItem(table)
  const amounts = columns.filter((column) => /^net_amount(?:#|$)/.test(column.key))
  const ways = amounts.length > 1 ? amounts.map(({ key }) => key) : ['net_amount']
  return ways.map((key) =>
    readItems(
      table,
      new Map([
        ['net_amount', 'net_amount#0'],
        ...columns
          .filter((column) => column.renamed !== undefined)
          .map((column) => [column.key, column.renamed!] as const),
        [key, 'net_amount'],
      ]),
    ),
  )
}

interface SettledColumn extends Column {
  readonly renamed?: string
}

/** "Artikel" and "Item" head the name, or the number where another column has the name. */
function settleItem({ columns, lines }: Table): readonly SettledColumn[] {
  const keys = columns.map((column) => column.key)
  return columns.map((column) => {
    if (column.key !== '_item')
      return column.key === 'name' && keys.includes('_item') && holdsNames(lines)
        ? { ...column, renamed: 'description' }
        : column
    if (!keys.includes('name')) return { ...column, renamed: 'name' }
    return {
      ...column,
      renamed: holdsNames(lines) ? 'name' : keys.includes('article_number') ? '_other' : 'article_number',
    }
  })
}

function holdsNames(lines: readonly TableLine[]): boolean {
  const cells = lines.map((line) => textOf(line, '_item')).filter((text) => text !== '')
  return (
    cells.filter((text) => /\p{L}{3}/u.test(text) && !/^[A-Z\d./-]*\d[A-Z\d./-]*$/.test(text)).length * 2 > cells.length
  )
}

function readItems(table: Table, names: ReadonlyMap<string, string>): readonly Item[] {
  const lines = table.lines
    .filter((line) => !isCarried(line))
    .map((line) => ({
      ...line,
      cells: new Map([...line.cells].map(([key, words]) => [names.get(key) ?? key, words] as const)),
    }))
  const leads = (line: TableLine): boolean => /^\d[\d.]{0,8}$/.test(textOf(line, 'position'))
  const right = Math.max(...lines.map((line) => line.cells.get('name')?.at(-1)?.box[2] ?? 0))
  return groupRows(lines, RULES.isRow, leads)
    .map((row) => readItem(row, right))
    .filter((item) => item.row['name'] !== null || item.row['article_number'] !== null || item.proven === true)
}

/** An honest figure: half for a table that looks like one, the rest for what its numbers prove. */
function describeItems(
  items: readonly Item[],
  amounts: FoundAmounts,
  kind: 'table' | 'lines with products' | 'till roll',
): Candidate | null {
  if (items.length === 0) return null
  const sum = proveSum(items, amounts)
  const products = items.filter((item) => item.proven !== null)
  const right = products.filter((item) => item.proven === true).length
  const share = products.length === 0 ? 0 : right / products.length
  const base = kind === 'table' ? 0.5 : kind === 'lines with products' ? 0.4 : 0.25
  const doubt = products.length > 1 && share < 0.5 && sum === null ? 0.15 : 0
  const confidence = base - doubt + 0.15 * share + (sum === null ? 0 : sum.isLabelled ? 0.32 : 0.15)
  const proofs = [
    ...(right > 0 ? [`${right} of ${items.length} quantity times price`] : []),
    ...(sum === null ? [] : [`sum is the ${sum.name}`]),
  ]
  return makeRows(
    items.map((item) => item.row),
    items.map(({ main, words }) => ({ page: main.page, words })),
    Math.min(confidence, kind === 'till roll' ? 0.8 : 0.95),
    [`${kind} of items`, ...proofs].join(', '),
  )
}
