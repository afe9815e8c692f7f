import { expect, test } from 'vitest'
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

test('a small tax fits too many sums', () => {
  expect(complete(['2.00'], taxRow(19, null, '0.38'))).toHaveLength(1)
})

test('a row at nought takes its category from the line that names its amount', () => {
  const exemption = { taxability: 'not_subject' as const, reason: null }
  const rows = [taxRow(0, '8.58', '0.00'), { ...taxRow(0, '8.58', '0.00'), exemption }]
  expect(completeTaxRows(makeTable({ taxRows: rows }))[0]!.exemption).toEqual(exemption)
})
