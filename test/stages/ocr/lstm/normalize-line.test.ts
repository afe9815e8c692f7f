import { expect, test } from 'vitest'
import { normalizeLine } from '../../../../engine/stages/ocr/lstm/normalize-line.ts'

/** Three rows of strokes, two points wide each. */
function draw(ink: number, paper: number): { data: Uint8Array; width: number; height: number } {
  const width = 40
  const data = Uint8Array.from({ length: 3 * width }, (_, at) => (at % 4 < 2 ? paper : ink))
  return { data, width, height: 3 }
}

test('ink is -1 and paper 1, however pale the print is', () => {
  const strong = normalizeLine(draw(0, 255))
  const pale = normalizeLine(draw(150, 210))
  expect(new Set(pale)).toEqual(new Set([-1, 1]))
  expect([...pale]).toEqual([...strong])
})

test('blank paper divides by no contrast', () => {
  expect(normalizeLine(draw(200, 200)).every((point) => Math.abs(point) <= 1)).toBe(true)
})

test('a speck that is darker than the ink is no more than black', () => {
  const line = draw(100, 200)
  line.data[line.width + 2] = 0
  expect(Math.min(...normalizeLine(line))).toBe(-1)
})
