import { expect, test } from 'vitest'
import type { CandidateSource, Row } from '../../../engine/domain/field.ts'
import { mendFigures } from '../../../engine/stages/choose/mend-figures.ts'

function mend(row: Row, source: CandidateSource = 'ocr') {
  const candidate = { value: [row], text: '', page: 1, box: null, confidence: 0.9, source, reason: '' }
  const { line_items: items } = mendFigures({ line_items: { value: [row], candidates: [candidate] } })
  expect(items!.candidates[0]!.value).toEqual(items!.value)
  return items!.value![0]
}

const item = (quantity: string | null, price: string, amount: string) => ({
  name: 'Pallet',
  quantity,
  unit_price: price,
  net_amount: amount,
})

test.each([
  ['a mark lost in the amount', item('4', '9.60', '3840'), item('4', '9.60', '38.40')],
  ['a mark lost in the price', item('2', '8995', '179.90'), item('2', '89.95', '179.90')],
  ['a rule of the table read as 1', item('61', '30.00', '180.00'), item('6', '30.00', '180.00')],
  ['a rule beside the only one', item('11', '2.50', '2.50'), item('1', '2.50', '2.50')],
  ['a mark lost in the quantity', item('1515', '31.40', '4757.10'), item('151.5', '31.40', '4757.10')],
  ['a quantity passed over', item(null, '82.00', '1640.00'), item('20', '82.00', '1640.00')],
  ['an hour and a half without its figure', item(null, '82.00', '123.00'), item(null, '82.00', '123.00')],
  ['what agrees', item('11', '100', '1100'), item('11', '100', '1100')],
  ['what may be read in two ways', item('11', '250', '250'), item('11', '250', '250')],
  ['what cannot agree', item('7', '30.00', '180.00'), item('7', '30.00', '180.00')],
])('%s', (_, read, wanted) => {
  expect(mend(read)).toEqual(wanted)
})

test('a table whose other amounts show their decimals', () => {
  const rows = [item('2', '54.50', '109.00'), item('1', '89.95', '89.95'), item('1', '795', '795')]
  const candidate = { value: rows, text: '', page: 1, box: null, confidence: 0.9, source: 'ocr' as const, reason: '' }
  const { line_items: items } = mendFigures({ line_items: { value: rows, candidates: [candidate] } })
  expect(items!.value![2]).toEqual(item('1', '7.95', '7.95'))
})

test('what a text layer says stays as it is', () => {
  const row = item('61', '30.00', '180.00')
  expect(mend(row, 'text')).toEqual(row)
})
