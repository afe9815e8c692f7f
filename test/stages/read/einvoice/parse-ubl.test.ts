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

test('the tax total is that in the currency of the document', () => {
  const extra = '<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">300.10</cbc:TaxAmount></cac:TaxTotal>'
  expect(valuesOf(writeUbl({ extra }))['total_tax_amount']).toBe('26.55')
})
