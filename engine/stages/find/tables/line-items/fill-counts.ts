import type { Word } from '../../../../domain/page.ts'
import { TAX_RATES } from '../../../../domain/tax-rates.ts'
import type { Item } from './read-item.ts'

/** In points: counts of one column end under each other. */
const ALIGNED = 4
const COUNT = /^\d{1,3}$/
const LEAST_ITEMS = 2

/**
 * Counts without a heading or a price: whole numbers below each other between the names and the amounts of all items, or
 * before the names where the products of some prove them. Numbers that stand for taxes, as codes or as rates, count nothing.
 */
export function fillCounts(items: readonly Item[], codes: ReadonlyMap<string, string>): readonly Item[] {
  const isOpen = items.some(({ row }) => row['quantity'] == null && row['unit_price'] == null)
  if (!isOpen || items.length < LEAST_ITEMS) return priceOnes(items)
  return priceOnes(fillColumn(items, codes, listCounts, 0) ?? fillColumn(items, codes, listAhead, LEAST_ITEMS) ?? items)
}

/** Where most lines have a price, one of what is counted once is its amount. */
function priceOnes(items: readonly Item[]): readonly Item[] {
  const isOne = ({ row }: Item): boolean => Number(row['quantity']) === 1 && row['unit_price'] == null
  const priced = items.filter(({ proven }) => proven === true).length
  if (priced < LEAST_ITEMS || !items.every((item) => item.proven === true || isOne(item))) return items
  return items.map((item) =>
    isOne(item) ? { ...item, proven: true, row: { ...item.row, unit_price: item.row['net_amount'] ?? null } } : item,
  )
}

/** @param least items whose own count the column has; null where it is none */
function fillColumn(
  items: readonly Item[],
  codes: ReadonlyMap<string, string>,
  list: (item: Item) => readonly Word[],
  least: number,
): readonly Item[] | null {
  const found = items.map((item) => list(item))
  const column = (found[0] ?? []).find((first) =>
    found.every((counts) => counts.some((count) => isBelow(first, count))),
  )
  if (column === undefined) return null
  const counts = found.map((own) => own.find((count) => isBelow(column, count))!.text)
  const isTax =
    counts.every((count) => TAX_RATES.has(Number(count)) && count !== '1') ||
    (codes.size > 0 && counts.every((count) => codes.has(count)))
  const own = items.flatMap(({ row }, at) =>
    row['quantity'] == null ? [] : [Number(row['quantity']) === Number(counts[at])],
  )
  if (isTax || own.includes(false) || own.length < least || counts.some((count) => Number(count) === 0)) return null
  return items.map((item, at) => ({ ...item, row: { ...item.row, quantity: String(Number(counts[at])) } }))
}

function listCounts({ main }: Item): readonly Word[] {
  const name = main.cells.get('name')?.at(-1)?.box[2]
  const end = main.cells.get('net_amount')?.[0]?.box[0]
  if (name === undefined || end === undefined) return []
  const words = main.line.segments.flatMap((segment) => segment.words)
  return words.filter(({ text, box }) => COUNT.test(text) && box[0] > name && box[2] < end)
}

function listAhead({ main }: Item): readonly Word[] {
  const name = main.cells.get('name')?.[0]?.box[0]
  const words = main.line.segments.flatMap((segment) => segment.words)
  return name === undefined ? [] : words.filter(({ text, box }) => COUNT.test(text) && box[0] < name)
}

function isBelow(one: Word, other: Word): boolean {
  return Math.abs(one.box[2] - other.box[2]) <= ALIGNED
}
