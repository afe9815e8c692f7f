import type { CandidateTable } from '../../domain/candidates.ts'
import {
  COIN,
  derive,
  gather,
  groupPrinted,
  merge,
  MOST_SUMS,
  provenSets,
  sumRowSets,
  taxSums,
  WELL_CALLED,
  type PrintedSum,
  type Sum,
} from './gather-sums.ts'
import { findRate } from './prove-taxes.ts'

/** How surely an amount without any label is the sum; alone it is too little to be given. */
const UNNAMED = 0.05
/** Per cent of income tax that those who pay a bill of the professions keep back in Spain, Italy and Portugal. */
const WITHHELD_RATES = [7, 11.5, 15, 19, 20, 23, 24, 25]
/** Differences are formed of each two: nobody pays a bill with more notes and cards than this. */
const MOST_TENDERED = 50

/** Sums called gross; what is to pay stands for it where nothing else does; the sum of net and tax where it is printed. */
export function grossSums(table: CandidateTable): readonly Sum[] {
  const called = gather(table.amounts, 'gross_amount')
  const due = gather(table.amounts, 'amount_due').map((sum) => ({ ...sum, confidence: sum.confidence * 0.72 }))
  const added: Sum[] = []
  const roundings = [
    0,
    ...gather(table.amounts, 'rounding_amount')
      .slice(0, MOST_SUMS)
      .map((sum) => sum.cents),
  ]
  const printed = groupPrinted(table.printed)
  const pairs = [
    ...[...sumRowSets(table), ...provenSets(table)].map((set) => [set.net, set.tax] as const),
    ...gather(table.amounts, 'net_amount')
      .slice(0, MOST_SUMS)
      .flatMap((net) => taxSums(table).map((tax) => [net, tax] as const)),
  ]
  for (const [net, tax] of pairs) {
    const match = roundings
      .flatMap((rounding) => printed.get(net.cents + tax.cents + rounding) ?? [])
      .toSorted((a, b) => a.rank - b.rank)[0]
    if (match === undefined || tax.cents === 0) continue
    const candidate = { ...match.candidate, reason: 'sum of net and tax' }
    added.push({ cents: match.cents, confidence: 0.4, candidate })
  }
  added.push(
    ...addPrepaid(table, pairs),
    ...addWithheld([...called, ...due], sumRowSets(table), printed),
    ...mendFigure(called, pairs, roundings, printed),
  )
  const highest = [...called, ...due].reduce((most, sum) => Math.max(most, sum.cents), 0)
  // On a till receipt the "net total" is what is paid, after "gross", service and tax: no gross stands above it. A subtotal
  // that stands above them is misread, or less a discount.
  const alone = gather(table.amounts, 'net_amount').filter(
    ({ cents, candidate }) => cents > highest && (candidate.evidence?.label ?? 1) >= 1,
  )
  const named = called.map((sum) => (alone.length > 0 ? { ...sum, confidence: sum.confidence * 0.6 } : sum))
  const tendered = [...new Set(table.tendered)].slice(0, MOST_TENDERED)
  const change = listChange(tendered)
  const paid = table.printed
    .filter(({ cents }) => change.has(cents))
    .map(({ cents, candidate }) => ({
      cents,
      confidence: 0.45,
      candidate: { ...candidate, reason: 'cash less change' },
    }))
  const [owed] = tendered.length === 2 && paid.length === 0 ? change : []
  // Recognized once, and no two amounts make it up, as items do, or net and tax.
  const isDoubtful = ({ cents, candidate }: Sum): boolean =>
    candidate.source === 'ocr' &&
    printed.get(cents)?.times === 1 &&
    ![...printed.keys()].some((part) => part > 0 && part < cents && printed.has(cents - part))
  const isOpen = owed !== undefined && called.every((sum) => isDoubtful(sum) || sum.confidence < WELL_CALLED)
  const misread = isOpen ? called.find((sum) => isDoubtful(sum) && isMisread(sum.cents, owed)) : undefined
  const reckoned = owed === undefined ? [] : [derive(owed, misread?.confidence ?? 0.3, 'cash less change')]
  const rounded = [...named, ...due]
    .slice(0, MOST_SUMS)
    .flatMap((sum) => [...roundToCoins(sum, printed), ...addRounding(sum, roundings, printed, change)])
  // What a label calls the sum and cash less change is too is not what some line of the tax table adds up to.
  const isSettled = named.some(({ cents, confidence }) => confidence >= WELL_CALLED && change.has(cents))
  const merged = merge([
    ...named,
    ...due,
    ...(isSettled ? added.filter(({ cents }) => change.has(cents)) : added),
    ...paid,
    ...reckoned,
    ...rounded,
    ...(isSettled ? [] : findUnnamed(table.printed, printed)),
    ...alone.map((sum) => ({ ...sum, confidence: sum.confidence * 0.9 })),
  ])
  return merged
    .map((sum) => {
      const bonus = tendered.includes(sum.cents) || change.has(sum.cents) ? 0.15 : 0
      const times = printed.get(sum.cents)?.times ?? 0
      return { ...sum, confidence: sum.confidence + bonus + Math.min(times - 1, 3) * 0.03 }
    })
    .filter((sum) => sum.cents !== 0 || named.length === 1)
    .slice(0, MOST_SUMS)
}

/** The gross amount is misread or not printed: what is due and what was paid before make it, as net and tax do. */
function addPrepaid(table: CandidateTable, pairs: readonly (readonly [Sum, Sum])[]): readonly Sum[] {
  const totals = new Set(pairs.filter(([, tax]) => tax.cents > 0).map(([net, tax]) => net.cents + tax.cents))
  // "Import duty paid on your behalf" is a part of the sum.
  const untaxed = new Set(table.taxRows.flatMap((row) => (row.exemption === undefined ? [] : [row.taxableCents])))
  return gather(table.amounts, 'amount_due')
    .slice(0, MOST_SUMS)
    .flatMap((due) =>
      gather(table.amounts, 'prepaid_amount')
        .filter(({ cents }) => !untaxed.has(cents))
        .map((paid) => ({ due, whole: due.cents + Math.abs(paid.cents) }))
        .filter(({ whole }) => whole > due.cents && totals.has(whole)),
    )
    .map(({ due, whole }) => derive(whole, due.confidence, 'amount due and what was paid before'))
}

/** Spanish and Italian bills of the professions print what is paid after income tax is withheld; gross is net and tax. */
function addWithheld(
  paid: readonly Sum[],
  sets: readonly { net: Sum; tax: Sum }[],
  printed: ReadonlyMap<number, PrintedSum>,
): readonly Sum[] {
  return sets.flatMap(({ net, tax }) => {
    const whole = net.cents + tax.cents
    if (printed.has(whole)) return []
    return paid
      .filter(({ cents }) => printed.has(cents - whole) && isWithheld(whole - cents, net.cents))
      .map((sum) => derive(whole, sum.confidence, 'what is paid and the income tax withheld'))
  })
}

function isWithheld(cents: number, net: number): boolean {
  return WITHHELD_RATES.some((rate) => Math.abs((net * rate) / 100 - cents) <= 1)
}

/** A recognized total of which one figure is wrong: net and tax at a usual rate make another sum, which differs in that alone. */
function mendFigure(
  called: readonly Sum[],
  pairs: readonly (readonly [Sum, Sum])[],
  roundings: readonly number[],
  printed: ReadonlyMap<number, PrintedSum>,
): readonly Sum[] {
  // A total that is printed twice was not misread both times.
  const misread = called.filter(({ cents, candidate }) => candidate.source === 'ocr' && printed.get(cents)?.times === 1)
  if (misread.length === 0) return []
  return pairs
    .filter(([net, tax]) => net.confidence >= WELL_CALLED && findRate(net.cents, tax.cents) !== null)
    .flatMap(([net, tax]) => roundings.map((rounding) => net.cents + tax.cents + rounding))
    .filter((whole) => !printed.has(whole))
    .flatMap((whole) =>
      misread
        .filter(({ cents }) => isMisread(cents, whole))
        .map((sum) => derive(whole, 0.9 * sum.confidence, 'sum of net and tax, one figure of the total is misread')),
    )
}

/** One figure is wrong or lost, and it is no rounding to coins. */
function isMisread(read: number, whole: number): boolean {
  if (Math.abs(read - whole) <= COIN) return false
  const [left, right] = [String(read), String(whole)]
  if (left.length === right.length) return left.split('').filter((figure, at) => figure !== right[at]).length === 1
  return left.length === right.length - 1 && left.length > 2 && right.endsWith(left)
}

/** What of the sums handed over came back: each less each smaller one. */
export function listChange(tendered: readonly number[]): ReadonlySet<number> {
  return new Set(tendered.flatMap((given) => tendered.map((back) => given - back)).filter((cents) => cents > 0))
}

/** "Total 14.64, rounding 0.01": what is paid is printed as well, or is what was given less what came back. */
function addRounding(
  sum: Sum,
  roundings: readonly number[],
  printed: ReadonlyMap<number, PrintedSum>,
  change: ReadonlySet<number>,
): readonly Sum[] {
  return roundings.flatMap((rounding) => {
    const cents = sum.cents + rounding
    if (rounding === 0 || Math.abs(rounding) > COIN || cents % COIN !== 0 || sum.cents % COIN === 0) return []
    const match = printed.get(cents)
    const confidence = sum.confidence * 1.05
    if (match !== undefined) {
      return [{ cents, confidence, candidate: { ...match.candidate, reason: 'total rounded to coins' } }]
    }
    return change.has(cents) ? [derive(cents, confidence, 'total rounded to coins')] : []
  })
}

/** Where the smallest coins are gone a till rounds to the next five cents and prints that sum as well: it is what is paid. */
function roundToCoins(sum: Sum, printed: ReadonlyMap<number, PrintedSum>): readonly Sum[] {
  if (sum.cents % COIN === 0) return []
  const down = sum.cents - (((sum.cents % COIN) + COIN) % COIN)
  return [down, down + COIN].flatMap((cents) => {
    const match = printed.get(cents)
    if (match === undefined || Math.abs(cents - sum.cents) > COIN / 2) return []
    const candidate = { ...match.candidate, reason: 'total rounded to coins' }
    return [{ cents, confidence: sum.confidence * 0.98, candidate }]
  })
}

/** Sums that no label names: the largest and the one printed most often, for want of anything better. */
function findUnnamed(all: CandidateTable['printed'], printed: ReadonlyMap<number, PrintedSum>): readonly Sum[] {
  const sums = [...printed.values()].filter(({ cents }) => cents > 0)
  const largest = sums.toSorted((a, b) => b.cents - a.cents).slice(0, 2)
  const frequent = sums.filter(({ times }) => times > 1).toSorted((a, b) => b.times - a.times || b.cents - a.cents)
  const last = all.findLast(({ cents }) => cents > 0)
  const lastSum = last === undefined ? undefined : printed.get(last.cents)
  return [...largest, ...frequent.slice(0, 1), ...(lastSum === undefined ? [] : [lastSum])].map(
    ({ cents, candidate }) => ({ cents, confidence: UNNAMED, candidate }),
  )
}
