import { expect, test } from 'vitest'
import type { Span, SpanTable } from '../../../engine/domain/spans.ts'
import { chanceOf, rankValues } from '../../../engine/stages/choose/rank-values.ts'

function makeTable(values: readonly string[]): SpanTable {
  return { texts: [''], spans: values.map((value) => ({ value }) as Span) }
}

/** What the ranker says of all spans of a table for each key. */
function rank(table: SpanTable, chances: Readonly<Record<string, readonly number[]>>) {
  const spans = [...table.spans.keys()]
  const ranked = Object.entries(chances).map(([key, own]) => [key, { spans, chances: own, absent: 0.1 }] as const)
  return rankValues(table, new Map(ranked), 'invoice')
}

test('the likeliest four values come first, of equal ones the first, each with the place that speaks most for it', () => {
  const table = makeTable(['7', '1', '2', '3', '4', '5', '7'])
  const { values, best, next } = rank(table, { order_number: [0.125, 0.0625, 0.125, 0.125, 0, 0.0625, 0.25] }).get(
    'order_number',
  )!
  expect(values).toEqual([
    { span: 6, chance: 0.375 },
    { span: 2, chance: 0.125 },
    { span: 3, chance: 0.125 },
    { span: 1, chance: 0.0625 },
  ])
  expect([best, next]).toEqual([0.375, 0.125])
})

test('keys that ask for the same spans keep chances of their own', () => {
  const rankings = rank(makeTable(['A 1', 'B-2']), { order_number: [0.75, 0.125], document_number: [0.25, 0.5] })
  const chances = ['order_number', 'document_number'].map((key) => chanceOf(rankings.get(key)!, 'a1'))
  expect(chances).toEqual([0.75, 0.25])
})

test('a value that no span has is as likely as what is printed without its sign, or not at all', () => {
  const ranking = rank(makeTable(['120.00', '-95.50']), { closing_balance: [0.5, 0.25] }).get('closing_balance')!
  expect(['-120.00', '120', '-95.5', '95.50', '7'].map((value) => chanceOf(ranking, value))).toEqual([
    0.5, 0.5, 0.25, 0, 0,
  ])
})
