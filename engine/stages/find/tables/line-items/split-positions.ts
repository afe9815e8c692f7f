import type { Item } from './read-item.ts'

/** "1 A1100": a running number before what stands in the next column. */
const NUMBERED = /^(\d{1,3})[.)]?\s+(\S.*)$/
const LEAST_ITEMS = 2
/** Numbers run on by ones or by tens. */
const STEPS = [1, 10]

/** Running numbers under the heading of the article numbers are positions of their own. */
export function splitPositions(items: readonly Item[]): readonly Item[] {
  const parts = items.map(({ row }) => NUMBERED.exec(row['position'] == null ? (row['article_number'] ?? '') : ''))
  const runs = STEPS.some((step) => parts.every((part, at) => Number(part?.[1]) === step * (at + 1)))
  if (items.length < LEAST_ITEMS || !runs) return items
  return items.map((item, at) => {
    const [, position, article] = parts[at]!
    return { ...item, row: { ...item.row, position: position!, article_number: article! } }
  })
}
