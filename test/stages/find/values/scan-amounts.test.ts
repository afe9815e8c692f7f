import { describe, expect, test } from 'vitest'
import { scanAmounts } from '../../../../engine/stages/find/values/scan-amounts.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const read = (text: string) => scanAmounts({ text, page: null })

test.each(['CARD 2208 $143.87', 'Freight 3 EUR 143.87', 'Qty 12 $ 143.87', '2 £143.87'])(
  'a currency is that of the amount behind it: %s',
  (text) => {
    expect(
      read(text)
        .filter(({ isMoney }) => isMoney)
        .map(({ value }) => value),
    ).toEqual(['143.87'])
  },
)

test.each([
  '12,00 EUR 24,00 EUR',
  '12 EUR 2 EUR',
  '1.250 € 19 %',
  '100 € 19,00 €',
  '1 200 € 240,00',
  '100 EUR 4,50 %',
  '49 €1) im Monat',
])('and that of the amount before it: %s', (text) => {
  expect(read(text)[0]).toMatchObject({
    isMoney: true,
    from: 0,
    to: /€|EUR/.exec(text)!.index + /€|EUR/.exec(text)![0].length,
  })
})

describe('an amount of money is read', () => {
  test.each([
    ['1.234,56 €', '1234.56'],
    ['€ 1.234,56', '1234.56'],
    ['€1,234.56', '1234.56'],
    ['EUR 12,00', '12.00'],
    ['12,00 EUR', '12.00'],
    ['119,00', '119.00'],
    ['$1,250.00', '1250.00'],
    ['US$ 80.00', '80.00'],
    ['£45', '45'],
    ["CHF 1'234.50", '1234.50'],
    ['1 234,56 €', '1234.56'],
    ['Rs. 1,17,221.00', '117221.00'],
    ['-12,00 €', '-12.00'],
    ['- 12,00 €', '-12.00'],
    ['€ -12,00', '-12.00'],
    ['-€12.00', '-12.00'],
    ['12,00- EUR', '-12.00'],
    ['(45.10)', '-45.10'],
    ['100,-- €', '100.00'],
    ['25,- EUR', '25.00'],
    ['12,50,--', '12.50'],
    ['8, 50 €', '8.50'],
    ['kr 250', '250'],
    ['75,00 TTC', '75.00'],
  ])('from "%s"', (text, value) => {
    expect(read(text)).toMatchObject([{ value, isMoney: true, isRate: false }])
  })

  test('in whole cents as well', () => {
    expect(read('1.234,56')[0]!.cents).toBe(123_456)
    expect(read('-0,05 €')[0]!.cents).toBe(-5)
  })

  test('with the characters where it stands', () => {
    const text = 'Summe 119,00 netto'
    const [amount] = read(text)
    expect(text.slice(amount!.from, amount!.to)).toBe('119,00')
  })
})

test('several amounts of a line are read from left to right', () => {
  expect(read('19 % auf 100,00 EUR = 19,00 EUR').map(({ value, isRate }) => [value, isRate])).toEqual([
    ['19', true],
    ['100.00', false],
    ['19.00', false],
  ])
})

describe('a rate is told by its per cent sign', () => {
  test.each([
    ['19 %', '19'],
    ['19%', '19'],
    ['5,5 %', '5.5'],
    ['8.1%', '8.1'],
    ['7 v.H.', '7'],
    ['20 percent', '20'],
  ])('%s', (text, value) => {
    expect(read(text)).toMatchObject([{ value, isRate: true }])
  })
})

test.each(['12 Stück', '2026', '4 x 8'])('a whole number without a currency is no money: %s', (text) => {
  expect(read(text).every((amount) => !amount.isMoney)).toBe(true)
})

describe('no amount is read', () => {
  test.each([
    ['a date', '04.05.2026'],
    ['a date with slashes', '04/05/2026'],
    ['a time', '14:33'],
    ['a code of letters and digits', 'RE-2026/0815'],
    ['digits inside a word', 'M6x30'],
    ['a unit grown onto the number', '12,5kg'],
    ['words', 'keine Zahl'],
  ])('from %s', (_, text) => {
    expect(read(text)).toEqual([])
  })
})

test.each(["3'942'036.22", '3’942’036.22'])('millions with apostrophes are one amount: %s', (text) => {
  expect(read(text).map(({ value }) => value)).toEqual(['3942036.22'])
})

describe('on a recognized page', () => {
  const recognize = (text: string) => scanAmounts({ text, page: makePage(text, { origin: 'ocr' }) })

  test.each([
    ['64 15', '64.15'],
    ['RM 64 15', '64.15'],
    ['€ 1O, 5S', '10.55'],
    ['119..00', '119.00'],
    ['12,00~', '-12.00'],
  ])('%s is read as %s: a lost point, letters for figures', (text, value) => {
    expect(recognize(text)[0]).toMatchObject({ value, isMoney: true })
  })

  test('what is printed with a blank elsewhere stays as it is', () => {
    expect(read('64 15').map(({ value }) => value)).toEqual(['64', '15'])
  })
})
