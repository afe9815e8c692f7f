import type { DocumentType } from '../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../domain/field.ts'

type Scalars = Record<string, Candidate[]>

/** Of balances by their day the first one opens and the last one closes a statement. */
export function settleBalances(found: Scalars, type: DocumentType): Scalars {
  if (type !== 'bank-statement') return found
  const { _dated_balance: dated = [], ...others } = found
  const placed = dated.toSorted((a, b) => rank(a) - rank(b))
  const first = placed[0]
  const last = placed.at(-1)
  const isTwo = first !== undefined && last !== undefined && first !== last && scalarOf(first) !== scalarOf(last)
  return {
    ...others,
    opening_balance: [...(others['opening_balance'] ?? []), ...(isTwo ? [lower(first, 0.85)] : [])],
    closing_balance: [
      ...(others['closing_balance'] ?? []),
      ...(isTwo ? [lower(last, 0.85)] : first === undefined ? [] : [lower(first, 0.6)]),
    ],
    total_debits: (others['total_debits'] ?? []).map((candidate) => asDebit(candidate)),
  }
}

/** Down the pages. */
function rank({ page, box }: Candidate): number {
  return (page ?? 0) * 10 + (box?.[1] ?? 0)
}

function lower(candidate: Candidate, worth: number): Candidate {
  return { ...candidate, confidence: candidate.confidence * worth }
}

/** What goes out is negative, whether the column or the sign says so. */
function asDebit(candidate: Candidate): Candidate {
  const value = scalarOf(candidate)
  return value.startsWith('-') || Number(value) === 0 ? candidate : { ...candidate, value: `-${value}` }
}
