import { expect, test } from 'vitest'
import { createFloatMemory, padRow } from '../../../engine/learning/products/float-memory.ts'
import { createRandom } from '../../../engine/learning/random.ts'

test.each([
  { rows: 1, inner: 1, columns: 16 },
  { rows: 3, inner: 5, columns: 48 },
  { rows: 7, inner: 244, columns: 96 },
  { rows: 2, inner: 600, columns: 112 },
])('$rows rows of $inner times a matrix of $columns columns are added to what is there', ({ rows, inner, columns }) => {
  const random = createRandom(1)
  const memory = createFloatMemory()
  const [from, matrix, to] = [rows * inner, inner * columns, rows * columns].map((length) =>
    memory.reserve(length),
  ) as [number, number, number]
  const view = memory.view()
  for (let at = from; at < to + rows * columns; at += 1) view[at] = random.normal()
  const before = view.slice()
  memory.addProduct(from, matrix, to, { rows, inner, columns })
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = before[to + row * columns + column]!
      for (let at = 0; at < inner; at += 1)
        sum += before[from + row * inner + at]! * before[matrix + at * columns + column]!
      // Of hundreds of floats the sum is a digit less exact than that of doubles.
      expect(view[to + row * columns + column]).toBeCloseTo(sum, inner > 500 ? 3 : 4)
    }
  }
  expect(view.slice(from, to)).toEqual(before.slice(from, to))
  expect(view.slice(to + rows * columns)).toEqual(before.slice(to + rows * columns))
})

test('zeros of a row add nothing, whatever they are multiplied with', () => {
  const memory = createFloatMemory()
  const [from, matrix, to] = [3, 3 * 16, 16].map((length) => memory.reserve(length)) as [number, number, number]
  const view = memory.view()
  view.set([2, 0, 3], from)
  view.fill(1, matrix, matrix + 3 * 16)
  view.fill(Number.NaN, matrix + 16, matrix + 2 * 16)
  memory.addProduct(from, matrix, to, { rows: 1, inner: 3, columns: 16 })
  expect(view.slice(to, to + 16)).toEqual(new Float32Array(16).fill(5))
})

test('picked rows of a table are multiplied as they would be behind each other', () => {
  const [stride, inner, columns] = [48, 5, 32]
  const random = createRandom(1)
  const memory = createFloatMemory()
  const [table, matrix, picks, rows, picked, plain] = [
    4 * stride,
    inner * columns,
    3,
    3 * inner,
    3 * columns,
    3 * columns,
  ].map((length) => memory.reserve(length)) as [number, number, number, number, number, number]
  const view = memory.view()
  for (let at = table; at < picks; at += 1) view[at] = random.normal()
  memory.integers().set([3, 0, 3], picks)
  ;[3, 0, 3].forEach((row, at) =>
    view.copyWithin(rows + at * inner, table + row * stride, table + row * stride + inner),
  )
  memory.addPickedProduct({ place: table, stride, picks }, matrix, picked, { rows: 3, inner, columns })
  memory.addProduct(rows, matrix, plain, { rows: 3, inner, columns })
  expect(view.slice(picked, picked + 3 * columns)).toEqual(view.slice(plain, plain + 3 * columns))
})

test('what is below zero is set to zero, and nothing behind it', () => {
  const memory = createFloatMemory()
  const place = memory.reserve(48)
  const view = memory.view()
  for (let at = 0; at < 48; at += 1) view[place + at] = at % 2 === 0 ? at : -at
  memory.rectify(place, 32)
  for (let at = 0; at < 48; at += 1) expect(view[place + at]).toBe(at % 2 === 0 ? at : at < 32 ? 0 : -at)
})

test('a sum of named rows of a table is scaled, and takes the place of what was there', () => {
  const columns = 32
  const memory = createFloatMemory()
  const [table, indices, to] = [4 * columns, 3, columns].map((length) => memory.reserve(length)) as [
    number,
    number,
    number,
  ]
  const view = memory.view()
  for (let at = 0; at < 4 * columns; at += 1) view[table + at] = at
  view.fill(9, to, to + columns)
  memory.integers().set([3, 1, 3], indices)
  memory.sumRows(table, indices, 3, to, columns, 0.5)
  for (let column = 0; column < columns; column += 1)
    expect(view[to + column]).toBe((3 * columns + column) * 1 + (columns + column) / 2)
})

test('nothing is done where there are no rows', () => {
  const memory = createFloatMemory()
  const place = memory.reserve(16)
  memory.view().fill(1)
  memory.addProduct(place, place, place, { rows: 0, inner: 1, columns: 16 })
  memory.addProduct(place, place, place, { rows: 1, inner: 0, columns: 16 })
  memory.addPickedProduct({ place, stride: 16, picks: place }, place, place, { rows: 0, inner: 1, columns: 16 })
  memory.sumRows(place, place, 0, place, 16, 1)
  memory.rectify(place, 0)
  expect(new Set(memory.view())).toEqual(new Set([1]))
})

test('what is released is given out again, and the memory grows no further than the most that was in use', () => {
  const memory = createFloatMemory()
  const kept = memory.reserve(20)
  memory.view().fill(7, kept, kept + 20)
  const free = memory.reserve(0)
  expect(free).toBe(kept + padRow(20))
  const lengths = [100_000, 5, 100_000].map((length) => {
    expect(memory.reserve(length)).toBe(free)
    memory.release(free)
    return memory.view().length
  })
  expect(lengths[0]).toBeGreaterThanOrEqual(100_000)
  expect(new Set(lengths).size).toBe(1)
  expect(memory.view().slice(kept, kept + 20)).toEqual(new Float32Array(20).fill(7))
})
