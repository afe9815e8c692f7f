import { expect, test } from 'vitest'
import { parseEInvoice } from '../../../../engine/stages/read/einvoice/parse-einvoice.ts'
import { writeUbl } from '../../../fixtures/builders/einvoice/write-ubl.ts'

const valuesOf = (xml: string) => parseEInvoice(new TextEncoder().encode(xml))!.values

test('a CreditNote is a credit note whatever its code, with the invoice it refers to', () => {
  const extra =
    '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>NL-2026-0300</cbc:ID><cbc:IssueDate>2026-01-31</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>'
  expect(valuesOf(writeUbl({ typeCode: '326', extra }, 'CreditNote'))).toMatchObject({
    type: 'credit-note',
    payment_due_date: '2026-04-04',
    original_document_number: 'NL-2026-0300',
    original_document_date: '2026-01-31',
    self_billed: 'false',
    line_items: [{ quantity: '10' }, { quantity: '2' }],
  })
})

test('a self-billed credit note says so', () => {
  expect(valuesOf(writeUbl({ typeCode: '261' }, 'CreditNote'))['self_billed']).toBe('true')
})

test('prefixes do not matter', () => {
  expect(valuesOf(writeUbl({}, 'Invoice', { ubl: '', cbc: 'x1', cac: 'cbc' }))).toEqual(valuesOf(writeUbl()))
})

test('the account of a direct debit is the one to be debited when no other is stated', () => {
  const extra =
    '<cac:PaymentMeans><cbc:PaymentMeansCode>59</cbc:PaymentMeansCode><cac:PaymentMandate><cbc:ID>M-77</cbc:ID><cac:PayerFinancialAccount><cbc:ID>AT61 1904 3002 3457 3201</cbc:ID></cac:PayerFinancialAccount></cac:PaymentMandate></cac:PaymentMeans>'
  expect(valuesOf(writeUbl({ account: null, extra }))).toMatchObject({
    iban: 'AT611904300234573201',
    mandate_reference: 'M-77',
    payment_means: 'direct_debit',
  })
})

test('the subject code of a note is cut off', () => {
  expect(valuesOf(writeUbl({ notes: ['#AAI#Bitte pünktlich zahlen', 'Danke'] }))['notes']).toBe(
    'Bitte pünktlich zahlen\nDanke',
  )
})

test('the seller order number stands in where Peppol writes NA', () => {
  const xml = writeUbl().replace(
    '<cbc:ID>B-7781</cbc:ID>',
    '<cbc:ID>NA</cbc:ID><cbc:SalesOrderID>S-9</cbc:SalesOrderID>',
  )
  expect(valuesOf(xml)['order_number']).toBe('S-9')
})

const taxedBy = (category: string) => writeUbl({ taxes: [{ category, rate: '0', taxable: '165.00', tax: '0.00' }] })
test.each([
  ['SR', 'taxable', 'seller_collected'],
  ['ZR', 'zero_rated', 'seller_collected'],
  ['ES33', 'exempt', 'seller_collected'],
  ['SRCA-C', 'taxable', 'reverse_charge'],
  ['OS', 'not_subject', null],
  ['StandardRated', 'taxable', 'seller_collected'],
  ['ZeroRated', 'zero_rated', 'seller_collected'],
  ['ReverseCharge', 'taxable', 'reverse_charge'],
  ['B', 'taxable', null],
])('the national tax category %s is %s, collected by %s', (category, taxability, mechanism) => {
  expect(valuesOf(taxedBy(category))['tax_breakdowns']).toMatchObject([
    { taxability, tax_collection_mechanism: mechanism },
  ])
})

test('in OIOUBL the scheme of the tax is a number, and its rate stands in the taxes of the line', () => {
  const xml = writeUbl()
    .replaceAll(
      '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>',
      '<cac:TaxScheme><cbc:ID>63</cbc:ID></cac:TaxScheme>',
    )
    .replaceAll(/<cac:ClassifiedTaxCategory>.*?<\/cac:ClassifiedTaxCategory>/g, '')
    .replace(
      '<cac:Item>',
      '<cac:TaxTotal><cac:TaxSubtotal><cac:TaxCategory><cbc:Percent>25</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>$&',
    )
  expect(valuesOf(xml)).toMatchObject({
    sender_vat_id: 'DE136695976',
    line_items: [{ tax_rate: '25' }, { tax_rate: null }],
  })
})

test('words where a tax number should be are none', () => {
  const seller = { name: 'Fjord AS', vatId: 'NO974760673MVA', taxNumber: 'Foretaksregisteret' }
  expect(valuesOf(writeUbl({ seller }))).not.toHaveProperty('sender_tax_number')
})

test('the number of a branch is no BIC, and a note for the payee is the reference', () => {
  const account = { iban: '0005704966', holder: 'x', bic: '9544' }
  const values = valuesOf(
    writeUbl({ account })
      .replace(/<cbc:PaymentID>.*?<\/cbc:PaymentID>/, '')
      .replace('<cbc:ID>0005704966</cbc:ID>', '$&<cbc:PaymentNote>A00095680</cbc:PaymentNote>'),
  )
  expect(values).toMatchObject({ iban: '0005704966', payment_reference: 'A00095680' })
  expect(values).not.toHaveProperty('bic')
})

test.each([
  ['COBA DE FF XXX', 'COBADEFFXXX'],
  ['Deutsche', undefined],
])('of the bank %s the BIC is %s', (bic, read) => {
  const account = { iban: 'DE89370400440532013000', holder: 'x', bic }
  expect(valuesOf(writeUbl({ account }))['bic']).toBe(read)
})

test('a note for the payee that is a sentence is no reference', () => {
  const xml = writeUbl()
    .replace(/<cbc:PaymentID>.*?<\/cbc:PaymentID>/, '')
    .replace('<cac:PayeeFinancialAccount>', '$&<cbc:PaymentNote>Bitte innerhalb 14 Tagen ueberweisen</cbc:PaymentNote>')
  expect(xml).toContain('14 Tagen')
  expect(valuesOf(xml)).not.toHaveProperty('payment_reference')
})

test('an invoice in the envelope in which Peppol carries it', () => {
  const envelope = (inner: string) =>
    `<sh:StandardBusinessDocument xmlns:sh="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader"><sh:StandardBusinessDocumentHeader><sh:HeaderVersion>1.0</sh:HeaderVersion></sh:StandardBusinessDocumentHeader>${inner}</sh:StandardBusinessDocument>`
  expect(valuesOf(envelope(writeUbl().replace(/^<\?xml.*\?>/, '')))).toEqual(valuesOf(writeUbl()))
  expect(parseEInvoice(new TextEncoder().encode(envelope('')))).toBeNull()
})

test('the tax total is that in the currency of the document', () => {
  const extra = '<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">300.10</cbc:TaxAmount></cac:TaxTotal>'
  expect(valuesOf(writeUbl({ extra }))['total_tax_amount']).toBe('26.55')
})
