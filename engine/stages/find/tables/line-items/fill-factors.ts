import { amountsOf, type PrintedAmount } from '../../totals/find-amounts.ts'
import type { Item } from './read-item.ts'
import { trimZeros } from './read-number.ts'

/** A row with more numbers is tried no further. */
const MOST_NUMBERS = 8

/**
 * Quantity and price under headings that are not known: the two numbers of the row before its amount whose product is the
 * amount. What a known heading says stays.
 */
export function fillFactors(item: Item): Item {
  const { quantity, unit_price: price } = item.row
  if (item.cents === null || item.cents === 0 || (quantity !== null && price !== null)) return item
  const cell = new Set([...(item.main.cells.get('position') ?? []), ...(item.main.cells.get('article_number') ?? [])])
  const end = item.main.cells.get('net_amount')?.[0]?.box[0] ?? Number.POSITIVE_INFINITY
  const numbers = amountsOf(item.main.line).filter(
    (number) => !number.isRate && number.words.at(-1)!.box[2] <= end && !number.words.some((word) => cell.has(word)),
  )
  if (numbers.length > MOST_NUMBERS) return item
  for (const [index, first] of numbers.entries()) {
    for (const second of numbers.slice(index + 1)) {
      const found = tellFactors(first, second, Math.abs(item.cents))
      if (found === null) continue
      const [count, each] = found
      if (quantity !== null && Number(quantity) !== Number(count.value)) continue
      if (price !== null && Number(price) !== Number(each.value)) continue
      return { ...item, proven: true, row: { ...item.row, quantity: trimZeros(count.value), unit_price: each.value } }
    }
  }
  return item
}

/** The price has decimals and mostly stands behind the quantity. */
function tellFactors(
  first: PrintedAmount,
  second: PrintedAmount,
  cents: number,
): readonly [PrintedAmount, PrintedAmount] | null {
  if (Math.abs(Math.abs(first.cents * second.cents) / 100 - cents) > 1) return null
  if (second.isMoney) return [first, second]
  return first.isMoney ? [second, first] : null
}
