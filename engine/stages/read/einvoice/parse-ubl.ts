import type { StructuredInvoice } from '../../../domain/content.ts'
import type { DocumentType } from '../../../domain/document.ts'
import type { Row } from '../../../domain/field.ts'
import { collectValues } from './collect-values.ts'
import { findAll, findOne, findText, findTexts } from './find-elements.ts'
import { mapSelfBilled, mapTaxCategory, mapTypeCode } from './map-codes.ts'
import { joinParts, normalizeAmount, normalizeDate, normalizeNumber } from './normalize-values.ts'
import { readCashDiscounts } from './read-payment-terms.ts'
import { readUblPayment } from './parse-ubl-payment.ts'
import { readUblParty } from './parse-ubl-party.ts'
import { nameParties } from './party.ts'
import type { XmlElement } from './read-xml.ts'

/** Reads a UBL 2.1 Invoice or CreditNote by the bindings of EN 16931-3-2. */
export function parseUbl(root: XmlElement): Omit<StructuredInvoice, 'xml'> {
  const typeCode = findText(root, 'cbc:InvoiceTypeCode|cbc:CreditNoteTypeCode')
  const type: DocumentType = root.name === 'CreditNote' ? 'credit-note' : mapTypeCode(typeCode)
  const notes = joinParts(
    findTexts(root, 'cbc:Note').map((note) => note.replace(/^#[A-Z]{3}#/, '')),
    '\n',
  )
  const original = findOne(root, 'cac:BillingReference/cac:InvoiceDocumentReference|cac:CreditNoteDocumentReference')
  const seller = readUblParty(findOne(root, 'cac:AccountingSupplierParty/cac:Party'))
  const buyer = readUblParty(findOne(root, 'cac:AccountingCustomerParty/cac:Party'))
  return {
    syntax: 'UBL',
    profile: findText(root, 'cbc:CustomizationID') ?? '',
    type,
    values: collectValues({
      type,
      language: readLanguage(root),
      document_number: findText(root, 'cbc:ID'),
      issue_date: normalizeDate(findText(root, 'cbc:IssueDate')),
      currency: findText(root, 'cbc:DocumentCurrencyCode')?.toUpperCase() ?? null,
      ...nameParties(seller, buyer),
      customer_number: buyer.identifier ?? findText(root, 'cac:AccountingCustomerParty/cbc:SupplierAssignedAccountID'),
      service_date: normalizeDate(findText(root, 'cac:Delivery/cbc:ActualDeliveryDate')),
      service_period_start: normalizeDate(findText(root, 'cac:InvoicePeriod/cbc:StartDate')),
      service_period_end: normalizeDate(findText(root, 'cac:InvoicePeriod/cbc:EndDate')),
      order_number: readOrderNumber(root),
      contract_number: findText(root, 'cac:ContractDocumentReference/cbc:ID'),
      project_number: findText(root, 'cac:ProjectReference/cbc:ID') ?? readTypedReference(root, '50'),
      delivery_note_number: findText(root, 'cac:DespatchDocumentReference/cbc:ID'),
      buyer_reference: findText(root, 'cbc:BuyerReference'),
      ...readTotals(root),
      ...readUblPayment(root),
      cash_discounts: readCashDiscounts(findText(root, 'cac:PaymentTerms/cbc:Note')),
      notes,
      tax_breakdowns: readTaxRows(root),
      line_items: findAll(root, 'cac:InvoiceLine|cac:CreditNoteLine').map(readLine),
      ...(type === 'credit-note' && {
        original_document_number: findText(original, 'cbc:ID'),
        original_document_date: normalizeDate(findText(original, 'cbc:IssueDate')),
        credit_reason: joinParts(findTexts(root, 'cac:DiscrepancyResponse/cbc:Description'), ' '),
        self_billed: mapSelfBilled(typeCode),
      }),
    }),
  }
}

function readLanguage(root: XmlElement): string | null {
  const tag = findAll(root, 'cbc:Note').find((note) => note.attributes['languageID'] !== undefined)
  return /^[a-z]{2}(?![a-z])/i.exec(tag?.attributes['languageID'] ?? '')?.[0].toLowerCase() ?? null
}

/** BT-13, else the seller's own order number (BT-14). Peppol writes `NA` into BT-13 where there is none. */
function readOrderNumber(root: XmlElement): string | null {
  const number = findText(root, 'cac:OrderReference/cbc:ID')
  return number === null || number === 'NA' ? findText(root, 'cac:OrderReference/cbc:SalesOrderID') : number
}

/** A credit note has no ProjectReference: there BT-11 is an additional document of type 50. */
function readTypedReference(root: XmlElement, typeCode: string): string | null {
  const reference = findAll(root, 'cac:AdditionalDocumentReference').find(
    (candidate) => findText(candidate, 'cbc:DocumentTypeCode') === typeCode,
  )
  return findText(reference ?? null, 'cbc:ID')
}

function readTotals(root: XmlElement): Record<string, string | null> {
  const total = findOne(root, 'cac:LegalMonetaryTotal')
  const amount = (name: string): string | null => normalizeAmount(findText(total, `cbc:${name}`))
  const currency = findText(root, 'cbc:DocumentCurrencyCode')
  const taxes = findAll(root, 'cac:TaxTotal/cbc:TaxAmount')
  // The second total is in the accounting currency (BT-111).
  const tax = taxes.find((element) => element.attributes['currencyID'] === currency) ?? taxes[0]
  return {
    net_amount: amount('TaxExclusiveAmount'),
    total_tax_amount: normalizeAmount(tax?.text.trim() ?? null),
    gross_amount: amount('TaxInclusiveAmount'),
    allowance_amount: amount('AllowanceTotalAmount'),
    charge_amount: amount('ChargeTotalAmount'),
    prepaid_amount: amount('PrepaidAmount'),
    rounding_amount: amount('PayableRoundingAmount'),
    amount_due: amount('PayableAmount'),
  }
}

function readTaxRows(root: XmlElement): readonly Row[] {
  return findAll(root, 'cac:TaxTotal/cac:TaxSubtotal').map((subtotal) => {
    const category = findOne(subtotal, 'cac:TaxCategory')
    const mapped = mapTaxCategory(findText(category, 'cbc:ID'))
    const rate = normalizeNumber(findText(category, 'cbc:Percent') ?? findText(subtotal, 'cbc:Percent'))
    return {
      taxable_amount: normalizeAmount(findText(subtotal, 'cbc:TaxableAmount')),
      tax_amount: normalizeAmount(findText(subtotal, 'cbc:TaxAmount')),
      tax_rate: rate ?? (mapped.taxability === 'not_subject' ? '0' : null),
      tax_collection_mechanism: mapped.mechanism,
      taxability: mapped.taxability,
      tax_exemption_reason:
        findText(category, 'cbc:TaxExemptionReason') ?? findText(category, 'cbc:TaxExemptionReasonCode'),
    }
  })
}

function readLine(line: XmlElement): Row {
  const quantity = findOne(line, 'cbc:InvoicedQuantity|cbc:CreditedQuantity')
  const item = findOne(line, 'cac:Item')
  return {
    position: findText(line, 'cbc:ID'),
    article_number: findText(item, 'cac:SellersItemIdentification/cbc:ID'),
    name: findText(item, 'cbc:Name'),
    description: findText(item, 'cbc:Description'),
    quantity: normalizeNumber(quantity?.text ?? null),
    unit: quantity?.attributes['unitCode'] ?? null,
    unit_price: normalizeAmount(findText(line, 'cac:Price/cbc:PriceAmount')),
    net_amount: normalizeAmount(findText(line, 'cbc:LineExtensionAmount')),
    tax_rate: normalizeNumber(
      findText(item, 'cac:ClassifiedTaxCategory/cbc:Percent') ??
        findText(line, 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent'),
    ),
  }
}
