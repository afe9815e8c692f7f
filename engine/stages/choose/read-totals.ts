import type { CandidateTable, TaxRowCandidate } from '../../domain/candidates.ts'
import type { Candidate } from '../../domain/field.ts'
import { toCents } from '../../domain/money.ts'
import { fillTaxRows, type SettledRow } from './fill-tax-rows.ts'
import { grossSums } from './gather-gross.ts'
import { findRate } from './prove-taxes.ts'
import {
  COIN,
  derive,
  gather,
  merge,
  MOST_SUMS,
  provenSets,
  sumRowSets,
  taxSums,
  uniqueRows,
  type Sum,
} from './gather-sums.ts'

/** Amounts of the totals that are chosen together: gross = net + tax (BT-112 = BT-109 + BT-110), to two cents. */
export interface Reading {
  readonly gross: Sum
  readonly net: Sum | null
  readonly tax: Sum | null
  readonly rows: readonly SettledRow[]
  /** Tax rows that prove themselves and have no part in it. */
  readonly unexplained: number
  /** Labels and arithmetic together; over 1.7 where net, tax and gross prove each other. */
  readonly score: number
}

const TOLERANCE = 2

/** No country charges more on sales. */
const HIGHEST_RATE = 0.3

/** How surely a row proves itself in a table of taxes, the recognizer's doubt included. */
const PROVEN_ROW = 0.6
/** How surely by its own words. */
const SURELY_TAXED = 0.7
/** How surely where its line says tax as well. */
const TOLD_TAX = 0.9

/** Beside these no other reading of the totals has a chance. */
const MOST_READINGS = 20

/** Every way to read the totals that labels and arithmetic allow, the best first. */
export function readTotals(table: CandidateTable): readonly Reading[] {
  const gross = grossSums(table)
  const roundings = listRoundings(table)
  const sets = [...sumRowSets(table), ...provenSets(table)]
  const nets = merge([...gather(table.amounts, 'net_amount').slice(0, MOST_SUMS), ...sets.map((set) => set.net)])
  const taxes = merge([...taxSums(table), ...sets.map((set) => set.tax)])
  const readings: Reading[] = []
  for (const whole of gross) {
    for (const net of [null, ...nets]) {
      for (const tax of [null, ...taxes]) {
        const reading = weigh(whole, net, tax, table, roundings)
        if (reading !== null) readings.push(reading)
      }
    }
  }
  return readings.toSorted((a, b) => b.score - a.score)
}

/** The first readings, those with the same sums once: labels and arithmetic have put them in order. */
export function distinctReadings(readings: readonly Reading[]): readonly Reading[] {
  const distinct = new Map<string, Reading>()
  for (const reading of readings) {
    const key = `${reading.gross.cents}/${reading.net?.cents}/${reading.tax?.cents}`
    if (!distinct.has(key)) distinct.set(key, reading)
    if (distinct.size === MOST_READINGS) break
  }
  return [...distinct.values()]
}

function weigh(
  gross: Sum,
  net: Sum | null,
  tax: Sum | null,
  table: CandidateTable,
  roundings: ReadonlySet<number>,
): Reading | null {
  let score = gross.confidence
  let settledNet = net
  let settledTax = tax
  if (net !== null && tax !== null) {
    const rounding = gross.cents - net.cents - tax.cents
    if (Math.abs(rounding) > TOLERANCE && !roundings.has(rounding)) return null
    if (Math.abs(tax.cents) > Math.abs(net.cents) * HIGHEST_RATE) return null
    score += 0.5 * net.confidence + 0.4 * tax.confidence + (tax.cents === 0 ? 0.15 : 0.6)
  } else if (net !== null) {
    const rest = gross.cents - net.cents
    if (Math.abs(rest) > Math.abs(gross.cents) * 0.25 || rest * Math.sign(gross.cents) < 0) return null
    score += 0.45 * net.confidence - (rest === 0 ? 0.05 : 0.1)
    if (rest === 0 && table.taxRows.some((row) => isToldTax(row, gross.cents))) return null
    settledTax = derive(rest, 0.5, 'gross less net')
  } else if (tax !== null) {
    const rest = gross.cents - tax.cents
    if (Math.abs(tax.cents) > Math.abs(gross.cents) * 0.25) return null
    score += 0.15 * tax.confidence - 0.05
    settledNet = derive(rest, 0.5, 'gross less tax')
  }
  const exemption = table.exemptions[0]
  if (net === null && tax === null && exemption !== undefined) {
    if (table.taxRows.some((row) => isSurelyTaxed(row, gross.cents))) return null
    settledNet = { ...gross, confidence: gross.confidence * 0.9 }
    settledTax = derive(0, 0.8, 'no tax is charged')
  }
  const rows = settledNet === null || settledTax === null ? [] : fillTaxRows(table, settledNet.cents, settledTax.cents)
  const proven = rows.length > 0 && rows.every((row) => row.isPrinted)
  if (net !== null && !proven && isTaxedOtherwise(table.taxRows, net.cents, gross.cents)) return null
  const unexplained = proven ? countUnexplained(table, rows) : 0
  const taxed = rows.filter(({ row }) => Number(row['tax_rate']) > 0).length
  if (proven) score += 0.35 + 0.3 * Math.max(0, taxed - 1) - 0.4 * Math.min(2, unexplained)
  // Where the paper says that the tax is nought, net is gross; a usual rate proves what is left beside another tax.
  const nothingProves =
    tax !== null && tax.cents !== 0 && net === null && !proven && findRate(gross.cents - tax.cents, tax.cents) === null
  return {
    gross,
    net: nothingProves ? null : settledNet,
    tax: nothingProves ? tax : settledTax,
    rows,
    unexplained,
    score,
  }
}

/** "Round off 0.30": what is to pay is more or less than net and tax by one of these, in cents. */
function listRoundings({ amounts }: CandidateTable): ReadonlySet<number> {
  const named = amounts.filter(({ role, cents }) => role === 'rounding_amount' && Math.abs(cents) < 100)
  return new Set(named.flatMap(({ cents }) => [cents, -cents]))
}

/** A row of the paper's own taxes that is a part of the sum: not all of it is exempt. */
function isSurelyTaxed({ taxableCents, taxCents, candidate }: TaxRowCandidate, gross: number): boolean {
  if (taxableCents === null || taxCents === null || taxCents <= 0) return false
  return candidate.confidence >= SURELY_TAXED && taxableCents + taxCents <= gross
}

/** A line that says tax, with base and tax, of a part of the sum or all of it. */
function isToldTax(row: TaxRowCandidate, gross: number): boolean {
  return row.candidate.confidence >= TOLD_TAX && isSurelyTaxed(row, gross)
}

/**
 * The printed tax on that very net amount is not what gross leaves, nor can a tax at another rate be the rest of it: something else
 * is in gross, or net is only a part.
 */
function isTaxedOtherwise(rows: readonly TaxRowCandidate[], net: number, gross: number): boolean {
  return rows.some(({ rate, taxableCents, taxCents, candidate }) => {
    if (taxableCents !== net || !taxCents || candidate.confidence < PROVEN_ROW) return false
    const rest = gross - net - taxCents
    const isOpen = rows.some((other) => other.rate !== rate && other.taxCents && other.taxCents <= rest + TOLERANCE)
    return Math.abs(rest) > TOLERANCE && !isOpen
  })
}

/** Tax rows that prove themselves and yet have no part in the reading speak against it; other readings of a line in use do not. */
function countUnexplained(table: CandidateTable, rows: readonly SettledRow[]): number {
  const used = rows.map(({ row }) => ({ rate: Number(row['tax_rate']), base: toCents(row['taxable_amount'] ?? '0') }))
  const lines = new Set(rows.map(({ candidate }) => placeOf(candidate)))
  return uniqueRows(table.taxRows).filter(
    (row) =>
      row.candidate.confidence >= PROVEN_ROW &&
      row.taxableCents !== null &&
      (row.taxCents ?? 0) > 0 &&
      !lines.has(placeOf(row.candidate)) &&
      !used.some(({ rate, base }) => rate === row.rate && Math.abs(base - row.taxableCents!) <= COIN),
  ).length
}

function placeOf(candidate: Candidate | null): string {
  return `${candidate?.page}: ${candidate?.box?.join()}`
}
