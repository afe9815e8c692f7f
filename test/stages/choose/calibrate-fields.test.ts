import { expect, test } from 'vitest'
import { calibrateFields } from '../../../engine/stages/choose/calibrate-fields.ts'
import { GIVEN_MEASURES } from '../../../engine/stages/choose/describe-given.ts'
import type { Rankings } from '../../../engine/stages/choose/rank-values.ts'
import { makeCandidate } from './build-table.ts'

const field = (confidence: number, more = {}) => {
  const candidate = { ...makeCandidate('A-1', confidence), ...more }
  return { value: candidate.value, candidates: [candidate, { ...candidate, confidence: confidence / 2 }] }
}
const SURER = { slope: 1, shift: 1 }

test('values are given as surely as their key, or else all keys, were right', () => {
  const fields = calibrateFields(
    { iban: field(0.6), document_number: field(0.6) },
    { '*': SURER, iban: { slope: 1, shift: -1 } },
  )
  expect(fields['iban']!.candidates[0]!.confidence).toBeCloseTo(0.356, 3)
  expect(fields['document_number']!.candidates[0]!.confidence).toBeCloseTo(0.803, 3)
  expect(fields['document_number']!.value).toBe('A-1')
})

test('what is likelier stays likelier', () => {
  const [first, second] = calibrateFields({ iban: field(0.6) }, { '*': SURER })['iban']!.candidates
  expect(first!.confidence).toBeGreaterThan(second!.confidence)
})

test.each(['xml', 'qr', 'user'])('what %s states stays as sure as it is', (source) => {
  const fields = { iban: field(0.6, { source }) }
  expect(calibrateFields(fields, { '*': SURER })).toEqual(fields)
})

test('the type is no value on the page, and without calibrations nothing changes', () => {
  expect(calibrateFields({ type: field(0.6) }, { '*': SURER })).toEqual({ type: field(0.6) })
  expect(calibrateFields({ iban: field(0.6) }, {})).toEqual({ iban: field(0.6) })
})

test('a value is given less surely where the others of its document are doubtful', () => {
  const further = GIVEN_MEASURES.map((name) => (name === 'doubts' ? -2 : 0))
  const given = { '*': { slope: 1, shift: 0, further } }
  const chanceBeside = (other: number): number =>
    calibrateFields({ iban: field(0.8), bic: field(other) }, given)['iban']!.candidates[0]!.confidence
  expect(chanceBeside(0.9)).toBeCloseTo(0.8, 3)
  expect(chanceBeside(0.5)).toBeLessThan(0.5)
})

test('a value that the ranker doubts is given less surely', () => {
  const further = GIVEN_MEASURES.map((name) => (name === 'ranker' ? 1 : 0))
  const ranking = { chances: new Map([['a-1', 0.05]]), best: 0.9, next: 0, absent: 0, values: [] }
  const given = { '*': { slope: 1, shift: 0, further } }
  const chanceBy = (rankings?: Rankings): number =>
    calibrateFields({ iban: field(0.8) }, given, rankings)['iban']!.candidates[0]!.confidence
  expect(chanceBy()).toBeCloseTo(0.8, 3)
  expect(chanceBy(new Map([['iban', ranking]]))).toBeLessThan(0.6)
})
