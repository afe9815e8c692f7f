import type { DocumentType } from '../../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'

type Scalars = Record<string, Candidate[]>

/** What a sum means by its sign and its place among its like; keys that only served this are gone. */
export function settleSums(found: Scalars, type: DocumentType): Scalars {
  if (type === 'bank-statement') return settleStatement(found)
  if (type === 'balance-sheet') return settleTotals(found)
  if (type === 'salary-statement') return settleTaken(found)
  return type === 'tax-assessment-note' ? settleRefund(found) : found
}

/** What a payslip withholds, with and without a minus sign before it. */
const TAKEN = [
  'wage_tax',
  'solidarity_surcharge',
  'church_tax',
  'health_insurance',
  'pension_insurance',
  'unemployment_insurance',
  'care_insurance',
]

/** Where all that is withheld has a minus sign, the sign says no more than the heading; a single one is paid back. */
function settleTaken(found: Scalars): Scalars {
  const firsts = TAKEN.flatMap((key) => (found[key] ?? []).toSorted((a, b) => b.confidence - a.confidence).slice(0, 1))
  const below = firsts.filter((candidate) => scalarOf(candidate).startsWith('-'))
  if (below.length === 0 || below.length < 0.6 * firsts.length) return found
  const unsigned = TAKEN.map((key) => [key, (found[key] ?? []).map((candidate) => withoutSign(candidate))] as const)
  return { ...found, ...Object.fromEntries(unsigned) }
}

/** Of balances by their day the first one opens and the last one closes a statement. */
function settleStatement({ _dated_balance: dated = [], ...others }: Scalars): Scalars {
  const [first, last] = firstAndLast(dated)
  return {
    ...others,
    opening_balance: [...(others['opening_balance'] ?? []), ...(last === undefined ? [] : [lower(first!, 0.85)])],
    closing_balance: [
      ...(others['closing_balance'] ?? []),
      ...(last === undefined ? (first === undefined ? [] : [lower(first, 0.6)]) : [lower(last, 0.85)]),
    ],
    total_debits: (others['total_debits'] ?? []).map((candidate) => asDebit(candidate)),
  }
}

/** "Bilanzsumme" stands under either side: first that of the assets. What British sheets take off has a sign of that alone. */
function settleTotals({ _total: totals = [], ...others }: Scalars): Scalars {
  const [first, last] = firstAndLast(totals)
  const add = (key: string, total: Candidate | undefined): Candidate[] => [
    ...(others[key] ?? []),
    ...(total === undefined ? [] : [total]),
  ]
  const deducted = ['provisions', 'liabilities'].flatMap((key) =>
    others[key] === undefined ? [] : [[key, others[key].map((candidate) => withoutSign(candidate))] as const],
  )
  return {
    ...others,
    ...Object.fromEntries(deducted),
    total_assets: add('total_assets', first),
    total_equity_and_liabilities: add('total_equity_and_liabilities', last ?? first),
  }
}

/** An amount to pay below zero is paid back. */
function settleRefund(found: Scalars): Scalars {
  const due = found['amount_due'] ?? []
  const back = due.filter((candidate) => scalarOf(candidate).startsWith('-'))
  const refunds = [...(found['refund_amount'] ?? []), ...back.map((candidate) => lower(withoutSign(candidate), 0.7))]
  const toPay = due.filter((candidate) => !back.includes(candidate))
  return {
    ...found,
    amount_due: best(toPay) < best(refunds) - CLEARLY ? [] : toPay,
    refund_amount: best(refunds) < best(toPay) - CLEARLY ? [] : refunds,
    prepaid_amount: (found['prepaid_amount'] ?? []).map((candidate) => withoutSign(candidate)),
  }
}

/** A notice asks for money or gives it back, never both. */
const CLEARLY = 0.12

function best(candidates: readonly Candidate[]): number {
  return Math.max(0, ...candidates.map((candidate) => candidate.confidence))
}

/** In the order of the pages, left before right; the last one only where it stands elsewhere. */
function firstAndLast(candidates: readonly Candidate[]): readonly [Candidate | undefined, Candidate | undefined] {
  const placed = candidates.toSorted((a, b) => rank(a) - rank(b))
  const last = placed.at(-1)
  return [placed[0], last === placed[0] ? undefined : last]
}

function rank({ page, box }: Candidate): number {
  return (page ?? 0) * 10 + (box?.[1] ?? 0) + (box?.[0] ?? 0) / 100
}

function lower(candidate: Candidate, worth: number): Candidate {
  return { ...candidate, confidence: candidate.confidence * worth }
}

function withoutSign(candidate: Candidate): Candidate {
  return { ...candidate, value: scalarOf(candidate).replace(/^-/, '') }
}

/** What goes out is negative, whether the column or the sign says so. */
function asDebit(candidate: Candidate): Candidate {
  const value = scalarOf(candidate)
  return value.startsWith('-') || Number(value) === 0 ? candidate : { ...candidate, value: `-${value}` }
}
