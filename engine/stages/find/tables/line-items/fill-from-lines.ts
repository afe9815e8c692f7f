import type { Row } from '../../../../domain/field.ts'
import type { Item } from './read-item.ts'

/** Figures that a row has together, or not at all. */
const FACTORS = ['quantity', 'unit_price'] as const

/**
 * Items of a table with what their own lines say when they are read alone: counts and prices that the table has no columns
 * for, and the unit behind the count.
 * @param read the lines with products and those of a till roll; called where a cell is empty
 */
export function fillFromLines(items: readonly Item[], read: () => readonly Item[]): readonly Item[] {
  const isOpen = items.some(({ row }) => ['unit', ...FACTORS].some((key) => row[key] == null))
  if (!isOpen) return items
  const byLine = Map.groupBy(read(), ({ main }) => main.line)
  return items.map((item) => {
    const same = (byLine.get(item.main.line) ?? []).filter(({ cents }) => cents === item.cents)
    return same.reduce(fill, item)
  })
}

function fill(item: Item, { row, proven }: Item): Item {
  const own = item.row
  const isFree = FACTORS.every((key) => own[key] == null) && FACTORS.every((key) => row[key] != null)
  const agrees = FACTORS.every((key) => own[key] != null && Number(own[key]) === Number(row[key]))
  if (!isFree && !agrees) return item
  const factors: Row = isFree ? { quantity: row['quantity']!, unit_price: row['unit_price']! } : {}
  return {
    ...item,
    proven: isFree ? proven : item.proven,
    row: { ...own, ...factors, unit: own['unit'] ?? row['unit'] ?? null },
  }
}
