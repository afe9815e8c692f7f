import type { CandidateTable } from '../../domain/candidates.ts'
import type { Field, Row } from '../../domain/field.ts'
import { fromCents } from '../../domain/money.ts'
import { completeTaxRows } from './complete-tax-rows.ts'
import type { TotalKey } from './describe-reading.ts'
import { derive, gather, type Sum } from './gather-sums.ts'
import { limitConfidence } from './rank-candidates.ts'
import { distinctReadings, readTotals, type Reading } from './read-totals.ts'
import { roundChance, type JudgeReading } from './score-candidates.ts'

/** Below this a sum is too doubtful to be given. */
const THRESHOLD = 0.15

/** All rows are looked through for each net and tax; a long list of items has many that prove nothing about the whole. */
const MOST_TAX_ROWS = 1000

/**
 * The set of net, tax, tax rows and gross that agrees best with labels and arithmetic, as fields, with what was paid before where that
 * set proves it; {} without any sum.
 */
export function settleTotals(
  candidates: CandidateTable,
  judgeAll?: (readings: readonly Reading[], table: CandidateTable) => JudgeReading,
): Readonly<Record<string, Field>> {
  const table = { ...candidates, taxRows: completeTaxRows({ ...candidates, taxRows: bestRows(candidates.taxRows) }) }
  const readings = distinctReadings(readTotals(table))
  const judge = judgeAll?.(readings, table)
  const best = judge === undefined ? readings[0] : chooseReading(readings, judge)
  const fields: Record<string, Field> = {}
  if (best === undefined) return fields
  const margin = readings.find((reading) => reading.gross.cents !== best.gross.cents)
  const certainty = (key: TotalKey, sum: Sum): number =>
    judge === undefined
      ? limitConfidence(rate(best, sum, margin), sum.candidate.source)
      : roundChance(key === 'total_tax_amount' ? judgeTax(best, judge) : judge(best, key))
  for (const [key, sum] of [
    ['gross_amount', best.gross],
    ['net_amount', best.net],
    ['total_tax_amount', best.tax],
  ] as const) {
    if (sum === null) continue
    fields[key] = withhold(makeField(withConfidence(sum, certainty(key, sum)), gather(table.amounts, key)))
  }
  const prepaid = settlePrepaid(table, best.gross.cents)
  if (prepaid !== null) fields['prepaid_amount'] = makeField(prepaid, [])
  if (best.rows.length > 0) {
    const chance = judge === undefined ? rateRows(best, margin) : roundChance(judge(best, 'tax_breakdowns'))
    fields['tax_breakdowns'] = makeRowsField(best, chance)
  }
  return fields
}

/** Gross counts most; a net amount that is likely as well speaks for the whole. Near equals stay in the order of labels. */
function chooseReading(readings: readonly Reading[], judge: JudgeReading): Reading | undefined {
  const worth = (reading: Reading): number =>
    judge(reading, 'gross_amount') +
    (reading.net === null ? 0 : 0.5 * judge(reading, 'net_amount')) +
    0.1 * reading.score
  const rated = readings.map((reading) => ({ reading, worth: worth(reading) }))
  return rated.toSorted((a, b) => b.worth - a.worth)[0]?.reading
}

/** Tax that is the difference of net and gross is right when both of them are. */
function judgeTax(reading: Reading, judge: JudgeReading): number {
  const own = judge(reading, 'total_tax_amount')
  if (reading.net === null || reading.tax === null) return own
  return Math.max(own, Math.min(judge(reading, 'net_amount'), judge(reading, 'gross_amount')))
}

/** A sum too doubtful to be given stays visible among the candidates. */
function withhold(field: Field): Field {
  return (field.candidates[0]?.confidence ?? 0) < THRESHOLD ? { ...field, value: null } : field
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

/** Confidence of a chosen sum: arithmetic proof first, then the lead over the next different reading. */
function rate(best: Reading, sum: Sum, next: Reading | undefined): number {
  const proven = best.net !== null && best.tax !== null && best.score > 1.7
  const lead = next === undefined ? 1 : Math.min(1, (best.score - next.score) / 0.6)
  const base = proven ? 0.93 : 0.45 + 0.4 * Math.min(1, sum.confidence)
  return Math.min(0.99, base * (0.75 + 0.25 * lead) + (proven ? 0.05 * lead : 0))
}

function withConfidence(sum: Sum, confidence: number): Sum {
  return { ...sum, confidence }
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

function rateRows(best: Reading, next: Reading | undefined): number {
  return rate(best, best.gross, next) * (best.rows.every((row) => row.isPrinted) ? 1 : 0.85)
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
        confidence: Math.round(confidence * 1000) / 1000,
        source: evidence?.source ?? 'derived',
        reason: 'tax rows that add up with net and gross',
      },
    ],
  }
}
