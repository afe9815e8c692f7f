import { expect, test } from 'vitest'
import { joinWays } from '../../../../engine/stages/choose/parties/join-ways.ts'
import { makeCandidate } from '../build-table.ts'

const TENANT = { name: 'Orla Finch', role: 'Mieterin', address: null }
const ROWS = [{ name: 'Harms GmbH', role: null, address: 'Hafenweg 3, 24103 Kiel' }, TENANT]

test('what forests read stands first, and nothing behind it is likelier', () => {
  const other = makeCandidate([{ name: 'Orla Finch', role: 'Mieterin' }], 0.8)
  expect(joinWays([makeCandidate(ROWS, 0.3)], [other])).toEqual([
    makeCandidate(ROWS, 0.3),
    { ...other, confidence: 0.3 },
  ])
})

test('the same rows stand once, whatever the order of their cells', () => {
  const other = makeCandidate([{ address: 'Hafenweg 3, 24103 Kiel', name: 'Harms GmbH' }, TENANT], 0.8)
  expect(joinWays([makeCandidate(ROWS, 0.9)], [other])).toEqual([makeCandidate(ROWS, 0.9)])
})

test('where forests read nothing the others are as they were', () => {
  const others = [makeCandidate(ROWS, 0.8)]
  expect(joinWays([], others)).toBe(others)
})

test('a row that is left alone is as if nothing had been read', () => {
  const others = [makeCandidate(ROWS, 0.8)]
  expect(joinWays([makeCandidate([TENANT], 0.9)], others)).toBe(others)
})
