import type { CandidateTable, LabelledAmount, TaxRowCandidate } from '../../domain/candidates.ts'
import type { Candidate } from '../../domain/field.ts'
import { fromCents } from '../../domain/money.ts'
import { listTaxedSums } from './prove-taxes.ts'

export interface Sum {
  readonly cents: number
  readonly confidence: number
  readonly candidate: Candidate
}

export const MOST_SUMS = 8
/** Cents: the smallest coin where one and two cents are gone (Malaysia, Switzerland by tens of this, the Netherlands, Canada). */
export const COIN = 5
/** How surely amounts without labels are net and tax because they prove each other; a list of items has such ones too. */
const PROVEN = 0.25
const MOST_PROVEN = 3
/** How surely a label calls an amount the sum for it to count here. */
export const WELL_CALLED = 0.5

export interface PrintedSum {
  readonly cents: number
  readonly times: number
  /** Where it comes among all amounts when it is first printed. */
  readonly rank: number
  /** The first one. */
  readonly candidate: Candidate
}

/** Every printed amount once, by its cents: looking each sum up among all of them would take too long on a long list. */
export function groupPrinted(amounts: CandidateTable['printed']): ReadonlyMap<number, PrintedSum> {
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
