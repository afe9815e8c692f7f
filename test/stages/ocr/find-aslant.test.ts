import { expect, test } from 'vitest'
import { findAslant } from '../../../engine/stages/ocr/find-aslant.ts'
import type { TextLine } from '../../../engine/stages/ocr/paddle/outline-lines.ts'

function makeLine(top: number, degrees: number, width = 600, height = 30): TextLine {
  const angle = (degrees * Math.PI) / 180
  return { left: 100, top, width, height, along: [Math.cos(angle), Math.sin(angle)], bend: 0 }
}

const print = (degrees: (row: number) => number): readonly TextLine[] =>
  Array.from({ length: 12 }, (_, row) => makeLine(60 * row, degrees(row)))

test('a line across the others is a stamp, also on a page that lies crooked itself', () => {
  for (const tilt of [0, 5]) {
    const stamps = [makeLine(200, tilt - 7, 180), makeLine(240, tilt - 7, 120)]
    const short = makeLine(400, tilt + 2.4, 100)
    expect([...findAslant([...print(() => tilt), ...stamps, short])]).toEqual(stamps)
  }
})

test('a word or two do not tell how they stand, nor do lines that run down the page', () => {
  const [short, tall] = [makeLine(200, 8, 80), makeLine(300, 6, 30, 200)]
  expect(findAslant([...print(() => 0), short, tall]).size).toBe(0)
})

test('where the paper is in a curl, its own lines differ by as much', () => {
  const curled = print((row) => row / 2)
  expect(findAslant([...curled, makeLine(800, 7)]).size).toBe(0)
  expect(findAslant([...curled, makeLine(800, 14)]).size).toBe(1)
})

test('a few lines tell nothing', () => {
  expect(findAslant([...print(() => 0).slice(0, 4), makeLine(300, 9)]).size).toBe(0)
})
