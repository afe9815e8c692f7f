import type { Candidate } from '../../domain/field.ts'

/** What is added to the claims of a reminder. */
const ADDED = ['reminder_fee', 'interest_amount'] as const

/** A reminder that asks for the claims alone has added nothing to them: sums that only read as fees are announced for later. */
export function leaveAdded(
  ranked: Readonly<Record<string, readonly Candidate[]>>,
): Readonly<Record<string, readonly Candidate[]>> {
  const [due] = ranked['amount_due'] ?? []
  const [principal] = ranked['principal_amount'] ?? []
  if (due === undefined || due.value !== principal?.value || isProposed(due) || isProposed(principal)) return {}
  return Object.fromEntries(
    ADDED.flatMap((key) => {
      const sums = ranked[key] ?? []
      const isLater = (sum: Candidate): boolean => isProposed(sum) && Number(sum.value) !== 0
      return sums.some(isLater) ? [[key, sums.filter((sum) => !isLater(sum))]] : []
    }),
  )
}

function isProposed({ evidence }: Candidate): boolean {
  return evidence?.isProposed === true
}
