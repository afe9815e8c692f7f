import { expect, test } from 'vitest'
import { createFloatMemory } from '../../../engine/learning/products/float-memory.ts'
import {
  addProduct,
  addTo,
  placeMatrix,
  placeTurned,
  reserveMatrix,
  sliceRows,
  turn,
  type Matrix,
} from '../../../engine/learning/products/matrix.ts'

const memory = createFloatMemory()
/** 2 x 3 and 3 x 2: no length fills a block. */
const LEFT = Float32Array.of(1, 2, 3, 4, 5, 6)
const RIGHT = Float32Array.of(7, 8, 9, 10, 11, 12)

function read(matrix: Matrix, length: number): readonly number[] {
  const floats = new Float32Array(matrix.rows * length)
  addTo(memory, matrix, floats, length)
  return [...floats]
}

test('a product is added to what is there', () => {
  const to = reserveMatrix(memory, 2, 2)
  const [left, right] = [placeMatrix(memory, LEFT, 2, 3), placeMatrix(memory, RIGHT, 3, 2)]
  addProduct(memory, left, right, to)
  expect(read(to, 2)).toEqual([58, 64, 139, 154])
  addProduct(memory, left, right, to)
  expect(read(to, 2)).toEqual([116, 128, 278, 308])
})

test('a matrix is placed turned', () => {
  expect(read(placeTurned(memory, LEFT, 2, 3), 2)).toEqual([1, 4, 2, 5, 3, 6])
})

test('the slopes along a matrix are the inputs, turned, times the slopes behind it', () => {
  const to = reserveMatrix(memory, 3, 3)
  addProduct(memory, turn(memory, placeMatrix(memory, LEFT, 2, 3)), placeMatrix(memory, LEFT, 2, 3), to)
  expect(read(to, 3)).toEqual([17, 22, 27, 22, 29, 36, 27, 36, 45])
})

test('rows of a matrix are a matrix', () => {
  expect(read(sliceRows(placeMatrix(memory, RIGHT, 3, 2), 1, 2), 2)).toEqual([9, 10, 11, 12])
})
