import { expect, test } from 'vitest'
import { follow, scoreByForest, type Forest } from '../../engine/learning/forest.ts'

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
