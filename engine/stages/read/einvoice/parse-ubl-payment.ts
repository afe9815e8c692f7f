import { isValidIban, normalizeIban } from '../../../domain/iban.ts'
import { findAll, findText, findTexts } from './find-elements.ts'
import { mapPaymentMeans } from './map-codes.ts'
import { joinParts, normalizeDate } from './normalize-values.ts'
import type { XmlElement } from './read-xml.ts'

/** Capitals: a bank's name of eight letters is none. */
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/

/** BT-9, BT-20 and BG-16 to BG-19 of a UBL document. */
export function readUblPayment(root: XmlElement): Record<string, string | null> {
  const means = findAll(root, 'cac:PaymentMeans')
  const accounts = means.flatMap((entry) => findAll(entry, 'cac:PayeeFinancialAccount'))
  const account = accounts.find((entry) => isValidIban(findText(entry, 'cbc:ID') ?? '')) ?? accounts[0] ?? null
  const text = (path: string): string | null => findText(root, `cac:PaymentMeans/${path}`)
  const number = findText(account, 'cbc:ID') ?? text('cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID')
  return {
    payment_due_date: normalizeDate(
      findText(root, 'cbc:DueDate') ??
        text('cbc:PaymentDueDate') ??
        findText(root, 'cac:PaymentTerms/cbc:PaymentDueDate'),
    ),
    payment_reference: text('cbc:PaymentID') ?? readNote(text('cac:PayeeFinancialAccount/cbc:PaymentNote')),
    payment_means: mapPaymentMeans(text('cbc:PaymentMeansCode')),
    iban: number === null ? null : normalizeIban(number),
    bic: readBic(account),
    account_holder: findText(account, 'cbc:Name'),
    mandate_reference: text('cac:PaymentMandate/cbc:ID'),
    creditor_id: readCreditorId(root),
    payment_terms: joinParts(findTexts(root, 'cac:PaymentTerms/cbc:Note'), '\n'),
  }
}

/** OIOUBL writes the reference as a note for the payee: every word has figures. Others write sentences there. */
function readNote(note: string | null): string | null {
  return note?.split(/\s+/).every((word) => /\d/.test(word)) ? note : null
}

/** Countries without BICs write the number of the branch in its place. */
function readBic(account: XmlElement | null): string | null {
  const branch = 'cac:FinancialInstitutionBranch'
  const stated = [`${branch}/cbc:ID`, `${branch}/cac:FinancialInstitution/cbc:ID`].map((path) =>
    findText(account, path)?.replace(/\s/g, ''),
  )
  return stated.find((text) => BIC.test(text ?? '')) ?? null
}

/** BT-90 stands among the identifiers of the payee or the seller, marked with the scheme SEPA. */
function readCreditorId(root: XmlElement): string | null {
  const identifiers = [
    ...findAll(root, 'cac:PayeeParty/cac:PartyIdentification/cbc:ID'),
    ...findAll(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID'),
  ]
  return identifiers.find((identifier) => identifier.attributes['schemeID'] === 'SEPA')?.text.trim() ?? null
}
