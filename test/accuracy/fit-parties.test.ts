import { expect, test } from 'vitest'
import { setPages } from '../../engine/domain/typeset-text.ts'
import type { KeyRanking } from '../../engine/learning/ranker/rank.ts'
import { readParties } from '../../engine/stages/choose/parties/read-parties.ts'
import { rankValues } from '../../engine/stages/choose/rank-values.ts'
import { findCandidates } from '../../engine/stages/find/find-candidates.ts'
import { fitParties, makePartyLessons } from './fit-parties.ts'
import type { FoundDocument } from './make-examples.ts'

const TOWNS = ['Emden', 'Wels', 'Landau', 'Chemnitz', 'Kempten', 'Freiburg', 'Zwickau', 'Aurich']

/** A lease by a firm of a town, with a witness who is no party. */
function drawLease(town: string, type: 'contract' | 'letter' = 'contract'): FoundDocument {
  const [landlord, home, place] = [`${town}er Bau GmbH`, `Hafenweg 3, 24103 ${town}`, `Marktweg 7, 24105 ${town}`]
  const pages = setPages(
    `Mietvertrag\n\nVermieter:\n${landlord}\n${home}\n\nMieter:\nOrla Finch\n${place}\n\n\n\n\nZeugin: Carla Bergmann`,
  )
  const parties = [
    { name: landlord, role: 'Vermieter', address: home },
    { name: ['Frau Orla Finch', 'Orla Finch'], role: 'Mieter', address: place },
  ]
  const label = { kind: 'paper', truth: { type, parties } }
  const table = findCandidates(pages, type, { locale: null, codes: [], additionalText: null })
  return { path: town, group: town, pages, type, probability: 1, table, label }
}

/** A ranker that holds for likely what begins so, and the witness for a little so. */
function rank({ table: { spans }, group }: FoundDocument): ReadonlyMap<string, KeyRanking> {
  const likely = (kind: string, start: string): KeyRanking => {
    const own = spans.spans.flatMap((span, index) => (span.kind === kind ? [index] : []))
    const chances = own.map((index) => {
      const { value } = spans.spans[index]!
      return value.startsWith(start) ? 0.2 : value.startsWith('Carla') ? 0.05 : 0.001
    })
    return { spans: own, chances, absent: 0.1 }
  }
  return new Map([
    ['party_name_1', likely('name', `${group}er Bau`)],
    ['party_name_2', likely('name', 'Orla')],
    ['party_address_1', likely('address', 'Hafenweg')],
    ['party_address_2', likely('address', 'Marktweg')],
  ])
}

const lessons = TOWNS.flatMap((town) => makePartyLessons(drawLease(town), rank(drawLease(town))))

test('a contract teaches which of its names are parties, and what goes with each in any form that is right', () => {
  const [{ names, addresses, roles, described }] = lessons as [(typeof lessons)[number]]
  const right = described.names.filter((_, at) => names[at]!.right).map(({ text }) => text)
  expect(right.toSorted()).toEqual(['Emdener Bau GmbH', 'Orla Finch'])
  expect(names.some((name) => !name.right)).toBe(true)
  expect(addresses.filter((address) => address.right)).toHaveLength(2)
  expect(addresses.some((address) => !address.right)).toBe(true)
  expect(roles.filter((role) => role.right)).toHaveLength(2)
})

test('nothing else teaches of parties, nor does a contract of which they are not known', () => {
  expect(makePartyLessons(drawLease('Emden', 'letter'), new Map())).toEqual([])
  const unknown = { ...drawLease('Emden'), label: { kind: 'paper', truth: { type: 'contract' } } }
  expect(makePartyLessons(unknown, new Map())).toEqual([])
})

test('what is fitted reads the parties of a contract that it has not seen, the same ones each time', () => {
  const weights = fitParties(lessons)
  const { table, ...seen } = drawLease('Passau')
  const rankings = rankValues(table.spans, rank({ table, ...seen }), 'contract')
  expect(readParties(table, rankings, weights)?.value).toEqual([
    { name: 'Passauer Bau GmbH', role: 'Vermieter', address: 'Hafenweg 3, 24103 Passau' },
    { name: 'Orla Finch', role: 'Mieter', address: 'Marktweg 7, 24105 Passau' },
  ])
  expect(weights.calibration.slope).toBeGreaterThan(0)
  expect(fitParties(lessons)).toEqual(weights)
})
