import { expect, test } from 'vitest'
import type { Page } from '../../../engine/domain/page.ts'
import { SLOTS, type SpanTable } from '../../../engine/domain/spans.ts'
import { describeDocument } from '../../../engine/stages/choose/describe-document.ts'
import { describeTable, TABLE_DIRECTIONS, TABLE_FEATURES } from '../../../engine/stages/choose/describe-table.ts'
import { rankValues } from '../../../engine/stages/choose/rank-values.ts'
import { makeCandidate, makeTable } from './build-table.ts'

const PAGE: Page = { number: 1, width: 600, height: 800, origin: 'text', words: [] }
const spans: SpanTable = {
  texts: [''],
  spans: ['Frau Orla Finch', 'Harms GmbH'].map((value, at) => ({
    kind: 'name',
    value,
    page: PAGE,
    words: [{ text: value, box: [60, 80 + 20 * at, 120, 96 + 20 * at], confidence: 1, fontSize: 10, bold: false }],
    before: '',
    behind: '',
    slots: new Int32Array(SLOTS.length),
    measures: new Float32Array(),
  })),
}
const ranked = new Map(
  [
    [0.1, 0.8],
    [0.7, 0.1],
  ].map((chances, at) => [`party_name_${at + 1}`, { spans: [0, 1], chances, absent: 0.1 }] as const),
)

function measure(key: string, ...names: readonly string[]): Readonly<Record<string, number>> {
  const table = makeTable({ spans })
  const traits = describeDocument(table, [PAGE], 'contract', 0.9, rankValues(spans, ranked, 'contract'))
  const rows = names.map((name) => ({ name, role: 'Mieter', address: null }))
  const found = describeTable(key, { ...makeCandidate('', 0.5), value: rows }, 0, traits)
  expect(found).toHaveLength(TABLE_FEATURES.length)
  expect(TABLE_DIRECTIONS).toHaveLength(TABLE_FEATURES.length)
  return Object.fromEntries(TABLE_FEATURES.map((name, at) => [name, found[at]!]))
}

test('a party is as likely as the ranker holds its name, however it is addressed', () => {
  const written = measure('parties', 'Harms GmbH', 'Orla Finch')
  expect(written['nameChance']).toBeCloseTo(0.75, 6)
  expect(written['leastNameChance']).toBeCloseTo(0.7, 6)
  expect(measure('parties', 'Harms GmbH', 'Frau Orla Finch')).toEqual({ ...written, length: expect.any(Number) })
})

test('a name that the ranker does not hold, and rows that it misses, are told', () => {
  const other = measure('parties', 'Harms GmbH', 'Mietvertrag')
  expect(other['leastNameChance']).toBe(0)
  expect(measure('parties', 'Harms GmbH')['missed']).toBeCloseTo(0.8, 6)
})

test('of other tables the ranker says nothing, and cells that are filled count', () => {
  const claims = measure('claims', 'Harms GmbH')
  expect([claims['nameChance'], claims['missed'], claims['key:claims'], claims['key:parties']]).toEqual([0, 0, 1, 0])
  expect(claims['filled']).toBeCloseTo(2 / 3, 6)
})
