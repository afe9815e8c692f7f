import { scalarOf, type Candidate } from '../../domain/field.ts'
import { rankCandidates } from './rank-candidates.ts'

type Scalars = Readonly<Record<string, readonly Candidate[]>>

/** How much of its confidence a due date before the date of issue keeps. */
const BEFORE_ISSUE = 0.4

/** A payment is not due before the document is issued: such a reading (that of an overdue invoice, say) falls behind. */
export function orderDates(scalars: Scalars): Scalars {
  const issue = rankCandidates(scalars['issue_date'] ?? [])[0]
  const due = scalars['payment_due_date']
  if (issue === undefined || due === undefined) return scalars
  const payment_due_date = due.map((candidate) =>
    scalarOf(candidate) < scalarOf(issue)
      ? { ...candidate, confidence: candidate.confidence * BEFORE_ISSUE }
      : candidate,
  )
  return { ...scalars, payment_due_date }
}
