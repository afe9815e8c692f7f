import { expect, test } from 'vitest'
import type { Box } from '../../../engine/domain/page.ts'
import { rankValues } from '../../../engine/stages/choose/rank-values.ts'
import { weighParties } from '../../../engine/stages/choose/weigh-parties.ts'
import { makeCandidate } from './build-table.ts'
import { candidateAt, makeSpans } from './make-spans.ts'

/** "Miller Ltd" at the top left over its address, an address on the right further down. */
const SPANS = makeSpans(
  ['address', '1 Mill Lane', [60, 60, 120, 70]],
  ['address', '2 High Street', [400, 300, 460, 310]],
  ['name', 'Miller Ltd', [60, 48, 120, 58]],
)
const RANKINGS = rankValues(
  SPANS,
  new Map([
    ['sender_address', { spans: [0, 1], chances: [0.9, 0.05], absent: 0.05 }],
    ['recipient_address', { spans: [0, 1], chances: [0.05, 0.8], absent: 0.15 }],
    ['sender_name', { spans: [2], chances: [0.7], absent: 0.3 }],
  ]),
  'invoice',
)
const at = (box: Box) => candidateAt('Miller Ltd', box)

test("what stands beside the sender's address is near the sender", () => {
  const near = weighParties(SPANS, RANKINGS)('sender_name', at([60, 48, 120, 58]))
  expect(near.sender).toBeGreaterThan(0.8)
  expect(near.recipient).toBeLessThan(0.01)
})

test("what stands over the recipient's address is near the recipient, for either key", () => {
  const weigh = weighParties(SPANS, RANKINGS)
  for (const key of ['sender_name', 'recipient_name']) {
    const near = weigh(key, at([400, 285, 460, 295]))
    expect(near.recipient).toBeGreaterThan(0.6)
    expect(near.sender).toBeLessThan(0.01)
  }
})

test('a name does not speak for itself, nor for other names', () => {
  const alone = makeSpans(['name', 'Miller Ltd', [60, 48, 120, 58]])
  const rankings = rankValues(alone, new Map([['sender_name', { spans: [0], chances: [0.9], absent: 0.1 }]]), 'invoice')
  const weigh = weighParties(alone, rankings)
  expect(weigh('sender_name', at([60, 48, 120, 58]))).toEqual({ sender: 0, recipient: 0 })
  expect(weigh('sender_address', at([60, 60, 120, 70])).sender).toBeGreaterThan(0.7)
})

test('a value without a place is near nothing', () => {
  const placeless = { ...makeCandidate('Miller Ltd', 0.5), page: null, box: null }
  expect(weighParties(SPANS, RANKINGS)('sender_name', placeless)).toEqual({ sender: 0, recipient: 0 })
})
