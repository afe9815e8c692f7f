import { describe, expect, test } from 'vitest'
import { parseEInvoice } from '../../../../../engine/stages/read/einvoice/parse-einvoice.ts'

const VERSIONS = {
  '3.2': 'http://www.facturae.es/Facturae/2009/v3.2/Facturae',
  '3.2.1': 'http://www.facturae.es/Facturae/2014/v3.2.1/Facturae',
  '3.2.2': 'http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml',
} as const

const INVOICE = {
  version: '3.2.2' as keyof typeof VERSIONS,
  issuer: 'EM',
  fileHeader: '',
  series: 'B26' as string | null,
  number: '0312',
  header: '<InvoiceDocumentType>FC</InvoiceDocumentType><InvoiceClass>OO</InvoiceClass>',
  taxes:
    '<TaxesOutputs><Tax><TaxTypeCode>01</TaxTypeCode><TaxRate>21.00</TaxRate><TaxableBase><TotalAmount>400.00</TotalAmount></TaxableBase><TaxAmount><TotalAmount>84.00</TotalAmount></TaxAmount></Tax></TaxesOutputs>',
  totals:
    '<TotalGrossAmount>420.00</TotalGrossAmount><TotalGeneralDiscounts>20.00</TotalGeneralDiscounts><TotalGrossAmountBeforeTaxes>400.00</TotalGrossAmountBeforeTaxes><TotalTaxOutputs>84.00</TotalTaxOutputs><TotalTaxesWithheld>0.00</TotalTaxesWithheld><InvoiceTotal>484.00</InvoiceTotal><TotalOutstandingAmount>484.00</TotalOutstandingAmount><TotalExecutableAmount>484.00</TotalExecutableAmount>',
  line: '',
  payment:
    '<PaymentDetails><Installment><InstallmentDueDate>2026-07-15</InstallmentDueDate><InstallmentAmount>484.00</InstallmentAmount><PaymentMeans>04</PaymentMeans><AccountToBeCredited><IBAN>ES9121000418450200051332</IBAN><BIC>CAIXESBBXXX</BIC></AccountToBeCredited><PaymentReconciliationReference>B26-0312</PaymentReconciliationReference><CollectionAdditionalInformation>A 30 días</CollectionAdditionalInformation></Installment></PaymentDetails>',
  notes: '<LegalLiterals><LegalReference>Gracias por su confianza</LegalReference></LegalLiterals>',
}

const writeInvoice = (parts: Partial<typeof INVOICE> = {}): string => {
  const { series, number, header, taxes, totals, line, payment, notes } = { ...INVOICE, ...parts }
  return `<Invoice><InvoiceHeader><InvoiceNumber>${number}</InvoiceNumber>${series === null ? '' : `<InvoiceSeriesCode>${series}</InvoiceSeriesCode>`}${header}</InvoiceHeader><InvoiceIssueData><IssueDate>2026-06-15</IssueDate><OperationDate>2026-06-10</OperationDate><InvoicingPeriod><StartDate>2026-06-01</StartDate><EndDate>2026-06-10</EndDate></InvoicingPeriod><InvoiceCurrencyCode>EUR</InvoiceCurrencyCode><TaxCurrencyCode>EUR</TaxCurrencyCode><LanguageName>es</LanguageName></InvoiceIssueData>${taxes}<InvoiceTotals>${totals}</InvoiceTotals><Items><InvoiceLine><ReceiverContractReference>CT-5</ReceiverContractReference><ReceiverTransactionReference>PED-88</ReceiverTransactionReference><DeliveryNotesReferences><DeliveryNote><DeliveryNoteNumber>ALB-7</DeliveryNoteNumber></DeliveryNote></DeliveryNotesReferences><ItemDescription>Azulejo blanco</ItemDescription><Quantity>30.0</Quantity><UnitOfMeasure>06</UnitOfMeasure><UnitPriceWithoutTax>15.000000</UnitPriceWithoutTax><TotalCost>450.000000</TotalCost><GrossAmount>420.000000</GrossAmount>${line}<TaxesOutputs><Tax><TaxTypeCode>01</TaxTypeCode><TaxRate>21.00</TaxRate></Tax></TaxesOutputs><AdditionalLineItemInformation>Serie mate</AdditionalLineItemInformation><ArticleCode>AZ-100</ArticleCode></InvoiceLine></Items>${payment}${notes}</Invoice>`
}

const write = (parts: Partial<typeof INVOICE> = {}, ...others: readonly Partial<typeof INVOICE>[]): string => {
  const { version, issuer, fileHeader } = { ...INVOICE, ...parts }
  return `<fe:Facturae xmlns:fe="${VERSIONS[version]}" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><FileHeader><SchemaVersion>${version}</SchemaVersion><Modality>I</Modality><InvoiceIssuerType>${issuer}</InvoiceIssuerType>${fileHeader}</FileHeader><Parties><SellerParty><TaxIdentification><TaxIdentificationNumber>ESB58378431</TaxIdentificationNumber></TaxIdentification><LegalEntity><CorporateName>Cerámicas Levante, S.L.</CorporateName><TradeName>Levante</TradeName><RegistrationData><Folio>12</Folio><Sheet>V-41377</Sheet></RegistrationData><AddressInSpain><Address>Camino del Mar 8</Address><PostCode>46011</PostCode><Town>València</Town><Province>València</Province><CountryCode>ESP</CountryCode></AddressInSpain><ContactDetails><Telephone>963 555 010</Telephone><ElectronicMail>hola@levante.example</ElectronicMail></ContactDetails></LegalEntity></SellerParty><BuyerParty><TaxIdentification><TaxIdentificationNumber>FR40303265045</TaxIdentificationNumber></TaxIdentification><PartyIdentification>C-204</PartyIdentification><Individual><Name>Lucie</Name><FirstSurname>Morel</FirstSurname><SecondSurname>Paz</SecondSurname><OverseasAddress><Address>Quai Vert 2</Address><PostCodeAndTown>64200 Biarritz</PostCodeAndTown><Province>Pyrénées</Province><CountryCode>FRA</CountryCode></OverseasAddress></Individual></BuyerParty></Parties><Invoices>${[parts, ...others].map(writeInvoice).join('')}</Invoices><ds:Signature><ds:SignedInfo/></ds:Signature></fe:Facturae>`
}

const parse = (xml: string) => parseEInvoice(new TextEncoder().encode(xml))!
const valuesOf = (parts: Partial<typeof INVOICE> = {}) => parse(write(parts)).values

test.each(Object.keys(VERSIONS) as (keyof typeof VERSIONS)[])('a whole invoice of version %s', (version) => {
  expect(parse(write({ version }))).toMatchObject({ syntax: 'Facturae', profile: version, type: 'invoice' })
  expect(valuesOf({ version })).toEqual({
    type: 'invoice',
    language: 'es',
    document_number: 'B26/0312',
    issue_date: '2026-06-15',
    currency: 'EUR',
    sender_name: 'Cerámicas Levante, S.L.',
    sender_address: 'Camino del Mar 8, 46011 València, València, ES',
    sender_vat_id: 'ESB58378431',
    sender_register_number: 'V-41377',
    sender_email: 'hola@levante.example',
    sender_phone: '963 555 010',
    recipient_name: 'Lucie Morel Paz',
    recipient_address: 'Quai Vert 2, 64200 Biarritz, Pyrénées, FR',
    recipient_vat_id: 'FR40303265045',
    customer_number: 'C-204',
    service_date: '2026-06-10',
    service_period_start: '2026-06-01',
    service_period_end: '2026-06-10',
    order_number: 'PED-88',
    contract_number: 'CT-5',
    delivery_note_number: 'ALB-7',
    net_amount: '400.00',
    total_tax_amount: '84.00',
    gross_amount: '484.00',
    allowance_amount: '20.00',
    amount_due: '484.00',
    payment_due_date: '2026-07-15',
    payment_reference: 'B26-0312',
    payment_means: 'transfer',
    iban: 'ES9121000418450200051332',
    bic: 'CAIXESBBXXX',
    payment_terms: 'A 30 días',
    notes: 'Gracias por su confianza',
    tax_breakdowns: [
      {
        taxable_amount: '400.00',
        tax_amount: '84.00',
        tax_rate: '21',
        tax_collection_mechanism: 'seller_collected',
        taxability: 'taxable',
        tax_exemption_reason: null,
      },
    ],
    line_items: [
      {
        position: '1',
        article_number: 'AZ-100',
        name: 'Azulejo blanco',
        description: 'Serie mate',
        quantity: '30',
        unit: 'BX',
        unit_price: '15.00',
        net_amount: '420.00',
        tax_rate: '21',
      },
    ],
  })
})

test.each([
  ['B26', '0312', 'B26/0312'],
  ['B26-', '0312', 'B26-0312'],
  ['B26', 'B26-0312', 'B26-0312'],
  [null, '0312', '0312'],
  ['1', '12', '1/12'],
  ['26', '26-12', '26-12'],
  ['2026', '20260012', '20260012'],
])('of series %s the number %s is %s', (series, number, whole) => {
  expect(valuesOf({ series, number })['document_number']).toBe(whole)
})

describe('a corrective invoice', () => {
  const corrective =
    '<Corrective><InvoiceNumber>0301</InvoiceNumber><InvoiceSeriesCode>B26</InvoiceSeriesCode><ReasonCode>10</ReasonCode><ReasonDescription>Detalle de la operación</ReasonDescription><InvoiceIssueDate>2026-05-31</InvoiceIssueDate></Corrective>'
  test.each(['OR', 'CR', 'OO'])('of class %s is a credit note, with what it corrects', (kind) => {
    const header = `<InvoiceDocumentType>FC</InvoiceDocumentType><InvoiceClass>${kind}</InvoiceClass>${corrective}`
    expect(valuesOf({ header })).toMatchObject({
      type: 'credit-note',
      document_number: 'B26/0312',
      original_document_number: 'B26/0301',
      original_document_date: '2026-05-31',
      credit_reason: 'Detalle de la operación',
      self_billed: 'false',
    })
  })

  test.each([
    ['01', '', 'invoice'],
    ['02', '', 'invoice'],
    ['01', '-', 'credit-note'],
    ['02', '-', 'credit-note'],
    ['03', '', 'credit-note'],
  ])('by the method %s with %s484.00 is %s', (method, sign, type) => {
    const totals = INVOICE.totals.replaceAll(/>(\d)/g, `>${sign}$1`)
    const header = `<InvoiceClass>OR</InvoiceClass><Corrective><CorrectionMethod>${method}</CorrectionMethod></Corrective>`
    expect(valuesOf({ header, totals })['type']).toBe(type)
  })

  test('that the receiver issues says so', () => {
    const header = '<InvoiceClass>OR</InvoiceClass>'
    expect(valuesOf({ header, issuer: 'RE' })).toMatchObject({ type: 'credit-note', self_billed: 'true' })
  })

  test('keeps its signs', () => {
    const totals = INVOICE.totals.replaceAll(/>(\d)/g, '>-$1')
    expect(valuesOf({ header: `<InvoiceClass>OR</InvoiceClass>`, totals })).toMatchObject({
      net_amount: '-400.00',
      gross_amount: '-484.00',
      amount_due: '-484.00',
    })
  })
})

describe('the sums', () => {
  test('the gross amount is the one before what is withheld', () => {
    const totals = INVOICE.totals
      .replace('Withheld>0.00', 'Withheld>60.00')
      .replace('InvoiceTotal>484.00', 'InvoiceTotal>424.00')
      .replace('ExecutableAmount>484.00', 'ExecutableAmount>424.00')
    expect(valuesOf({ totals })).toMatchObject({ gross_amount: '484.00', amount_due: '424.00' })
  })

  test('also where the total was written before it', () => {
    const totals = INVOICE.totals
      .replace('Withheld>0.00', 'Withheld>60.00')
      .replace('ExecutableAmount>484.00', 'ExecutableAmount>424.00')
    expect(valuesOf({ totals })).toMatchObject({ gross_amount: '484.00', amount_due: '424.00' })
  })

  test('a sum of which a part is no number is none', () => {
    const totals = INVOICE.totals
      .replace('Withheld>0.00', 'Withheld>60,00')
      .replace('InvoiceTotal>484.00', 'InvoiceTotal>424.00')
    expect(valuesOf({ totals })).not.toHaveProperty('gross_amount')
  })

  test('advances and surcharges are read', () => {
    const totals = `${INVOICE.totals}<TotalGeneralSurcharges>5.00</TotalGeneralSurcharges><TotalPaymentsOnAccount>100.00</TotalPaymentsOnAccount>`
    expect(valuesOf({ totals })).toMatchObject({ charge_amount: '5.00', prepaid_amount: '100.00' })
  })

  test('a tax total that is left out is the sum of the taxes', () => {
    const totals = INVOICE.totals.replace('<TotalTaxOutputs>84.00', '<TotalTaxOutputs>')
    expect(valuesOf({ totals })['total_tax_amount']).toBe('84.00')
  })
})

describe('the taxes', () => {
  const untaxed = INVOICE.taxes.replace('21.00', '0.00').replace('84.00', '0.00')
  test('the surcharge of retailers has a row of its own', () => {
    const taxes = INVOICE.taxes.replace(
      '</Tax>',
      '<EquivalenceSurcharge>5.20</EquivalenceSurcharge><EquivalenceSurchargeAmount><TotalAmount>20.80</TotalAmount></EquivalenceSurchargeAmount></Tax>',
    )
    expect(valuesOf({ taxes })['tax_breakdowns']).toMatchObject([
      { tax_rate: '21', tax_amount: '84.00' },
      { tax_rate: '5.2', tax_amount: '20.80', taxable_amount: '400.00' },
    ])
  })

  test.each([
    ['01', 'Art. 20 LIVA', 'exempt', 'seller_collected'],
    ['02', 'Suplidos', 'not_subject', null],
    ['01', 'Entrega intracomunitaria exenta', 'intra_community', null],
    ['01', 'Exportación, art. 21', 'export', null],
    ['02', 'Inversión del sujeto pasivo', 'taxable', 'reverse_charge'],
  ])('event %s because of "%s" is %s', (code, reason, taxability, mechanism) => {
    const line = `<SpecialTaxableEvent><SpecialTaxableEventCode>${code}</SpecialTaxableEventCode><SpecialTaxableEventReason>${reason}</SpecialTaxableEventReason></SpecialTaxableEvent>`
    expect(valuesOf({ taxes: untaxed, line })['tax_breakdowns']).toMatchObject([
      { tax_rate: '0', taxability, tax_collection_mechanism: mechanism, tax_exemption_reason: reason },
    ])
  })

  const event = (code: string, reason = '') =>
    `<SpecialTaxableEvent><SpecialTaxableEventCode>${code}</SpecialTaxableEventCode>${reason && `<SpecialTaxableEventReason>${reason}</SpecialTaxableEventReason>`}</SpecialTaxableEvent>`
  const literals = (...notes: string[]) =>
    `<LegalLiterals>${notes.map((note) => `<LegalReference>${note}</LegalReference>`).join('')}</LegalLiterals>`
  test.each([
    ['Los datos no se exportarán', 'zero_rated'],
    ['Exportaciones Levante SL', 'zero_rated'],
    ['Exportación exenta', 'export'],
    ['Operación exenta, art. 20 LIVA', 'exempt'],
    ['Operación no sujeta', 'not_subject'],
  ])('the note "%s" says %s', (note, taxability) => {
    const reason = taxability === 'zero_rated' ? null : note
    expect(valuesOf({ taxes: untaxed, notes: literals('Gracias', note) })['tax_breakdowns']).toMatchObject([
      { taxability, tax_exemption_reason: reason },
    ])
  })

  test('the code of a line goes before what a legal note says', () => {
    const notes = literals('Entrega intracomunitaria')
    expect(valuesOf({ taxes: untaxed, line: event('01'), notes })['tax_breakdowns']).toMatchObject([
      { taxability: 'exempt', tax_exemption_reason: null },
    ])
  })

  test('each row has the reason of its own lines', () => {
    const tax = (base: string) =>
      `<Tax><TaxTypeCode>01</TaxTypeCode><TaxRate>0.00</TaxRate><TaxableBase><TotalAmount>${base}</TotalAmount></TaxableBase><TaxAmount><TotalAmount>0.00</TotalAmount></TaxAmount></Tax>`
    const line = (amount: string, said: string) =>
      `<InvoiceLine><GrossAmount>${amount}</GrossAmount>${said}<TaxesOutputs><Tax><TaxTypeCode>01</TaxTypeCode><TaxRate>0.00</TaxRate></Tax></TaxesOutputs></InvoiceLine>`
    const others = `${line('100.000000', event('01', 'Art. 20'))}${line('30.0', event('02', 'Suplidos'))}${line('50.00', event('01', 'Art. 20'))}`
    const xml = write({ taxes: `<TaxesOutputs>${tax('30.00')}${tax('150.00')}</TaxesOutputs>` })
    expect(parse(xml.replace('</Items>', `${others}</Items>`)).values['tax_breakdowns']).toMatchObject([
      { taxability: 'not_subject', tax_exemption_reason: 'Suplidos' },
      { taxability: 'exempt', tax_exemption_reason: 'Art. 20' },
    ])
  })

  test('the legal notes say it where no line does', () => {
    const notes =
      '<LegalLiterals><LegalReference>Operación con inversión del sujeto pasivo</LegalReference></LegalLiterals>'
    expect(valuesOf({ taxes: untaxed, notes })['tax_breakdowns']).toMatchObject([
      { tax_collection_mechanism: 'reverse_charge', tax_exemption_reason: 'Operación con inversión del sujeto pasivo' },
    ])
  })
})

describe('the payment', () => {
  test('of an invoice that was assigned goes to the factor', () => {
    const fileHeader =
      '<FactoringAssignmentData><PaymentDetails><Installment><InstallmentDueDate>2026-07-20</InstallmentDueDate><PaymentMeans>04</PaymentMeans><AccountToBeCredited><IBAN>ES7921000813610123456789</IBAN></AccountToBeCredited></Installment></PaymentDetails></FactoringAssignmentData>'
    expect(valuesOf({ fileHeader })).toMatchObject({ iban: 'ES7921000813610123456789', payment_due_date: '2026-07-20' })
  })

  test('by direct debit has the account that is debited', () => {
    const payment =
      '<PaymentDetails><Installment><PaymentMeans>02</PaymentMeans><AccountToBeDebited><IBAN>ES7921000813610123456789</IBAN></AccountToBeDebited></Installment></PaymentDetails>'
    expect(valuesOf({ payment })).toMatchObject({ payment_means: 'direct_debit', iban: 'ES7921000813610123456789' })
  })

  test.each([
    ['01', 'cash'],
    ['19', 'card'],
    ['14', 'other'],
  ])('by %s is %s', (code, means) => {
    const payment = `<PaymentDetails><Installment><PaymentMeans>${code}</PaymentMeans></Installment></PaymentDetails>`
    expect(valuesOf({ payment })['payment_means']).toBe(means)
  })
})

test('of a batch the first is the invoice and the others follow', () => {
  const invoice = parse(write({}, { number: '0313' }, { number: '0314' }))
  expect(invoice.values['document_number']).toBe('B26/0312')
  expect(invoice.further!.map(({ values }) => values['document_number'])).toEqual(['B26/0313', 'B26/0314'])
})

test('a file without invoices states its parties alone', () => {
  const xml = write().replace(/<Invoices>[\s\S]*<\/Invoices>/, '')
  expect(parse(xml).values).toMatchObject({ type: 'invoice', sender_name: 'Cerámicas Levante, S.L.' })
})

test('a date of the year 1 is none', () => {
  expect(parse(write().replace('2026-06-15', '0001-01-01')).values).not.toHaveProperty('issue_date')
})

test('a number that was put together is computed, and what is withheld is told beside the values', () => {
  expect(parse(write())).toMatchObject({ computed: ['document_number'], withheld: '0.00' })
  const totals = `${INVOICE.totals.replace('Withheld>0.00', 'Withheld>60.00')}<AmountsWithheld><WithholdingAmount>20.00</WithholdingAmount></AmountsWithheld><TotalReimbursableExpenses>30.00</TotalReimbursableExpenses>`
  expect(parse(write({ totals })).withheld).toBe('50.00')
})

test('a day of the lines is that of delivery only where they agree', () => {
  const line = (day: string) => `<TransactionDate>${day}</TransactionDate>`
  const bare = (...days: string[]) => {
    const xml = write({ line: line(days[0]!) }).replace('<OperationDate>2026-06-10</OperationDate>', '')
    return xml.replace(
      '</Items>',
      `${days
        .slice(1)
        .map((day) => `<InvoiceLine>${line(day)}</InvoiceLine>`)
        .join('')}</Items>`,
    )
  }
  expect(parse(bare('2026-06-01', '2026-06-01')).values['service_date']).toBe('2026-06-01')
  expect(parse(bare('2026-06-01', '2026-06-02')).values).not.toHaveProperty('service_date')
})
