import type { Row } from '../../../../domain/field.ts'
import { toCents } from '../../../../domain/money.ts'
import type { Layout } from '../../layout.ts'
import { amountsOf } from '../../totals/find-amounts.ts'
import type { PayLine } from './pay-line.ts'

/** A rate is below all of it. */
const WHOLE = 100
/** Cents by which a contribution may be rounded. */
const [ROUNDED, ROUNDED_TO_FIVE] = [0.6, 2.5]

/** What stands beside a deduction is its rate where it is that share of an amount on the page, with a sign for percent or without. */
export function proveRates({ pages }: Layout, rows: readonly PayLine[]): readonly PayLine[] {
  return rows.map((found) => {
    const { row, words, page } = found
    const lines = pages.find((other) => other.page === page)?.lines ?? []
    const line = lines.find(({ segments }) => segments.some((segment) => segment.words.includes(words[0]!)))
    if (Number(row['rate'] ?? WHOLE) < WHOLE || line === undefined) return found
    const bases = lines.flatMap((other) => amountsOf(other)).filter(({ isMoney }) => isMoney)
    // "5.300" percent look like thousands.
    const rates = amountsOf(line).flatMap(({ value }) => [Number(value), Number(value) / 1000])
    const rate = rates.find(
      (share) => share > 0 && share < WHOLE && bases.some(({ cents }) => isShare(row, cents, share)),
    )
    return rate === undefined ? found : { ...found, row: { ...row, quantity: null, rate: String(rate) } }
  })
}

function isShare({ amount }: Row, cents: number, rate: number): boolean {
  const own = Math.abs(toCents(amount ?? ''))
  // Swiss amounts have no single centimes.
  return Math.abs((cents * rate) / WHOLE - own) <= (own % 5 === 0 ? ROUNDED_TO_FIVE : ROUNDED)
}
