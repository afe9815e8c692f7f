import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { findTaxRows } from '../../../../engine/stages/find/totals/find-tax-rows.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) => findTaxRows(layOut([makePage(picture)]))
const figures = (picture: string): (readonly [number, number | null, number | null])[] =>
  find(picture).map(({ rate, taxableCents, taxCents }) => [rate, taxableCents, taxCents])

describe('a tax row is read', () => {
  test.each([
    ['with base and tax', '19 % MwSt. auf 100,00 EUR        19,00 EUR', [19, 10_000, 1900]],
    ['whose tax stands first', 'MwSt. 7 %:   3,50   von   50,00', [7, 5000, 350]],
    ['with a decimal rate', 'TVA 5,5 %     200,00      11,00', [5.5, 20_000, 1100]],
    ['in Swiss figures', "MWST 8.1 %    1'000.00    81.00", [8.1, 100_000, 8100]],
    ['that names net, tax and gross', 'MwSt 19 %    84,03   15,97   100,00', [19, 8403, 1597]],
    ['that names tax and gross only', 'enthaltene MwSt. 19 %   15,97   100,00', [19, 8403, 1597]],
    ['with its tax alone', 'zzgl. 19 % USt.           38,00', [19, null, 3800]],
    ['with a tax of nought', 'VAT 0 %     250.00     0.00', [0, 25_000, 0]],
    ['with its rate in brackets', 'IVA (23,00)     100,00     23,00', [23, 10_000, 2300]],
    ['with rounded cents', 'VAT 20%     33.33      6.67', [20, 3333, 667]],
  ] as const)('%s', (_, picture, row) => {
    expect(figures(picture)).toContainEqual(row)
  })
})

test('rows of a table take their meaning from its heading', () => {
  const picture = `
    MwSt.-Satz     Netto      Steuer     Brutto
    19,0          100,00       19,00     119,00
    7,0            50,00        3,50      53,50
  `
  expect(figures(picture)).toEqual([
    [19, 10_000, 1900],
    [7, 5000, 350],
  ])
})

test('several taxes on one base are read together', () => {
  const picture = `
    HSN    Taxable    CGST rate   Amount   SGST rate   Amount    Total tax
    4911   1,000.00   9%          90.00    9%          90.00     180.00
  `
  const shares = [
    { rate: 9, taxCents: 9000 },
    { rate: 9, taxCents: 9000 },
  ]
  expect(find(picture)).toMatchObject([{ rate: 18, taxableCents: 100_000, taxCents: 18_000, shares }])
})

test('several taxes are read in the order of the rates that their line begins with', () => {
  const picture = `
    Impuesto            Base imponible    Cuota IVA    R. equivalencia    Total
    IVA 4% + RE 0,5%    112,80 €          4,51 €       0,56 €             117,87 €
  `
  const shares = [
    { rate: 4, taxCents: 451 },
    { rate: 0.5, taxCents: 56 },
  ]
  expect(find(picture)).toMatchObject([{ rate: 4.5, taxableCents: 11_280, taxCents: 507, shares }])
})

describe('the tax on each item in a column of its own is added up', () => {
  test.each([
    ['before the amounts', ['VAT', 'Amount'], ['924.00', '4,620.00'], ['30.00', '150.00'], ['954.00', '4,770.00']],
    ['behind them', ['Amount', 'VAT'], ['4,620.00', '924.00'], ['150.00', '30.00'], ['4,770.00', '954.00']],
  ] as const)('%s', (_, heads, first, second, sum) => {
    const picture = `
      Details                      ${heads[0].padEnd(13)}${heads[1]}
      Professional charges         ${first[0].padEnd(13)}${first[1]}
      Counsel                      ${second[0].padEnd(13)}${second[1]}
      Court fee                    308.00
                                   ${sum[0].padEnd(13)}${sum[1]}
    `
    expect(figures(picture)).toContainEqual([20, 477_000, 95_400])
  })

  test('where the amount holds no tax', () => {
    const picture = `
      Details        Net         VAT        Total
      First part     100.00      25.00      125.00
      Second part    200.00      50.00      250.00
    `
    expect(figures(picture)).not.toContainEqual([20, 37_500, 7500])
  })

  test('where it is no single price', () => {
    const picture = `
      Details        Price       Amount     VAT 10 %
      First part     12.50       125.00
      Second part    20.00       200.00
    `
    expect(figures(picture)).toEqual([])
  })
})

test('the rates of columns stand in their heading', () => {
  const picture = `
    Netto 19 %    MwSt 19 %    Netto 7 %    MwSt 7 %    Rechnungsbetrag
    100,00        19,00        50,00        3,50        172,50
  `
  expect(figures(picture)).toEqual([
    [19, 10_000, 1900],
    [7, 5000, 350],
  ])
})

test('columns of net and tax tell the rate that nothing prints', () => {
  expect(figures('            Net £      VAT £\nFees    1,150.00     230.00')).toEqual([[20, 115_000, 23_000]])
})

test('each of several rates on a line has the amount behind it', () => {
  expect(figures('Netto 7 % MwSt: 50,00     Netto 19 % MwSt: 12,40')).toEqual([
    [7, null, 5000],
    [19, null, 1240],
  ])
})

test.each(['Output CGST 9 %    90.00', 'QST 9 %    90.00', 'UTGST 9 %    90.00'])('%s is a tax', (picture) => {
  expect(figures(picture)).toEqual([[9, null, 9000]])
})

test('without tax the base is what stands twice, first or last', () => {
  expect(figures('MwSt 0 %   301,47   0,00   301,47')).toContainEqual([0, 30_147, 0])
  const item = figures('VAT 0 %\nAir freight 2.85   0.0 %   0.00   1,174.20')
  expect(item).toContainEqual([0, 117_420, 0])
})

test('figures that prove each other are stronger evidence than a lone tax', () => {
  const proven = find('MwSt. 19 %   100,00   19,00')[0]!
  const lone = find('MwSt. 19 %            19,00')[0]!
  expect(proven.candidate.confidence).toBeGreaterThan(lone.candidate.confidence)
  expect(proven.candidate.reason).toBe('rate times taxable amount is the tax')
})

describe('no tax row is read', () => {
  test.each([
    ['from a discount', 'Rabatt 10 %                  5,00'],
    ['from interest', 'Verzugszinsen 9 %           12,80'],
    ['from a rate without an amount', 'Alle Preise zzgl. 19 % MwSt.'],
    ['from a rate that no country has', 'MwSt. 45 %   100,00   45,00'],
    ['from an article line', 'Schrauben M6     11    1,20    13,20'],
  ])('%s', (_, picture) => {
    expect(figures(picture)).toEqual([])
  })
})

test('an article whose quantity looks like a rate is weak evidence', () => {
  const [row] = find('Schrauben M6     10    1,20    12,00')
  expect(row!.candidate.confidence).toBeLessThan(0.5)
})

describe('a tax line whose rate was not read', () => {
  test('tells it by its two figures', () => {
    expect(figures('MwSt. (S)     202,33       14,16')).toEqual([[7, 20_233, 1416]])
  })

  test('tells none where two rates fit or none', () => {
    expect(figures('MwSt. (S)       6,31        0,51')).toEqual([])
    expect(figures('MwSt. (S)     202,33       88,16')).toEqual([])
  })
})

test('a recognized tax with one wrong figure is mended by its rate and base', () => {
  const recognize = (picture: string, origin: 'ocr' | 'text') =>
    findTaxRows(layOut([makePage(picture, { origin })])).map(({ rate, taxableCents, taxCents }) => [
      rate,
      taxableCents,
      taxCents,
    ])
  expect(recognize('SR GST 6%   165.00   8.90', 'ocr')).toEqual([[6, 16_500, 990]])
  expect(recognize('SR GST 6%   165.00   8.90', 'text')).toEqual([[6, null, 890]])
  expect(recognize('SR GST 6%   165.00   8.80', 'ocr')).toEqual([[6, null, 880]])
})

test('a sign of per cent that is recognized as a figure is one where base and tax prove the rate', () => {
  const recognize = (row: string, origin: 'ocr' | 'text') =>
    findTaxRows(layOut([{ ...makePage(`Steuer    Netto    Steuer    Brutto\n${row}`), origin }]), new Set([7, 19])).map(
      ({ rate, taxableCents, taxCents }) => [rate, taxableCents, taxCents],
    )
  expect(recognize('B=  7,08    1,95    0,14    2,09', 'ocr')).toEqual([[7, 195, 14]])
  expect(recognize('A=  198    2,47    0,47    2,94', 'ocr')).toEqual([[19, 247, 47]])
  expect(recognize('B=  7,08    1,95    0,24    2,19', 'ocr')).toEqual([])
  expect(recognize('B=  7,08    1,95    0,14    2,09', 'text')).toEqual([])
})
