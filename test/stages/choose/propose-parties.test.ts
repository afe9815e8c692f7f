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

const spans: SpanTable = {
  texts: [''],
  spans: VALUES.map(([kind, value], index) => ({
    kind,
    value,
    page: PAGE,
    words: [
      {
        text: value,
        box: [60, 80 + 20 * index, 120, 96 + 20 * index] as const,
        confidence: 1,
        fontSize: 10,
        bold: false,
      },
    ],
    before: '',
    behind: '',
    slots: new Int32Array(SLOTS.length),
    measures: new Float32Array(),
  })),
}

/** By key the chances of the spans of its kind; the rest is the chance that there is none. */
function rank(chances: Readonly<Record<string, readonly [number, number]>>) {
  return rankValues(
    spans,
    new Map(
      Object.entries(chances).map(([key, own]) => [
        key,
        { spans: key.includes('name') ? [0, 1] : [2, 3], chances: own, absent: 1 - own[0] - own[1] },
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

test('who has no address before the next one has it shares it, with the role', () => {
  const chances = { ...BOTH, party_address_1: [0, 0.02], party_address_2: [0, 0.9] } as const
  const roles = new Map([[1, 'Mieter']])
  expect(proposeParties({ ...makeTable({ spans }), roles }, rank(chances))[0]!.value).toEqual([
    { name: 'Harms GmbH', role: 'Mieter', address: 'Mühlweg 2, 24105 Kiel' },
    { name: 'Orla Finch', role: 'Mieter', address: 'Mühlweg 2, 24105 Kiel' },
  ])
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
