import type { InvoiceData, StructuredInvoice } from '../../../../domain/content.ts'
import type { DocumentType } from '../../../../domain/document.ts'
import { agreedText } from '../agreed-text.ts'
import { collectComputed } from '../collect-computed.ts'
import { findAll, findOne, findText, findTexts } from '../find-elements.ts'
import { joinParts, normalizeDate } from '../normalize-values.ts'
import { nameParties } from '../party.ts'
import { readBatch } from '../read-batch.ts'
import type { XmlElement } from '../read-xml.ts'
import { typeCorrection } from '../type-correction.ts'
import { readFacturaeLine } from './parse-facturae-line.ts'
import { readFacturaeParty } from './parse-facturae-party.ts'
import { readFacturaePayment } from './parse-facturae-payment.ts'
import { readFacturaeSums, sumWithheld } from './parse-facturae-sums.ts'
import { readFacturaeTaxes } from './parse-facturae-taxes.ts'

const COMPUTED = ['document_number', 'original_document_number', 'total_tax_amount', 'gross_amount']

/** Reads a Facturae 3.x: one invoice or a batch, all between the same parties. */
export function parseFacturae(root: XmlElement): Omit<StructuredInvoice, 'xml'> {
  const seller = readFacturaeParty(findOne(root, 'Parties/SellerParty'))
  const buyer = readFacturaeParty(findOne(root, 'Parties/BuyerParty'))
  const parties = { ...nameParties(seller, buyer), customer_number: buyer.identifier }
  return {
    syntax: 'Facturae',
    profile: findText(root, 'FileHeader/SchemaVersion') ?? '',
    ...readBatch(findAll(root, 'Invoices/Invoice'), (invoice) => readInvoice(root, parties, invoice)),
  }
}

function readInvoice(
  root: XmlElement,
  parties: Record<string, string | null>,
  invoice: XmlElement | null,
): InvoiceData {
  const header = findOne(invoice, 'InvoiceHeader')
  const issue = findOne(invoice, 'InvoiceIssueData')
  const corrective = findOne(header, 'Corrective')
  // Some write OO, an original, although what is corrected follows.
  const isCorrective = corrective !== null || /^[OC]R$/.test(findText(header, 'InvoiceClass') ?? '')
  const sums = readFacturaeSums(invoice)
  // 01 states the whole anew, 02 the difference; volume discounts (03) and others are credits.
  const isSigned = /^0[12]$/.test(findText(corrective, 'CorrectionMethod') ?? '')
  const type: DocumentType = isCorrective ? typeCorrection(sums['gross_amount'] ?? null, isSigned) : 'invoice'
  const lines = findAll(invoice, 'Items/InvoiceLine')
  const ofLines = (path: string): string | null => findText(invoice, `Items/InvoiceLine/${path}`)
  return {
    type,
    withheld: sumWithheld(invoice),
    ...collectComputed(invoice, COMPUTED, {
      type,
      language: /^[a-z]{2}$/i.exec(findText(issue, 'LanguageName') ?? '')?.[0].toLowerCase() ?? null,
      document_number: joinNumber(header),
      issue_date: normalizeDate(findText(issue, 'IssueDate')),
      currency: findText(issue, 'InvoiceCurrencyCode')?.toUpperCase() ?? null,
      ...parties,
      service_date: normalizeDate(findText(issue, 'OperationDate') ?? agreedText(lines, 'TransactionDate')),
      service_period_start: normalizeDate(findText(issue, 'InvoicingPeriod/StartDate')),
      service_period_end: normalizeDate(findText(issue, 'InvoicingPeriod/EndDate')),
      order_number: ofLines('ReceiverTransactionReference') ?? ofLines('IssuerTransactionReference'),
      contract_number: ofLines('ReceiverContractReference') ?? ofLines('IssuerContractReference'),
      delivery_note_number: ofLines('DeliveryNotesReferences/DeliveryNote/DeliveryNoteNumber'),
      ...sums,
      ...readFacturaePayment(root, invoice),
      notes: joinParts(
        [
          findText(invoice, 'AdditionalData/InvoiceAdditionalInformation'),
          ...findTexts(invoice, 'LegalLiterals/LegalReference'),
        ],
        '\n',
      ),
      tax_breakdowns: readFacturaeTaxes(invoice),
      line_items: lines.map(readFacturaeLine),
      ...(type === 'credit-note' && {
        original_document_number: joinNumber(corrective),
        original_document_date: normalizeDate(findText(corrective, 'InvoiceIssueDate')),
        credit_reason: findText(corrective, 'ReasonDescription'),
        // EM the issuer, RE the receiver, TE a third party.
        self_billed: String(findText(root, 'FileHeader/InvoiceIssuerType') === 'RE'),
      }),
    }),
  }
}

/** Series and number, which together name an invoice. */
function joinNumber(header: XmlElement | null): string | null {
  const series = findText(header, 'InvoiceSeriesCode')
  const number = findText(header, 'InvoiceNumber')
  if (series === null || number === null || repeatsSeries(number, series)) return number
  return /[\p{L}\p{N}]$/u.test(series) && /^[\p{L}\p{N}]/u.test(number) ? `${series}/${number}` : series + number
}

/** Many repeat the series in the number. A few figures may be its first ones by chance, unless a sign parts them from the rest. */
function repeatsSeries(number: string, series: string): boolean {
  const isTelling = /\D|\d{4}/.test(series) || /^[^\p{L}\p{N}]/u.test(number.slice(series.length))
  return number.startsWith(series) && isTelling
}
