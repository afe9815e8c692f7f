import type { Item } from './read-item.ts'
import { isUnit } from './type-columns.ts'

/** Dots or strokes that lead from the words to the sum. */
const LEADERS = /(?:\s*[._·…–-]){4,}\s*$/u
/** `2 Espresso`, `2x Espresso`, `3 Std Beratung` */
const LEADING =
  /^(?:[-–•*]\s*)?(?<count>\d{1,3}(?:[.,]\d{1,2})?)\s*(?:[x×]\s+)?(?:(?<unit>\p{L}{1,7}[²³]?)\.?\s+)?(?<rest>\p{L}{2}.*)$/u
/** Share of a list's names that begin with a number where these are counts. */
const MOSTLY = 0.6

/** Names without leaders; where most of them begin with a number, it counts what follows, elsewhere it may be part of a name. */
export function tidyNames(found: readonly Item[]): readonly Item[] {
  const items = found.map((item) => withName(item, item.row['name']?.replace(LEADERS, '') ?? null))
  const counted = items.filter(({ row }) => row['quantity'] === null && LEADING.test(row['name'] ?? ''))
  if (counted.length < MOSTLY * items.length || counted.length === 0) return items
  return items.map((item) => {
    const groups = LEADING.exec(item.row['name'] ?? '')?.groups
    if (groups === undefined || item.row['quantity'] !== null) return item
    const { count = '', unit, rest = '' } = groups
    const isMeasured = unit !== undefined && isUnit(unit)
    const name = isMeasured || unit === undefined ? rest : `${unit} ${rest}`
    return {
      ...item,
      row: {
        ...item.row,
        name,
        quantity: count.replace(',', '.'),
        unit: isMeasured ? unit : (item.row['unit'] ?? null),
      },
    }
  })
}

function withName(item: Item, name: string | null): Item {
  return name === (item.row['name'] ?? null) || name === '' ? item : { ...item, row: { ...item.row, name } }
}
