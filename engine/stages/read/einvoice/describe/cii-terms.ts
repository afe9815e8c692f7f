const AGREEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement'
const DELIVERY = 'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery'
const SETTLEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement'
const LINE = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem'

/**
 * Business terms of EN 16931 by their elements in the Cross Industry Invoice (EN 16931-3-3): paths of local names below the root.
 */
export const CII_TERMS: Readonly<Record<string, string>> = {
  ExchangedDocumentContext: 'BG-2',
  'ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID': 'BT-23',
  'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID': 'BT-24',
  'ExchangedDocument/ID': 'BT-1',
  'ExchangedDocument/TypeCode': 'BT-3',
  'ExchangedDocument/IssueDateTime/DateTimeString': 'BT-2',
  'ExchangedDocument/IncludedNote': 'BG-1',
  'ExchangedDocument/IncludedNote/Content': 'BT-22',
  'ExchangedDocument/IncludedNote/SubjectCode': 'BT-21',
  ...under(AGREEMENT, {
    '/BuyerReference': 'BT-10',
    '/SpecifiedProcuringProject/ID': 'BT-11',
    '/ContractReferencedDocument/IssuerAssignedID': 'BT-12',
    '/BuyerOrderReferencedDocument/IssuerAssignedID': 'BT-13',
    '/SellerOrderReferencedDocument/IssuerAssignedID': 'BT-14',
    '/AdditionalReferencedDocument': 'BG-24',
    '/AdditionalReferencedDocument/IssuerAssignedID': 'BT-122',
    '/AdditionalReferencedDocument/Name': 'BT-123',
    '/AdditionalReferencedDocument/URIID': 'BT-124',
    '/AdditionalReferencedDocument/AttachmentBinaryObject': 'BT-125',
    '/SellerTradeParty': 'BG-4',
    '/SellerTradeParty/Description': 'BT-33',
    ...party('/SellerTradeParty', ['BT-27', 'BT-28', 'BT-29', 'BT-30', 'BT-31', 'BT-34'], 'BG-5', 35, 'BT-162'),
    ...contact('/SellerTradeParty', 'BG-6', 41),
    '/BuyerTradeParty': 'BG-7',
    ...party('/BuyerTradeParty', ['BT-44', 'BT-45', 'BT-46', 'BT-47', 'BT-48', 'BT-49'], 'BG-8', 50, 'BT-163'),
    ...contact('/BuyerTradeParty', 'BG-9', 56),
    '/SellerTaxRepresentativeTradeParty': 'BG-11',
    '/SellerTaxRepresentativeTradeParty/Name': 'BT-62',
    '/SellerTaxRepresentativeTradeParty/SpecifiedTaxRegistration/ID': 'BT-63',
    ...address('/SellerTaxRepresentativeTradeParty/PostalTradeAddress', 'BG-12', 64, 'BT-164'),
  }),
  ...under(DELIVERY, {
    '/ShipToTradeParty': 'BG-13',
    '/ShipToTradeParty/Name': 'BT-70',
    '/ShipToTradeParty/ID': 'BT-71',
    '/ShipToTradeParty/GlobalID': 'BT-71',
    ...address('/ShipToTradeParty/PostalTradeAddress', 'BG-15', 75, 'BT-165'),
    '/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString': 'BT-72',
    '/DespatchAdviceReferencedDocument/IssuerAssignedID': 'BT-16',
    '/ReceivingAdviceReferencedDocument/IssuerAssignedID': 'BT-15',
  }),
  ...under(SETTLEMENT, {
    '/InvoiceCurrencyCode': 'BT-5',
    '/TaxCurrencyCode': 'BT-6',
    '/CreditorReferenceID': 'BT-90',
    '/PaymentReference': 'BT-83',
    '/ReceivableSpecifiedTradeAccountingAccount/ID': 'BT-19',
    '/PayeeTradeParty': 'BG-10',
    '/PayeeTradeParty/Name': 'BT-59',
    '/PayeeTradeParty/ID': 'BT-60',
    '/PayeeTradeParty/SpecifiedLegalOrganization/ID': 'BT-61',
    '/SpecifiedTradeSettlementPaymentMeans': 'BG-16',
    '/SpecifiedTradeSettlementPaymentMeans/TypeCode': 'BT-81',
    '/SpecifiedTradeSettlementPaymentMeans/Information': 'BT-82',
    '/SpecifiedTradeSettlementPaymentMeans/ApplicableTradeSettlementFinancialCard': 'BG-18',
    '/SpecifiedTradeSettlementPaymentMeans/ApplicableTradeSettlementFinancialCard/ID': 'BT-87',
    '/SpecifiedTradeSettlementPaymentMeans/ApplicableTradeSettlementFinancialCard/CardholderName': 'BT-88',
    '/SpecifiedTradeSettlementPaymentMeans/PayerPartyDebtorFinancialAccount/IBANID': 'BT-91',
    '/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount': 'BG-17',
    '/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID': 'BT-84',
    '/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/ProprietaryID': 'BT-84',
    '/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/AccountName': 'BT-85',
    '/SpecifiedTradeSettlementPaymentMeans/PayeeSpecifiedCreditorFinancialInstitution/BICID': 'BT-86',
    '/ApplicableTradeTax': 'BG-23',
    '/ApplicableTradeTax/CalculatedAmount': 'BT-117',
    '/ApplicableTradeTax/BasisAmount': 'BT-116',
    '/ApplicableTradeTax/CategoryCode': 'BT-118',
    '/ApplicableTradeTax/RateApplicablePercent': 'BT-119',
    '/ApplicableTradeTax/ApplicablePercent': 'BT-119',
    '/ApplicableTradeTax/ExemptionReason': 'BT-120',
    '/ApplicableTradeTax/ExemptionReasonCode': 'BT-121',
    '/ApplicableTradeTax/TaxPointDate/DateString': 'BT-7',
    '/ApplicableTradeTax/DueDateTypeCode': 'BT-8',
    '/BillingSpecifiedPeriod': 'BG-14',
    '/BillingSpecifiedPeriod/StartDateTime/DateTimeString': 'BT-73',
    '/BillingSpecifiedPeriod/EndDateTime/DateTimeString': 'BT-74',
    ...allowance('/SpecifiedTradeAllowanceCharge', 'BG-20|BG-21', [92, 99]),
    '/SpecifiedTradeAllowanceCharge/CategoryTradeTax/CategoryCode': 'BT-95|BT-102',
    '/SpecifiedTradeAllowanceCharge/CategoryTradeTax/RateApplicablePercent': 'BT-96|BT-103',
    '/SpecifiedTradeAllowanceCharge/Reason': 'BT-97|BT-104',
    '/SpecifiedTradeAllowanceCharge/ReasonCode': 'BT-98|BT-105',
    '/SpecifiedTradePaymentTerms/Description': 'BT-20',
    '/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString': 'BT-9',
    '/SpecifiedTradePaymentTerms/DirectDebitMandateID': 'BT-89',
    '/SpecifiedTradeSettlementHeaderMonetarySummation': 'BG-22',
    '/SpecifiedTradeSettlementHeaderMonetarySummation/LineTotalAmount': 'BT-106',
    '/SpecifiedTradeSettlementHeaderMonetarySummation/AllowanceTotalAmount': 'BT-107',
    '/SpecifiedTradeSettlementHeaderMonetarySummation/ChargeTotalAmount': 'BT-108',
    '/SpecifiedTradeSettlementHeaderMonetarySummation/TaxBasisTotalAmount': 'BT-109',
    '/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount': 'BT-110',
    '/SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount': 'BT-112',
    '/SpecifiedTradeSettlementHeaderMonetarySummation/TotalPrepaidAmount': 'BT-113',
    '/SpecifiedTradeSettlementHeaderMonetarySummation/RoundingAmount': 'BT-114',
    '/SpecifiedTradeSettlementHeaderMonetarySummation/DuePayableAmount': 'BT-115',
    '/InvoiceReferencedDocument': 'BG-3',
    '/InvoiceReferencedDocument/IssuerAssignedID': 'BT-25',
    '/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString': 'BT-26',
  }),
  ...under(LINE, {
    '': 'BG-25',
    '/AssociatedDocumentLineDocument/LineID': 'BT-126',
    '/AssociatedDocumentLineDocument/IncludedNote/Content': 'BT-127',
    '/SpecifiedTradeProduct': 'BG-31',
    '/SpecifiedTradeProduct/GlobalID': 'BT-157',
    '/SpecifiedTradeProduct/SellerAssignedID': 'BT-155',
    '/SpecifiedTradeProduct/BuyerAssignedID': 'BT-156',
    '/SpecifiedTradeProduct/Name': 'BT-153',
    '/SpecifiedTradeProduct/Description': 'BT-154',
    '/SpecifiedTradeProduct/DesignatedProductClassification/ClassCode': 'BT-158',
    '/SpecifiedTradeProduct/OriginTradeCountry/ID': 'BT-159',
    '/SpecifiedTradeProduct/ApplicableProductCharacteristic': 'BG-32',
    '/SpecifiedTradeProduct/ApplicableProductCharacteristic/Description': 'BT-160',
    '/SpecifiedTradeProduct/ApplicableProductCharacteristic/Value': 'BT-161',
    '/SpecifiedLineTradeAgreement': 'BG-29',
    '/SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/LineID': 'BT-132',
    '/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount': 'BT-148',
    '/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ActualAmount': 'BT-147',
    '/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount': 'BT-146',
    '/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity': 'BT-149',
    '/SpecifiedLineTradeDelivery/BilledQuantity': 'BT-129',
    '/SpecifiedLineTradeSettlement/ApplicableTradeTax': 'BG-30',
    '/SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode': 'BT-151',
    '/SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent': 'BT-152',
    '/SpecifiedLineTradeSettlement/ApplicableTradeTax/ApplicablePercent': 'BT-152',
    '/SpecifiedLineTradeSettlement/BillingSpecifiedPeriod': 'BG-26',
    '/SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/StartDateTime/DateTimeString': 'BT-134',
    '/SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString': 'BT-135',
    ...allowance('/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge', 'BG-27|BG-28', [136, 141]),
    '/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/Reason': 'BT-139|BT-144',
    '/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/ReasonCode': 'BT-140|BT-145',
    '/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount': 'BT-131',
    '/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/LineTotalAmount': 'BT-131',
    '/SpecifiedLineTradeSettlement/AdditionalReferencedDocument/IssuerAssignedID': 'BT-128',
    '/SpecifiedLineTradeSettlement/ReceivableSpecifiedTradeAccountingAccount/ID': 'BT-133',
  }),
}

function under(at: string, terms: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(terms).map(([path, term]) => [at + path, term]))
}

function party(
  at: string,
  [name, trading, identifier, registration, vat, electronic]: readonly [string, string, string, string, string, string],
  group: string,
  first: number,
  third: string,
): Record<string, string> {
  return {
    [`${at}/ID`]: identifier,
    [`${at}/GlobalID`]: identifier,
    [`${at}/Name`]: name,
    [`${at}/SpecifiedLegalOrganization/ID`]: registration,
    [`${at}/SpecifiedLegalOrganization/TradingBusinessName`]: trading,
    [`${at}/URIUniversalCommunication/URIID`]: electronic,
    [`${at}/SpecifiedTaxRegistration/ID`]: vat,
    ...address(`${at}/PostalTradeAddress`, group, first, third),
  }
}

/** @param first number of the term for the street; the others follow */
function address(at: string, group: string, first: number, third: string): Record<string, string> {
  return {
    [at]: group,
    [`${at}/LineOne`]: `BT-${first}`,
    [`${at}/LineTwo`]: `BT-${first + 1}`,
    [`${at}/LineThree`]: third,
    [`${at}/CityName`]: `BT-${first + 2}`,
    [`${at}/PostcodeCode`]: `BT-${first + 3}`,
    [`${at}/CountrySubDivisionName`]: `BT-${first + 4}`,
    [`${at}/CountryID`]: `BT-${first + 5}`,
  }
}

function contact(at: string, group: string, first: number): Record<string, string> {
  return {
    [`${at}/DefinedTradeContact`]: group,
    [`${at}/DefinedTradeContact/PersonName`]: `BT-${first}`,
    [`${at}/DefinedTradeContact/DepartmentName`]: `BT-${first}`,
    [`${at}/DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber`]: `BT-${first + 1}`,
    [`${at}/DefinedTradeContact/EmailURIUniversalCommunication/URIID`]: `BT-${first + 2}`,
  }
}

/** @param first numbers of the terms for the amount of an allowance and of a charge; base and percentage follow */
function allowance(at: string, group: string, [deducted, added]: readonly [number, number]): Record<string, string> {
  return {
    [at]: group,
    [`${at}/ActualAmount`]: `BT-${deducted}|BT-${added}`,
    [`${at}/BasisAmount`]: `BT-${deducted + 1}|BT-${added + 1}`,
    [`${at}/CalculationPercent`]: `BT-${deducted + 2}|BT-${added + 2}`,
  }
}
