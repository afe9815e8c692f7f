import { expect, test } from 'vitest'
import { chooseFields } from '../../../engine/stages/choose/choose-fields.ts'
import { listOpenSums, OPEN_SUMS } from '../../../engine/stages/choose/list-open-sums.ts'
import { makeTable, sum } from './build-table.ts'

const VALUES = { amount_due: '69.00', prepaid_amount: '50.00', charge_amount: '4.00', rounding_amount: '-0.02' }
const TABLE = makeTable({
  amounts: [
    sum('gross_amount', '119.00'),
    sum('amount_due', '69.00'),
    sum('prepaid_amount', '-50.00'),
    sum('charge_amount', '4.00'),
    sum('rounding_amount', '-0.02'),
  ],
})

test('what is due, was paid before, added or rounded is given beside the totals', () => {
  const fields = chooseFields(TABLE, 'invoice', 0.9, { weights: null })
  const given = Object.fromEntries(OPEN_SUMS.map((key) => [key, fields[key]!.value]))
  expect(given).toEqual({ ...VALUES, allowance_amount: null })
})

test('the scorer says how sure each of them is: no label does', () => {
  const sure = chooseFields(TABLE, 'invoice', 0.9)['amount_due']!.candidates[0]!.confidence
  const doubtful = makeTable({ amounts: [sum('amount_due', '69.00', 0.3)] })
  expect(sure).not.toBe(0.9)
  expect(chooseFields(doubtful, 'invoice', 0.9)['amount_due']!.candidates[0]!.confidence).toBeLessThan(sure)
})

test('what lessens the sum is positive, and so is all of a credit note', () => {
  const [paid] = listOpenSums(TABLE, 'prepaid_amount', 'invoice')
  const [rounding] = listOpenSums(TABLE, 'rounding_amount', 'credit-note')
  expect([paid!.value, rounding!.value]).toEqual(['50.00', '0.02'])
})
