import { describe, expect, test } from 'vitest'
import { parseEInvoice } from '../../../../../engine/stages/read/einvoice/parse-einvoice.ts'
import { FA, FORMS, writeKsef as write } from '../../../../fixtures/builders/einvoice/write-ksef.ts'

const parse = (xml: string) => parseEInvoice(new TextEncoder().encode(xml))
const valuesOf = (parts: Partial<typeof FA> = {}) => parse(write(parts))!.values
const correction = (kind = 'KOR') =>
  `<RodzajFaktury>${kind}</RodzajFaktury><PrzyczynaKorekty>Zwrot towaru</PrzyczynaKorekty><DaneFaKorygowanej><DataWystFaKorygowanej>2026-02-02</DataWystFaKorygowanej><NrFaKorygowanej>FV/9/2026</NrFaKorygowanej></DaneFaKorygowanej>`

test.each(Object.keys(FORMS))('a whole invoice of %s', (form) => {
  expect(parse(write({ form }))).toMatchObject({ syntax: 'KSeF', profile: form, type: 'invoice' })
  expect(valuesOf({ form })).toEqual({
    type: 'invoice',
    document_number: 'FV/17/2026',
    issue_date: '2026-03-02',
    currency: 'PLN',
    sender_name: 'Pasieka Złoty Ul sp. z o.o.',
    sender_address: 'ul. Lipowa 5, 15-424 Białystok, PL',
    sender_vat_id: 'PL5213017228',
    sender_register_number: '0000412233',
    sender_email: 'biuro@zlotyul.example',
    sender_phone: '85 555 01 00',
    recipient_name: 'Sklep Pod Dębem',
    recipient_address: 'Rynek 1, 33-300 Nowy Sącz, PL',
    recipient_vat_id: '5260250274',
    customer_number: 'K-77',
    service_date: '2026-03-01',
    order_number: 'Z-4',
    contract_number: 'U-9',
    net_amount: '1000.00',
    total_tax_amount: '230.00',
    gross_amount: '1230.00',
    amount_due: '1230.00',
    payment_due_date: '2026-03-16',
    payment_means: 'transfer',
    iban: 'PL61109010140000071219812874',
    bic: 'WBKPPLPP',
    payment_terms: '14 dni od wystawienia',
    notes: 'Kierowca: A. Lis\nKapitał zakładowy 5 000 zł',
    tax_breakdowns: [
      {
        taxable_amount: '1000.00',
        tax_amount: '230.00',
        tax_rate: '23',
        tax_collection_mechanism: 'seller_collected',
        taxability: 'taxable',
        tax_exemption_reason: null,
      },
    ],
    line_items: [
      {
        position: '1',
        article_number: 'MD-1',
        name: 'Miód lipowy',
        description: 'Partia: L-7',
        quantity: '50',
        unit: 'szt.',
        unit_price: '20',
        net_amount: '1000.00',
        tax_rate: '23',
      },
    ],
  })
})

test('a field of a foreign vocabulary is no part of the sums', () => {
  const sums =
    '<P_13_1>100.00</P_13_1><P_14_1>23.00</P_14_1><x:P_13_2 xmlns:x="urn:example:x">900.00</x:P_13_2><P_15>123.00</P_15>'
  expect(valuesOf({ sums })).toMatchObject({ net_amount: '100.00', total_tax_amount: '23.00' })
})

test.each(['FA_RR (1)', 'JPK_FA (4)', 'FA (1)', 'FA (9)'])('the form %s is no invoice of this kind', (form) => {
  expect(parse(write({ form }))).toBeNull()
})

describe('the parties', () => {
  test.each([
    ['<KodUE>DE</KodUE><NrVatUE>136695976</NrVatUE>', 'DE136695976'],
    ['<KodKraju>GB</KodKraju><NrID>980780684</NrID>', '980780684'],
  ])('a customer with %s has the number %s', (buyer, number) => {
    expect(valuesOf({ buyer })['recipient_vat_id']).toBe(number)
  })

  test('one without a number has none', () => {
    expect(valuesOf({ buyer: '<BrakID>1</BrakID>' })).not.toHaveProperty('recipient_vat_id')
  })
})

describe('the taxes', () => {
  test.each([
    ['6_1', 'zero_rated', 'seller_collected', null],
    ['6_2', 'intra_community', null, '0 WDT'],
    ['6_3', 'export', null, '0 EX'],
    ['7', 'exempt', 'seller_collected', 'art. 43 ust. 1'],
    ['8', 'not_subject', null, 'np I'],
    ['9', 'taxable', 'reverse_charge', 'np II'],
    ['10', 'taxable', 'reverse_charge', 'oo'],
    ['11', 'exempt', 'seller_collected', 'procedura marży – towary używane'],
  ])('P_13_%s is %s, collected by %s', (number, taxability, mechanism, reason) => {
    const sums = `<P_13_${number}>100.00</P_13_${number}><P_15>100.00</P_15>`
    const notes =
      '<Zwolnienie><P_19>1</P_19><P_19A>art. 43 ust. 1</P_19A></Zwolnienie><PMarzy><P_PMarzy>1</P_PMarzy><P_PMarzy_3_1>1</P_PMarzy_3_1></PMarzy>'
    expect(valuesOf({ sums, notes })).toMatchObject({ net_amount: '100.00', gross_amount: '100.00' })
    expect(valuesOf({ sums, notes })['tax_breakdowns']).toEqual([
      {
        taxable_amount: '100.00',
        tax_amount: '0.00',
        tax_rate: '0',
        taxability,
        tax_collection_mechanism: mechanism,
        tax_exemption_reason: reason,
      },
    ])
  })

  test('a field stands for a former rate where the lines have it', () => {
    const sums = '<P_13_2>100.00</P_13_2><P_14_2>7.00</P_14_2><P_15>107.00</P_15>'
    const lines = FA.lines.replace('<P_12>23', '<P_12>7')
    expect(valuesOf({ sums, lines })['tax_breakdowns']).toMatchObject([{ tax_rate: '7' }])
    expect(valuesOf({ sums })['tax_breakdowns']).toMatchObject([{ tax_rate: '8' }])
  })

  test('the rate of another state stands in the lines alone', () => {
    const sums = '<P_13_5>100.00</P_13_5><P_14_5>19.00</P_14_5><P_15>119.00</P_15>'
    const lines = FA.lines.replace('<P_12>23</P_12>', '<P_12_XII>19</P_12_XII>')
    expect(valuesOf({ sums, lines })).toMatchObject({
      tax_breakdowns: [{ tax_rate: '19', tax_amount: '19.00' }],
      line_items: [{ tax_rate: '19' }],
    })
  })

  test('tax in zlotys beside another currency is not added, rows of zeros are left out', () => {
    const sums =
      '<P_13_1>100</P_13_1><P_14_1>23</P_14_1><P_14_1W>99.36</P_14_1W><P_13_2>0.00</P_13_2><P_14_2>0.00</P_14_2><P_15>123</P_15>'
    const values = valuesOf({ sums, currency: 'EUR' })
    expect(values).toMatchObject({ net_amount: '100.00', total_tax_amount: '23.00', gross_amount: '123.00' })
    expect(values['tax_breakdowns']).toHaveLength(1)
  })
})

describe('the lines', () => {
  test('have prices with tax where the seller writes them so', () => {
    const lines =
      '<FaWiersz><NrWierszaFa>1</NrWierszaFa><P_7>Miód</P_7><P_8B>2</P_8B><P_9B>61.5</P_9B><P_11A>123</P_11A><P_12>zw</P_12></FaWiersz>'
    expect(valuesOf({ lines })['line_items']).toMatchObject([{ unit_price: '61.50', net_amount: '123', tax_rate: '0' }])
  })

  test.each([
    ['<P_12>23</P_12>', '100.00'],
    ['<P_11Vat>22.99</P_11Vat><P_12>23</P_12>', '100.01'],
  ])('of prices with tax are without it by %s', (tax, net) => {
    const lines = `<FaWiersz><NrWierszaFa>1</NrWierszaFa><P_8B>2</P_8B><P_9B>61.5</P_9B><P_11A>123</P_11A>${tax}</FaWiersz>`
    expect(valuesOf({ lines })['line_items']).toMatchObject([{ unit_price: '50.00', net_amount: net, tax_rate: '23' }])
  })

  test('of a correction come to the difference: what was is taken back', () => {
    const before = FA.lines.replace('</FaWiersz>', '<StanPrzed>1</StanPrzed></FaWiersz>')
    const after = FA.lines.replace('>50<', '>40<').replace('>1000.00<', '>800.00<')
    expect(valuesOf({ kind: correction(), lines: before + after })['line_items']).toMatchObject([
      { position: '1', quantity: '-50', net_amount: '-1000.00', description: 'Partia: L-7' },
      { position: '1', quantity: '40', net_amount: '800.00', description: null },
    ])
  })
})

describe('a correction', () => {
  const lower = '<P_13_1>-200.00</P_13_1><P_14_1>-46.00</P_14_1><P_15>-246.00</P_15>'
  test.each(['KOR', 'KOR_ZAL', 'KOR_ROZ'])('of kind %s that lowers the price is a credit note', (kind) => {
    expect(valuesOf({ kind: correction(kind), sums: lower })).toMatchObject({
      type: 'credit-note',
      gross_amount: '-246.00',
      original_document_number: 'FV/9/2026',
      original_document_date: '2026-02-02',
      credit_reason: 'Zwrot towaru',
      self_billed: 'false',
    })
  })

  test('that changes no sum is one too, one that raises it is an invoice', () => {
    const same = '<P_13_1>0</P_13_1><P_14_1>0</P_14_1><P_15>0</P_15>'
    expect(valuesOf({ kind: correction(), sums: same })).toMatchObject({ type: 'credit-note', net_amount: '0.00' })
    expect(valuesOf({ kind: correction() })['type']).toBe('invoice')
  })

  test('that the customer issues says so', () => {
    expect(valuesOf({ kind: correction(), sums: lower, notes: '<P_17>1</P_17>' })['self_billed']).toBe('true')
  })
})

test.each(['ZAL', 'ROZ', 'UPR'])('the kind %s is an invoice', (kind) => {
  expect(valuesOf({ kind: `<RodzajFaktury>${kind}</RodzajFaktury>` })['type']).toBe('invoice')
})

test('a day of delivery that all lines share stands in for that of the invoice, a period for both', () => {
  const bare = write().replace('<P_6>2026-03-01</P_6>', '')
  const dated = bare.replace('<P_7>', '<P_6A>2026-02-27</P_6A><P_7>')
  expect(parse(dated)!.values['service_date']).toBe('2026-02-27')
  const period = bare.replace('<P_13_1>', '<OkresFa><P_6_Od>2026-02-01</P_6_Od><P_6_Do>2026-02-28</P_6_Do></OkresFa>$&')
  expect(parse(period)!.values).toMatchObject({
    service_period_start: '2026-02-01',
    service_period_end: '2026-02-28',
  })
  expect(parse(period)!.values).not.toHaveProperty('service_date')
})

test('a form with nothing in it has a type and nothing else', () => {
  const xml = `<Faktura xmlns="${FORMS['FA (3)']}"><Naglowek><KodFormularza kodSystemowy="FA (3)"/></Naglowek></Faktura>`
  expect(parse(xml)!.values).toEqual({ type: 'invoice' })
})

test('what no field of the form has is computed, and what is settled beside the invoice is told', () => {
  const sums = '<P_13_1>1000</P_13_1><P_14_1>230</P_14_1><P_13_2>100</P_13_2><P_14_2>8</P_14_2><P_15>1338</P_15>'
  const rest =
    '<Rozliczenie><SumaObciazen>30</SumaObciazen><SumaOdliczen>50</SumaOdliczen><DoZaplaty>1318</DoZaplaty></Rozliczenie>'
  const invoice = parse(write({ sums, rest }))!
  expect(invoice).toMatchObject({ computed: ['net_amount', 'total_tax_amount'], withheld: '20.00' })
  expect(invoice.values['amount_due']).toBe('1318.00')
})

test('number and day of what is corrected are those of one invoice', () => {
  const sums = '<P_13_1>-200.00</P_13_1><P_14_1>-46.00</P_14_1><P_15>-246.00</P_15>'
  const kind =
    '<RodzajFaktury>KOR</RodzajFaktury><DaneFaKorygowanej><NrFaKorygowanej>FV/8</NrFaKorygowanej></DaneFaKorygowanej><DaneFaKorygowanej><DataWystFaKorygowanej>2026-02-02</DataWystFaKorygowanej><NrFaKorygowanej>FV/9</NrFaKorygowanej></DaneFaKorygowanej>'
  const values = valuesOf({ kind, sums })
  expect(values['original_document_number']).toBe('FV/8')
  expect(values).not.toHaveProperty('original_document_date')
})
