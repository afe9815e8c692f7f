import { expect, test } from 'vitest'
import { surround, toFractions } from '../../engine/domain/page.ts'

test('surround gives the smallest box around all boxes', () => {
  expect(
    surround([
      [10, 20, 30, 40],
      [5, 25, 12, 60],
    ]),
  ).toEqual([5, 20, 30, 60])
})

test('surround of one box is that box', () => {
  expect(surround([[1, 2, 3, 4]])).toEqual([1, 2, 3, 4])
})

test('surround of nothing is a mistake of the caller', () => {
  expect(() => surround([])).toThrow(RangeError)
})

test('toFractions divides by width and height of the page', () => {
  expect(toFractions([50, 100, 100, 300], { width: 200, height: 400 })).toEqual([0.25, 0.25, 0.5, 0.75])
})

test('toFractions cuts what lies beyond the edge', () => {
  expect(toFractions([-5, -1, 210, 450], { width: 200, height: 400 })).toEqual([0, 0, 1, 1])
})

test('toFractions rounds to four digits', () => {
  expect(toFractions([1, 2, 100, 200], { width: 300, height: 700 })).toEqual([0.0033, 0.0029, 0.3333, 0.2857])
})

test('toFractions puts everything in the corner of a page without size', () => {
  expect(toFractions([0, 1, 2, 3], { width: 0, height: Number.NaN })).toEqual([0, 0, 0, 0])
})

test('surround takes more boxes than a call can take arguments', () => {
  expect(surround(Array.from({ length: 200_000 }, (_, index) => [index, 0, index + 1, 9] as const))).toEqual([
    0, 0, 200_000, 9,
  ])
})
