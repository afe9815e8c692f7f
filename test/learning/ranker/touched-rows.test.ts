import { expect, test } from 'vitest'
import { createTouchedRows } from '../../../engine/learning/ranker/touched-rows.ts'

test('rows are listed once, in the order in which they were added', () => {
  const rows = createTouchedRows(10)
  for (const row of [7, 2, 7, 0, 2]) rows.add(row)
  expect([...rows.list()]).toEqual([7, 2, 0])
})

test('after clearing rows may be added again', () => {
  const rows = createTouchedRows(10)
  rows.add(3)
  rows.clear()
  expect([...rows.list()]).toEqual([])
  rows.add(3)
  expect([...rows.list()]).toEqual([3])
})
