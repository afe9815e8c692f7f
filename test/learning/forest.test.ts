import { expect, test } from 'vitest'
import { chancesAmongRivals, follow, scoreByForest, type Forest } from '../../engine/learning/forest.ts'

/** Up to 1 in the first measurement: -2, or up to 3 in the second 0.5, else 4; and a tree that is a leaf. */
const FOREST: Forest = {
  base: 0.25,
  trees: [
    [0, 1, 1, -1, -2, 0, 1, 3, 3, -1, 0.5, 0, -1, 4, 0],
    [-1, 8, 0],
  ],
}

test.each([
  [[1, 9], 6.25],
  [[1.5, 3], 8.75],
  [[1.5, 3.5], 12.25],
  [[Number.NaN, 0], 8.75],
])('the leaves that measurements %j lead to are added up to %d', (features, score) => {
  expect(scoreByForest(FOREST, features)).toBe(score)
  expect(FOREST.trees.reduce((sum, tree) => sum + follow(tree, features), FOREST.base)).toBe(score)
})

test('rivals and none of them share what is likely, however large their odds are', () => {
  expect(chancesAmongRivals([])).toEqual([])
  expect(chancesAmongRivals([0])).toEqual([0.5])
  expect(chancesAmongRivals([0, 0, 0])).toEqual([0.25, 0.25, 0.25])
  const [likely, unlikely] = chancesAmongRivals([900, 898])
  expect(likely).toBeCloseTo(0.881, 3)
  expect(likely! + unlikely!).toBeCloseTo(1, 10)
})
