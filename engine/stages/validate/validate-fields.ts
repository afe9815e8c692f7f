import { letThrow, type Attempt } from '../../domain/attempt.ts'
import type { DocumentType } from '../../domain/document.ts'
import type { Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { checkBalances } from './check-balances.ts'
import { checkCurrency } from './check-currency.ts'
import { checkDates } from './check-dates.ts'
import { checkIban } from './check-iban.ts'
import { checkInvoiceContents } from './check-invoice-contents.ts'
import { checkTaxRows } from './check-tax-rows.ts'
import { checkTotals } from './check-totals.ts'
import { checkTypeSums } from './check-type-sums.ts'
import { checkVatIds } from './check-vat-ids.ts'
import { compareWithCodes, compareWithPages } from './compare-readings.ts'

/**
 * What does not fit together in the fields of a document, what its type has to say and does not, and where its parts
 * contradict each other. A failed check is a finding, never a refusal.
 * @param printed for an e-invoice with pages: what stands on them, read without its XML; else null
 * @param attempt runs each check, so that a mistake in one costs its own findings
 * @param withheld what an e-invoice states to be kept back from the seller, which no key has
 */
export function validateFields(
  fields: Fields,
  type: DocumentType,
  printed: Fields | null = null,
  attempt: Attempt = letThrow,
  withheld: string | null = null,
): Finding[] {
  const isInvoice = type === 'invoice' || type === 'credit-note'
  return [
    ...(isInvoice ? [...attempt(checkTotals, [], fields, withheld), ...attempt(checkTaxRows, [], fields)] : []),
    ...attempt(checkBalances, [], fields, type),
    ...attempt(checkTypeSums, [], fields, type),
    ...attempt(checkDates, [], fields),
    ...attempt(checkIban, [], fields),
    ...attempt(checkVatIds, [], fields),
    ...attempt(checkCurrency, [], fields),
    ...(printed === null ? [] : attempt(compareWithPages, [], fields, printed)),
    ...attempt(compareWithCodes, [], fields),
    ...attempt(checkInvoiceContents, [], fields, type),
  ]
}
