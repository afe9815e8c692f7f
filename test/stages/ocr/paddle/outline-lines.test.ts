import { describe, expect, test } from 'vitest'
import { cropLine } from '../../../../engine/stages/ocr/paddle/crop-line.ts'
import { moveLine, readTurned } from '../../../../engine/stages/ocr/paddle/move-line.ts'
import { outlineLines, type TextLine } from '../../../../engine/stages/ocr/paddle/outline-lines.ts'

const [WIDTH, HEIGHT] = [200, 100]

/** A map on which the points of a slanted bar are sure. */
function drawBar(left: number, top: number, length: number, thickness: number, degrees: number): Float32Array {
  const map = new Float32Array(WIDTH * HEIGHT)
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH; column += 1) {
      const along = (column - left) * x + (row - top) * y
      const across = (row - top) * x - (column - left) * y
      if (along >= 0 && along < length && across >= 0 && across < thickness) map[row * WIDTH + column] = 0.9
    }
  }
  return map
}

describe('outlineLines', () => {
  test('finds a line, wider than the network draws it, in pixels of the picture', () => {
    const [line, ...others] = outlineLines(drawBar(50, 40, 100, 10, 0), WIDTH, HEIGHT, 2, 3)
    expect(others).toEqual([])
    expect(line!.along).toEqual([1, 0])
    expect(line!.left).toBeLessThan(100)
    expect(line!.left).toBeGreaterThan(60)
    expect(line!.left + line!.width).toBeGreaterThan(300)
    expect(line!.top).toBeLessThan(120)
    expect(line!.top + line!.height).toBeGreaterThan(150)
  })

  test('tells the slant of a line', () => {
    const [line] = outlineLines(drawBar(30, 20, 120, 12, 12), WIDTH, HEIGHT, 1, 1)
    expect((Math.atan2(line!.along[1], line!.along[0]) * 180) / Math.PI).toBeCloseTo(12, 0)
  })

  test('tells the bend of a long line, whose letters lie level once it is cut out', () => {
    const map = new Float32Array(WIDTH * HEIGHT)
    const middleAt = (x: number): number => 40 + 0.1 * x + (4 * 12 * (x - 20) * (180 - x)) / 160 ** 2
    for (let x = 20; x < 180; x += 1) {
      for (let y = 0; y < HEIGHT; y += 1) if (Math.abs(y + 0.5 - middleAt(x + 0.5)) < 6) map[y * WIDTH + x] = 0.9
    }
    const [line] = outlineLines(map, WIDTH, HEIGHT, 1, 1)
    expect(Math.abs(line!.bend - 12)).toBeLessThan(1.5)
    const picture = { data: Uint8Array.from(map, (chance) => (chance > 0 ? 0 : 255)), width: WIDTH, height: HEIGHT }
    const flat = cropLine(picture, line!)
    const { image } = flat
    const rows = [0.2, 0.5, 0.8].map((share) => {
      const column = Math.floor(share * image.width)
      const inked = Array.from({ length: image.height }, (_, row) => row).filter(
        (row) => image.data[row * image.width + column]! < 128,
      )
      return inked.reduce((sum, row) => sum + row, 0) / inked.length
    })
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(3)
    const [left, top, right, bottom] = flat.restore([image.width / 2 - 1, 23, image.width / 2 + 1, 25])
    expect(Math.abs((top + bottom) / 2 - middleAt((left + right) / 2))).toBeLessThan(2)
  })

  test('passes over what is unsure or small', () => {
    const faint = drawBar(50, 40, 100, 10, 0).map((chance) => chance / 2)
    expect(outlineLines(faint, WIDTH, HEIGHT, 1, 1)).toEqual([])
    expect(outlineLines(drawBar(50, 40, 2, 2, 0), WIDTH, HEIGHT, 1, 1)).toEqual([])
  })
})

describe('a line that moves', () => {
  const line: TextLine = { left: 10, top: 20, width: 100, height: 8, along: [1, 0], bend: 0 }

  test('with its picture lies on the same print', () => {
    expect(moveLine(line, ([x, y]) => [2 * x, 2 * y + 5])).toEqual({
      left: 20,
      top: 45,
      width: 200,
      height: 16,
      along: [1, 0],
      bend: 0,
    })
  })

  test.each([
    [90, { left: 10, top: 28, width: 8, height: 100, along: [0, -1] }],
    [180, { left: 110, top: 28, width: 100, height: 8, along: [-1, 0] }],
    [270, { left: 110, top: 20, width: 8, height: 100, along: [0, 1] }],
  ] as const)('begins at another corner where the picture is to be turned by %i degrees', (turn, expected) => {
    const turned = readTurned(line, turn)
    expect([turned.left, turned.top, turned.width, turned.height]).toEqual([
      expected.left,
      expected.top,
      expected.width,
      expected.height,
    ])
    expect(turned.along[0]).toBeCloseTo(expected.along[0])
    expect(turned.along[1]).toBeCloseTo(expected.along[1])
  })
})
