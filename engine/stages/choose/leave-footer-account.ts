import type { DocumentType } from '../../domain/document.ts'
import { scalarOf, type Candidate } from '../../domain/field.ts'

/** Means by which an invoice is paid before or as it is written (BT-81). */
const PAID_BY: ReadonlySet<string> = new Set(['card', 'cash', 'online'])
/** As likely as the means must be. */
const SURE = 0.85

/** Of an invoice that is paid already the account at the foot of the paper is not the one to pay to: gives the accounts without it. */
export function leaveFooterAccount(
  accounts: readonly Candidate[],
  means: Candidate | undefined,
  type: DocumentType,
): readonly Candidate[] {
  return type === 'invoice' && means !== undefined && means.confidence >= SURE && PAID_BY.has(scalarOf(means))
    ? []
    : accounts
}
