import type { AmountRole, CandidateTable } from '../../domain/candidates.ts'
import type { DocumentType } from '../../domain/document.ts'
import type { Candidate } from '../../domain/field.ts'
import { fromCents } from '../../domain/money.ts'

/** Sums beside net, tax and gross: each is chosen by itself. */
export const OPEN_SUMS = [
  'amount_due',
  'prepaid_amount',
  'allowance_amount',
  'charge_amount',
  'rounding_amount',
] as const satisfies readonly AmountRole[]

/** "less advance payment -500.00": the name says the direction, the amount is positive (BT-107, BT-113). */
const DEDUCTIONS: ReadonlySet<string> = new Set(['prepaid_amount', 'allowance_amount'])

/** The amounts that may be such a sum, as candidates; a credit note's are positive, its type says the direction. */
export function listOpenSums(
  { amounts }: CandidateTable,
  role: (typeof OPEN_SUMS)[number],
  type: DocumentType,
): readonly Candidate[] {
  const isPositive = DEDUCTIONS.has(role) || type === 'credit-note'
  return amounts
    .filter((amount) => amount.role === role)
    .map(({ cents, candidate }) => ({ ...candidate, value: fromCents(isPositive ? Math.abs(cents) : cents) }))
}
