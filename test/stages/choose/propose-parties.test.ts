import { expect, test } from 'vitest'
import type { Page } from '../../../engine/domain/page.ts'
import { SLOTS, type SpanKind, type SpanTable } from '../../../engine/domain/spans.ts'
import { proposeParties } from '../../../engine/stages/choose/propose-parties.ts'
import { rankValues } from '../../../engine/stages/choose/rank-values.ts'
import { makeCandidate, makeTable } from './build-table.ts'

const PAGE: Page = { number: 1, width: 600, height: 800, origin: 'text', words: [] }
const VALUES: readonly (readonly [SpanKind, string])[] = [
  ['name', 'Harms GmbH'],
  ['name', 'Orla Finch'],
  ['address', 'Hafenweg 3, 24103 Kiel'],
  ['address', 'Mühlweg 2, 24105 Kiel'],
]

const spans = toSpans(VALUES)

/** @param places left and top in points; by default each on a line of its own */
function toSpans(
  values: typeof VALUES,
  places = values.map((_, index): readonly [number, number] => [60, 80 + 20 * index]),
): SpanTable {
  return {
    texts: [''],
    spans: values.map(([kind, value], index) => {
      const [left, top] = places[index]!
      const box = [left, top, left + 60, top + 16] as const
      return {
        kind,
        value,
        page: PAGE,
        words: [{ text: value, box, confidence: 1, fontSize: 10, bold: false }],
        before: '',
        behind: '',
        slots: new Int32Array(SLOTS.length),
        measures: new Float32Array(),
      }
    }),
  }
}

/** By key the chances of the spans of its kind; the rest is the chance that there is none. */
function rank(chances: Readonly<Record<string, readonly [number, number]>>, table: SpanTable = spans) {
  const places = (isName: boolean): readonly number[] =>
    table.spans.flatMap(({ kind }, index) => ((kind === 'name') === isName ? [index] : []))
  return rankValues(
    table,
    new Map(
      Object.entries(chances).map(([key, own]) => [
        key,
        { spans: places(key.includes('name')), chances: own, absent: 1 - own[0] - own[1] },
      ]),
    ),
    'contract',
  )
}

const BOTH = {
  party_name_1: [0.8, 0.1],
  party_name_2: [0.1, 0.7],
  party_name_3: [0.05, 0.05],
  party_address_1: [0.9, 0],
  party_address_2: [0, 0.02],
} as const

test('parties are the likeliest names, as many as the ranker expects, with the addresses that it holds for likely', () => {
  const [proposed, ...others] = proposeParties(makeTable({ spans }), rank(BOTH))
  expect(others).toEqual([])
  expect(proposed).toMatchObject({
    value: [
      { name: 'Harms GmbH', role: null, address: 'Hafenweg 3, 24103 Kiel' },
      { name: 'Orla Finch', role: null, address: null },
    ],
    page: 1,
    box: [0.1, 0.1, 0.2, 0.17],
    confidence: 0.85,
  })
})

test('what the ranker does not read is as the readers of parties say, a role also as what stands beside', () => {
  const known = [{ name: 'Orla Finch', role: 'Mieterin', address: 'Mühlweg 2, 24105 Kiel' }]
  const table = makeTable({ spans, scalars: { parties: [{ ...makeCandidate('', 0.5), value: known }] } })
  const [proposed] = proposeParties({ ...table, roles: new Map([[2, 'Vermieter']]) }, rank(BOTH))
  expect(proposed!.value).toEqual([
    { name: 'Harms GmbH', role: 'Vermieter', address: 'Hafenweg 3, 24103 Kiel' },
    known[0],
  ])
})

test('one party alone is no contract', () => {
  const chances = { ...BOTH, party_name_2: [0.1, 0.3] } as const
  expect(proposeParties(makeTable({ spans }), rank(chances))).toEqual([])
})

test('an address is of one party, the one with which it goes best', () => {
  const chances = { ...BOTH, party_address_1: [0.6, 0.3], party_address_2: [0.5, 0.4] } as const
  expect(proposeParties(makeTable({ spans }), rank(chances))[0]!.value).toEqual([
    { name: 'Harms GmbH', role: null, address: 'Hafenweg 3, 24103 Kiel' },
    { name: 'Orla Finch', role: null, address: 'Mühlweg 2, 24105 Kiel' },
  ])
})

test('who stands right beside one that has an address shares it, with the role', () => {
  const table = toSpans(VALUES, [
    [60, 80],
    [60, 94],
    [300, 80],
    [60, 108],
  ])
  const chances = { ...BOTH, party_address_1: [0, 0.02], party_address_2: [0, 0.9] } as const
  const roles = new Map([[1, 'Mieter']])
  const valueOf = (own: SpanTable) =>
    proposeParties({ ...makeTable({ spans: own }), roles }, rank(chances, own))[0]!.value
  expect(valueOf(table)).toEqual([
    { name: 'Harms GmbH', role: 'Mieter', address: 'Mühlweg 2, 24105 Kiel' },
    { name: 'Orla Finch', role: 'Mieter', address: 'Mühlweg 2, 24105 Kiel' },
  ])
  const apart = toSpans(VALUES, [
    [60, 80],
    [320, 94],
    [300, 80],
    [320, 108],
  ])
  expect(valueOf(apart)).toMatchObject([{ name: 'Harms GmbH', role: null, address: null }, { name: 'Orla Finch' }])
})

test('what a reader of parties gives is bounded as the ranker has it', () => {
  const rows = [
    { name: 'Harms GmbH, vertreten durch', role: 'Vermieter', address: 'Sitz: Hafenweg 3, 24103 Kiel' },
    { name: 'Finch', role: 'Mieterin', address: null },
  ]
  const table = makeTable({ spans, scalars: { parties: [{ ...makeCandidate('', 0.5), value: rows }] } })
  const values = proposeParties(table, rank(BOTH)).map(({ value }) => value)
  expect(values).toContainEqual([
    { name: 'Harms GmbH', role: 'Vermieter', address: 'Hafenweg 3, 24103 Kiel' },
    { name: 'Orla Finch', role: 'Mieterin', address: null },
  ])
})

test('an address goes with the name before it on its line, whatever was listed first', () => {
  const values = [VALUES[2]!, VALUES[0]!, VALUES[3]!, VALUES[1]!]
  const table = toSpans(values, [
    [200, 80],
    [60, 80],
    [200, 100],
    [60, 100],
  ])
  const chances = {
    party_name_1: [0.5, 0.4],
    party_name_2: [0.4, 0.5],
    party_name_3: [0.02, 0.02],
    party_address_1: [0.45, 0.45],
    party_address_2: [0.45, 0.45],
  } as const
  expect(proposeParties(makeTable({ spans: table }), rank(chances, table))[0]!.value).toEqual([
    { name: 'Harms GmbH', role: null, address: 'Hafenweg 3, 24103 Kiel' },
    { name: 'Orla Finch', role: null, address: 'Mühlweg 2, 24105 Kiel' },
  ])
})

test('a name is given without what it is addressed as and what it is called behind, and its chance is that of all its forms', () => {
  const table = toSpans([
    ['name', 'Frau Orla Finch'],
    ['name', 'Orla Finch (die „Mieterin“)'],
    ['name', 'Frau Holle GmbH'],
  ])
  const places = { spans: [0, 1, 2], absent: 0 }
  const rankings = rankValues(
    table,
    new Map([
      ['party_name_1', { ...places, chances: [0.3, 0.3, 0.4] }],
      ['party_name_2', { ...places, chances: [0.2, 0.2, 0.6] }],
    ]),
    'contract',
  )
  const [proposed] = proposeParties(makeTable({ spans: table }), rankings)
  expect((proposed!.value as { name: string }[]).map(({ name }) => name)).toEqual(['Orla Finch', 'Frau Holle GmbH'])
  expect(rankings.get('party_name_1')!.best).toBeCloseTo(0.6, 6)
})

test('who stands far from one that has an address has none', () => {
  const table = toSpans(VALUES, [
    [60, 80],
    [60, 400],
    [300, 80],
    [60, 420],
  ])
  const chances = { ...BOTH, party_address_1: [0, 0.02], party_address_2: [0, 0.9] } as const
  const roles = new Map([[1, 'Mieter']])
  expect(proposeParties({ ...makeTable({ spans: table }), roles }, rank(chances, table))[0]!.value).toEqual([
    { name: 'Harms GmbH', role: null, address: null },
    { name: 'Orla Finch', role: 'Mieter', address: 'Mühlweg 2, 24105 Kiel' },
  ])
})

test('parties come in the order in which they stand, not in which they were listed', () => {
  const table = toSpans(VALUES, [
    [60, 300],
    [60, 80],
    [300, 300],
    [300, 80],
  ])
  expect(
    (proposeParties(makeTable({ spans: table }), rank(BOTH, table))[0]!.value as { name: string }[])[0]!.name,
  ).toBe('Orla Finch')
})
