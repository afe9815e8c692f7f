import { expect, test } from 'vitest'
import { isRoll, isWarped } from '../../../engine/stages/ocr/measure-lines.ts'
import { sortLines } from '../../../engine/stages/ocr/sort-lines.ts'
import type { TextLine } from '../../../engine/stages/ocr/paddle/outline-lines.ts'

function makeLine(left: number, top: number, width: number, degrees = 0, height = 30): TextLine {
  const angle = (degrees * Math.PI) / 180
  return { left, top, width, height, along: [Math.cos(angle), Math.sin(angle)], bend: 0 }
}

const rows = Array.from({ length: 30 }, (_, row) => 40 * row)

test('a narrow column that is higher than wide is a till roll, wherever it lies on the picture', () => {
  expect(isRoll(rows.map((top) => makeLine(400, top, 600)))).toBe(true)
})

test('lines as wide as a sheet are none, nor is a column that is wider than high', () => {
  expect(isRoll(rows.map((top) => makeLine(100, top, 1400)))).toBe(false)
  expect(isRoll(rows.slice(0, 8).map((top) => makeLine(400, top, 600)))).toBe(false)
})

test('fewer than five lines tell nothing', () => {
  expect(isRoll(rows.slice(0, 4).map((top) => makeLine(400, 10 * top, 100)))).toBe(false)
})

test('lines are read row by row, each from left to right', () => {
  const [name, price, total, sum] = [
    makeLine(0, 0, 200),
    makeLine(500, 4, 80),
    makeLine(0, 50, 90),
    makeLine(500, 46, 90),
  ]
  expect(sortLines([sum, price, total, name])).toEqual([name, price, total, sum])
})

test('also on a picture that leans by more than a row over its width', () => {
  const at = (right: number, down: number, width: number): TextLine => {
    const [cosine, sine] = [Math.cos(0.1), Math.sin(0.1)]
    return makeLine(right * cosine - down * sine, right * sine + down * cosine, width, (0.1 * 180) / Math.PI)
  }
  const [name, price, total, sum] = [at(0, 0, 200), at(500, 4, 80), at(0, 50, 90), at(500, 46, 90)]
  expect(sortLines([sum, price, total, name])).toEqual([name, price, total, sum])
})

test('a page is warped whose lines run in different directions, not one that leans as a whole', () => {
  expect(isWarped(rows.map((top, index) => makeLine(100, top, 900, index / 10)))).toBe(true)
  expect(isWarped(rows.map((top) => makeLine(100, top, 900, 4)))).toBe(false)
  expect(isWarped(rows.map((top, index) => makeLine(100, top, 60, index)))).toBe(false)
})
