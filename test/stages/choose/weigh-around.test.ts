import { expect, test } from 'vitest'
import type { Box } from '../../../engine/domain/page.ts'
import { rankValues } from '../../../engine/stages/choose/rank-values.ts'
import { AROUND_FEATURES, NOTHING_AROUND, weighAround } from '../../../engine/stages/choose/weigh-around.ts'
import { makeCandidate } from './build-table.ts'
import { candidateAt, makeSpans } from './make-spans.ts'

const NAME: Box = [60, 48, 120, 58]
/** "Miller Ltd" over its address, its longer form in the same place, a number on its right, and a customer's name at the foot. */
const SPANS = makeSpans(
  ['address', '1 Mill Lane', [60, 60, 120, 70]],
  ['name', 'Miller Ltd', NAME],
  ['name', 'Miller Ltd Printers', [60, 48, 170, 58]],
  ['code', '4711', [200, 48, 230, 58]],
  ['name', 'Baker Ltd', [60, 700, 120, 710]],
)
const RANKINGS = rankValues(
  SPANS,
  new Map([
    ['sender_address', { spans: [0], chances: [0.9], absent: 0.1 }],
    ['sender_name', { spans: [1, 2, 4], chances: [0.5, 0.3, 0.15], absent: 0.05 }],
    ['recipient_name', { spans: [1, 2, 4], chances: [0.05, 0.05, 0.8], absent: 0.1 }],
    ['document_number', { spans: [3], chances: [0.7], absent: 0.3 }],
  ]),
  'invoice',
)
const weigh = weighAround(SPANS, RANKINGS)
const measure = (key: string, box: Box): Readonly<Record<string, number>> => {
  const around = weigh(key, candidateAt('Miller Ltd', box))
  return Object.fromEntries(AROUND_FEATURES.flatMap((name, at) => (around[at] === 0 ? [] : [[name, around[at]!]])))
}

test('what stands on each side of a candidate is measured by what the ranker takes it for', () => {
  expect(measure('sender_name', NAME)).toEqual({
    'below:sender': 0.9,
    'right:fact': 0.7,
    'around:ownPlace': 0.5,
    'around:overlap': 0.3,
    'around:overlapBest': 0.3,
    'around:elsewhere': 0.15,
  })
})

test('what another key wants in the same place speaks against it', () => {
  expect(measure('recipient_name', NAME)).toMatchObject({ 'around:overlapOther': 0.5, 'around:elsewhere': 0.8 })
})

test('what stands further away than the next line is not around', () => {
  expect(measure('customer_number', [60, 100, 120, 110])).toEqual({})
  expect(measure('customer_number', [60, 34, 120, 44])).toMatchObject({ 'below:sender': 0.5 })
})

test('a value without a place, and a document of which nothing is known, have nothing around', () => {
  const placeless = { ...makeCandidate('Miller Ltd', 0.5), page: null, box: null }
  expect(weigh('sender_name', placeless)).toEqual(NOTHING_AROUND)
  expect(weighAround(SPANS, new Map())('sender_name', candidateAt('Miller Ltd', NAME))).toEqual(NOTHING_AROUND)
})
