import type { DocumentType } from '../../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import { findDemand } from '../../tables/claims/find-demand.ts'
import { readClaims } from '../../tables/claims/read-claims.ts'
import type { DateOrder } from '../../values/scan-dates.ts'

type Scalars = Record<string, Candidate[]>

/** From here on arithmetic settles what a sum is. */
const SETTLED = 0.75
/** What is left to another reading of it, and to days before those of the unpaid papers. */
const LEFT = 0.4

/** Owed by who reads it, though an account may print it as a debit. */
const OWED = ['principal_amount', 'reminder_fee', 'interest_amount', 'amount_due']

/** What is added to the principal (claims of a reminder). */
const ADDED = ['reminder_fee', 'interest_amount']

/** What a reminder asks for by arithmetic, and its days after those of its claims; other readings fall behind. */
export function settleDemand(found: Scalars, layout: Layout, type: DocumentType, order: DateOrder): Scalars {
  if (type !== 'reminder') return found
  const settled = { ...found }
  for (const key of OWED) settled[key] = (found[key] ?? []).map((candidate) => withoutSign(candidate))
  const demand = findDemand(layout, order)
  for (const [key, proven] of Object.entries(demand)) {
    const sure = proven.filter(({ confidence }) => confidence >= SETTLED)
    const isOpen = sure.length === 0 && proven.length > 0
    const others = (settled[key] ?? []).map((candidate) =>
      isOpen || sure.some((one) => scalarOf(one) === scalarOf(candidate)) ? candidate : fade(candidate),
    )
    settled[key] = [...proven, ...others]
  }
  if (addsNothing(demand)) for (const key of ADDED) settled[key] = [...(demand[key] ?? [])]
  const { claims } = readClaims(layout, order)
  const last = claims
    .flatMap(({ row }) => [row['issue_date'], row['payment_due_date']])
    .reduce(
      (latest, day) => (typeof day === 'string' && (typeof latest !== 'string' || day > latest) ? day : latest),
      null,
    )
  if (typeof last !== 'string') return settled
  // It is written when the last of them was due, and pays later than it is written.
  const isEarly = (candidate: Candidate): boolean => scalarOf(candidate) <= last
  return {
    ...settled,
    issue_date: (settled['issue_date'] ?? []).map((candidate) => (isEarly(candidate) ? fade(candidate) : candidate)),
    payment_due_date: (settled['payment_due_date'] ?? []).map((candidate) =>
      isEarly(candidate) ? fade(candidate) : candidate,
    ),
  }
}

/** Whether what is due is the principal: a fee that stands beside it is only threatened. */
function addsNothing(demand: Readonly<Record<string, readonly Candidate[]>>): boolean {
  const [principal, due] = [demand['principal_amount']?.[0], demand['amount_due']?.[0]]
  if (principal === undefined || due === undefined || due.confidence < SETTLED) return false
  return scalarOf(principal) === scalarOf(due)
}

function withoutSign(candidate: Candidate): Candidate {
  return { ...candidate, value: scalarOf(candidate).replace(/^-/, '') }
}

function fade(candidate: Candidate): Candidate {
  return { ...candidate, confidence: candidate.confidence * LEFT }
}
