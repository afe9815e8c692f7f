import { describe, expect, test } from 'vitest'
import type { ExemptionCandidate, TaxRowCandidate } from '../../../engine/domain/candidates.ts'
import { toCents } from '../../../engine/domain/money.ts'
import { fillTaxRows } from '../../../engine/stages/choose/fill-tax-rows.ts'
import { exemption, taxRow } from './build-table.ts'

const fill = (
  net: string,
  tax: string,
  taxRows: readonly TaxRowCandidate[],
  exemptions: readonly ExemptionCandidate[] = [],
) => fillTaxRows({ taxRows, exemptions }, toCents(net), toCents(tax))
const untaxed = (taxable: string): TaxRowCandidate => ({
  ...taxRow(0, taxable, '0.00'),
  exemption: { taxability: 'not_subject', reason: null },
})
const placed = (row: TaxRowCandidate, top: number): TaxRowCandidate => ({
  ...row,
  candidate: { ...row.candidate, box: [0.1, top, 0.9, top + 0.02] },
})
const figures = (rows: ReturnType<typeof fill>): (string | null | undefined)[][] =>
  rows.map(({ row }) => [row['tax_rate'], row['taxable_amount'], row['tax_amount']])

describe('printed rows', () => {
  test('of two rates that add up are given in full', () => {
    const rows = fill('150.00', '22.50', [taxRow(19, '100.00', '19.00'), taxRow(7, '50.00', '3.50')])
    expect(figures(rows)).toEqual([
      ['19', '100.00', '19.00'],
      ['7', '50.00', '3.50'],
    ])
    expect(rows.every((row) => row.isPrinted)).toBe(true)
  })

  test('that have no part in the sums are left out', () => {
    const rows = fill('100.00', '19.00', [taxRow(19, '100.00', '19.00'), taxRow(7, '40.00', '2.80')])
    expect(figures(rows)).toEqual([['19', '100.00', '19.00']])
  })

  test('printed twice are given once', () => {
    const row = taxRow(19, '100.00', '19.00')
    expect(figures(fill('100.00', '19.00', [row, row]))).toEqual([['19', '100.00', '19.00']])
  })

  test('with a lone tax take the net amount as their base', () => {
    expect(figures(fill('200.00', '38.00', [taxRow(19, null, '38.00')]))).toEqual([['19', '200.00', '38.00']])
  })

  test('may miss the sums by rounded cents', () => {
    const rows = fill('66.66', '8.49', [taxRow(20, '33.33', '6.67'), taxRow(5.5, '33.34', '1.83')])
    expect(rows).toHaveLength(2)
  })

  test('of one rate are one row, and so are parts without tax of one category', () => {
    const rows = fill('140.00', '19.00', [
      taxRow(19, '60.00', '11.40'),
      taxRow(19, '40.00', '7.60'),
      untaxed('25.00'),
      untaxed('15.00'),
    ])
    expect(figures(rows)).toEqual([
      ['19', '100.00', '19.00'],
      ['0', '40.00', '0.00'],
    ])
    expect(rows[1]!.row).toMatchObject({ taxability: 'not_subject', tax_collection_mechanism: null })
  })

  test('of several taxes on one base are one row for each tax', () => {
    const shares = [
      { rate: 9, taxCents: 900 },
      { rate: 9, taxCents: 900 },
    ]
    const rows = fill('100.00', '18.00', [{ ...taxRow(18, '100.00', '18.00'), shares }])
    expect(figures(rows)).toEqual([
      ['9', '100.00', '9.00'],
      ['9', '100.00', '9.00'],
    ])
  })

  test('may be of a tax on the whole and one on a part', () => {
    const rows = fill('100.00', '7.00', [
      placed(taxRow(5, null, '5.00'), 0.1),
      placed(taxRow(10, '20.00', '2.00'), 0.2),
    ])
    expect(figures(rows)).toEqual([
      ['5', '100.00', '5.00'],
      ['10', '20.00', '2.00'],
    ])
  })

  test('leave a part without tax to the statement that exempts it', () => {
    const rows = fill('150.00', '19.00', [taxRow(19, '100.00', '19.00')], [exemption('exempt', 'exempt from VAT')])
    expect(rows.map(({ row }) => [row['taxable_amount'], row['taxability'], row['tax_exemption_reason']])).toEqual([
      ['100.00', 'taxable', null],
      ['50.00', 'exempt', 'exempt from VAT'],
    ])
  })

  test('of sales are taxable and collected by the seller', () => {
    const [row] = fill('100.00', '19.00', [taxRow(19, '100.00', '19.00')])
    expect(row!.row).toMatchObject({
      taxability: 'taxable',
      tax_collection_mechanism: 'seller_collected',
      tax_exemption_reason: null,
    })
  })

  test('beside a row without tax are both given', () => {
    const rows = fill('130.00', '19.00', [taxRow(19, '100.00', '19.00'), taxRow(0, '30.00', '0.00')])
    expect(rows.map(({ row }) => row['taxability'])).toEqual(['taxable', 'zero_rated'])
  })
})

test('a single rate without figures is filled with the sums, marked as not printed', () => {
  const rows = fill('100.00', '19.00', [taxRow(19, null, null)])
  expect(figures(rows)).toEqual([['19', '100.00', '19.00']])
  expect(rows[0]!.isPrinted).toBe(false)
})

test('a rate that no line states is the only usual one at which that tax is charged, marked as not printed', () => {
  const rows = fill('448.05', '94.09', [])
  expect(figures(rows)).toEqual([['21', '448.05', '94.09']])
  expect(rows[0]!.isPrinted).toBe(false)
})

test('an item whose quantity is its price at a usual rate says no rate of the paper', () => {
  const lookedAs = (confidence: number) => fill('1250.00', '275.00', [taxRow(10, '950.00', '95.00', confidence)])
  expect(figures(lookedAs(0.85))).toEqual([['22', '1250.00', '275.00']])
  expect(figures(lookedAs(0.9))).toEqual([])
})

test('several taxes may be charged on the same net amount', () => {
  const at = (row: ReturnType<typeof taxRow>, top: number) => ({
    ...row,
    candidate: { ...row.candidate, box: [0.5, top, 0.6, top + 0.02] as const },
  })
  const rows = fill('2202.25', '264.27', [at(taxRow(5, null, '110.11'), 0.5), at(taxRow(7, null, '154.16'), 0.55)])
  expect(figures(rows)).toEqual([
    ['5', '2202.25', '110.11'],
    ['7', '2202.25', '154.16'],
  ])
})

test('several taxes on the same net amount are told again by a table of taxes', () => {
  const rows = fill('212.40', '25.49', [
    placed(taxRow(5, null, '10.62'), 0.5),
    placed(taxRow(7, null, '14.87'), 0.55),
    placed(taxRow(5, '212.40', '10.62'), 0.7),
    placed(taxRow(7, '212.40', '14.87'), 0.75),
  ])
  expect(figures(rows)).toEqual([
    ['5', '212.40', '10.62'],
    ['7', '212.40', '14.87'],
  ])
})

describe('where no tax is charged, the stated reason decides:', () => {
  test.each([
    ['exempt', 'exempt', 'seller_collected'],
    ['reverse_charge', 'taxable', 'reverse_charge'],
    ['intra_community', 'intra_community', null],
    ['export', 'export', null],
    ['not_subject', 'not_subject', null],
  ] as const)('%s', (stated, taxability, mechanism) => {
    const [row] = fill('100.00', '0.00', [], [exemption(stated, 'as printed')])
    expect(row!.row).toEqual({
      taxable_amount: '100.00',
      tax_amount: '0.00',
      tax_rate: '0',
      taxability,
      tax_collection_mechanism: mechanism,
      tax_exemption_reason: 'as printed',
    })
  })

  test('a printed zero rate without a reason is zero-rated', () => {
    const [row] = fill('100.00', '0.00', [taxRow(0, '100.00', '0.00')])
    expect(row!.row).toMatchObject({ taxability: 'zero_rated', tax_exemption_reason: null })
  })

  test('a taxed sum is not exempt because some sentence says so', () => {
    const [row] = fill('100.00', '19.00', [taxRow(19, '100.00', '19.00')], [exemption('exempt', '§ 19 UStG')])
    expect(row!.row).toMatchObject({ taxability: 'taxable', tax_exemption_reason: null })
  })
})

describe('no row is invented', () => {
  test.each([
    ['where no usual rate makes the tax of the net amount', '100.00', '18.37', []],
    ['where several rates would, of a small sum', '2.00', '0.40', []],
    ['from a rate that does not fit the sums', '100.00', '7.00', [taxRow(19, null, null)]],
    ['from rows that do not add up', '100.00', '19.00', [taxRow(7, '80.00', '5.60')]],
    ['for a tax of nought without a reason', '100.00', '0.00', []],
  ] as const)('%s', (_, net, tax, rows) => {
    expect(fill(net, tax, rows)).toEqual([])
  })
})

describe('a row that was not read whole', () => {
  test('is what the others leave of net and tax at a usual rate', () => {
    const rows = fill('214.09', '16.39', [taxRow(7, '202.33', '14.16')])
    expect(figures(rows)).toEqual([
      ['7', '202.33', '14.16'],
      ['19', '11.76', '2.23'],
    ])
    expect(rows.map((row) => row.isPrinted)).toEqual([true, false])
  })

  test('is not made up where no rate explains the rest', () => {
    expect(fill('214.09', '17.39', [taxRow(7, '202.33', '14.16')])).toEqual([])
  })

  test('takes its one amount for the base when the tax on it completes the sums', () => {
    const rows = fill('104.00', '7.60', [taxRow(7, '100.00', '7.00', 0.5), taxRow(15, null, '4.00', 0.5)])
    expect(figures(rows)).toEqual([
      ['7', '100.00', '7.00'],
      ['15', '4.00', '0.60'],
    ])
  })

  test('does not split a rate into several rows', () => {
    const lone = (base: string): TaxRowCandidate => taxRow(7, null, base, 0.5)
    const single = fill('150.00', '10.50', [lone('100.00'), lone('50.00')])
    expect(figures(single)).toEqual([['7', '150.00', '10.50']])
  })
})

test('rows that make up the whole tax stand alone where a part of net bears none', () => {
  expect(figures(fill('262.90', '16.94', [taxRow(15, '112.90', '16.94')]))).toEqual([['15', '112.90', '16.94']])
  expect(fill('262.90', '20.00', [taxRow(15, '112.90', '16.94')])).toEqual([])
  expect(fill('262.90', '16.94', [taxRow(15, '112.90', '16.94', 0.5)])).toEqual([])
})

test('what a value-added tax leaves of net is a row without tax', () => {
  const row = taxRow(19, '317.00', '60.23')
  const told = { ...row, candidate: { ...row.candidate, text: 'USt 19,00 % 60,23' } }
  const rows = fill('2264.45', '60.23', [told])
  expect(figures(rows)).toEqual([
    ['19', '317.00', '60.23'],
    ['0', '1947.45', '0.00'],
  ])
  expect(rows[1]!.row).toMatchObject({ taxability: 'not_subject', tax_exemption_reason: null })
})

test('beside what is taxed at 0 % the rest of net is outside the tax, beside what is outside it the rest is taxed at 0 %', () => {
  const taxed = taxRow(23, '180.00', '41.40')
  const zero = fill('2386.70', '41.40', [taxed, taxRow(0, '1140.00', '0.00', 0.7)])
  expect(zero.map(({ row }) => [row['taxable_amount'], row['taxability']])).toEqual([
    ['180.00', 'taxable'],
    ['1140.00', 'zero_rated'],
    ['1066.70', 'not_subject'],
  ])
  const outside = fill('2386.70', '41.40', [taxed, untaxed('1066.70')])
  expect(outside.map(({ row }) => [row['taxable_amount'], row['taxability']])).toEqual([
    ['180.00', 'taxable'],
    ['1066.70', 'not_subject'],
    ['1140.00', 'zero_rated'],
  ])
})
