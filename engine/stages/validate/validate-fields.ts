import type { DocumentType } from '../../domain/document.ts'
import type { Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { checkBalances } from './check-balances.ts'
import { checkCurrency } from './check-currency.ts'
import { checkDates } from './check-dates.ts'
import { checkIban } from './check-iban.ts'
import { checkTaxRows } from './check-tax-rows.ts'
import { checkTotals } from './check-totals.ts'
import { checkVatIds } from './check-vat-ids.ts'

/**
 * What does not fit together in the fields of a document. A failed check is a finding, never a refusal; what the
 * document does not say is not checked.
 */
export function validateFields(fields: Fields, type: DocumentType): Finding[] {
  const isInvoice = type === 'invoice' || type === 'credit-note'
  return [
    ...(isInvoice ? [...checkTotals(fields), ...checkTaxRows(fields)] : []),
    ...checkBalances(fields, type),
    ...checkDates(fields),
    ...checkIban(fields),
    ...checkVatIds(fields),
    ...checkCurrency(fields),
  ]
}
