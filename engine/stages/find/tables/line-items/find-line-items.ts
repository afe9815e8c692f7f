import type { Candidate } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import { cellOf, type Column, joinWords, type TableLine, textOf } from '../layout/columns.ts'
import { groupBlocks } from '../layout/group-blocks.ts'
import { groupRows, type RowLines } from '../layout/group-rows.ts'
import { readTables, type Table, type TableRules } from '../layout/read-tables.ts'
import { isAddend, isSectionSum } from './adds-up.ts'
import { ITEM_COLUMNS } from './item-columns.ts'
import { CODE } from './item-codes.ts'
import {
  findGroupTitles,
  isCarried,
  isMeasured,
  isParent,
  isProduct,
  isSection,
  isSum,
  isTitle,
  leaveUnit,
} from './item-lines.ts'
import { describeItems, type ItemContext, type ItemKind } from './describe-items.ts'
import { fillFactors } from './fill-factors.ts'
import { fillFromLines } from './fill-from-lines.ts'
import { inferTable } from './infer-table.ts'
import { listCards } from './list-cards.ts'
import { listProducts } from './list-products.ts'
import { leaveCodes } from './leave-codes.ts'
import { leaveSideWords } from './leave-side-words.ts'
import { listReceipt } from './list-receipt.ts'
import { readItem, type Item } from './read-item.ts'
import { readAmount } from './read-number.ts'
import { mendMarks } from './mend-marks.ts'
import { nameColumns } from './name-columns.ts'
import { addAmounts, priceAsAmount } from './unnamed-amounts.ts'
import { isUnit } from './type-columns.ts'
import { giveUnit, readHeadingUnit } from './heading-units.ts'
import { groupUpwards } from './group-upwards.ts'
import { giveRates, listPrintedRates, readTaxCodes } from './read-tax-codes.ts'
import { takeFigures } from './take-figures.ts'
import { splitNumbers } from './split-numbers.ts'
import type { TextRoom } from './split-text.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'

const TEXT_COLUMNS = ['name', '_item', 'article_number', 'position', '_date', '_wordsnet_amount']
const AMOUNT_COLUMNS = ['net_amount', '_gross', 'unit_price']

/**
 * The items of an invoice (BG-25), amounts as printed: from cards of labels and values, from a table with headings, else from lines
 * whose figures multiply, else from a till roll. What the figures prove, each row's product and the sum of all, is the confidence.
 */
export function findLineItems(layout: Layout, context: Omit<ItemContext, 'layout'>): readonly Candidate[] {
  const tables = readTables(layout, RULES)
    .map((table) => priceAsAmount(dropWords(leaveSideWords(table))))
    .map((table) => nameColumns(table, amountKey(table.columns), isCarried))
    .filter((table) => isItemTable(table.columns))
  const codes = readTaxCodes(layout)
  const rates = listPrintedRates(layout)
  const products = once(() => listProducts(layout))
  const receipt = once(() => listReceipt(layout))
  const describe = (items: readonly Item[], kind: ItemKind): Candidate | null => {
    const read = giveRates(takeFigures(mendMarks(items)), codes, rates)
    const isTable = kind === 'table' || kind === 'columns'
    const filled = isTable ? fillFromLines(read, () => [...products(), ...receipt()]) : read
    return describeItems(splitNumbers(filled), { ...context, layout }, kind, codes)
  }
  const read = (table: Table): readonly Candidate[] =>
    readings(table).flatMap((items) => describe(items, 'table') ?? [])
  const cards = describe(listCards(layout), 'cards')
  if (cards !== null && cards.confidence >= SURE) return [cards]
  const good = tables.filter((table) => !isShifted(table)).flatMap(read)
  if (good.some(({ confidence }) => confidence >= SURE)) return good
  const inferred = inferTable(layout)
  const columns = inferred === null ? null : describe(readItems(inferred, new Map(), 'net_amount'), 'columns')
  const shifted = tables.filter(isShifted).flatMap(read)
  const isBetter =
    columns !== null &&
    columns.confidence >= SURE &&
    shifted.every(({ value }) => value!.length <= columns.value!.length)
  const tabular = [...good, ...(isBetter ? [] : shifted)]
  if (tabular.some(({ confidence }) => confidence >= SURE)) return tabular
  const others = [describe(products(), 'lines with products'), describe(receipt(), 'till roll')]
  return leaveSingles([...tabular, columns, cards, ...others].filter((candidate) => candidate !== null))
}

/** So many rows of another reading are a list; a single row without a sum that proves it is then one of its lines. */
const LIST = 3
const PROVEN = 0.7

function leaveSingles(candidates: readonly Candidate[]): readonly Candidate[] {
  const isList = candidates.some(({ value }) => value!.length >= LIST)
  return isList ? candidates.filter(({ value, confidence }) => value!.length > 1 || confidence >= PROVEN) : candidates
}

function once<T>(read: () => T): () => T {
  let known: { readonly value: T } | null = null
  return () => (known ??= { value: read() }).value
}

/** A table whose products and sum are right needs no other reading. */
const SURE = 0.85
/** Two figures in most cells of amounts: the columns stand elsewhere than their headings. */
function isShifted({ columns, lines }: Table): boolean {
  const key = amountKey(columns)
  const amounts = lines.map((line) => scanAmounts(cellOf(line, key)).filter(({ isRate }) => !isRate).length)
  const filled = amounts.filter((count) => count > 0)
  return filled.length > 0 && filled.filter((count) => count > 1).length * 2 > filled.length
}

const RULES: TableRules = {
  words: ITEM_COLUMNS,
  least: 2,
  complete: addAmounts,
  isRow: (line, columns) => {
    const keys = [amountKey(columns), ...columns.map(({ key }) => key).filter((key) => key.startsWith('net_amount#'))]
    return keys.some((key) => readAmount(cellOf(line, key)) !== null) && !isCarried(line) && !isSum(line)
  },
  isAddend: (line, columns, around) => isSum(line) && !isCarried(line) && isAddend(line, around, amountKey(columns)),
  isEnd: (line, columns, around) => isSum(line) && !isCarried(line) && !isSectionSum(line, around, amountKey(columns)),
  // A section's sum with further items behind it.
  isAfterEnd: (line, row) =>
    !isSum(line) &&
    ((isMeasured(line) && readAmount(cellOf(line, 'net_amount')) !== null && isProduct(line)) || isAlike(line, row)),
}

/** Fewer filled cells are no pattern. */
const LEAST_CELLS = 4

/** Filled in the same columns as the row, numbers below numbers and words below words. */
function isAlike(line: TableLine, row: TableLine | undefined): boolean {
  if (row === undefined || line.cells.size < LEAST_CELLS || line.cells.size !== row.cells.size) return false
  return [...row.cells].every(([key, words]) => {
    const cell = textOf(line, key)
    const isNumber = !/\p{L}{2}/u.test(joinWords(words))
    return isNumber ? /\d/.test(cell) && !/\p{L}{2}/u.test(cell) : /\p{L}{2}/u.test(cell)
  })
}

/** "Credited" may head what was credited: a column of words under an amount's heading, beside one of amounts, is none. */
function dropWords(table: Table): Table {
  const heads = table.columns.map(({ key }) => key).filter((key) => /^net_amount(?:#|$)/.test(key))
  const [first, ...others] = heads.filter((key) => !holdsNames(table.lines, key))
  if (first === undefined || heads.length === others.length + 1) return table
  const rename = (key: string): string =>
    key === first ? 'net_amount' : heads.includes(key) && !others.includes(key) ? `_words${key}` : key
  return {
    columns: table.columns.map((column) => ({ ...column, key: rename(column.key) })),
    lines: table.lines.map((line) => ({
      ...line,
      cells: new Map([...line.cells].map(([key, words]) => [rename(key), words] as const)),
    })),
  }
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
    if (holdsNames(lines, '_item') && !holdsShorts(lines))
      return new Map([
        ['_item', 'name'],
        ['name', 'description'],
      ])
    return new Map([['_item', keys.has('article_number') ? '_other' : 'article_number'], ...second])
  }
  // "Parts | Rotor heads": of two columns of words the one of single, repeated ones sorts.
  if (second.length > 0 && holdsKinds(lines))
    return new Map([
      ['name', '_other'],
      ['name#2', 'name'],
    ])
  if (keys.has('name')) return new Map(second)
  const other = ['position', 'article_number', '_date', ...keys].find((key) => holdsNames(lines, key))
  return new Map(other === undefined ? [] : [[other, 'name']])
}

/** A column of single words beside one of longer names in every row. */
function holdsKinds(lines: readonly TableLine[]): boolean {
  const rows = lines.filter(({ cells }) => cells.has('name') && cells.has('net_amount'))
  const isKind = (line: TableLine): boolean => {
    const [kind, name] = [line.cells.get('name')!, line.cells.get('name#2') ?? []]
    return kind.length === 1 && name.length > 1
  }
  return rows.length > 1 && rows.every(isKind)
}

/** `MILL`, `STRP` beside descriptions of several words: each row's own short word in capitals. */
function holdsShorts(lines: readonly TableLine[]): boolean {
  const shorts = lines.map((line) => textOf(line, '_item')).filter((text) => text !== '')
  const isShort = shorts.every((text) => /^[\p{Lu}\d./_-]{2,10}$/u.test(text)) && new Set(shorts).size === shorts.length
  const named = lines.filter((line) => (line.cells.get('name')?.length ?? 0) > 1).length
  return isShort && named * 2 > shorts.length
}

function holdsNames(lines: readonly TableLine[], key: string): boolean {
  const cells = lines.map((line) => textOf(line, key)).filter((text) => text !== '')
  const names = cells.filter((text) => /\p{L}{3}/u.test(text) && !isUnit(text) && !CODE.test(text))
  return names.length * 2 > cells.length
}

/** @param key of the cell that makes a row */
function readItems(table: Table, names: ReadonlyMap<string, string>, key: string): readonly Item[] {
  const titles = findGroupTitles(table.lines, key)
  const lines = table.lines
    .filter(
      (line, at) =>
        !titles.has(line) &&
        /[\p{L}\d]/u.test(line.line.text) &&
        !isCarried(line) &&
        !isTitle(line) &&
        !isSum(line) &&
        !isParent(line, table.lines[at + 1]) &&
        !isSection(table.lines, at, key),
    )
    .map((line) => ({
      ...line,
      cells: new Map([...line.cells].map(([name, words]) => [names.get(name) ?? name, words] as const)),
    }))
    .map(leaveUnit)
  const isRow = (line: TableLine): boolean => readAmount(cellOf(line, key)) !== null
  const leads = (line: TableLine): boolean => /^\d[\d.]{0,8}$/.test(textOf(line, 'position'))
  const rows = leaveCodes(groupBlocks(lines, isRow) ?? groupUpwards(lines, isRow) ?? groupRows(lines, isRow, leads))
  const room = { ...measureText(lines), openings: findOpenings(rows) }
  const unit = readHeadingUnit(table.columns)
  return rows
    .map((row) => giveUnit(fillFactors(readItem(row, room)), unit))
    .filter(
      (item) =>
        /\p{L}{2}/u.test(item.row['name'] ?? '') ||
        item.row['article_number'] !== null ||
        (item.proven === true && item.cents !== 0),
    )
}

/** Words that begin the further lines of at least two items. */
function findOpenings(rows: readonly RowLines[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { lines } of rows) {
    const texts = lines.flatMap((line) => line.cells.get('name')?.[0]?.text ?? []).slice(1)
    for (const word of new Set(texts)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([word]) => word))
}

/** In points: lines of a column that are broken end about as far right as each other; how many such lines show it. */
const RAGGED = 30
const ENOUGH = 3

/** Where the text column ends: at the next column's first cell, and where its own lines end. */
function measureText(lines: readonly TableLine[]): Omit<TextRoom, 'openings'> {
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
    longest,
  }
}
