const INVOICE = 'Invoices/Invoice'
const HEADER = `${INVOICE}/InvoiceHeader`
const ISSUE = `${INVOICE}/InvoiceIssueData`
const TAX = `${INVOICE}/TaxesOutputs/Tax`
const TOTALS = `${INVOICE}/InvoiceTotals`
const LINE = `${INVOICE}/Items/InvoiceLine`
const PAYMENT = `${INVOICE}/PaymentDetails/Installment`

/** Business terms of EN 16931 by their elements in Facturae 3.x: paths of names below the root. */
export const FACTURAE_TERMS: Readonly<Record<string, string>> = {
  'FileHeader/SchemaVersion': 'BT-24',
  ...party('Parties/SellerParty', 'BG-4', ['BT-27', 'BT-28', 'BT-29', 'BT-31'], 'BG-5', 35),
  'Parties/SellerParty/LegalEntity/RegistrationData/Sheet': 'BT-30',
  ...contact('Parties/SellerParty', 'BG-6', 42),
  ...party('Parties/BuyerParty', 'BG-7', ['BT-44', 'BT-45', 'BT-46', 'BT-48'], 'BG-8', 50),
  ...contact('Parties/BuyerParty', 'BG-9', 57),
  [`${HEADER}/InvoiceNumber`]: 'BT-1',
  [`${HEADER}/InvoiceDocumentType`]: 'BT-3',
  [`${HEADER}/Corrective`]: 'BG-3',
  [`${HEADER}/Corrective/InvoiceNumber`]: 'BT-25',
  [`${HEADER}/Corrective/InvoiceIssueDate`]: 'BT-26',
  [`${ISSUE}/IssueDate`]: 'BT-2',
  [`${ISSUE}/OperationDate`]: 'BT-72',
  [`${ISSUE}/InvoicingPeriod`]: 'BG-14',
  [`${ISSUE}/InvoicingPeriod/StartDate`]: 'BT-73',
  [`${ISSUE}/InvoicingPeriod/EndDate`]: 'BT-74',
  [`${ISSUE}/InvoiceCurrencyCode`]: 'BT-5',
  [`${ISSUE}/TaxCurrencyCode`]: 'BT-6',
  [TAX]: 'BG-23',
  [`${TAX}/TaxRate`]: 'BT-119',
  [`${TAX}/TaxableBase/TotalAmount`]: 'BT-116',
  [`${TAX}/TaxAmount/TotalAmount`]: 'BT-117',
  [TOTALS]: 'BG-22',
  [`${TOTALS}/TotalGrossAmount`]: 'BT-106',
  [`${TOTALS}/TotalGeneralDiscounts`]: 'BT-107',
  [`${TOTALS}/TotalGeneralSurcharges`]: 'BT-108',
  [`${TOTALS}/TotalGrossAmountBeforeTaxes`]: 'BT-109',
  [`${TOTALS}/TotalTaxOutputs`]: 'BT-110',
  [`${TOTALS}/TotalPaymentsOnAccount`]: 'BT-113',
  [`${TOTALS}/TotalExecutableAmount`]: 'BT-115',
  [LINE]: 'BG-25',
  [`${LINE}/SequenceNumber`]: 'BT-126',
  [`${LINE}/ReceiverTransactionReference`]: 'BT-13',
  [`${LINE}/IssuerTransactionReference`]: 'BT-14',
  [`${LINE}/ReceiverContractReference`]: 'BT-12',
  [`${LINE}/DeliveryNotesReferences/DeliveryNote/DeliveryNoteNumber`]: 'BT-16',
  [`${LINE}/ArticleCode`]: 'BT-155',
  [`${LINE}/ItemDescription`]: 'BT-153',
  [`${LINE}/AdditionalLineItemInformation`]: 'BT-154',
  [`${LINE}/Quantity`]: 'BT-129',
  [`${LINE}/UnitPriceWithoutTax`]: 'BT-148',
  [`${LINE}/GrossAmount`]: 'BT-131',
  [`${LINE}/TaxesOutputs/Tax/TaxRate`]: 'BT-152',
  [`${LINE}/SpecialTaxableEvent/SpecialTaxableEventReason`]: 'BT-120',
  [PAYMENT]: 'BG-16',
  [`${PAYMENT}/InstallmentDueDate`]: 'BT-9',
  [`${PAYMENT}/PaymentMeans`]: 'BT-81',
  [`${PAYMENT}/PaymentReconciliationReference`]: 'BT-83',
  [`${PAYMENT}/CollectionAdditionalInformation`]: 'BT-20',
  [`${PAYMENT}/AccountToBeCredited/IBAN`]: 'BT-84',
  [`${PAYMENT}/AccountToBeCredited/BIC`]: 'BT-86',
  [`${PAYMENT}/AccountToBeDebited/IBAN`]: 'BT-91',
  [`${INVOICE}/LegalLiterals/LegalReference`]: 'BT-22',
  [`${INVOICE}/AdditionalData/InvoiceAdditionalInformation`]: 'BT-22',
}

function party(
  at: string,
  group: string,
  [name, trading, identifier, vat]: readonly [string, string, string, string],
  address: string,
  first: number,
): Record<string, string> {
  const terms: Record<string, string> = {
    [at]: group,
    [`${at}/TaxIdentification/TaxIdentificationNumber`]: vat,
    [`${at}/PartyIdentification`]: identifier,
    [`${at}/LegalEntity/CorporateName`]: name,
    [`${at}/LegalEntity/TradeName`]: trading,
  }
  for (const holder of ['LegalEntity', 'Individual']) {
    for (const place of [`${at}/${holder}/AddressInSpain`, `${at}/${holder}/OverseasAddress`]) {
      terms[place] = address
      terms[`${place}/Address`] = `BT-${first}`
      terms[`${place}/Town`] = `BT-${first + 2}`
      terms[`${place}/PostCodeAndTown`] = `BT-${first + 2}`
      terms[`${place}/PostCode`] = `BT-${first + 3}`
      terms[`${place}/Province`] = `BT-${first + 4}`
      terms[`${place}/CountryCode`] = `BT-${first + 5}`
    }
  }
  return terms
}

/** @param first number of the term for the telephone */
function contact(at: string, group: string, first: number): Record<string, string> {
  return Object.fromEntries(
    ['LegalEntity', 'Individual'].flatMap((holder) => [
      [`${at}/${holder}/ContactDetails`, group],
      [`${at}/${holder}/ContactDetails/Telephone`, `BT-${first}`],
      [`${at}/${holder}/ContactDetails/ElectronicMail`, `BT-${first + 1}`],
    ]),
  )
}

/** What Facturae has beside the terms of the standard, in English and German. */
export const FACTURAE_NAMES: Readonly<Record<string, readonly [en: string, de: string]>> = {
  Modality: ['Single (I) or batch (L)', 'Einzeln (I) oder Stapel (L)'],
  InvoiceIssuerType: [
    'Issued by (EM seller, RE customer, TE third party)',
    'Ausgestellt von (EM Verkäufer, RE Käufer, TE Dritter)',
  ],
  Batch: ['Batch', 'Stapel'],
  BatchIdentifier: ['Batch identifier', 'Kennung des Stapels'],
  InvoicesCount: ['Invoices', 'Rechnungen'],
  TotalAmount: ['Amount', 'Betrag'],
  FactoringAssignmentData: ['Assignment to a factor', 'Abtretung an einen Factor'],
  Assignee: ['Assignee', 'Erwerber der Forderung'],
  PersonTypeCode: ['Person (F) or legal entity (J)', 'Person (F) oder Unternehmen (J)'],
  ResidenceTypeCode: ['Resident (R), in the EU (U), foreign (E)', 'Sitz im Inland (R), in der EU (U), im Ausland (E)'],
  AdministrativeCentre: ['Administrative centre', 'Verwaltungsstelle'],
  CentreCode: ['Centre (DIR3)', 'Stelle (DIR3)'],
  RoleTypeCode: ['Role', 'Rolle'],
  Name: ['First name', 'Vorname'],
  FirstSurname: ['Surname', 'Nachname'],
  SecondSurname: ['Second surname', 'Zweiter Nachname'],
  RegistrationData: ['Register of companies', 'Handelsregister'],
  InvoiceSeriesCode: ['Series', 'Serie'],
  InvoiceClass: ['Class (OO original, OR corrective)', 'Klasse (OO Original, OR Berichtigung)'],
  ReasonCode: ['Reason code', 'Code des Grundes'],
  ReasonDescription: ['Reason of the correction', 'Grund der Berichtigung'],
  CorrectionMethod: ['Correction method', 'Art der Berichtigung'],
  CorrectionMethodDescription: ['Correction', 'Berichtigung'],
  LanguageName: ['Language', 'Sprache'],
  TaxesWithheld: ['Taxes withheld', 'Einbehaltene Steuern'],
  TaxTypeCode: ['Tax (01 IVA, 03 IGIC, 04 IRPF)', 'Steuer (01 IVA, 03 IGIC, 04 IRPF)'],
  TaxRate: ['Rate', 'Satz'],
  EquivalenceSurcharge: ['Equivalence surcharge rate', 'Satz des Ausgleichszuschlags'],
  EquivalenceSurchargeAmount: ['Equivalence surcharge', 'Ausgleichszuschlag'],
  GeneralDiscounts: ['General discounts', 'Nachlässe'],
  GeneralSurcharges: ['General surcharges', 'Zuschläge'],
  DiscountReason: ['Reason', 'Grund'],
  DiscountRate: ['Percentage', 'Prozentsatz'],
  DiscountAmount: ['Discount', 'Nachlass'],
  ChargeReason: ['Reason', 'Grund'],
  ChargeAmount: ['Charge', 'Zuschlag'],
  TotalTaxesWithheld: ['Taxes withheld', 'Einbehaltene Steuern'],
  InvoiceTotal: ['Total less taxes withheld', 'Gesamtbetrag ohne Einbehalt'],
  TotalOutstandingAmount: ['Outstanding amount', 'Offener Betrag'],
  AmountsWithheld: ['Amounts withheld', 'Einbehaltene Beträge'],
  WithholdingAmount: ['Amount withheld', 'Einbehaltener Betrag'],
  WithholdingReason: ['Reason', 'Grund'],
  ReimbursableExpenses: ['Reimbursable expenses', 'Auslagen'],
  TotalReimbursableExpenses: ['Reimbursable expenses', 'Auslagen'],
  TotalFinancialExpenses: ['Financial expenses', 'Finanzierungskosten'],
  UnitOfMeasure: ['Unit', 'Einheit'],
  TotalCost: ['Before discounts', 'Vor Nachlass'],
  SpecialTaxableEventCode: ['Exempt (01) or not subject (02)', 'Befreit (01) oder nicht steuerbar (02)'],
  FileReference: ['File reference', 'Aktenzeichen'],
  InstallmentAmount: ['Instalment', 'Rate'],
  AttachmentDescription: ['Attached document', 'Anlage'],
}
