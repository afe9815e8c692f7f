import type { StructuredInvoice } from '../../../domain/content.ts'
import type { DocumentType } from '../../../domain/document.ts'
import type { Row } from '../../../domain/field.ts'
import { collectValues } from './collect-values.ts'
import { findAll, findOne, findText, findTexts } from './find-elements.ts'
import { mapSelfBilled, mapTaxCategory, mapTypeCode } from './map-codes.ts'
import { joinParts, normalizeAmount, normalizeNumber } from './normalize-values.ts'
import { readCiiDate } from './parse-cii-date.ts'
import { readCiiParty } from './parse-cii-party.ts'
import { readCiiPayment } from './parse-cii-payment.ts'
import { nameParties } from './party.ts'
import type { XmlElement } from './read-xml.ts'

/**
 * Reads a UN/CEFACT Cross Industry Invoice by the bindings of EN 16931-3-3, its forerunner of ZUGFeRD 1.0 and an
 * Order-X message, which is of type `other`. Where names changed between the versions, a path has both.
 */
export function parseCii(root: XmlElement): Omit<StructuredInvoice, 'xml'> {
  const document = findOne(root, 'rsm:ExchangedDocument|rsm:HeaderExchangedDocument')
  const context = findOne(root, 'rsm:ExchangedDocumentContext|rsm:SpecifiedExchangedDocumentContext')
  const transaction = findOne(root, 'rsm:SupplyChainTradeTransaction|rsm:SpecifiedSupplyChainTradeTransaction')
  const agreement = findOne(transaction, 'ram:ApplicableHeaderTradeAgreement|ram:ApplicableSupplyChainTradeAgreement')
  const delivery = findOne(transaction, 'ram:ApplicableHeaderTradeDelivery|ram:ApplicableSupplyChainTradeDelivery')
  const settlement = findOne(
    transaction,
    'ram:ApplicableHeaderTradeSettlement|ram:ApplicableSupplyChainTradeSettlement',
  )
  const typeCode = findText(document, 'ram:TypeCode')
  const isOrder = root.name === ORDER_ROOT
  const type: DocumentType = isOrder ? 'other' : mapTypeCode(typeCode)
  const seller = readCiiParty(findOne(agreement, 'ram:SellerTradeParty'))
  const buyer = readCiiParty(findOne(agreement, 'ram:BuyerTradeParty'))
  // An order goes from the buyer to the seller, its response (UNTDID 1001: 231) the way of an invoice.
  const [sender, recipient] = isOrder && typeCode !== '231' ? [buyer, seller] : [seller, buyer]
  const reference = (from: XmlElement | null, name: string): string | null =>
    findText(from, `ram:${name}/ram:IssuerAssignedID|ram:ID`)
  const original = findOne(settlement, 'ram:InvoiceReferencedDocument')
  const period = findOne(settlement, 'ram:BillingSpecifiedPeriod')
  return {
    syntax: 'CII',
    profile: findText(context, 'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID') ?? '',
    type,
    values: collectValues({
      type,
      language: /^[a-z]{2}(?![a-z])/i.exec(findText(document, 'ram:LanguageID') ?? '')?.[0].toLowerCase() ?? null,
      document_number: findText(document, 'ram:ID'),
      issue_date: readCiiDate(document, 'ram:IssueDateTime'),
      currency: findText(settlement, 'ram:InvoiceCurrencyCode|ram:OrderCurrencyCode')?.toUpperCase() ?? null,
      ...nameParties(sender, recipient),
      customer_number: buyer.identifier,
      service_date: readCiiDate(delivery, 'ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime'),
      service_period_start: readCiiDate(period, 'ram:StartDateTime'),
      service_period_end: readCiiDate(period, 'ram:EndDateTime'),
      order_number:
        reference(agreement, 'BuyerOrderReferencedDocument') ?? reference(agreement, 'SellerOrderReferencedDocument'),
      contract_number: reference(agreement, 'ContractReferencedDocument'),
      project_number: findText(agreement, 'ram:SpecifiedProcuringProject/ram:ID'),
      delivery_note_number:
        reference(delivery, 'DespatchAdviceReferencedDocument') ??
        reference(delivery, 'DeliveryNoteReferencedDocument'),
      buyer_reference: findText(agreement, 'ram:BuyerReference'),
      ...readTotals(settlement),
      ...readCiiPayment(settlement),
      notes: joinParts(findTexts(document, 'ram:IncludedNote/ram:Content'), '\n'),
      tax_breakdowns: findAll(settlement, 'ram:ApplicableTradeTax').map(readTaxRow),
      line_items: findAll(transaction, 'ram:IncludedSupplyChainTradeLineItem').filter(isCharged).map(readLine),
      ...(isOrder && { title: findText(document, 'ram:Name') }),
      ...(type === 'credit-note' && {
        original_document_number: findText(original, 'ram:IssuerAssignedID|ram:ID'),
        original_document_date: readCiiDate(original, 'ram:FormattedIssueDateTime|ram:IssueDateTime'),
        self_billed: mapSelfBilled(typeCode),
      }),
    }),
  }
}

/** The root element of Order-X. */
export const ORDER_ROOT = 'SCRDMCCBDACIOMessageStructure'

function readTotals(settlement: XmlElement | null): Record<string, string | null> {
  const total = findOne(
    settlement,
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation|ram:SpecifiedTradeSettlementMonetarySummation',
  )
  const amount = (name: string): string | null => normalizeAmount(findText(total, `ram:${name}`))
  const currency = findText(settlement, 'ram:InvoiceCurrencyCode')
  const taxes = findAll(total, 'ram:TaxTotalAmount')
  // The second total is in the accounting currency (BT-111).
  const tax = taxes.find((element) => element.attributes['currencyID'] === currency) ?? taxes[0]
  return {
    net_amount: amount('TaxBasisTotalAmount'),
    total_tax_amount: normalizeAmount(tax?.text ?? null),
    gross_amount: amount('GrandTotalAmount'),
    allowance_amount: amount('AllowanceTotalAmount'),
    charge_amount: amount('ChargeTotalAmount'),
    prepaid_amount: amount('TotalPrepaidAmount'),
    rounding_amount: amount('RoundingAmount'),
    amount_due: amount('DuePayableAmount'),
  }
}

function readTaxRow(tax: XmlElement): Row {
  const mapped = mapTaxCategory(findText(tax, 'ram:CategoryCode'))
  const rate = normalizeNumber(findText(tax, 'ram:RateApplicablePercent|ram:ApplicablePercent'))
  return {
    taxable_amount: normalizeAmount(findText(tax, 'ram:BasisAmount')),
    tax_amount: normalizeAmount(findText(tax, 'ram:CalculatedAmount')),
    tax_rate: rate ?? (mapped.taxability === 'not_subject' ? '0' : null),
    tax_collection_mechanism: mapped.mechanism,
    taxability: mapped.taxability,
    tax_exemption_reason: findText(tax, 'ram:ExemptionReason') ?? findText(tax, 'ram:ExemptionReasonCode'),
  }
}

/** False for the sub-totals and remarks among the lines of the EXTENDED profile (BT-X-8). */
function isCharged(line: XmlElement): boolean {
  const status = findText(line, 'ram:AssociatedDocumentLineDocument/ram:LineStatusReasonCode')
  return status !== 'GROUP' && status !== 'INFORMATION'
}

function readLine(line: XmlElement): Row {
  const product = findOne(line, 'ram:SpecifiedTradeProduct')
  const agreement = findOne(line, 'ram:SpecifiedLineTradeAgreement|ram:SpecifiedSupplyChainTradeAgreement')
  const delivery = findOne(line, 'ram:SpecifiedLineTradeDelivery|ram:SpecifiedSupplyChainTradeDelivery')
  const settlement = findOne(line, 'ram:SpecifiedLineTradeSettlement|ram:SpecifiedSupplyChainTradeSettlement')
  const quantity = findOne(delivery, 'ram:BilledQuantity|ram:RequestedQuantity')
  return {
    position: findText(line, 'ram:AssociatedDocumentLineDocument/ram:LineID'),
    article_number: findText(product, 'ram:SellerAssignedID'),
    name: findText(product, 'ram:Name'),
    description: findText(product, 'ram:Description'),
    quantity: normalizeNumber(quantity?.text ?? null),
    unit: quantity?.attributes['unitCode'] ?? null,
    unit_price: normalizeAmount(findText(agreement, 'ram:NetPriceProductTradePrice/ram:ChargeAmount')),
    net_amount: normalizeAmount(
      findText(
        settlement,
        'ram:SpecifiedTradeSettlementLineMonetarySummation|ram:SpecifiedTradeSettlementMonetarySummation/ram:LineTotalAmount',
      ),
    ),
    tax_rate: normalizeNumber(
      findText(settlement, 'ram:ApplicableTradeTax/ram:RateApplicablePercent|ram:ApplicablePercent'),
    ),
  }
}
