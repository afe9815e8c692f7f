import { describe, expect, test } from 'vitest'
import { parseEInvoice } from '../../../../../engine/stages/read/einvoice/parse-einvoice.ts'
import { writeFatturaPa, type FatturaPaParts } from '../../../../fixtures/builders/einvoice/write-fatturapa.ts'

const valuesOf = (parts: Partial<FatturaPaParts> = {}) =>
  parseEInvoice(new TextEncoder().encode(writeFatturaPa(parts)))!.values
const summary = (nature: string, { taxable = '100.00', reference = '' } = {}) =>
  `<DatiRiepilogo><AliquotaIVA>0.00</AliquotaIVA><Natura>${nature}</Natura><ImponibileImporto>${taxable}</ImponibileImporto><Imposta>0.00</Imposta>${reference === '' ? '' : `<RiferimentoNormativo>${reference}</RiferimentoNormativo>`}</DatiRiepilogo>`
const TAXED =
  '<DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>1040.00</ImponibileImporto><Imposta>228.80</Imposta></DatiRiepilogo>'
const total = (amount: string) => `<ImportoTotaleDocumento>${amount}</ImportoTotaleDocumento>`
const WITHHELD =
  '<DatiRitenuta><TipoRitenuta>RT01</TipoRitenuta><ImportoRitenuta>200.00</ImportoRitenuta><AliquotaRitenuta>20.00</AliquotaRitenuta><CausalePagamento>A</CausalePagamento></DatiRitenuta>'

const ROUNDED = '<Arrotondamento>0.01</Arrotondamento>'

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
      gross_amount: '1268.80',
    })
  })

  test('a sum of which a part is no number is none', () => {
    const summaries = `${TAXED}${summary('N4', { taxable: '1.000,00' })}`
    const values = valuesOf({ general: total('2268.80'), summaries, payment: '' })
    expect(values).not.toHaveProperty('net_amount')
    expect(values).toMatchObject({ total_tax_amount: '228.80', gross_amount: '2268.80' })
    expect(valuesOf({ general: '', summaries, payment: '' })).not.toHaveProperty('gross_amount')
    const unread = WITHHELD.replace('200.00', '200,00')
    expect(valuesOf({ general: unread, summaries: TAXED, payment: '' })).not.toHaveProperty('amount_due')
  })

  test.each([
    ['after what is withheld, with the stamp duty', '1070.80', stamp, '1270.80', '1070.80', undefined],
    ['after what is withheld, rounded', '1068.81', ROUNDED, '1268.80', '1068.81', '0.01'],
    ['before it, rounded', '1268.81', ROUNDED, '1268.80', '1068.81', '0.01'],
    ['rounded but a cent off', '1068.79', '', '1268.79', '1068.79', undefined],
    ['without what any of them explains', '900.00', stamp, '900.00', '700.00', undefined],
  ])('a total that was written %s', (_, written, added, gross, due, rounding) => {
    const values = valuesOf({ general: `${WITHHELD}${added}${total(written)}`, summaries: TAXED, payment: '' })
    expect(values).toMatchObject({ gross_amount: gross, amount_due: due })
    expect(values['rounding_amount']).toBe(rounding)
  })

  test('a total that was written without the tax of a split payment is the one before', () => {
    const summaries = TAXED.replace('</DatiRiepilogo>', '<EsigibilitaIVA>S</EsigibilitaIVA></DatiRiepilogo>')
    expect(valuesOf({ general: total('1040.00'), summaries, payment: '' })).toMatchObject({
      gross_amount: '1268.80',
      amount_due: '1040.00',
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

test('sums that no element has are computed, and what is withheld is told beside the values', () => {
  const summaries = `${TAXED}${summary('N4', { taxable: '60.00' })}`
  const invoice = parseEInvoice(
    new TextEncoder().encode(writeFatturaPa({ general: `${WITHHELD}${total('1328.80')}`, summaries, payment: '' })),
  )!
  // The tax of one row alone is the tax of all.
  expect(invoice.computed).toEqual(['net_amount', 'amount_due'])
  expect(invoice.withheld).toBe('200.00')
  expect(parseEInvoice(new TextEncoder().encode(writeFatturaPa()))).toMatchObject({ computed: [], withheld: null })
})

test('a day that is counted is computed', () => {
  const payment =
    '<DatiPagamento><DettaglioPagamento><GiorniTerminiPagamento>30</GiorniTerminiPagamento></DettaglioPagamento></DatiPagamento>'
  expect(parseEInvoice(new TextEncoder().encode(writeFatturaPa({ payment })))!.computed).toEqual(['payment_due_date'])
})
