import { describe, expect, test } from 'vitest'
import { parseEInvoice } from '../../../../../engine/stages/read/einvoice/parse-einvoice.ts'
import { writeFatturaPa, type FatturaPaParts } from '../../../../fixtures/builders/einvoice/write-fatturapa.ts'

const parse = (xml: string) => parseEInvoice(new TextEncoder().encode(xml))
const valuesOf = (parts: Partial<FatturaPaParts> = {}) => parse(writeFatturaPa(parts))!.values

test('a whole invoice', () => {
  expect(parse(writeFatturaPa())).toMatchObject({ syntax: 'FatturaPA', profile: 'FPR12', type: 'invoice' })
  expect(valuesOf()).toEqual({
    type: 'invoice',
    document_number: '41/B',
    issue_date: '2026-03-31',
    currency: 'EUR',
    sender_name: 'Segheria Val Verde S.r.l.',
    sender_address: 'Via dei Larici 7, 39012 Merano, BZ, IT',
    sender_vat_id: 'IT01879020517',
    sender_tax_number: '01879020517',
    sender_register_number: 'BZ-118204',
    sender_email: 'posta@valverde.example',
    sender_phone: '0473 555010',
    recipient_name: 'Mara Rossi',
    recipient_address: 'Piazza Grande 3, 38122 Trento, TN, IT',
    recipient_vat_id: 'IT00488410010',
    net_amount: '1200.00',
    total_tax_amount: '264.00',
    gross_amount: '1464.00',
    amount_due: '1464.00',
    payment_due_date: '2026-04-30',
    payment_reference: 'RF18539007547034',
    payment_means: 'transfer',
    iban: 'IT60X0542811101000000123456',
    bic: 'BPMOIT22XXX',
    account_holder: 'Segheria Val Verde',
    notes: 'Fornitura di marzo',
    tax_breakdowns: [
      {
        taxable_amount: '1200.00',
        tax_amount: '264.00',
        tax_rate: '22',
        tax_collection_mechanism: 'seller_collected',
        taxability: 'taxable',
        tax_exemption_reason: null,
      },
    ],
    line_items: [
      {
        position: '1',
        article_number: 'LAR-30',
        name: 'Tavole di larice',
        description: null,
        quantity: '8',
        unit: 'MC',
        unit_price: '150.00',
        net_amount: '1200.00',
        tax_rate: '22',
      },
    ],
  })
})

test('elements may stand in the namespace of their root, or the root in none', () => {
  const inherited = writeFatturaPa()
    .replaceAll('p:FatturaElettronica', 'FatturaElettronica')
    .replace('xmlns:p', 'xmlns')
  expect(parse(inherited)!.values).toEqual(valuesOf())
  expect(parse(inherited.replace(/ xmlns="[^"]*"/, ''))!.values).toEqual(valuesOf())
})

describe('the type', () => {
  test('TD04 is a credit note, with the invoice that it corrects', () => {
    const references =
      '<DatiFattureCollegate><IdDocumento>38/B</IdDocumento><Data>2026-02-27</Data></DatiFattureCollegate>'
    expect(valuesOf({ type: 'TD04', references })).toMatchObject({
      type: 'credit-note',
      original_document_number: '38/B',
      original_document_date: '2026-02-27',
      credit_reason: 'Fornitura di marzo',
      self_billed: 'false',
      gross_amount: '1464.00',
    })
  })

  test('number and day of the invoice that is corrected are those of one', () => {
    const references =
      '<DatiFattureCollegate><IdDocumento>F-10</IdDocumento></DatiFattureCollegate><DatiFattureCollegate><IdDocumento>F-11</IdDocumento><Data>2026-02-27</Data></DatiFattureCollegate>'
    const values = valuesOf({ type: 'TD04', references })
    expect(values['original_document_number']).toBe('F-10')
    expect(values).not.toHaveProperty('original_document_date')
  })

  test('of whom the customer issues it says so', () => {
    expect(valuesOf({ type: 'TD04', issuer: 'CC' })['self_billed']).toBe('true')
    expect(valuesOf({ type: 'TD04', issuer: 'TZ' })['self_billed']).toBe('false')
  })

  test.each(['TD02', 'TD05', 'TD06', 'TD16', 'TD24'])('%s is an invoice', (type) => {
    const values = valuesOf({
      type,
      references: '<DatiFattureCollegate><IdDocumento>38/B</IdDocumento></DatiFattureCollegate>',
    })
    expect(values['type']).toBe('invoice')
    expect(values).not.toHaveProperty('original_document_number')
  })
})

describe('the references', () => {
  const references =
    '<DatiOrdineAcquisto><IdDocumento>ODA 771</IdDocumento><CodiceCIG>Z1A2B3C4D5</CodiceCIG></DatiOrdineAcquisto><DatiContratto><IdDocumento>C-19</IdDocumento><CodiceCUP>J31B20000010001</CodiceCUP></DatiContratto><DatiDDT><NumeroDDT>88</NumeroDDT><DataDDT>2026-03-12</DataDDT></DatiDDT><DatiTrasporto><DataOraConsegna>2026-03-12T09:30:00+01:00</DataOraConsegna></DatiTrasporto>'
  test('to order, contract, public project, delivery', () => {
    expect(valuesOf({ references })).toMatchObject({
      order_number: 'ODA 771',
      contract_number: 'C-19',
      project_number: 'J31B20000010001',
      delivery_note_number: '88',
      service_date: '2026-03-12',
    })
  })

  test('a framework agreement and a job stand in for contract and project', () => {
    const agreement =
      '<DatiConvenzione><IdDocumento>CONV-5</IdDocumento><CodiceCommessaConvenzione>COMM-9</CodiceCommessaConvenzione></DatiConvenzione>'
    expect(valuesOf({ references: agreement })).toMatchObject({ contract_number: 'CONV-5', project_number: 'COMM-9' })
  })

  test('the office of an authority is the reference of the buyer, the code of a provider is none', () => {
    expect(valuesOf({ format: 'FPA12', office: 'UFXY12' })['buyer_reference']).toBe('UFXY12')
    expect(valuesOf({ format: 'SDI11', office: 'UFXY12' })['buyer_reference']).toBe('UFXY12')
    expect(valuesOf()).not.toHaveProperty('buyer_reference')
  })

  test('the period is that of all lines', () => {
    const line = (from: string, to: string) =>
      `<DettaglioLinee><DataInizioPeriodo>${from}</DataInizioPeriodo><DataFinePeriodo>${to}</DataFinePeriodo></DettaglioLinee>`
    const lines = line('2026-03-01', '2026-03-15') + line('2026-02-01', '2026-03-31')
    expect(valuesOf({ lines })).toMatchObject({ service_period_start: '2026-02-01', service_period_end: '2026-03-31' })
  })
})

test.each([
  ['<IdPaese>OO</IdPaese><IdCodice>99999999999</IdCodice>'],
  ['<IdPaese>US</IdPaese><IdCodice>99999999999</IdCodice>'],
  ['<IdPaese>IT</IdPaese><IdCodice>00000000000</IdCodice>'],
])('%s says that there is no VAT number', (id) => {
  expect(valuesOf({ buyerId: `<IdFiscaleIVA>${id}</IdFiscaleIVA>` })).not.toHaveProperty('recipient_vat_id')
})

test('a number that has its country already does not get it twice', () => {
  const buyerId = '<IdFiscaleIVA><IdPaese>DE</IdPaese><IdCodice>DE136695976</IdCodice></IdFiscaleIVA>'
  expect(valuesOf({ buyerId })['recipient_vat_id']).toBe('DE136695976')
})

test('a cause of more than 200 characters goes on within a word', () => {
  const long = `${'Lavori '.repeat(28)} sca`
  expect(long).toHaveLength(200)
  const general = `<Causale>${long}</Causale><Causale>vo terminati</Causale><Causale>Grazie</Causale>`
  expect(valuesOf({ general })['notes']).toMatch(/ scavo terminati\nGrazie$/)
})

test('of several bodies the first is the invoice and the others follow', () => {
  const invoice = parse(writeFatturaPa({}, { number: '42/B', type: 'TD04' }))!
  expect(invoice.values['document_number']).toBe('41/B')
  expect(invoice.further).toMatchObject([
    { type: 'credit-note', values: { document_number: '42/B', sender_name: 'Segheria Val Verde S.r.l.' } },
  ])
  expect(parse(writeFatturaPa())).not.toHaveProperty('further')
})

test('of many invoices in a file a hundred behind the first are read, the others counted', () => {
  const body = '<FatturaElettronicaBody><DatiGenerali/></FatturaElettronicaBody>'
  for (const root of ['FatturaElettronica', 'FatturaElettronicaSemplificata']) {
    const invoice = parse(`<${root}>${body.repeat(3000)}</${root}>`)!
    expect(invoice.further!.length + invoice.unread!).toBe(2999)
    expect(invoice.further).toHaveLength(100)
  }
})

test('a header without a body is an invoice that states its parties alone', () => {
  const xml = writeFatturaPa().replace(/<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/, '')
  expect(parse(xml)!.values).toMatchObject({ type: 'invoice', sender_name: 'Segheria Val Verde S.r.l.' })
})

test('an invoice in an older encoding that says so', () => {
  const xml = writeFatturaPa({ number: 'n° 7' }).replace('UTF-8', 'windows-1252')
  expect(parseEInvoice(Buffer.from(xml, 'latin1'))!.values['document_number']).toBe('n° 7')
})

test('blanks before the declaration are passed over', () => {
  expect(parse(`\r\n \uFEFF${writeFatturaPa()}`)!.values).toEqual(valuesOf())
})

test('entities are refused here too', () => {
  const bomb = writeFatturaPa().replace(
    '<?xml-stylesheet',
    '<!DOCTYPE p:FatturaElettronica [<!ENTITY a "aaaa">]><?xml-stylesheet',
  )
  expect(() => parse(bomb)).toThrow(/DOCTYPE/)
})
