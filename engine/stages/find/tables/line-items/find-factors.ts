import type { PrintedAmount } from '../../totals/find-amounts.ts'

/** A line with more numbers is part of some other table; each is tried with each other one. */
const MOST_NUMBERS = 8

interface Factors {
  readonly quantity: PrintedAmount
  readonly price: PrintedAmount
  readonly total: PrintedAmount
}

/** The numbers of a line of which two multiply to a third behind them; null where there are none. */
export function findFactors(numbers: readonly PrintedAmount[]): Factors | null {
  if (numbers.length > MOST_NUMBERS) return null
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
