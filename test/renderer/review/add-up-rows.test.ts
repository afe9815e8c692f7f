import { expect, test } from 'vitest'
import { addUpRows } from '../../../renderer/review/add-up-rows.ts'

const fields = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]))

test('tax rows stand beside the net amount and the tax', () => {
  const rows = [
    { taxable_amount: '100.00', tax_amount: '7.00' },
    { taxable_amount: '50.10', tax_amount: '9.52' },
  ]
  expect(addUpRows('tax_breakdowns', rows, fields({ net_amount: '150.10', total_tax_amount: '16.00' }))).toEqual([
    {
      cell: 'taxable_amount',
      sum: '150.10',
      against: 'net_amount',
      stated: '150.10',
      difference: '0.00',
      agrees: true,
    },
    {
      cell: 'tax_amount',
      sum: '16.52',
      against: 'total_tax_amount',
      stated: '16.00',
      difference: '0.52',
      agrees: false,
    },
  ])
})

test('line items come to the net amount before allowances and charges', () => {
  const stated = fields({ net_amount: '90.00', allowance_amount: '15.00', charge_amount: '5.00' })
  expect(addUpRows('line_items', [{ net_amount: '100' }], stated)).toMatchObject([{ stated: '100.00', agrees: true }])
})

test('transactions are the difference of the balances', () => {
  const stated = fields({ opening_balance: '1000.00', closing_balance: '-20.50' })
  const rows = [{ amount: '-1000.00' }, { amount: '-20.50' }]
  expect(addUpRows('transactions', rows, stated)).toMatchObject([{ sum: '-1020.50', stated: '-1020.50', agrees: true }])
})

test('without a stated figure there is only the sum; without figures nothing', () => {
  expect(addUpRows('deductions', [{ amount: '1.10' }, { amount: null }], {})).toEqual([
    { cell: 'amount', sum: '1.10', against: null, stated: null, difference: null, agrees: true },
  ])
  expect(addUpRows('deductions', [{ amount: '' }], {})).toEqual([])
})
