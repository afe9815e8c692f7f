import { expect, test } from 'vitest'
import { chooseColumns } from '../../../renderer/review/rows/choose-columns.ts'
import {
  insertRow,
  isTyped,
  moveRow,
  parseRows,
  readRows,
  removeRow,
  setCell,
  startRows,
  typeCell,
} from '../../../renderer/review/rows/edit-rows.ts'
import { groupFields } from '../../../renderer/review/group-fields.ts'
import { EXTRACTION_KEYS } from '../../../engine/domain/extraction-keys.ts'

const GERMAN = { language: 'de', year: 2026, isMonthFirst: false } as const
const CELLS = { date: 'date', amount: 'amount' } as const
const ROWS = startRows([
  { date: '2026-01-01', amount: '1.00' },
  { date: null, amount: '2.00' },
])

test('what is typed is read when the rows are handed over, and rows that say nothing are left out', () => {
  const edited = typeCell(insertRow(typeCell(ROWS, 1, 'date', '3.2.'), 2), 0, 'amount', '1.234,5')
  expect(isTyped(edited)).toBe(true)
  expect(readRows(edited, CELLS, GERMAN)).toEqual({
    rows: [
      { date: '2026-01-01', amount: '1234.50' },
      { date: '2026-02-03', amount: '2.00' },
    ],
    problems: {},
  })
})

test('what cannot be read is named by row and cell', () => {
  const edited = typeCell(typeCell(ROWS, 0, 'amount', 'zwei'), 1, 'date', '32.1.')
  expect(readRows(edited, CELLS, GERMAN).problems).toEqual({ '0.amount': 'amount', '1.date': 'date' })
})

test('rows are moved within their list, taken out, and set over what was typed', () => {
  expect(moveRow(ROWS, 0, 1).map(({ value }) => value['amount'])).toEqual(['2.00', '1.00'])
  expect(moveRow(ROWS, 0, -1)).toBe(ROWS)
  expect(removeRow(ROWS, 0)).toHaveLength(1)
  const set = setCell(typeCell(ROWS, 0, 'amount', 'x'), 0, 'amount', '9.00')
  expect(readRows(set, CELLS, GERMAN).rows[0]).toEqual({ date: '2026-01-01', amount: '9.00' })
})

test('rows that were kept by the browser come back as they were; anything else does not', () => {
  const edited = typeCell(ROWS, 0, 'amount', 'halb')
  expect(parseRows(JSON.stringify(edited))).toEqual(edited)
  for (const broken of [null, '', '[1]', '{}', '{"value":1}']) expect(parseRows(broken)).toBeNull()
})

test('columns that nobody filled are folded away, but those that the list is about', () => {
  const cells = {
    position: 'string',
    name: 'string',
    quantity: 'number',
    unit_price: 'amount',
    net_amount: 'amount',
    unit: 'string',
  } as const
  expect(chooseColumns('line_items', cells, [{ unit: 'Stk.', position: '' }], false)).toEqual([
    'name',
    'quantity',
    'unit_price',
    'net_amount',
    'unit',
  ])
  expect(chooseColumns('line_items', cells, [], true)).toEqual(Object.keys(cells))
})

test('every key of every type stands in one group, who before what before how much', () => {
  for (const keys of Object.values(EXTRACTION_KEYS)) {
    const groups = groupFields(Object.keys(keys))
    expect(new Set(groups.flatMap((group) => group.keys))).toEqual(new Set(Object.keys(keys)))
    expect(groups.flatMap((group) => group.keys)).toHaveLength(Object.keys(keys).length)
  }
  expect(groupFields(Object.keys(EXTRACTION_KEYS['invoice']!)).map(({ name, keys }) => [name, keys[0]])).toEqual([
    ['who', 'sender_name'],
    ['what', 'type'],
    ['when', 'issue_date'],
    ['amounts', 'currency'],
    ['payment', 'iban'],
    ['rows', 'line_items'],
  ])
})
