import { describe, expect, test } from 'vitest'
import { parseEInvoice } from '../../../../../engine/stages/read/einvoice/parse-einvoice.ts'
import { INVOICE, VERSIONS, writeFacturae as write } from '../../../../fixtures/builders/einvoice/write-facturae.ts'

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

test('of many a hundred behind the first are read, the others counted', () => {
  const invoice = parse(
    write().replace(/<Invoices>[\s\S]*<\/Invoices>/, `<Invoices>${'<Invoice/>'.repeat(3000)}</Invoices>`),
  )
  expect(invoice.further!.length + invoice.unread!).toBe(2999)
  expect(invoice.further).toHaveLength(100)
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
