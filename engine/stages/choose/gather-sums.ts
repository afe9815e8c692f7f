import type { CandidateTable, LabelledAmount, TaxRowCandidate } from '../../domain/candidates.ts'
import type { Candidate } from '../../domain/field.ts'
import { fromCents } from '../../domain/money.ts'
import { findRate, listTaxedSums } from './prove-taxes.ts'

export interface Sum {
  readonly cents: number
  readonly confidence: number
  readonly candidate: Candidate
}

export const MOST_SUMS = 8
/** Cents: the smallest coin where one and two cents are gone (Malaysia, Switzerland by tens of this, the Netherlands, Canada). */
export const COIN = 5
/** How surely an amount without any label is the sum; alone it is too little to be given. */
const UNNAMED = 0.05
/** How surely amounts without labels are net and tax because they prove each other; a list of items has such ones too. */
const PROVEN = 0.25
const MOST_PROVEN = 3
/** How surely a label calls an amount the sum for it to count here. */
const WELL_CALLED = 0.5
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
  return gather(table.amounts, 'amount_due')
    .slice(0, MOST_SUMS)
    .flatMap((due) =>
      gather(table.amounts, 'prepaid_amount')
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

interface PrintedSum {
  readonly cents: number
  readonly times: number
  /** Where it comes among all amounts when it is first printed. */
  readonly rank: number
  /** The first one. */
  readonly candidate: Candidate
}

/** Every printed amount once, by its cents: looking each sum up among all of them would take too long on a long list. */
function groupPrinted(amounts: CandidateTable['printed']): ReadonlyMap<number, PrintedSum> {
  const byCents = new Map<number, PrintedSum>()
  amounts.forEach(({ cents, candidate }, rank) => {
    const known = byCents.get(cents) ?? { cents, times: 0, rank, candidate }
    byCents.set(cents, { ...known, times: known.times + 1 })
  })
  return byCents
}

/** Net and tax as the sums of printed tax rows, for every set of rows that are good enough. */
export function sumRowSets(table: CandidateTable): readonly { net: Sum; tax: Sum }[] {
  const rows = uniqueRows(table.taxRows)
    .filter((row) => row.taxableCents !== null && row.taxCents !== null && row.candidate.confidence >= 0.5)
    .toSorted((a, b) => b.candidate.confidence - a.candidate.confidence)
    .slice(0, 7)
  const sets: { net: Sum; tax: Sum }[] = []
  for (let mask = 1; mask < 1 << rows.length; mask += 1) {
    const chosen = rows.filter((_, index) => mask & (1 << index))
    // What bears no tax is a part of a sum: alone it says nothing about the whole.
    if (chosen.every((row) => row.exemption !== undefined)) continue
    const weakest = Math.min(...chosen.map((row) => row.candidate.confidence))
    const net = chosen.reduce((sum, row) => sum + row.taxableCents!, 0)
    const tax = chosen.reduce((sum, row) => sum + row.taxCents!, 0)
    sets.push({
      net: derive(net, 0.6 * weakest, 'sum of the taxable amounts'),
      tax: derive(tax, 0.6 * weakest, 'sum of the tax rows'),
    })
  }
  return sets
}

/**
 * Net and tax that their printed sum and a usual rate prove, without a label: of the largest sums, and of none smaller than
 * what a label calls the sum, which would be that of an item or of one rate; what was handed over at a till is no sum either.
 */
export function provenSets(table: CandidateTable): readonly { net: Sum; tax: Sum }[] {
  const printed = groupPrinted(table.printed)
  const pick = (cents: number): Sum => {
    const candidate = { ...printed.get(cents)!.candidate, reason: 'net, tax and sum prove each other' }
    return { cents, confidence: PROVEN, candidate }
  }
  const called = gather(table.amounts, 'gross_amount').filter(({ confidence }) => confidence >= WELL_CALLED)
  const least = called.reduce((most, { cents }) => Math.max(most, cents), 0)
  return listTaxedSums(new Set(printed.keys()))
    .filter(({ gross }) => gross >= least && !table.tendered.includes(gross))
    .slice(0, MOST_PROVEN)
    .map(({ net, tax }) => ({ net: pick(net), tax: pick(tax) }))
}

/** Printed tax sums and the tax of single rows. */
export function taxSums(table: CandidateTable): readonly Sum[] {
  const rows = uniqueRows(
    table.taxRows.filter((row) => row.taxCents !== null && !row.exemption && row.candidate.confidence >= 0.5),
  )
  const fromRows: Sum[] = rows.map((row) => ({
    cents: row.taxCents!,
    confidence: row.candidate.confidence * 0.8,
    candidate: { ...row.candidate, value: fromCents(row.taxCents!) },
  }))
  return merge([...gather(table.amounts, 'total_tax_amount'), ...fromRows]).slice(0, MOST_SUMS)
}

export function uniqueRows(rows: readonly TaxRowCandidate[]): readonly TaxRowCandidate[] {
  const seen = new Map<string, TaxRowCandidate>()
  for (const row of rows) {
    const key = `${row.rate}/${row.taxableCents}/${row.taxCents}`
    if ((seen.get(key)?.candidate.confidence ?? 0) < row.candidate.confidence) seen.set(key, row)
  }
  return [...seen.values()]
}

export function gather(amounts: readonly LabelledAmount[], role: string): readonly Sum[] {
  return merge(
    amounts
      .filter((amount) => amount.role === role)
      .map(({ cents, candidate }) => ({ cents, confidence: candidate.confidence, candidate })),
  )
}

/** One sum per amount, best first. */
export function merge(sums: readonly Sum[]): readonly Sum[] {
  const best = new Map<number, Sum>()
  for (const sum of sums) {
    const known = best.get(sum.cents)
    if (known === undefined || known.confidence < sum.confidence) best.set(sum.cents, sum)
  }
  return [...best.values()].toSorted((a, b) => b.confidence - a.confidence)
}

export function derive(cents: number, confidence: number, reason: string): Sum {
  return {
    cents,
    confidence,
    candidate: { value: fromCents(cents), text: '', page: null, box: null, confidence, source: 'derived', reason },
  }
}
