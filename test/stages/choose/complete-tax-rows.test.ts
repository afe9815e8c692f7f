import { describe, expect, test } from 'vitest'
import type { TaxRowCandidate } from '../../../engine/domain/candidates.ts'
import { completeTaxRows } from '../../../engine/stages/choose/complete-tax-rows.ts'
import { makeTable, sum, taxRow } from './build-table.ts'

const complete = (amounts: readonly string[], ...taxRows: readonly ReturnType<typeof taxRow>[]) =>
  completeTaxRows(makeTable({ amounts: amounts.map((amount) => sum('charge_amount', amount)), taxRows })).map(
    ({ taxableCents, taxCents }) => [taxableCents, taxCents],
  )

test('the base of a lone tax is printed elsewhere', () => {
  expect(complete(['100.00', '125.00'], taxRow(19, null, '19.00'))).toEqual([
    [null, 1900],
    [10_000, 1900],
  ])
})

test('a lone figure is the base where the tax on it is printed', () => {
  expect(complete(['100.00', '19.00'], taxRow(19, null, '100.00'))).toContainEqual([10_000, 1900])
})

test('a lone tax is contained in a printed price', () => {
  expect(complete(['18.95', '31.45'], taxRow(23, null, '3.54'))).toContainEqual([1541, 354])
})

describe('two taxes on one base', () => {
  const placed = (row: TaxRowCandidate, top: number): TaxRowCandidate => ({
    ...row,
    candidate: { ...row.candidate, box: [0.1, top, 0.9, top + 0.02] },
  })
  const shared = (amounts: readonly string[], ...rows: readonly TaxRowCandidate[]) =>
    completeTaxRows(
      makeTable({
        amounts: amounts.map((amount) => sum('charge_amount', amount)),
        taxRows: rows.map((row, index) => placed(row, 0.3 + 0.05 * index)),
      }),
    ).filter(({ shares }) => shares !== undefined)
  const half = taxRow(9, null, '90.00')

  test('at one rate make a row of two shares, what is to pay rounded to whole units', () => {
    const share = { rate: 9, taxCents: 9000 }
    expect(shared(['1000.00', '1180.40'], half, half)).toMatchObject([
      { rate: 18, taxableCents: 100_000, taxCents: 18_000, shares: [share, share] },
    ])
  })

  test('are one tax told twice where no sum holds it twice', () => {
    expect(shared(['1000.00', '1090.00'], half, half)).toEqual([])
  })

  test('agree on what a printed sum leaves beside them', () => {
    const rows = [taxRow(5, null, '9.20'), taxRow(7, null, '12.88')]
    expect(shared(['192.00', '206.08'], ...rows)).toMatchObject([{ taxableCents: 18_400, taxCents: 2208 }])
    expect(shared(['192.00', '207.08'], ...rows)).toEqual([])
  })
})

test('a small tax fits too many sums', () => {
  expect(complete(['2.00'], taxRow(19, null, '0.38'))).toHaveLength(1)
})

test('a row at nought takes its category from the line that names its amount', () => {
  const exemption = { taxability: 'not_subject' as const, reason: null }
  const rows = [taxRow(0, '8.58', '0.00'), { ...taxRow(0, '8.58', '0.00'), exemption }]
  expect(completeTaxRows(makeTable({ taxRows: rows }))[0]!.exemption).toEqual(exemption)
})
