import type { Word } from '../../../../domain/page.ts'
import { TAX_RATES } from '../../../../domain/tax-rates.ts'
import type { Item } from './read-item.ts'

/** In points: counts of one column end under each other. */
const ALIGNED = 4
const COUNT = /^\d{1,3}$/
const LEAST_ITEMS = 2

/**
 * Counts without a heading or a price: whole numbers below each other between the names and the amounts of all items.
 * Numbers that stand for taxes, as codes or as rates, count nothing.
 */
export function fillCounts(items: readonly Item[], codes: ReadonlyMap<string, string>): readonly Item[] {
  const isOpen = items.some(({ row }) => row['quantity'] == null && row['unit_price'] == null)
  if (!isOpen || items.length < LEAST_ITEMS) return items
  const found = items.map((item) => listCounts(item))
  const column = (found[0] ?? []).find((first) =>
    found.every((counts) => counts.some((count) => isBelow(first, count))),
  )
  if (column === undefined) return items
  const counts = found.map((own) => own.find((count) => isBelow(column, count))!.text)
  const isTax =
    counts.every((count) => TAX_RATES.has(Number(count)) && count !== '1') ||
    (codes.size > 0 && counts.every((count) => codes.has(count)))
  const agrees = items.every(({ row }, at) => row['quantity'] == null || Number(row['quantity']) === Number(counts[at]))
  if (isTax || !agrees || counts.some((count) => Number(count) === 0)) return items
  return items.map((item, at) => ({ ...item, row: { ...item.row, quantity: String(Number(counts[at])) } }))
}

function listCounts({ main }: Item): readonly Word[] {
  const name = main.cells.get('name')?.at(-1)?.box[2]
  const end = main.cells.get('net_amount')?.[0]?.box[0]
  if (name === undefined || end === undefined) return []
  const words = main.line.segments.flatMap((segment) => segment.words)
  return words.filter(({ text, box }) => COUNT.test(text) && box[0] > name && box[2] < end)
}

function isBelow(one: Word, other: Word): boolean {
  return Math.abs(one.box[2] - other.box[2]) <= ALIGNED
}
