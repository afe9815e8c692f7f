import { toCents } from '../../../../domain/money.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import type { Claim } from './claim.ts'
import { countSum, listSums, type SumLine } from './list-sums.ts'
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
const WAYS: readonly Way[] = [
  { kind: 'table of open items', read: readClaimTable, fills: true },
  { kind: 'lines of open items', read: readItemRows, fills: true },
  { kind: 'list of open items', read: readListedClaims, fills: true },
  { kind: 'labels of an open item', read: readClaimFacts, fills: false },
  { kind: 'sentence about an unpaid invoice', read: readClaimSentences, fills: false },
]

interface Way {
  readonly kind: string
  readonly read: (layout: Layout, order: DateOrder) => readonly Claim[]
  /** Its items fill their lines, where no other sum stands. */
  readonly fills: boolean
}

/** What a reminder adds to what it claims, by names that no goods and services have. */
const ADDED =
  /mahn ?(?:gebuhr|kosten|spesen|auslagen|pauschale)|verzugs ?(?:zins|pauschale|kosten)|saumnis|inkasso ?(?:kosten|gebuhr)|(?:late|default) (?:payment )?(?:fee|interest|charge)|(?:charge|fee) for \w+ (?:reminder|notice)|reminder fee|penalites? de retard|interets? (?:de retard|moratoires?)|frais de (?:rappel|relance|recouvrement)|interessi (?:di mora|moratori)|spese di sollecito|intereses de demora|gastos de devolucion|juros de mora|wettelijke rente|incassokosten|aanmaningskosten/

/** Papers that give money back and payments, at the start or by their side of an account. */
const CREDIT =
  /^(?:\d[\d ]* )?(?:gu|gs|gutschrift|storno|zahlung|nc|cn|cr|credit|payment|avoir|reglement|nota (?:di|de) cred\w*|pagamento|abono|pago|creditnota|betaling)\b|\d (?:h|haben|cr|cred)(?: \d+)?$/

const knownClaims = new WeakMap<Layout, Map<DateOrder, ReadClaims>>()

/** The reading of the open items whose sum is proven and whose cells are filled best. */
export function readClaims(layout: Layout, order: DateOrder): ReadClaims {
  // What is asked for, the days and the rows all rest on them.
  const known = knownClaims.get(layout) ?? new Map<DateOrder, ReadClaims>()
  knownClaims.set(layout, known)
  const claims = known.get(order) ?? pickReading(layout, order)
  known.set(order, claims)
  return claims
}

function pickReading(layout: Layout, order: DateOrder): ReadClaims {
  const readings = WAYS.map(({ kind, read, fills }, index) => {
    const claims = read(layout, order).filter((claim) => !fills || !isAdded(claim))
    const own = new Set(claims.flatMap(({ words }) => words))
    const lines = new Set(
      layout.pages.flatMap((page) =>
        page.lines.filter(({ segments }) => segments.some(({ words }) => words.some((word) => own.has(word)))),
      ),
    )
    const sums = listSums(layout, fills ? lines : new Set())
    const isPrinted = (items: readonly Claim[]): boolean => {
      const sum = items.length === 0 ? null : sumUp(items)
      return sum !== null && countSum(sums, sum) > (fills || items.length > 1 ? 0 : 1)
    }
    const credited = claims.map((claim) => creditIfNamed(claim))
    const signed = !isPrinted(claims) && isPrinted(credited) ? credited : claims
    const isProven = isPrinted(signed)
    return { kind, claims: signed, sums, isProven, worth: judge(signed, isProven) - index / 20 }
  })
  return readings.reduce((best, other) => (other.worth > best.worth ? other : best))
}

/** Below zero where it is called a credit: taken off what is owed where the sum shows that it was. */
function creditIfNamed(claim: Claim): Claim {
  const open = claim.row['open_amount']
  const isCredit = CREDIT.test(fold(claim.words.map(({ text }) => text).join(' ')))
  if (!isCredit || typeof open !== 'string' || open.startsWith('-')) return claim
  return { ...claim, row: { ...claim.row, open_amount: `-${open}` } }
}

/** Fees and interest stand among the items of some accounts. */
function isAdded({ words }: Claim): boolean {
  return ADDED.test(fold(words.map(({ text }) => text).join(' ')))
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
