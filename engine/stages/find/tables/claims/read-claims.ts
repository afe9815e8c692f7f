import { toCents } from '../../../../domain/money.ts'
import type { Layout } from '../../layout.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import type { Claim } from './claim.ts'
import { hasSum, listSums, type SumLine } from './list-sums.ts'
import { readClaimFacts } from './read-claim-facts.ts'
import { readListedClaims } from './read-listed-claims.ts'
import { readClaimSentences } from './read-claim-sentences.ts'
import { readClaimTable } from './read-claim-table.ts'
import { readItemRows } from './read-item-rows.ts'

/** Open items as read in one way. */
export interface ReadClaims {
  readonly kind: string
  readonly claims: readonly Claim[]
  /** Their sum is printed. */
  readonly isProven: boolean
  /** Amounts on the lines that are no claim. */
  readonly sums: readonly SumLine[]
}

/** Ways to read open items, the surest first. */
const WAYS: readonly (readonly [kind: string, read: (layout: Layout, order: DateOrder) => readonly Claim[]])[] = [
  ['table of open items', readClaimTable],
  ['lines of open items', readItemRows],
  ['list of open items', readListedClaims],
  ['labels of an open item', readClaimFacts],
  ['sentence about an unpaid invoice', readClaimSentences],
]

/** The reading of the open items whose sum is proven and whose cells are filled best. */
export function readClaims(layout: Layout, order: DateOrder): ReadClaims {
  const readings = WAYS.map(([kind, read], index) => {
    const claims = read(layout, order)
    const own = new Set(claims.flatMap(({ words }) => words))
    const lines = new Set(
      layout.pages.flatMap((page) =>
        page.lines.filter(({ segments }) => segments.some(({ words }) => words.some((word) => own.has(word)))),
      ),
    )
    const sums = listSums(layout, claims.length === 0 ? new Set() : lines)
    const sum = sumUp(claims)
    const isProven = sum !== null && hasSum(sums, sum, claims.length)
    return { kind, claims, sums, isProven, worth: judge(claims, isProven) - index / 20 }
  })
  return readings.reduce((best, other) => (other.worth > best.worth ? other : best))
}

/** Cents; null where an item has no amount. */
export function sumUp(claims: readonly Claim[]): number | null {
  return claims.reduce<number | null>((sum, { row }) => {
    const open = row['open_amount']
    return sum === null || typeof open !== 'string' ? null : sum + toCents(open)
  }, 0)
}

/** 0 for no claims; more for filled cells, and for a sum that is printed. */
function judge(claims: readonly Claim[], isProven: boolean): number {
  if (claims.length === 0) return 0
  const filled = (key: string): number => claims.filter(({ row }) => row[key] !== null).length / claims.length
  return (
    0.2 +
    0.5 * filled('document_number') +
    0.4 * filled('issue_date') +
    0.4 * filled('payment_due_date') +
    0.5 * filled('open_amount') +
    (isProven ? 1 : 0)
  )
}
