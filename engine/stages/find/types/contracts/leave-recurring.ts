import { scalarOf, type Candidate } from '../../../../domain/field.ts'

/** A label that says that it is all. */
const TOTAL = /^label '(?:\p{L}+ )?(?:total|gesamt|aggregate|insgesamt)/iu

type Scalars = Record<string, Candidate[]>

/** What is paid again and again is not the sum of all: a contract's amount that is both is the former. */
export function leaveRecurring(found: Scalars): Scalars {
  const { recurring_amount: recurring = [], total_amount: totals = [] } = found
  return {
    ...found,
    total_amount: totals.filter(
      (total) => !recurring.some((other) => scalarOf(other) === scalarOf(total) && !TOTAL.test(total.reason)),
    ),
  }
}
