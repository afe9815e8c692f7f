import { describe, expect, test } from 'vitest'
import { findCurrency } from '../../../../engine/stages/find/context/find-currency.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) => findCurrency(layOut([makePage(picture)]))
const best = (picture: string) => find(picture).toSorted((a, b) => b.confidence - a.confidence)[0]?.value ?? null

describe('a currency is printed', () => {
  test.each([
    ['119,00 €', 'EUR'],
    ['EUR 119,00', 'EUR'],
    ['119,00 Euro', 'EUR'],
    ['£119.00', 'GBP'],
    ['$119.00', 'USD'],
    ['CHF 119.00', 'CHF'],
    ['Fr. 119.00', 'CHF'],
    ['RM 119.00', 'MYR'],
    ['SEK 119,00', 'SEK'],
    ['₹ 119', 'INR'],
    ['119,00 zł', 'PLN'],
    ['119 Kč', 'CZK'],
    ['Rs. 1,19,000', 'INR'],
    ['R$ 119,00', 'BRL'],
    ['A$119.00', 'AUD'],
    ['C$119.00', 'CAD'],
    ['NZ$119.00', 'NZD'],
    ['S$119.00', 'SGD'],
    ['HK$ 119.00', 'HKD'],
    ['CN¥ 119.00', 'CNY'],
    ['¥11,900', 'JPY'],
    ['119,00 lei', 'RON'],
    ['119,00 лв.', 'BGN'],
    ['₺119,00', 'TRY'],
    ['₪119.00', 'ILS'],
    ['฿119.00', 'THB'],
    ['₱119.00', 'PHP'],
    ['Rp 119.000', 'IDR'],
    ['119.00 د.إ', 'AED'],
    ['AED 119.00', 'AED'],
    ['119,00 € TRY OUR NEW MENU', 'EUR'],
  ])('%s', (picture, currency) => {
    expect(best(picture)).toBe(currency)
  })
})

test('the more frequent one is likelier', () => {
  expect(best('100,00 €\n19,00 €\n119,00 €\nentspricht CHF 112.00')).toBe('EUR')
})

test('a statement of the currency stands above what is printed more often', () => {
  expect(best('Currency: CHF\n100.00 €\n19.00 €\n119.00 €')).toBe('CHF')
  expect(best('Alle Beträge in der Währung CHF\n100.00 €')).toBe('CHF')
})

test('a bare dollar is that of the country', () => {
  expect(best('Maple Tools Inc.\nToronto ON M5V 2T6\nTotal $119.00')).toBe('CAD')
  expect(best('Reef Tools Pty Ltd\nABN 51 824 753 556\nTotal $119.00')).toBe('AUD')
})

test.each([
  ['Gränd AB\nBankgiro 555-1234\nAtt betala 119,00 kr', 'SEK'],
  ['Fjord AS\nForetaksregisteret NO 999 888 777 MVA\n119,00 kr', 'NOK'],
  ['Møller ApS\nCVR 12345678, Danmark\n119,00 kr.', 'DKK'],
  ['Tölgy Kft.\nAdószám 12345678\n11 900 Ft', 'HUF'],
  ['Protea (Pty) Ltd\nCape Town\nTotal R 119.00', 'ZAR'],
  ['Harbour Trading\nKowloon, Hong Kong\nTotal $119.00', 'HKD'],
  ['上海 有限公司\n¥119.00', 'CNY'],
])('a sign of several currencies is that of the country: %s', (picture, currency) => {
  expect(best(picture)).toBe(currency)
})

test.each([
  ['a sign of several countries, none of them told', '119,00 kr'],
  ['a foot', 'Cable, 10 Ft'],
  ['words in capitals', 'TRY IT OUT: CAD DRAWINGS, PHP SERVER'],
  ['a Friday', 'Fr. 13.03.2026'],
])('no currency is made up of %s', (_, picture) => {
  expect(find(picture)).toEqual([])
})

test('neighbours with one language have different money', () => {
  expect(best('Räbli GmbH\nCHE-123.456.788 MWST\nTotal 119.00')).toBe('CHF')
  expect(best('Räbli GmbH, Schweiz\nWeber GmbH, Deutschland\n119.00')).toBeNull()
})

test('a legal form is no code', () => {
  expect(find('KEDAI WARNA SDN BHD (123456-X)\nRM 19.00').map(({ value }) => value)).toEqual(['MYR', 'MYR'])
})

test('a sign that the country does not have is the recognizer’s slip where its own is printed', () => {
  const page = makePage('Kedai Warna Sdn Bhd\nJalan Bunga, Selangor\nRM 19.00\n$ 7.00\n$ 5.00', { origin: 'ocr' })
  const [first] = findCurrency(layOut([page])).toSorted((a, b) => b.confidence - a.confidence)
  expect(first).toMatchObject({ value: 'MYR', source: 'ocr' })
})

test('a country speaks where no currency is printed', () => {
  expect(find('Holzbau Lindner GmbH\n19 % MwSt. 19,00')).toMatchObject([{ value: 'EUR', source: 'derived' }])
})

test.each(['Hotel Dänische Krone', 'Herr Schweizer Frank', 'Guten Tag', 'Normen und Farben', 'CADENZA 12', 'EURopa'])(
  'no currency in "%s"',
  (picture) => {
    expect(find(picture)).toEqual([])
  },
)

test.each(['47400 Shah Alam', '93000 Kuching, Sarawak'])('"%s" lies in Malaysia', (picture) => {
  expect(find(picture)).toMatchObject([{ value: 'MYR', source: 'derived' }])
})

test('a dollar without a country is the one that is named elsewhere', () => {
  expect(best('Land value $3,900,000\nAmount payable now in NZD $1,217.85')).toBe('NZD')
  expect(best('Total $119.00\nUSD or CAD accepted: CAD 160.00, USD 119.00')).toBe('USD')
})

test.each([
  ['(in thousands of Canadian dollars)\nCash $ 612', 'CAD'],
  ['Beträge in kanadischen Dollar\nKasse $ 612', 'CAD'],
  ['montants en dollars canadiens\nCaisse $ 612', 'CAD'],
  ['Alle Angaben in Schweizer Franken', 'CHF'],
  ['importi in franchi svizzeri', 'CHF'],
  ['importes en pesos mexicanos\nCaja $ 612', 'MXN'],
  ['bedragen in Deense kronen', 'DKK'],
  ['All amounts in U.S. dollars', 'USD'],
  ['Total 1,200.00 Canadian dollars', 'CAD'],
  ['valores em dólares americanos', 'USD'],
])('a currency is named in words: %s', (picture, currency) => {
  expect(best(picture)).toBe(currency)
})

test.each([
  ['All amounts in New Zealand dollars', 'NZD'],
  ['(in Hong Kong dollars)', 'HKD'],
])('so is one whose country has a name of two words: %s', (picture, currency) => {
  expect(find(picture)).toContainEqual(expect.objectContaining({ value: currency, reason: 'currency printed' }))
})

test('a payslip with the fund of South Africa is in its rand, though it withholds PAYE', () => {
  expect(best('Tax (PAYE) 5,618.42\nUIF - Employee 177.12\nNETT PAY R 22,468.84')).toBe('ZAR')
  expect(best('SARS-CoV-2 PCR-Test 45,00\nLabor Muster, Kiel')).not.toBe('ZAR')
})
