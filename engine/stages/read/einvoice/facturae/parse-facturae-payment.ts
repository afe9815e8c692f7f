import { chooseAccount, writeAccount } from '../choose-account.ts'
import { findAll, findText, findTexts } from '../find-elements.ts'
import { joinParts, normalizeDate } from '../normalize-values.ts'
import type { XmlElement } from '../read-xml.ts'

/** PaymentMeans by the way in which the money moves; bills, cheques, offsetting and the like are others. */
const PAYMENT_MEANS: Readonly<Record<string, string>> = {
  '01': 'cash',
  '02': 'direct_debit',
  '04': 'transfer',
  '19': 'card',
}

/** The instalments. An invoice that was assigned is paid to the factor, whose account stands in the head of the file. */
export function readFacturaePayment(root: XmlElement, invoice: XmlElement | null): Record<string, string | null> {
  const parts = [
    ...findAll(root, 'FileHeader/FactoringAssignmentData/PaymentDetails/Installment'),
    ...findAll(invoice, 'PaymentDetails/Installment'),
  ]
  const text = (path: string): string | null =>
    parts.map((part) => findText(part, path)).find((found) => found !== null) ?? null
  const days = parts.flatMap((part) => normalizeDate(findText(part, 'InstallmentDueDate')) ?? [])
  const account = chooseAccount(
    parts
      .flatMap((part) => findAll(part, 'AccountToBeCredited'))
      .map((element) => ({ number: findText(element, 'IBAN|AccountNumber'), element })),
  )
  const code = text('PaymentMeans')
  return {
    payment_due_date: days.toSorted().at(-1) ?? null,
    payment_reference: text('PaymentReconciliationReference'),
    payment_means: code === null ? null : (PAYMENT_MEANS[code] ?? 'other'),
    iban: writeAccount(account?.number ?? text('AccountToBeDebited/IBAN|AccountNumber')),
    bic: findText(account?.element ?? null, 'BIC'),
    payment_terms: joinParts(
      parts.flatMap((part) => findTexts(part, 'CollectionAdditionalInformation')),
      '\n',
    ),
  }
}
