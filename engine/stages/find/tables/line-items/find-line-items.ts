import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import { amountsOf, type FoundAmounts } from '../../totals/find-amounts.ts'
import { fold } from '../../fold-text.ts'
import { textOf, type Column, type TableLine } from '../layout/columns.ts'
import { groupRows } from '../layout/group-rows.ts'
import { readTables, type Table, type TableRules } from '../layout/read-tables.ts'
import { makeRows } from '../make-rows.ts'
import { CARRIED, ITEM_COLUMNS, SUM } from './item-words.ts'
import { fillFactors } from './fill-factors.ts'
import { inferTable } from './infer-table.ts'
import { listProducts } from './list-products.ts'
import { findFactors } from './find-factors.ts'
import { listReceipt } from './list-receipt.ts'
import { proveSum, type SumProof } from './prove-sum.ts'
import { readItem, type Item } from './read-item.ts'
import { readAmount } from './read-number.ts'
import { nameColumns } from './name-columns.ts'
import { isUnit } from './type-columns.ts'
import { groupUpwards } from './group-upwards.ts'
import type { TextRoom } from './split-text.ts'

/** What the items are proved and written with. */
export interface ItemContext {
  readonly type: DocumentType
  readonly amounts: FoundAmounts
}

type Kind = 'table' | 'columns' | 'lines with products' | 'till roll'

const TEXT_COLUMNS = ['name', '_item', 'article_number', 'position', '_date']
const AMOUNT_COLUMNS = ['net_amount', '_gross', 'unit_price']

/**
 * The items of an invoice (BG-25), amounts as printed: from a table with headings, else from lines whose figures multiply,
 * else from a till roll. What the figures prove, each row's product and the sum of all, is the confidence.
 */
export function findLineItems(layout: Layout, context: ItemContext): readonly Candidate[] {
  const tables = readTables(layout, RULES)
    .map((table) => nameColumns(table, amountKey(table.columns)))
    .filter((table) => isItemTable(table.columns))
  const found = tables.flatMap((table) => readings(table).map((items) => describeItems(items, context, 'table')))
  const good = found.filter((candidate) => candidate !== null)
  if (good.some((candidate) => candidate.confidence >= SURE)) return good
  const inferred = inferTable(layout)
  const columns =
    inferred === null ? null : describeItems(readItems(inferred, new Map(), 'net_amount'), context, 'columns')
  const products = describeItems(listProducts(layout), context, 'lines with products')
  const receipt = describeItems(listReceipt(layout), context, 'till roll')
  return [...good, columns, products, receipt].filter((candidate) => candidate !== null)
}

/** A table whose products and sum are right needs no other reading. */
const SURE = 0.85

const RULES: TableRules = {
  words: ITEM_COLUMNS,
  least: 2,
  isRow: (line, columns) => {
    const amount = textOf(line, amountKey(columns))
    return readAmount(amount) !== null && !isCarried(line) && !isSum(line)
  },
  isEnd: (line) => isSum(line) && !isCarried(line),
  // A section's sum with further items behind it.
  isAfterEnd: (line) => isMeasured(line) && readAmount(textOf(line, 'net_amount')) !== null && isProduct(line),
}

/** The column that makes a row: the amount's; else an unknown one at the right, else the price's. */
function amountKey(columns: readonly Column[]): string {
  const keys = columns.map((column) => column.key)
  const named = ['net_amount', '_gross', 'unit_price#2'].find((key) => keys.includes(key))
  if (named !== undefined) return named
  const last = keys.at(-1)!
  return last.startsWith('_other') || last.startsWith('_tax') || !keys.includes('unit_price') ? last : 'unit_price'
}

function isItemTable(columns: readonly Column[]): boolean {
  const keys = new Set(columns.map((column) => column.key))
  return TEXT_COLUMNS.some((key) => keys.has(key)) && AMOUNT_COLUMNS.some((key) => keys.has(key))
}

function isCarried(line: TableLine): boolean {
  return !isMeasured(line) && line.line.segments.some((segment) => CARRIED.test(fold(segment.text)))
}

/** A sum's label, and no figures that a row has before its amount. */
function isSum(line: TableLine): boolean {
  if (isMeasured(line) || /^\d/.test(textOf(line, 'position')) || !/\p{L}/u.test(line.line.text)) return false
  const { segments, text } = line.line
  const starts = segments.map((segment) => SUM.test(fold(segment.text)))
  if (!/\d/.test(text)) return starts.filter(Boolean).length >= 2
  return starts[0]! || (starts.includes(true) && segments.length <= 3)
}

/** "Titel 2: Ausführung": what groups items is part of none. */
function isTitle(line: TableLine): boolean {
  return (
    line.line.segments.length === 1 &&
    /^(?:titel|los|gewerk|abschnitt|bereich|bauteil|section|lot)(?: \d| [a-z](?: |$))/.test(fold(line.line.text))
  )
}

/** `2  Dachgeschoss` above `2.1` names a section. */
function isParent(line: TableLine, next: TableLine | undefined): boolean {
  const position = textOf(line, 'position').replace(/\.$/, '')
  return (
    position !== '' && next !== undefined && textOf(next, 'position').startsWith(`${position}.`) && !isMeasured(line)
  )
}

function isMeasured(line: TableLine): boolean {
  return textOf(line, 'quantity') !== '' && readAmount(textOf(line, 'unit_price')) !== null
}

function isProduct({ line }: TableLine): boolean {
  return findFactors(amountsOf(line).filter(({ isRate }) => !isRate)) !== null
}

/** Where two columns may hold the amount the table is read in each way. */
function readings(table: Table): readonly (readonly Item[])[] {
  const names = settleNames(table)
  const key = amountKey(table.columns)
  const ways = table.columns.map((column) => column.key).filter((other) => other.startsWith('net_amount#'))
  return [key, ...ways].map((way) => {
    if (way === 'unit_price' || way === 'net_amount') return readItems(table, names, way)
    return readItems(table, new Map([...names, ['net_amount', '_other'], [way, 'net_amount']]), 'net_amount')
  })
}

/**
 * "Artikel" and "Item" head the name, or the number where another column has the name; "Position" may head the names
 * themselves; of two columns with words the second describes.
 */
function settleNames({ columns, lines }: Table): ReadonlyMap<string, string> {
  const keys = new Set(columns.map((column) => column.key))
  const second = keys.has('name#2') ? ([['name#2', 'description']] as const) : []
  if (keys.has('_item')) {
    if (!keys.has('name')) return new Map([['_item', 'name']])
    if (holdsNames(lines, '_item'))
      return new Map([
        ['_item', 'name'],
        ['name', 'description'],
      ])
    return new Map([['_item', keys.has('article_number') ? '_other' : 'article_number'], ...second])
  }
  if (keys.has('name')) return new Map(second)
  const other = ['position', 'article_number', '_date', ...keys].find((key) => holdsNames(lines, key))
  return new Map(other === undefined ? [] : [[other, 'name']])
}

function holdsNames(lines: readonly TableLine[], key: string): boolean {
  const cells = lines.map((line) => textOf(line, key)).filter((text) => text !== '')
  const names = cells.filter(
    (text) => /\p{L}{3}/u.test(text) && !isUnit(text) && !/^[A-Z\d./-]*\d[A-Z\d./-]*$/.test(text),
  )
  return names.length * 2 > cells.length
}

/** @param key of the cell that makes a row */
function readItems(table: Table, names: ReadonlyMap<string, string>, key: string): readonly Item[] {
  const lines = table.lines
    .filter((line, at) => !isCarried(line) && !isTitle(line) && !isSum(line) && !isParent(line, table.lines[at + 1]))
    .map((line) => ({
      ...line,
      cells: new Map([...line.cells].map(([name, words]) => [names.get(name) ?? name, words] as const)),
    }))
  const isRow = (line: TableLine): boolean => readAmount(textOf(line, key)) !== null
  const leads = (line: TableLine): boolean => /^\d[\d.]{0,8}$/.test(textOf(line, 'position'))
  const room = measureText(lines)
  return (groupUpwards(lines, isRow) ?? groupRows(lines, isRow, leads))
    .map((row) => fillFactors(readItem(row, room)))
    .filter(
      (item) => /\p{L}{2}/u.test(item.row['name'] ?? '') || item.row['article_number'] !== null || item.proven === true,
    )
}

/** In points: lines of a column that are broken end about as far right as each other; how many such lines show it. */
const RAGGED = 30
const ENOUGH = 3

/** Where the text column ends: at the next column's first cell, and where its own lines end. */
function measureText(lines: readonly TableLine[]): TextRoom {
  const texts = lines.flatMap((line) => line.cells.get('name')?.at(-1)?.box[2] ?? [])
  const longest = texts.reduce((most, end) => Math.max(most, end), 0)
  const isRagged = texts.filter((end) => longest - end <= RAGGED).length >= ENOUGH
  const beside = lines.flatMap((line) => {
    const name = line.cells.get('name')
    const starts = [...line.cells.values()].map((words) => words[0]!.box[0])
    return name === undefined ? [] : starts.filter((start) => start > name[0]!.box[0])
  })
  return {
    limit: beside.reduce((least, start) => Math.min(least, start), Number.POSITIVE_INFINITY),
    usual: isRagged ? longest : Number.POSITIVE_INFINITY,
  }
}

/** Without a sum that says so, words and amounts are no items yet. */
const NO_SUM = { table: 0, columns: -0.15, 'lines with products': -0.05, 'till roll': -0.15 } as const

/** An honest figure: half for a table that looks like one, the rest for what its numbers prove. */
function describeItems(found: readonly Item[], { amounts, type }: ItemContext, kind: Kind): Candidate | null {
  const { items, sum } = cutToSum(found, amounts)
  if (items.length === 0) return null
  const products = items.filter((item) => item.proven !== null)
  const right = products.filter((item) => item.proven === true).length
  const share = products.length === 0 ? 0 : right / products.length
  const base = { table: 0.5, columns: 0.45, 'lines with products': 0.4, 'till roll': 0.35 }[kind]
  const doubt = products.length > 1 && share < 0.5 && sum === null ? 0.15 : 0
  const confidence = base - doubt + 0.15 * share + (sum === null ? NO_SUM[kind] : sum.isLabelled ? 0.32 : 0.1)
  const proofs = [
    ...(right > 0 ? [`${right} of ${items.length} quantity times price`] : []),
    ...(sum === null ? [] : [`sum is the ${sum.name}`]),
  ]
  return makeRows(
    settleSigns(items, type).map((item) => item.row),
    items.map(({ main, words }) => ({ page: main.page, words })),
    Math.min(confidence, kind === 'till roll' ? 0.8 : 0.95),
    [`${kind} of items`, ...proofs].join(', '),
  )
}

/** Lines with amounts above a list that are no items. */
const MOST_AHEAD = 2
/** Lines behind it that look like items; each length of the list takes its own sum. */
const MOST_BEHIND = 30

/** Lines behind the last item are sums and terms that look like items: the first so many items that come to a printed sum count. */
function cutToSum(found: readonly Item[], amounts: FoundAmounts): { items: readonly Item[]; sum: SumProof | null } {
  const whole = proveSum(found, amounts)
  if (whole?.isLabelled === true) return { items: found, sum: whole }
  const last = found.findLastIndex((item) => item.proven === true)
  for (let count = found.length - 1; count > Math.max(0, last, found.length - MOST_BEHIND); count -= 1) {
    const sum = proveSum(found.slice(0, count), amounts)
    if (sum?.isLabelled === true) return { items: found.slice(0, count), sum }
  }
  const total = findOwnTotal(found)
  if (total > 0) return { items: found.slice(0, total), sum: { name: 'amount of the next line', isLabelled: true } }
  for (let first = 1; first <= Math.min(MOST_AHEAD, found.length - 1); first += 1) {
    const sum = proveSum(found.slice(first), amounts)
    if (sum?.isLabelled === true) return { items: found.slice(first), sum }
  }
  return { items: found, sum: whole }
}

/** A line that calls itself a sum. */
const OWN_TOTAL =
  /(?:^| )(?:total|sum|summe|gesamt\w*|credit(?:ed)?|gutschrift\w*|erstattung\w*|refund(?:ed)?|betrag|netto|net)(?: |$)/

/** How many first items come to the amount of the one behind them, which then is their sum; 0 where none does. */
function findOwnTotal(found: readonly Item[]): number {
  let sum = 0
  for (const [count, item] of found.entries()) {
    if (item.cents === null) return 0
    const isSum = count > 0 && Math.abs(item.cents - sum) <= Math.min(count, 5) && item.proven !== true
    if (isSum && (count > 1 || OWN_TOTAL.test(fold(item.row['name'] ?? '')))) return count
    sum += item.cents
  }
  return 0
}

/** A credit note's amounts are positive, whatever the paper prints: its type says the direction. */
function settleSigns(items: readonly Item[], type: DocumentType): readonly Item[] {
  const isNegative = items.every(({ cents }) => cents === null || cents <= 0)
  if (type !== 'credit-note' || !isNegative) return items
  const bare = (cell: string | null | undefined): string | null => cell?.replace(/^-(?=\d)/, '') ?? null
  return items.map((item) => ({
    ...item,
    row: {
      ...item.row,
      quantity: bare(item.row['quantity']),
      unit_price: bare(item.row['unit_price']),
      net_amount: bare(item.row['net_amount']),
    },
  }))
}
