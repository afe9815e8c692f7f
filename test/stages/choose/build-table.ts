import type {
  AmountRole,
  CandidateTable,
  ExemptionCandidate,
  LabelledAmount,
  TaxRowCandidate,
} from '../../../engine/domain/candidates.ts'
import type { Candidate } from '../../../engine/domain/field.ts'
import { fromCents, toCents } from '../../../engine/domain/money.ts'

/** A candidate that stands somewhere on the first page. */
export function makeCandidate(value: Candidate['value'], confidence: number): Candidate {
  const text = typeof value === 'string' ? value : ''
  return { value, text, page: 1, box: [0.1, 0.1, 0.2, 0.2], confidence, source: 'text', reason: 'printed' }
}

/** A sum as its label names it: `sum('gross_amount', '119.00')`. */
export function sum(role: AmountRole, amount: string, confidence = 0.9): LabelledAmount {
  return { role, cents: toCents(amount), candidate: makeCandidate(amount, confidence) }
}

/** A tax row: `taxRow(19, '100.00', '19.00')`; null for what is not printed. */
export function taxRow(rate: number, taxable: string | null, tax: string | null, confidence = 0.9): TaxRowCandidate {
  const cents = (amount: string | null): number | null => (amount === null ? null : toCents(amount))
  return {
    rate,
    taxableCents: cents(taxable),
    taxCents: cents(tax),
    candidate: makeCandidate(`${rate} % ${taxable ?? ''} ${tax ?? ''}`.trim(), confidence),
  }
}

export function exemption(taxability: ExemptionCandidate['taxability'], reason: string): ExemptionCandidate {
  return { taxability, candidate: makeCandidate(reason, 0.7) }
}

/** A table of what is given; every labelled sum counts as printed. */
export function makeTable(parts: Partial<CandidateTable> = {}): CandidateTable {
  const amounts = parts.amounts ?? []
  const printed = amounts.map(({ cents }) => ({ cents, candidate: makeCandidate(fromCents(cents), 0.2) }))
  const spans = { texts: [''], spans: [] }
  return { scalars: {}, addresses: [], taxRows: [], exemptions: [], tendered: [], printed, spans, ...parts, amounts }
}
