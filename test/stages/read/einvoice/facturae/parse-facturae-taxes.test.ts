import { describe, expect, test } from 'vitest'
import { parseEInvoice } from '../../../../../engine/stages/read/einvoice/parse-einvoice.ts'
import { INVOICE, writeFacturae as write } from '../../../../fixtures/builders/einvoice/write-facturae.ts'

const parse = (xml: string) => parseEInvoice(new TextEncoder().encode(xml))!
const valuesOf = (parts: Partial<typeof INVOICE> = {}) => parse(write(parts)).values

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
