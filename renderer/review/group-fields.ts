import { isRows, kindOf } from './field-kinds.ts'

/** In the order in which an accountant reads: who, what, when, how much, how to pay, and the lists last. */
export const GROUPS = ['who', 'what', 'when', 'amounts', 'payment', 'rows'] as const
export type GroupName = (typeof GROUPS)[number]

export interface Group {
  readonly name: GroupName
  readonly keys: readonly string[]
}

/** Keys before all others of their group, in this order. */
const FIRST = [
  'sender_name',
  'recipient_name',
  'employee_name',
  'client_name',
  'customer_number',
  'type',
  'document_number',
  'issue_date',
  'period_start',
  'period_end',
  'service_date',
  'payment_due_date',
  'currency',
  'opening_balance',
  'closing_balance',
  'net_amount',
  'total_tax_amount',
  'gross_amount',
  'prepaid_amount',
  'amount_due',
  'iban',
  'bic',
  'account_holder',
  'payment_reference',
  'payment_means',
  'tax_breakdowns',
  'line_items',
]

const WHO =
  /^(?:sender|recipient)_|^(?:customer|personnel)_number$|^(?:employee|client)_name$|^(?:contact_person|approved_by|parties|account_owner)$/
const PAYMENT =
  /^(?:iban|bic|account_holder|payment_reference|payment_means|payment_terms|mandate_reference|creditor_id|cash_discounts)$/
const AMOUNT_LIKE = new Set([
  'currency',
  'unit_scale',
  'tax_breakdowns',
  'interest_rate',
  'total_hours',
  'overtime_hours',
])

/** Every key once, groups without keys left out. */
export function groupFields(keys: readonly string[]): readonly Group[] {
  return GROUPS.map((name) => ({
    name,
    keys: keys.filter((key) => groupOf(key) === name).toSorted((a, b) => rankOf(a) - rankOf(b)),
  })).filter((group) => group.keys.length > 0)
}

function groupOf(key: string): GroupName {
  const kind = kindOf(key)
  if (WHO.test(key) && !isRows(kind)) return 'who'
  if (PAYMENT.test(key)) return 'payment'
  if (AMOUNT_LIKE.has(key)) return 'amounts'
  if (isRows(kind)) return 'rows'
  if (kind === 'amount') return 'amounts'
  return kind === 'date' ? 'when' : 'what'
}

/** What is not named comes after, in the order in which the document gives it. */
function rankOf(key: string): number {
  const rank = FIRST.indexOf(key)
  return rank < 0 ? FIRST.length : rank
}
