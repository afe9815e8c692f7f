import type { CandidateTable } from '../../domain/candidates.ts'
import type { Field, Row } from '../../domain/field.ts'
import { fromCents } from '../../domain/money.ts'
import { fillTaxRows, type SettledRow } from './fill-tax-rows.ts'
import {
  derive,
  gather,
  grossSums,
  merge,
  MOST_SUMS,
  sumRowSets,
  taxSums,
  uniqueRows,
  type Sum,
} from './gather-sums.ts'
import { limitConfidence } from './rank-candidates.ts'

/** Amounts of the totals that are chosen together: gross = net + tax (BT-112 = BT-109 + BT-110), to two cents. */
interface Reading {
  readonly gross: Sum
  readonly net: Sum | null
  readonly tax: Sum | null
  readonly rows: readonly SettledRow[]
  readonly score: number
}

const DEDUCTIONS: ReadonlySet<string> = new Set(['prepaid_amount', 'allowance_amount'])

const TOLERANCE = 2

/** No country charges more on sales. */
const HIGHEST_RATE = 0.3

/** All rows are looked through for each net and tax; a long list of items has many that prove nothing about the whole. */
const MOST_TAX_ROWS = 1000

/** The set of net, tax, tax rows and gross that agrees best with labels and arithmetic, as fields; {} without any sum. */
export function settleTotals(candidates: CandidateTable): Readonly<Record<string, Field>> {
  const table = { ...candidates, taxRows: bestRows(candidates.taxRows) }
  const readings = readAll(table)
  const best = readings[0]
  const fields: Record<string, Field> = {}
  for (const role of [
    'amount_due',
    'prepaid_amount',
    'allowance_amount',
    'charge_amount',
    'rounding_amount',
  ] as const) {
    const sums = gather(table.amounts, role)
    // "less advance payment -500.00": the name says the direction, the amount is positive (BT-107, BT-113).
    if (sums.length > 0) fields[role] = makeField(DEDUCTIONS.has(role) ? withoutSign(sums[0]!) : sums[0]!, sums)
  }
  if (best === undefined) return fields
  const margin = readings.find((reading) => reading.gross.cents !== best.gross.cents)
  const certainty = (sum: Sum): number => rate(best, sum, margin)
  fields['gross_amount'] = makeField(
    withConfidence(best.gross, certainty(best.gross)),
    gather(table.amounts, 'gross_amount'),
  )
  if (best.net !== null) {
    fields['net_amount'] = makeField(withConfidence(best.net, certainty(best.net)), gather(table.amounts, 'net_amount'))
  }
  if (best.tax !== null) {
    fields['total_tax_amount'] = makeField(
      withConfidence(best.tax, certainty(best.tax)),
      gather(table.amounts, 'total_tax_amount'),
    )
  }
  const prepaid = settlePrepaid(table, best.gross.cents)
  if (prepaid !== null) fields['prepaid_amount'] = makeField(prepaid, gather(table.amounts, 'prepaid_amount'))
  if (best.rows.length > 0) fields['tax_breakdowns'] = makeRowsField(best, certainty(best.gross))
  return fields
}

function bestRows(rows: CandidateTable['taxRows']): CandidateTable['taxRows'] {
  if (rows.length <= MOST_TAX_ROWS) return rows
  return rows.toSorted((a, b) => b.candidate.confidence - a.candidate.confidence).slice(0, MOST_TAX_ROWS)
}

/** What was paid before is the gross amount less the amount due (BT-115): one printed sum, or several together. */
function settlePrepaid(table: CandidateTable, gross: number): Sum | null {
  // German bills call instalments "Abschläge" as EN 16931 calls allowances: arithmetic tells which they are.
  const named = [...gather(table.amounts, 'prepaid_amount'), ...gather(table.amounts, 'allowance_amount')]
  const paid = named.map((sum) => withoutSign(sum))
  const first = new Map(paid.toReversed().map((sum) => [sum.cents, sum]))
  const together = paid.filter((sum) => sum.confidence >= 0.5).reduce((total, sum) => total + sum.cents, 0)
  for (const due of gather(table.amounts, 'amount_due')) {
    const rest = gross - due.cents
    const single = first.get(rest)
    if (rest > 0 && single !== undefined) return { ...single, confidence: 0.95 }
    if (rest > 0 && together === rest) return derive(rest, 0.85, 'sum of the advance payments')
  }
  return null
}

function withoutSign(sum: Sum): Sum {
  return { ...sum, cents: Math.abs(sum.cents) }
}

function readAll(table: CandidateTable): readonly Reading[] {
  const gross = grossSums(table)
  const sets = sumRowSets(table)
  const nets = merge([...gather(table.amounts, 'net_amount').slice(0, MOST_SUMS), ...sets.map((set) => set.net)])
  const taxes = merge([...taxSums(table), ...sets.map((set) => set.tax)])
  const readings: Reading[] = []
  for (const whole of gross) {
    for (const net of [null, ...nets]) {
      for (const tax of [null, ...taxes]) {
        const reading = weigh(whole, net, tax, table)
        if (reading !== null) readings.push(reading)
      }
    }
  }
  return readings.toSorted((a, b) => b.score - a.score)
}

function weigh(gross: Sum, net: Sum | null, tax: Sum | null, table: CandidateTable): Reading | null {
  let score = gross.confidence
  let settledNet = net
  let settledTax = tax
  if (net !== null && tax !== null) {
    if (Math.abs(net.cents + tax.cents - gross.cents) > TOLERANCE) return null
    if (Math.abs(tax.cents) > Math.abs(net.cents) * HIGHEST_RATE) return null
    score += 0.5 * net.confidence + 0.4 * tax.confidence + (tax.cents === 0 ? 0.15 : 0.6)
  } else if (net !== null) {
    const rest = gross.cents - net.cents
    if (Math.abs(rest) > Math.abs(gross.cents) * 0.25 || rest * Math.sign(gross.cents) < 0) return null
    score += 0.45 * net.confidence - (rest === 0 ? 0.05 : 0.1)
    settledTax = derive(rest, 0.5, 'gross less net')
  } else if (tax !== null) {
    const rest = gross.cents - tax.cents
    if (Math.abs(tax.cents) > Math.abs(gross.cents) * 0.25) return null
    score += 0.15 * tax.confidence - 0.05
    settledNet = derive(rest, 0.5, 'gross less tax')
  }
  const exemption = table.exemptions[0]
  if (net === null && tax === null && exemption !== undefined) {
    settledNet = { ...gross, confidence: gross.confidence * 0.9 }
    settledTax = derive(0, 0.8, 'no tax is charged')
  }
  const rows = settledNet === null || settledTax === null ? [] : fillTaxRows(table, settledNet.cents, settledTax.cents)
  const proven = rows.length > 0 && rows.every((row) => row.isPrinted)
  const taxed = rows.filter(({ row }) => Number(row['tax_rate']) > 0).length
  if (proven) score += 0.35 + 0.3 * Math.max(0, taxed - 1) - 0.4 * Math.min(2, countUnexplained(table, rows))
  const nothingProves = tax !== null && net === null && !proven
  return {
    gross,
    net: nothingProves ? null : settledNet,
    tax: nothingProves ? tax : settledTax,
    rows,
    score,
  }
}

/** Tax rows that prove themselves and yet have no part in the reading speak against it. */
function countUnexplained(table: CandidateTable, rows: readonly SettledRow[]): number {
  const used = new Set(rows.map(({ row }) => `${Number(row['tax_rate'])}/${row['taxable_amount']}`))
  return uniqueRows(table.taxRows).filter(
    (row) =>
      row.candidate.confidence >= 0.8 &&
      row.taxableCents !== null &&
      (row.taxCents ?? 0) > 0 &&
      !used.has(`${row.rate}/${fromCents(row.taxableCents)}`),
  ).length
}

/** Confidence of a chosen sum: arithmetic proof first, then the lead over the next different reading. */
function rate(best: Reading, sum: Sum, next: Reading | undefined): number {
  const proven = best.net !== null && best.tax !== null && best.score > 1.7
  const lead = next === undefined ? 1 : Math.min(1, (best.score - next.score) / 0.6)
  const base = proven ? 0.93 : 0.45 + 0.4 * Math.min(1, sum.confidence)
  return Math.min(0.99, base * (0.75 + 0.25 * lead) + (proven ? 0.05 * lead : 0))
}

function withConfidence(sum: Sum, confidence: number): Sum {
  return { ...sum, confidence: limitConfidence(confidence, sum.candidate.source) }
}

function makeField(chosen: Sum, others: readonly Sum[]): Field {
  const first = { ...chosen.candidate, value: fromCents(chosen.cents), confidence: chosen.confidence }
  const rest = others
    .filter((sum) => sum.cents !== chosen.cents)
    .slice(0, 6)
    .map((sum) => ({
      ...sum.candidate,
      value: fromCents(sum.cents),
      confidence: Math.round(Math.min(sum.confidence, chosen.confidence) * 0.5 * 1000) / 1000,
    }))
  return { value: first.value, candidates: [first, ...rest] }
}

function makeRowsField(best: Reading, confidence: number): Field {
  const value: Row[] = best.rows.map((row) => row.row)
  const evidence = best.rows.find((row) => row.candidate !== null)?.candidate
  return {
    value,
    candidates: [
      {
        value,
        text: evidence?.text ?? '',
        page: evidence?.page ?? null,
        box: evidence?.box ?? null,
        confidence: Math.round(confidence * (best.rows.every((row) => row.isPrinted) ? 1 : 0.85) * 1000) / 1000,
        source: evidence?.source ?? 'derived',
        reason: 'tax rows that add up with net and gross',
      },
    ],
  }
}
