import { expect, test } from 'vitest'
import { parseEInvoice } from '../../../../engine/stages/read/einvoice/parse-einvoice.ts'
import { writeCii, writeCiiDate } from '../../../fixtures/builders/einvoice/write-cii.ts'

const parse = (xml: string) => parseEInvoice(new TextEncoder().encode(xml))
const valuesOf = (xml: string) => parse(xml)!.values

test('a credit note refers to its invoice', () => {
  const extra = `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>NL-2026-0300</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" format="102">20260131</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>`
  expect(valuesOf(writeCii({ typeCode: '381', extra }))).toMatchObject({
    original_document_number: 'NL-2026-0300',
    original_document_date: '2026-01-31',
  })
})

test.each([
  ['102', '20260305'],
  ['102', '2026-03-05'],
  ['203', '202603051430'],
  ['204', '20260305143000'],
  ['101', '260305'],
  ['4', '05032026'],
])('reads a date in format %s: %s', (format, text) => {
  const xml = writeCii().replace(
    writeCiiDate('2026-03-05'),
    `<udt:DateTimeString format="${format}">${text}</udt:DateTimeString>`,
  )
  expect(valuesOf(xml)['issue_date']).toBe('2026-03-05')
})

test('a format that names no day gives no date', () => {
  const xml = writeCii().replace(
    writeCiiDate('2026-03-05'),
    '<udt:DateTimeString format="610">202603</udt:DateTimeString>',
  )
  expect(valuesOf(xml)['issue_date']).toBeUndefined()
})

test('of several terms the due date is the last day for the full amount', () => {
  const extra = `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${writeCiiDate('2026-03-15')}</ram:DueDateDateTime><ram:ApplicableTradePaymentDiscountTerms><ram:BasisPeriodMeasure unitCode="DAY">10</ram:BasisPeriodMeasure><ram:BasisAmount>191.55</ram:BasisAmount><ram:CalculationPercent>2.50</ram:CalculationPercent></ram:ApplicableTradePaymentDiscountTerms></ram:SpecifiedTradePaymentTerms>`
  expect(valuesOf(writeCii({ extra }))).toMatchObject({
    payment_due_date: '2026-04-04',
    cash_discounts: [{ days: '10', percent: '2.5', due_date: '2026-03-15', base_amount: '191.55' }],
  })
})

test('sub-totals among the lines are no line items', () => {
  const xml = writeCii().replace(
    '<ram:LineID>1</ram:LineID>',
    '<ram:LineID>1</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>',
  )
  expect(valuesOf(xml)['line_items']).toMatchObject([{ position: '2' }])
})

test('an account called IBAN goes before a number of another kind', () => {
  const extra =
    '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>AT611904300234573201</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>'
  const xml = writeCii({ extra }).replace(/IBANID>DE\d+<\/ram:IBANID/, 'ProprietaryID>4711</ram:ProprietaryID')
  expect(valuesOf(xml)['iban']).toBe('AT611904300234573201')
  expect(
    valuesOf(writeCii().replace(/IBANID>DE\d+<\/ram:IBANID/, 'ProprietaryID>4711</ram:ProprietaryID'))['iban'],
  ).toBe('4711')
})

test('an order is another kind of document, sent by the buyer', () => {
  const xml = writeCii({ typeCode: '220' }, 'Order-X').replace(
    '<ram:TypeCode>',
    '<ram:Name>Bestellung</ram:Name><ram:TypeCode>',
  )
  const order = parse(xml)
  expect(order).toMatchObject({
    type: 'other',
    values: {
      document_number: 'NL-2026-0417',
      title: 'Bestellung',
      currency: 'EUR',
      sender_name: 'Café Südwind & Söhne OHG',
      recipient_name: 'Tischlerei Nordlicht GmbH',
    },
  })
})

test('the response to an order is sent by the seller', () => {
  expect(valuesOf(writeCii({ typeCode: '231' }, 'Order-X'))['sender_name']).toBe('Tischlerei Nordlicht GmbH')
})

test('ZUGFeRD 1.0 has its own code for a supply within the EU', () => {
  const taxes = [{ category: 'IC', rate: '0', taxable: '165.00', tax: '0.00' }]
  expect(valuesOf(writeCii({ taxes }, 'ZUGFeRD 1.0'))['tax_breakdowns']).toMatchObject([
    { taxability: 'intra_community' },
  ])
})
