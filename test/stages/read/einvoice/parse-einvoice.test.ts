import { describe, expect, test } from 'vitest'
import { parseEInvoice } from '../../../../engine/stages/read/einvoice/parse-einvoice.ts'
import type { EInvoice } from '../../../fixtures/builders/einvoice/parts.ts'
import { writeCii } from '../../../fixtures/builders/einvoice/write-cii.ts'
import { writeUbl } from '../../../fixtures/builders/einvoice/write-ubl.ts'

const parse = (xml: string) => parseEInvoice(new TextEncoder().encode(xml))
const valuesOf = (xml: string) => parse(xml)!.values

const EXPECTED = {
  type: 'invoice',
  document_number: 'NL-2026-0417',
  issue_date: '2026-03-05',
  currency: 'EUR',
  sender_name: 'Tischlerei Nordlicht GmbH',
  sender_address: 'Uferweg 12, 23552 Lübeck, DE',
  sender_vat_id: 'DE136695976',
  sender_tax_number: '27/181/08154',
  sender_register_number: 'HRB 41178',
  sender_email: 'post@firma.example',
  sender_phone: '+49 451 555010',
  recipient_name: 'Café Südwind & Söhne OHG',
  recipient_address: 'Uferweg 12, 23552 Lübeck, DE',
  recipient_vat_id: 'ATU13585627',
  customer_number: 'K-30017',
  payment_due_date: '2026-04-04',
  order_number: 'B-7781',
  buyer_reference: '04011000-12345-67',
  net_amount: '165.00',
  total_tax_amount: '26.55',
  gross_amount: '191.55',
  amount_due: '191.55',
  payment_reference: 'RF18539007547034',
  payment_means: 'transfer',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  account_holder: 'Nordlicht Konto',
  payment_terms: 'Zahlbar bis 04.04.2026 ohne Abzug',
  notes: 'Vielen Dank für Ihren Auftrag.',
  tax_breakdowns: [
    {
      taxable_amount: '125.00',
      tax_amount: '23.75',
      tax_rate: '19',
      tax_collection_mechanism: 'seller_collected',
      taxability: 'taxable',
      tax_exemption_reason: null,
    },
    {
      taxable_amount: '40.00',
      tax_amount: '2.80',
      tax_rate: '7',
      tax_collection_mechanism: 'seller_collected',
      taxability: 'taxable',
      tax_exemption_reason: null,
    },
  ],
  line_items: [
    {
      position: '1',
      article_number: 'A-1',
      name: 'Regalbretter Eiche',
      description: 'mit Rechnung',
      quantity: '10',
      unit: 'C62',
      unit_price: '12.50',
      net_amount: '125.00',
      tax_rate: '19',
    },
    {
      position: '2',
      article_number: 'A-2',
      name: 'Fachbuch Holz',
      description: 'mit Rechnung',
      quantity: '2',
      unit: 'C62',
      unit_price: '20.00',
      net_amount: '40.00',
      tax_rate: '7',
    },
  ],
}

describe('a whole invoice', () => {
  test('in UBL', () => {
    const invoice = parse(writeUbl())
    expect(invoice).toMatchObject({ syntax: 'UBL', profile: 'urn:cen.eu:en16931:2017', type: 'invoice' })
    expect(invoice!.values).toEqual(EXPECTED)
  })

  test('in CII', () => {
    const invoice = parse(writeCii())
    expect(invoice).toMatchObject({ syntax: 'CII', profile: 'urn:cen.eu:en16931:2017', type: 'invoice' })
    expect(invoice!.values).toEqual(EXPECTED)
  })

  test('in the older names of ZUGFeRD 1.0', () => {
    expect(valuesOf(writeCii({}, 'ZUGFeRD 1.0'))).toEqual(EXPECTED)
  })
})

describe.each([
  ['UBL', (parts: Partial<EInvoice>) => writeUbl(parts)],
  ['CII', (parts: Partial<EInvoice>) => writeCii(parts)],
])('%s', (_, write) => {
  test.each([
    ['380', 'invoice'],
    ['326', 'invoice'],
    ['384', 'invoice'],
    ['389', 'invoice'],
    ['751', 'invoice'],
    ['381', 'credit-note'],
    ['261', 'credit-note'],
    ['83', 'credit-note'],
    ['396', 'credit-note'],
  ])('type code %s is of type %s', (typeCode, type) => {
    const invoice = parse(write({ typeCode }))
    expect(invoice!.type).toBe(type)
    expect(invoice!.values['type']).toBe(type)
  })

  test.each([
    ['S', 'taxable', 'seller_collected'],
    ['Z', 'zero_rated', 'seller_collected'],
    ['E', 'exempt', 'seller_collected'],
    ['AE', 'taxable', 'reverse_charge'],
    ['K', 'intra_community', null],
    ['G', 'export', null],
    ['O', 'not_subject', null],
  ])('tax category %s is %s, collected by %s', (category, taxability, mechanism) => {
    const taxes = [{ category, rate: '0.00', taxable: '165.00', tax: '0.00', reason: 'Grund laut Gesetz' }]
    expect(valuesOf(write({ taxes }))['tax_breakdowns']).toEqual([
      {
        taxable_amount: '165.00',
        tax_amount: '0.00',
        tax_rate: '0',
        taxability,
        tax_collection_mechanism: mechanism,
        tax_exemption_reason: 'Grund laut Gesetz',
      },
    ])
  })

  test('what is not subject to tax has the rate 0 although the standard forbids to state one', () => {
    const taxes = [{ category: 'O', taxable: '165.00', tax: '0.00' }]
    expect(valuesOf(write({ taxes }))['tax_breakdowns']).toMatchObject([{ tax_rate: '0' }])
  })

  test.each([
    ['10', 'cash'],
    ['30', 'transfer'],
    ['58', 'transfer'],
    ['59', 'direct_debit'],
    ['48', 'card'],
    ['68', 'online'],
    ['97', 'other'],
    ['1', undefined],
  ])('payment means %s is %s', (meansCode, means) => {
    expect(valuesOf(write({ meansCode }))['payment_means']).toBe(means)
  })

  test('the signs of a correction stay as in the XML', () => {
    const totals = { net: '-165.00', tax: '-26.55', gross: '-191.55', due: '-191.55' }
    expect(valuesOf(write({ typeCode: '384', totals }))).toMatchObject({
      net_amount: '-165.00',
      total_tax_amount: '-26.55',
      gross_amount: '-191.55',
      amount_due: '-191.55',
    })
  })

  test('allowances, charges, advances and rounding are read', () => {
    const totals = {
      net: '160.00',
      tax: '25.60',
      gross: '185.60',
      due: '85.65',
      allowance: '10.00',
      charge: '5.00',
      prepaid: '100.00',
      rounding: '0.05',
    }
    expect(valuesOf(write({ totals }))).toMatchObject({
      allowance_amount: '10.00',
      charge_amount: '5.00',
      prepaid_amount: '100.00',
      rounding_amount: '0.05',
      amount_due: '85.65',
    })
  })

  test('amounts get two decimals where they have any, and lose zeros beyond', () => {
    const totals = { net: '165.5', tax: '+26.5500', gross: '191', due: '0191.123' }
    expect(valuesOf(write({ totals }))).toMatchObject({
      net_amount: '165.50',
      total_tax_amount: '26.55',
      gross_amount: '191',
      amount_due: '191.123',
    })
  })

  test('an amount that is no decimal number is left out', () => {
    const totals = { net: '165,00', tax: 'n/a', gross: '191.55', due: '191.55' }
    const values = valuesOf(write({ totals }))
    expect(values['net_amount']).toBeUndefined()
    expect(values['total_tax_amount']).toBeUndefined()
  })

  test('cash discounts stand in the payment terms as XRechnung writes them', () => {
    const terms = '#SKONTO#TAGE=14#PROZENT=2.00#\n#SKONTO#TAGE=7#PROZENT=3.25#BASISBETRAG=150.00#\nSonst 30 Tage netto'
    expect(valuesOf(write({ terms }))['cash_discounts']).toEqual([
      { days: '14', percent: '2', due_date: null, base_amount: null },
      { days: '7', percent: '3.25', due_date: null, base_amount: '150.00' },
    ])
  })

  test('the registered name goes before the trading name', () => {
    const seller = { name: 'Nordlicht Holzhandwerk GmbH', tradingName: 'Die Tischlerei' }
    expect(valuesOf(write({ seller }))['sender_name']).toBe('Nordlicht Holzhandwerk GmbH')
  })

  test('the trading name stands in for a missing registered name', () => {
    const seller = { name: '', tradingName: 'Die Tischlerei' }
    expect(valuesOf(write({ seller }))['sender_name']).toBe('Die Tischlerei')
  })

  test('what the XML does not state is absent', () => {
    const values = valuesOf(write({ dueDate: null, account: null, notes: [], taxes: [], lines: [] }))
    for (const key of ['payment_due_date', 'iban', 'notes', 'tax_breakdowns', 'line_items', 'contract_number']) {
      expect(values, key).not.toHaveProperty(key)
    }
  })

  test('a date that is not in the calendar is left out', () => {
    expect(valuesOf(write({ issueDate: '2026-02-30' }))['issue_date']).toBeUndefined()
  })
})

describe('other XML', () => {
  test.each([
    ['another vocabulary', '<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title></feed>'],
    ['the right names without their namespace', '<Invoice><ID>1</ID></Invoice>'],
    ['the right names in a foreign namespace', '<Invoice xmlns="urn:example:invoice"><ID>1</ID></Invoice>'],
    ['the name of an Italian invoice with nothing in it', '<FatturaElettronica/>'],
    [
      'the name of a simplified one with nothing in it',
      '<FatturaElettronicaSemplificata><Versione/></FatturaElettronicaSemplificata>',
    ],
    [
      'the name of a Spanish invoice around something else',
      '<Facturae><Settings><Folder>x</Folder></Settings></Facturae>',
    ],
  ])('%s is no e-invoice', (_, xml) => {
    expect(parse(xml)).toBeNull()
  })

  test('elements of a foreign namespace inside an invoice are not read', () => {
    const xml = writeUbl().replace(
      '<cbc:ID>NL-2026-0417</cbc:ID>',
      '<f:ID xmlns:f="urn:example:other">F-1</f:ID><cbc:ID>NL-2026-0417</cbc:ID>',
    )
    expect(valuesOf(xml)['document_number']).toBe('NL-2026-0417')
  })

  test('an invoice with nothing in it has a type and nothing else', () => {
    const xml = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'
    expect(parse(xml)).toMatchObject({ type: 'invoice', profile: '', values: { type: 'invoice' } })
    expect(Object.keys(parse(xml)!.values)).toEqual(['type'])
  })
})
