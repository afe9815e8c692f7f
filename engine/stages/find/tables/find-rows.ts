import type { DocumentType } from '../../../domain/document.ts'
import type { Candidate } from '../../../domain/field.ts'
import type { Layout } from '../layout.ts'
import type { FoundAmounts } from '../totals/find-amounts.ts'
import type { DateOrder } from '../values/scan-dates.ts'
import { findLineItems } from './line-items/find-line-items.ts'
import { findTransactions } from './transactions/find-transactions.ts'

/** What else is known of the document when its tables are read. */
export interface RowContext {
  readonly order: DateOrder
  readonly amounts: FoundAmounts
  /** Candidates of single values by key. */
  readonly scalars: Readonly<Record<string, readonly Candidate[]>>
}

/** Candidates of the keys that hold rows, by key; each value is a whole table with every column of its key. */
export function findRows(
  layout: Layout,
  type: DocumentType,
  context: RowContext,
): Record<string, readonly Candidate[]> {
  if (type === 'invoice' || type === 'credit-note')
    return { line_items: findLineItems(layout, { type, amounts: context.amounts }) }
  if (type === 'bank-statement') return { ...findTransactions(layout, context.order, context.scalars) }
  return {}
}
