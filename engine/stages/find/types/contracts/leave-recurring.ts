import { scalarOf, type Candidate } from '../../../../domain/field.ts'

/** A label that says that it is all. */
const TOTAL = /^label '(?:\p{L}+ )?(?:total|gesamt|aggregate|insgesamt)/iu
const LABEL = /^label '/u

type Scalars = Record<string, Candidate[]>

/** What is paid again and again is not the sum of all: a contract's amount that is both is the former, unless a label names it against a clause. */
export function leaveRecurring(found: Scalars): Scalars {
  const { recurring_amount: recurring = [], total_amount: totals = [] } = found
  const stands = (total: Candidate, other: Candidate): boolean =>
    TOTAL.test(total.reason) || (LABEL.test(total.reason) && !LABEL.test(other.reason))
  return {
    ...found,
    total_amount: totals.filter(
      (total) => !recurring.some((other) => scalarOf(other) === scalarOf(total) && !stands(total, other)),
    ),
  }
}
