import { describe, expect, test } from 'vitest'
import type { CandidateTable } from '../../../engine/domain/candidates.ts'
import { settleTotals } from '../../../engine/stages/choose/settle-totals.ts'
import { makeTable, sum, taxRow } from './build-table.ts'

const values = (parts: Partial<CandidateTable>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settleTotals(makeTable(parts))).map(([key, field]) => [key, field.value]))
const NET = sum('net_amount', '100.00')
const TAX = sum('total_tax_amount', '19.00')
const GROSS = sum('gross_amount', '119.00')

describe('a part that bears no tax', () => {
  const untaxed = (taxable: string) => ({
    ...taxRow(0, taxable, '0.00', 0.65),
    exemption: { taxability: 'not_subject' as const, reason: null },
  })

  test('is in net and gross', () => {
    const amounts = [TAX, sum('gross_amount', '144.00'), sum('charge_amount', '100.00')]
    const found = values({ amounts, taxRows: [taxRow(19, null, '19.00', 0.65), untaxed('25.00')] })
    expect(found).toMatchObject({ net_amount: '125.00', total_tax_amount: '19.00', gross_amount: '144.00' })
    expect(found['tax_breakdowns']).toMatchObject([
      { taxable_amount: '100.00', tax_rate: '19', taxability: 'taxable' },
      { taxable_amount: '25.00', tax_rate: '0', taxability: 'not_subject' },
    ])
  })

  test('says nothing of the whole when it stands alone', () => {
    const { printed } = makeTable({ amounts: [sum('charge_amount', '3.50')] })
    expect(values({ printed, taxRows: [untaxed('3.50')] })['net_amount'] ?? null).toBeNull()
  })

  test('that was paid for the customer is no payment before', () => {
    const amounts = [sum('amount_due', '144.00'), sum('prepaid_amount', '25.00'), NET, TAX]
    expect(values({ amounts, taxRows: [taxRow(19, '100.00', '19.00'), untaxed('25.00')] })['gross_amount']).toBe(
      '144.00',
    )
  })
})

test('what is paid after income tax is withheld is not gross', () => {
  const amounts = [sum('net_amount', '1000.00', 0.3), sum('charge_amount', '-150.00'), sum('gross_amount', '1060.00')]
  expect(values({ amounts, taxRows: [taxRow(21, null, '210.00', 0.65)] })).toMatchObject({
    net_amount: '1000.00',
    total_tax_amount: '210.00',
    gross_amount: '1210.00',
  })
})

test('what gross leaves of net is no tax where another is printed on it', () => {
  const amounts = [sum('net_amount', '100.00'), sum('gross_amount', '137.50'), sum('total_tax_amount', '19.00', 0.3)]
  expect(values({ amounts, taxRows: [taxRow(19, '100.00', '19.00')] })).toMatchObject({
    net_amount: '118.50',
    total_tax_amount: '19.00',
  })
})

test('a tax printed on a part of the sum is charged', () => {
  const amounts = [sum('net_amount', '16.45'), sum('gross_amount', '16.45')]
  expect(values({ amounts, taxRows: [taxRow(20, '10.37', '2.08')] })).toMatchObject({
    net_amount: '14.37',
    total_tax_amount: '2.08',
  })
})

test('a named rounding stands between net with tax and gross', () => {
  const amounts = [NET, TAX, sum('rounding_amount', '0.40'), sum('gross_amount', '119.40')]
  expect(values({ amounts })).toMatchObject({ net_amount: '100.00', total_tax_amount: '19.00' })
})

test('where the printed tax is nought, net is gross', () => {
  expect(values({ amounts: [sum('total_tax_amount', '0.00'), GROSS] })).toMatchObject({ net_amount: '119.00' })
})
