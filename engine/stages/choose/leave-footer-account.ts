import type { DocumentType } from '../../domain/document.ts'
import { scalarOf, type Candidate } from '../../domain/field.ts'

/** Means by which an invoice is paid before or as it is written (BT-81). */
const PAID_BY: ReadonlySet<string> = new Set(['card', 'cash', 'online'])
/** As likely as the means must be. */
const SURE = 0.85

/** The likeliest answers to what tells who is paid, and by what. */
export interface PaymentSigns {
  readonly means: Candidate | undefined
  readonly selfBilled: Candidate | undefined
}

/**
 * Only a payee's account is asked for (BT-84), and the one at the foot of a paper is its sender's. Gives none where the sender gets nothing: of
 * an invoice that is paid already, and of a credit note that the seller writes, on which any other account is the recipient's own.
 */
export function leaveFooterAccount(
  accounts: readonly Candidate[],
  type: DocumentType,
  { means, selfBilled }: PaymentSigns,
): readonly Candidate[] {
  if (type === 'credit-note') return is(selfBilled, 'true') ? accounts : []
  const isPaid = means !== undefined && means.confidence >= SURE && PAID_BY.has(scalarOf(means))
  return type === 'invoice' && isPaid ? [] : accounts
}

function is(candidate: Candidate | undefined, value: string): boolean {
  return candidate !== undefined && scalarOf(candidate) === value
}
