import type { DocumentType } from '../../../domain/document.ts'
import type { Candidate } from '../../../domain/field.ts'
import type { Layout } from '../layout.ts'
import type { FoundAmounts } from '../totals/find-amounts.ts'
import type { DateOrder } from '../values/scan-dates.ts'
import { findClaims } from './claims/find-claims.ts'
import { findDeadlines } from './deadlines/find-deadlines.ts'
import { findLineItems } from './line-items/find-line-items.ts'
import { findContractRoles } from './parties/find-contract-roles.ts'
import { findPay } from './pay/find-pay.ts'
import { findPositions } from './positions/find-positions.ts'
import { findPrepayments } from './prepayments/find-prepayments.ts'
import { findEntries } from './timesheet/find-entries.ts'
import { findTransactions } from './transactions/find-transactions.ts'

/** What else is known of the document when its tables are read. */
export interface RowContext {
  readonly order: DateOrder
  /** Of invoices and credit notes. */
  readonly amounts: FoundAmounts
  /** Candidates of single values by key. */
  readonly scalars: Readonly<Record<string, readonly Candidate[]>>
}

/**
 * Candidates of the keys that hold rows, by key; each value is a whole table with every column of its key, null where the
 * paper says nothing. A bank statement's balances come with them where its bookings prove them.
 */
export function findRows(
  layout: Layout,
  type: DocumentType,
  { order, amounts, scalars }: RowContext,
): Readonly<Record<string, readonly Candidate[]>> {
  switch (type) {
    case 'invoice':
    case 'credit-note':
      return { line_items: findLineItems(layout, { type, amounts }) }
    case 'bank-statement':
      return { ...findTransactions(layout, order, bestOf(scalars, 'period_end', 'issue_date')) }
    case 'reminder':
      return { claims: findClaims(layout, order) }
    case 'salary-statement':
      return { ...findPay(layout) }
    case 'balance-sheet':
      return { ...findPositions(layout) }
    case 'tax-assessment-note':
      return { prepayments: findPrepayments(layout, order) }
    case 'timesheet':
      return { ...findEntries(layout, order, bestOf(scalars, 'period_end', 'approval_date')) }
    case 'contract':
      return { parties: findContractRoles(layout) }
    case 'letter':
      return {
        deadlines: findDeadlines(layout, order, bestOf(scalars, 'issue_date'), firstOf(scalars, 'issue_date')),
      }
    default:
      return {}
  }
}

/** A value good enough to build on. */
const GOOD = 0.4

/** The best value of the first key that has a good one. */
function bestOf(scalars: RowContext['scalars'], ...keys: readonly string[]): string | null {
  for (const key of keys) {
    const best = bestCandidate(scalars, key)
    if (best !== undefined && typeof best.value === 'string' && best.confidence >= GOOD) return best.value
  }
  return null
}

/** The best value of a key, however good: a letter's own day often stands without a label. */
function firstOf(scalars: RowContext['scalars'], key: string): string | null {
  const value = bestCandidate(scalars, key)?.value
  return typeof value === 'string' ? value : null
}

function bestCandidate(scalars: RowContext['scalars'], key: string): Candidate | undefined {
  return (scalars[key] ?? []).toSorted((a, b) => b.confidence - a.confidence).at(0)
}
