import { expect, test } from 'vitest'
import { SPAN_KINDS } from '../../../engine/domain/spans.ts'
import { createAdam } from '../../../engine/learning/ranker/adam.ts'
import { backpropagate, NOTHING_DROPPED } from '../../../engine/learning/ranker/backpropagate.ts'
import type { Pass } from '../../../engine/learning/ranker/pass.ts'
import { fitRanker } from '../../../engine/learning/ranker/fit-ranker.ts'
import { hashText } from '../../../engine/learning/hash-text.ts'
import { LEARNED_MATRICES, type RankerShape } from '../../../engine/learning/ranker/network.ts'
import { NO_LABEL, type LabelReader } from '../../../engine/learning/labels/label-reader.ts'
import { createRandom } from '../../../engine/learning/random.ts'

const SHAPE: RankerShape = {
  keys: [
    { key: 'issue_date', kind: 'date' },
    { key: 'payment_due_date', kind: 'date' },
  ],
  kinds: [...SPAN_KINDS],
  types: ['invoice', '*'],
  languages: ['en', '*'],
  slots: 2,
  measures: 3,
  labelSlots: [1],
  width: 3,
  hidden: 5,
  upper: 4,
}
const OPTIONS = { rounds: 0, seed: 3, mostSpans: 10, batch: 1, rate: 0.01 }
const READER: LabelReader = {
  meanings: ['issue_date', 'payment_due_date', 'other', 'none'],
  width: 1,
  pieces: new Float32Array(1 << 16),
  output: new Float32Array(4),
  bias: new Float32Array(4),
}
/** Of a slope, by which the difference of two losses may miss it. */
const TOLERANCE = 0.03
/** Differences of the loss, of single precision, tell nothing of smaller ones. */
const LEAST_SLOPE = 0.008
const PASS: Pass = {
  buckets: ['', 'Invoice date', '3 May 2026', 'Due'].map((text) => hashText(text)),
  readings: [
    NO_LABEL,
    { meanings: [0, 1], chances: [0.7, 0.2], isLabel: 0.95 },
    { ...NO_LABEL, isLabel: 0.6 },
    { meanings: [1], chances: [0.6], isLabel: 0.8 },
  ],
  inputs: [0, 2],
  spans: [
    { kind: SPAN_KINDS.indexOf('date'), slots: Int32Array.of(2, 1), measures: Float32Array.of(0.3, 0.7, -1), share: 0 },
    {
      kind: SPAN_KINDS.indexOf('date'),
      slots: Int32Array.of(2, 3),
      measures: Float32Array.of(0.1, -0.4, 1),
      share: 0.7,
    },
    { kind: SPAN_KINDS.indexOf('date'), slots: Int32Array.of(0, 3), measures: Float32Array.of(1.3, 0.2, 0), share: 0 },
  ],
  questions: [
    { key: 0, weight: 1, spans: [0, 1, 2], right: new Set([0]) },
    { key: 1, weight: 0.5, spans: [0, 1, 2], right: new Set() },
  ],
}

/** Weights that have every unit alive somewhere, with scales that let measurements in. */
function makeWeights() {
  const weights = fitRanker([], READER, SHAPE, OPTIONS)
  weights.scales.fill(1)
  weights.bias.fill(0.4)
  weights.secondBias.fill(0.3)
  return weights
}

function lossOf(weights: ReturnType<typeof makeWeights>, dropped = NOTHING_DROPPED): number {
  return backpropagate(weights, PASS, createAdam(weights).gradients, 1, createRandom(1), dropped)
}

test.each([
  ...LEARNED_MATRICES.map((matrix) => [matrix, 'whole', NOTHING_DROPPED] as const),
  // The same units are left out each time: they are drawn from the same seed.
  ...(['slots', 'second', 'output'] as const).map(
    (name) => [name, 'thinned', { ...NOTHING_DROPPED, units: 0.3 }] as const,
  ),
])('the slope along %s of a %s network is what a small step along it changes', (matrix, _, dropped) => {
  const weights = makeWeights()
  const { gradients } = createAdam(weights)
  backpropagate(weights, PASS, gradients, 1, createRandom(1), dropped)
  const step = 1e-2
  let compared = 0
  gradients[matrix].forEach((slope, at) => {
    if (Math.abs(slope) < LEAST_SLOPE) return
    const kept = weights[matrix][at]!
    weights[matrix][at] = kept + step
    const above = lossOf(weights, dropped)
    weights[matrix][at] = kept - step
    const below = lossOf(weights, dropped)
    weights[matrix][at] = kept
    expect(Math.abs((above - below) / (2 * step) / slope - 1)).toBeLessThan(TOLERANCE)
    compared += 1
  })
  expect(compared).toBeGreaterThan(0)
})

test('the slope along a piece of a text is what a small step along it changes', () => {
  const weights = makeWeights()
  const { gradients } = createAdam(weights)
  backpropagate(weights, PASS, gradients, 1, createRandom(1), NOTHING_DROPPED)
  const sizeOf = (row: number): number =>
    Math.max(...gradients.pieces.subarray(row * SHAPE.width, (row + 1) * SHAPE.width).map((slope) => Math.abs(slope)))
  const row = [...gradients.touched.list()].toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]!
  for (let at = row * SHAPE.width; at < (row + 1) * SHAPE.width; at += 1) {
    const slope = gradients.pieces[at]!
    if (Math.abs(slope) < sizeOf(row) / 10) continue
    const kept = weights.pieces[at]!
    weights.pieces[at] = kept + 0.05
    const above = lossOf(weights)
    weights.pieces[at] = kept - 0.05
    const below = lossOf(weights)
    weights.pieces[at] = kept
    expect(Math.abs((above - below) / 0.1 / slope - 1)).toBeLessThan(TOLERANCE)
  }
})
