import type { Line } from '../../../../domain/lines.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { amountsOf, type PrintedAmount } from '../../totals/find-amounts.ts'
import type { Item } from './read-item.ts'
import { SUM } from './item-words.ts'
import { trimZeros } from './read-number.ts'

/** A line with more numbers is part of some other table; each is tried with each other one. */
const MOST_NUMBERS = 8

/** Items of tables without headings that are known: lines on which one number times another gives the amount behind them. */
export function listProducts(layout: Layout): readonly Item[] {
  return layout.pages.flatMap(({ lines }) => lines.flatMap((line) => readProduct(line) ?? []))
}

function readProduct(line: Line): Item | null {
  const numbers = amountsOf(line).filter((amount) => !amount.isRate)
  if (numbers.length < 3 || numbers.length > MOST_NUMBERS || SUM.test(fold(line.text))) return null
  const factors = findFactors(numbers)
  if (factors === null) return null
  const { quantity, price, total } = factors
  const used = new Set(numbers.flatMap((number) => number.words))
  const words = line.segments.flatMap((segment) => segment.words)
  const text = words.filter((word) => !used.has(word) && /\p{L}/u.test(word.text))
  const name = text.map((word) => word.text).join(' ')
  if (!/\p{L}{3}/u.test(name)) return null
  return {
    row: {
      position: null,
      article_number: null,
      name,
      description: null,
      quantity: trimZeros(quantity.value),
      unit: null,
      unit_price: price.value,
      net_amount: total.value,
      tax_rate: null,
    },
    cents: total.cents,
    proven: true,
    words,
    main: { page: line.page, line, cells: new Map() },
  }
}

function findFactors(
  numbers: readonly PrintedAmount[],
): { quantity: PrintedAmount; price: PrintedAmount; total: PrintedAmount } | null {
  for (let last = numbers.length - 1; last >= 2; last -= 1) {
    const total = numbers[last]!
    if (!total.isMoney || total.cents === 0) continue
    for (let second = last - 1; second >= 1; second -= 1) {
      for (let first = second - 1; first >= 0; first -= 1) {
        const [a, b] = [numbers[first]!, numbers[second]!]
        if (Math.abs((a.cents * b.cents) / 100 - total.cents) > 1 || a.cents === 0) continue
        // The price has decimals, the quantity mostly has none.
        if (b.isMoney) return { quantity: a, price: b, total }
        if (a.isMoney) return { quantity: b, price: a, total }
      }
    }
  }
  return null
}
