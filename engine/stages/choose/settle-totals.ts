import type { CandidateTable, LabelledAmount, TaxRowCandidate } from '../../domain/candidates.ts'
import type { Candidate, Field, Row } from '../../domain/field.ts'
import { fromCents } from '../../domain/money.ts'
import { limitConfidence } from './rank-candidates.ts'
import { fillTaxRows, type SettledRow } from './fill-tax-rows.ts'

/** Amounts of the totals that are chosen together: gross = net + tax (BT-112 = BT-109 + BT-110), to two cents. */
interface Reading {
  readonly gross: Sum
  readonly net: Sum | null
  readonly tax: Sum | null
  readonly rows: readonly SettledRow[]
  readonly score: number
}

interface Sum {
  readonly cents: number
  readonly confidence: number
  readonly candidate: Candidate
}

const DEDUCTIONS: ReadonlySet<string> = new Set(['prepaid_amount', 'allowance_amount'])
const MOST_SUMS = 8
const TOLERANCE = 2
/** No country charges more on sales. */
const HIGHEST_RATE = 0.3

/** The set of net, tax, tax rows and gross that agrees best with labels and arithmetic, as fields; {} without any sum. */
export function settleTotals(table: CandidateTable): Readonly<Record<string, Field>> {
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

/** What was paid before is the gross amount less the amount due (BT-115): one printed sum, or several together. */
function settlePrepaid(table: CandidateTable, gross: number): Sum | null {
  const paid = gather(table.amounts, 'prepaid_amount').map((sum) => withoutSign(sum))
  for (const due of gather(table.amounts, 'amount_due')) {
    const rest = gross - due.cents
    const single = paid.find((sum) => sum.cents === rest)
    if (rest > 0 && single !== undefined) return { ...single, confidence: 0.95 }
    const together = paid.filter((sum) => sum.confidence >= 0.5).reduce((total, sum) => total + sum.cents, 0)
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

/** Sums called gross; what is to pay stands for it where nothing else does; the sum of net and tax where it is printed. */
function grossSums(table: CandidateTable): readonly Sum[] {
  const called = gather(table.amounts, 'gross_amount')
  const due = gather(table.amounts, 'amount_due').map((sum) => ({ ...sum, confidence: sum.confidence * 0.72 }))
  const added: Sum[] = []
  const roundings = [0, ...gather(table.amounts, 'rounding_amount').map((sum) => sum.cents)]
  const pairs = [
    ...sumRowSets(table).map((set) => [set.net, set.tax] as const),
    ...gather(table.amounts, 'net_amount')
      .slice(0, MOST_SUMS)
      .flatMap((net) => taxSums(table).map((tax) => [net, tax] as const)),
  ]
  for (const [net, tax] of pairs) {
    const match = table.printed.find(({ cents }) =>
      roundings.some((rounding) => cents === net.cents + tax.cents + rounding),
    )
    if (match === undefined || tax.cents === 0) continue
    const candidate = { ...match.candidate, reason: 'sum of net and tax' }
    added.push({ cents: match.cents, confidence: 0.4, candidate })
  }
  const highest = Math.max(0, ...[...called, ...due].map((sum) => sum.cents))
  // On a till receipt the "net total" is what is paid, after "gross", service and tax: no gross stands above it.
  const alone = gather(table.amounts, 'net_amount').filter((sum) => sum.cents > highest)
  const named = called.map((sum) => (alone.length > 0 ? { ...sum, confidence: sum.confidence * 0.6 } : sum))
  const change = new Set(
    table.tendered.flatMap((given) => table.tendered.map((back) => given - back)).filter((cents) => cents > 0),
  )
  const paid = table.printed
    .filter(({ cents }) => change.has(cents))
    .map(({ cents, candidate }) => ({
      cents,
      confidence: 0.45,
      candidate: { ...candidate, reason: 'cash less change' },
    }))
  return merge([
    ...named,
    ...due,
    ...added,
    ...paid,
    ...alone.map((sum) => ({ ...sum, confidence: sum.confidence * 0.9 })),
  ])
    .map((sum) => {
      const bonus = table.tendered.includes(sum.cents) || change.has(sum.cents) ? 0.15 : 0
      const times = table.printed.filter(({ cents }) => cents === sum.cents).length
      return { ...sum, confidence: sum.confidence + bonus + Math.min(times - 1, 3) * 0.03 }
    })
    .filter((sum) => sum.cents !== 0 || named.length === 1)
    .slice(0, MOST_SUMS)
}

/** Net and tax as the sums of printed tax rows, for every set of rows that are good enough. */
function sumRowSets(table: CandidateTable): readonly { net: Sum; tax: Sum }[] {
  const rows = uniqueRows(table.taxRows)
    .filter((row) => row.taxableCents !== null && row.taxCents !== null && row.candidate.confidence >= 0.5)
    .toSorted((a, b) => b.candidate.confidence - a.candidate.confidence)
    .slice(0, 7)
  const sets: { net: Sum; tax: Sum }[] = []
  for (let mask = 1; mask < 1 << rows.length; mask += 1) {
    const chosen = rows.filter((_, index) => mask & (1 << index))
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

/** Printed tax sums and the tax of single rows. */
function taxSums(table: CandidateTable): readonly Sum[] {
  const rows = uniqueRows(table.taxRows.filter((row) => row.taxCents !== null && row.candidate.confidence >= 0.5))
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

function gather(amounts: readonly LabelledAmount[], role: string): readonly Sum[] {
  return merge(
    amounts
      .filter((amount) => amount.role === role)
      .map(({ cents, candidate }) => ({ cents, confidence: candidate.confidence, candidate })),
  )
}

/** One sum per amount, best first. */
function merge(sums: readonly Sum[]): readonly Sum[] {
  const best = new Map<number, Sum>()
  for (const sum of sums) {
    const known = best.get(sum.cents)
    if (known === undefined || known.confidence < sum.confidence) best.set(sum.cents, sum)
  }
  return [...best.values()].toSorted((a, b) => b.confidence - a.confidence)
}

function derive(cents: number, confidence: number, reason: string): Sum {
  return {
    cents,
    confidence,
    candidate: { value: fromCents(cents), text: '', page: null, box: null, confidence, source: 'derived', reason },
  }
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
