import { expect, test } from 'vitest'
import { scaleUp } from '../../engine/learning/scale-up.ts'

test('whole numbers of one and of two bytes stand for so many steps of the scale', () => {
  expect([...scaleUp(Int8Array.of(-127, 0, 2), 0.5)]).toEqual([-63.5, 0, 1])
  expect([...scaleUp(Int16Array.of(-32_767, 3), 0.25)]).toEqual([-8191.75, 0.75])
})
