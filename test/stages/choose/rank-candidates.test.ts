import { expect, test } from 'vitest'
import { rankCandidates } from '../../../engine/stages/choose/rank-candidates.ts'
import { makeCandidate } from './build-table.ts'

const values = (candidates: readonly { readonly value: unknown }[]): unknown[] => candidates.map(({ value }) => value)

test('the best evidence comes first', () => {
  const ranked = rankCandidates([makeCandidate('A', 0.4), makeCandidate('B', 0.9), makeCandidate('C', 0.6)])
  expect(values(ranked)).toEqual(['B', 'C', 'A'])
})

test('mentions of one value are one candidate, with the place of the best', () => {
  const best = { ...makeCandidate('RE-17', 0.8), page: 2 }
  const ranked = rankCandidates([makeCandidate('RE-17', 0.5), best, makeCandidate('RE-17', 0.3)])
  expect(ranked).toMatchObject([{ value: 'RE-17', page: 2 }])
})

test('a value seen again is likelier, but never certain', () => {
  const once = rankCandidates([makeCandidate('A', 0.8)])[0]!.confidence
  const twice = rankCandidates([makeCandidate('A', 0.8), makeCandidate('A', 0.8)])[0]!.confidence
  const often = rankCandidates(Array.from({ length: 50 }, () => makeCandidate('A', 0.8)))[0]!.confidence
  expect(once).toBe(0.8)
  expect(twice).toBeGreaterThan(once)
  expect(often).toBeLessThan(0.95)
})

test('a value seen twice overtakes an equally good one', () => {
  const ranked = rankCandidates([makeCandidate('A', 0.6), makeCandidate('B', 0.6), makeCandidate('B', 0.5)])
  expect(values(ranked)).toEqual(['B', 'A'])
})

test('weak mentions do not overtake a clearly better value', () => {
  const weak = Array.from({ length: 20 }, () => makeCandidate('B', 0.3))
  expect(values(rankCandidates([...weak, makeCandidate('A', 0.9)]))).toEqual(['A', 'B'])
})

test('case, blanks and stops do not make another value', () => {
  const ranked = rankCandidates([makeCandidate('Lindner GmbH', 0.8), makeCandidate('LINDNER  G.m.b.H', 0.5)])
  expect(values(ranked)).toEqual(['Lindner GmbH'])
})

test('tables are the same when their rows are', () => {
  const rows = [{ days: '10', percent: '2' }]
  const ranked = rankCandidates([
    makeCandidate(rows, 0.7),
    makeCandidate([{ ...rows[0]! }], 0.6),
    makeCandidate([{ days: '14', percent: '2' }], 0.5),
  ])
  expect(ranked).toHaveLength(2)
})

test('equally likely values keep their order', () => {
  expect(values(rankCandidates([makeCandidate('A', 0.5), makeCandidate('B', 0.5)]))).toEqual(['A', 'B'])
})

test('nothing ranks as nothing', () => {
  expect(rankCandidates([])).toEqual([])
})
