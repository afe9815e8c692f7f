import { expect, test } from 'vitest'
import { averageWeights, type Matrices } from '../../../engine/learning/ranker/average-weights.ts'
import { LEARNED_MATRICES } from '../../../engine/learning/ranker/network.ts'

function makeWeights(value: number): Matrices {
  return Object.fromEntries(
    [...LEARNED_MATRICES, 'pieces'].map((name) => [name, Float32Array.of(value, -value)]),
  ) as Matrices
}

test('weights settle at the mean of those that were taken, in every matrix', () => {
  const weights = makeWeights(0)
  const average = averageWeights(weights)
  for (const value of [1, 2, 6]) {
    for (const name of [...LEARNED_MATRICES, 'pieces'] as const) weights[name].set([value, -value])
    average.take()
  }
  average.settle()
  for (const name of [...LEARNED_MATRICES, 'pieces'] as const) {
    expect(weights[name][0]).toBeCloseTo(3)
    expect(weights[name][1]).toBeCloseTo(-3)
  }
})

test('weights of which none were taken stay', () => {
  const weights = makeWeights(5)
  averageWeights(weights).settle()
  expect([...weights.pieces]).toEqual([5, -5])
})
