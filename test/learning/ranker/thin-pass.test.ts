import { expect, test } from 'vitest'
import { createRandom } from '../../../engine/learning/random.ts'
import { NOTHING_DROPPED } from '../../../engine/learning/ranker/backpropagate.ts'
import type { Pass } from '../../../engine/learning/ranker/pass.ts'
import { thinPass } from '../../../engine/learning/ranker/thin-pass.ts'

/** Three texts, the first of which is empty; two spans share one of them in the second slot. */
const PASS: Pass = {
  buckets: [Int32Array.of(), Int32Array.of(4, 5, 6, 7), Int32Array.of(8, 9), Int32Array.of(1)],
  readings: [],
  inputs: [],
  spans: [
    { kind: 0, slots: Int32Array.of(1, 2), measures: new Float32Array(0), share: 0 },
    { kind: 0, slots: Int32Array.of(0, 2), measures: new Float32Array(0), share: 0 },
  ],
  questions: [],
}

test('a text stands once in each slot, however many spans have it there', () => {
  const { texts, starts, places, buckets } = thinPass(PASS, 2, NOTHING_DROPPED, createRandom(1))
  expect([...texts]).toEqual([1, 2])
  expect([...starts]).toEqual([0, 1, 2])
  expect([...places]).toEqual([0, 1, -1, 1])
  expect(buckets.map(({ length }) => length)).toEqual([0, 4, 2, 0])
})

test('what is left out of a slot is left out for all spans that have it there', () => {
  const { texts, places } = thinPass(PASS, 2, { ...NOTHING_DROPPED, neighbour: 1 }, createRandom(1))
  expect([...texts]).toEqual([1])
  expect([...places]).toEqual([0, -1, -1, -1])
})

test('pieces are left out', () => {
  const { buckets } = thinPass(PASS, 2, { ...NOTHING_DROPPED, pieces: 1 }, createRandom(1))
  expect(buckets.every(({ length }) => length === 0)).toBe(true)
})
