import { describe, expect, test } from 'vitest'
import { parseEInvoice } from '../../../../../engine/stages/read/einvoice/parse-einvoice.ts'
import { writeFatturaPa, type FatturaPaParts } from '../../../../fixtures/builders/einvoice/write-fatturapa.ts'

const parse = (xml: string) => parseEInvoice(new TextEncoder().encode(xml))
const valuesOf = (parts: Partial<FatturaPaParts> = {}) => parse(writeFatturaPa(parts))!.values
const summary = (nature: string, { taxable = '100.00', reference = '' } = {}) =>
  `<DatiRiepilogo><AliquotaIVA>0.00</AliquotaIVA><Natura>${nature}</Natura><ImponibileImporto>${taxable}</ImponibileImporto><Imposta>0.00</Imposta>${reference === '' ? '' : `<RiferimentoNormativo>${reference}</RiferimentoNormativo>`}</DatiRiepilogo>`
const TAXED =
  '<DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>1040.00</ImponibileImporto><Imposta>228.80</Imposta></DatiRiepilogo>'
const total = (amount: string) => `<ImportoTotaleDocumento>${amount}</ImportoTotaleDocumento>`
const WITHHELD =
  '<DatiRitenuta><TipoRitenuta>RT01</TipoRitenuta><ImportoRitenuta>200.00</ImportoRitenuta><AliquotaRitenuta>20.00</AliquotaRitenuta><CausalePagamento>A</CausalePagamento></DatiRitenuta>'

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

describe('the sums', () => {
  test('without a total are those of the rows', () => {
    const summaries = `${TAXED}${summary('N4', { taxable: '60.00' })}`
    expect(valuesOf({ general: '', summaries, payment: '' })).toMatchObject({
      net_amount: '1100.00',
      total_tax_amount: '228.80',
      gross_amount: '1328.80',
      amount_due: '1328.80',
    })
  })

  test('what is withheld is due no more, and the contribution to a pension fund is a charge', () => {
    const general = `${WITHHELD}<DatiCassaPrevidenziale><TipoCassa>TC22</TipoCassa><AlCassa>4.00</AlCassa><ImportoContributoCassa>40.00</ImportoContributoCassa><AliquotaIVA>22.00</AliquotaIVA></DatiCassaPrevidenziale>${total('1268.80')}`
    expect(valuesOf({ general, summaries: TAXED, payment: '' })).toMatchObject({
      net_amount: '1040.00',
      charge_amount: '40.00',
      gross_amount: '1268.80',
      amount_due: '1068.80',
    })
  })

  test('a total that was written after what is withheld is the one before', () => {
    const general = `${WITHHELD}${total('1068.80')}`
    expect(valuesOf({ general, summaries: TAXED, payment: '' })).toMatchObject({
      gross_amount: '1268.80',
      amount_due: '1068.80',
    })
  })

  test('of a split payment the tax goes to the treasury, not to the seller', () => {
    const summaries = TAXED.replace('</DatiRiepilogo>', '<EsigibilitaIVA>S</EsigibilitaIVA></DatiRiepilogo>')
    expect(valuesOf({ general: total('1268.80'), summaries, payment: '' })).toMatchObject({
      gross_amount: '1268.80',
      amount_due: '1040.00',
      tax_breakdowns: [{ taxability: 'taxable', tax_collection_mechanism: null, tax_exemption_reason: null }],
    })
  })

  const stamp = '<DatiBollo><BolloVirtuale>SI</BolloVirtuale><ImportoBollo>2.00</ImportoBollo></DatiBollo>'
  test('a stamp duty that the total has is a charge without tax', () => {
    const values = valuesOf({ general: `${stamp}${total('102.00')}`, summaries: summary('N2.2'), payment: '' })
    expect(values).toMatchObject({
      net_amount: '102.00',
      charge_amount: '2.00',
      gross_amount: '102.00',
      amount_due: '102.00',
    })
    expect(values['tax_breakdowns']).toMatchObject([
      { taxable_amount: '100.00', taxability: 'not_subject', tax_exemption_reason: 'N2.2' },
      { taxable_amount: '2.00', tax_amount: '0.00', tax_rate: '0', taxability: 'not_subject' },
    ])
  })

  test('a stamp duty that the seller bears changes nothing', () => {
    const values = valuesOf({ general: `${stamp}${total('100.00')}`, summaries: summary('N2.2'), payment: '' })
    expect(values).toMatchObject({ net_amount: '100.00', gross_amount: '100.00' })
    expect(values).not.toHaveProperty('charge_amount')
    expect(values['tax_breakdowns']).toHaveLength(1)
  })

  test('discounts, charges, expenses and rounding are read', () => {
    const general = `<ScontoMaggiorazione><Tipo>SC</Tipo><Importo>10.00</Importo></ScontoMaggiorazione><ScontoMaggiorazione><Tipo>MG</Tipo><Importo>4.00</Importo></ScontoMaggiorazione><Arrotondamento>-0.30</Arrotondamento>${total('1268.50')}`
    const summaries = TAXED.replace('<ImponibileImporto>', '<SpeseAccessorie>6.00</SpeseAccessorie>$&')
    expect(valuesOf({ general, summaries })).toMatchObject({
      allowance_amount: '10.00',
      charge_amount: '10.00',
      rounding_amount: '-0.30',
    })
  })
})

describe('the tax', () => {
  test.each([
    ['N1', 'not_subject', null],
    ['N2.1', 'not_subject', null],
    ['N2.2', 'not_subject', null],
    ['N3.1', 'export', null],
    ['N3.2', 'intra_community', null],
    ['N3.5', 'zero_rated', 'seller_collected'],
    ['N4', 'exempt', 'seller_collected'],
    ['N5', 'exempt', 'seller_collected'],
    ['N6.3', 'taxable', 'reverse_charge'],
    ['N7', 'not_subject', null],
  ])('of nature %s is %s, collected by %s', (nature, taxability, mechanism) => {
    expect(valuesOf({ summaries: summary(nature, { reference: 'art. di legge' }) })['tax_breakdowns']).toEqual([
      {
        taxable_amount: '100.00',
        tax_amount: '0.00',
        tax_rate: '0',
        taxability,
        tax_collection_mechanism: mechanism,
        tax_exemption_reason: 'art. di legge',
      },
    ])
  })

  test.each([
    ['DE', 'intra_community'],
    ['CH', 'export'],
    ['IT', 'zero_rated'],
  ])('of the older nature N3 to a customer of %s is %s', (country, taxability) => {
    const buyerId = `<IdFiscaleIVA><IdPaese>${country}</IdPaese><IdCodice>136695976</IdCodice></IdFiscaleIVA>`
    expect(valuesOf({ buyerId, summaries: summary('N3') })['tax_breakdowns']).toMatchObject([{ taxability }])
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
    expect(valuesOf()).not.toHaveProperty('buyer_reference')
  })

  test('the period is that of all lines', () => {
    const line = (from: string, to: string) =>
      `<DettaglioLinee><DataInizioPeriodo>${from}</DataInizioPeriodo><DataFinePeriodo>${to}</DataFinePeriodo></DettaglioLinee>`
    const lines = line('2026-03-01', '2026-03-15') + line('2026-02-01', '2026-03-31')
    expect(valuesOf({ lines })).toMatchObject({ service_period_start: '2026-02-01', service_period_end: '2026-03-31' })
  })
})

describe('the payment', () => {
  const part = (inner: string) => `<DettaglioPagamento>${inner}</DettaglioPagamento>`
  const pay = (...parts: string[]) =>
    `<DatiPagamento><CondizioniPagamento>TP01</CondizioniPagamento>${parts.map(part).join('')}</DatiPagamento>`

  test('of instalments is due in all, on the last day', () => {
    const payment = pay(
      '<ModalitaPagamento>MP12</ModalitaPagamento><DataScadenzaPagamento>2026-05-31</DataScadenzaPagamento><ImportoPagamento>732.00</ImportoPagamento>',
      '<ModalitaPagamento>MP12</ModalitaPagamento><DataScadenzaPagamento>2026-04-30</DataScadenzaPagamento><ImportoPagamento>732.00</ImportoPagamento>',
    )
    expect(valuesOf({ payment })).toMatchObject({
      amount_due: '1464.00',
      payment_due_date: '2026-05-31',
      payment_means: 'other',
    })
  })

  test('to either of two accounts is due once', () => {
    const payment = pay('<ImportoPagamento>1464.00</ImportoPagamento>', '<ImportoPagamento>1464.00</ImportoPagamento>')
    expect(valuesOf({ payment })['amount_due']).toBe('1464.00')
  })

  test('after a count of days is due from the day it names, else from that of issue', () => {
    const days = '<GiorniTerminiPagamento>30</GiorniTerminiPagamento>'
    expect(valuesOf({ payment: pay(days) })['payment_due_date']).toBe('2026-04-30')
    const from = `<DataRiferimentoTerminiPagamento>2026-04-10</DataRiferimentoTerminiPagamento>${days}`
    expect(valuesOf({ payment: pay(from) })['payment_due_date']).toBe('2026-05-10')
  })

  test('before a day at a discount', () => {
    const payment = pay(
      '<ImportoPagamento>1464.00</ImportoPagamento><ScontoPagamentoAnticipato>29.28</ScontoPagamentoAnticipato><DataLimitePagamentoAnticipato>2026-04-10</DataLimitePagamentoAnticipato>',
    )
    expect(valuesOf({ payment })['cash_discounts']).toEqual([
      { days: null, percent: '2', due_date: '2026-04-10', base_amount: null },
    ])
  })

  test.each([
    ['MP01', 'cash'],
    ['MP05', 'transfer'],
    ['MP08', 'card'],
    ['MP19', 'direct_debit'],
    ['MP23', 'online'],
    ['MP02', 'other'],
  ])('by %s is %s', (code, means) => {
    expect(valuesOf({ payment: pay(`<ModalitaPagamento>${code}</ModalitaPagamento>`) })['payment_means']).toBe(means)
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

test('a header without a body is an invoice that states its parties alone', () => {
  const xml = writeFatturaPa().replace(/<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/, '')
  expect(parse(xml)!.values).toMatchObject({ type: 'invoice', sender_name: 'Segheria Val Verde S.r.l.' })
  expect(parse('<FatturaElettronica/>')).toMatchObject({ type: 'invoice', profile: '', values: { type: 'invoice' } })
})

test('an invoice in an older encoding that says so', () => {
  const xml = writeFatturaPa({ number: 'n° 7' }).replace('UTF-8', 'windows-1252')
  expect(parseEInvoice(Buffer.from(xml, 'latin1'))!.values['document_number']).toBe('n° 7')
})

test('entities are refused here too', () => {
  const bomb = writeFatturaPa().replace(
    '<?xml-stylesheet',
    '<!DOCTYPE p:FatturaElettronica [<!ENTITY a "aaaa">]><?xml-stylesheet',
  )
  expect(() => parse(bomb)).toThrow(/DOCTYPE/)
})
