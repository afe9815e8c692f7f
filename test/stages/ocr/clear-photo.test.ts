import { expect, test } from 'vitest'
import { clearPhoto } from '../../../engine/stages/ocr/clear-photo.ts'
import type { GreyImage } from '../../../engine/stages/ocr/grey-image.ts'
import type { TextLine } from '../../../engine/stages/ocr/paddle/outline-lines.ts'

const SIZE = 400
const LINES: readonly TextLine[] = [100, 200, 300].map((top) => ({
  left: 60,
  top,
  width: 280,
  height: 20,
  along: [1, 0],
  bend: 0,
}))

/** Strokes four points thick on paper, in the light on the left and in a shadow with a sharp edge on the right. */
function drawSheet(shade: number): GreyImage {
  const data = Uint8Array.from({ length: SIZE * SIZE }, (_, at) => {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
    const isInk = LINES.some(({ top }) => y >= top && y < top + 20) && x >= 60 && x < 340 && x % 16 < 4
    return Math.round((isInk ? 40 : 220) * (x < SIZE / 2 ? 1 : shade))
  })
  return { data, width: SIZE, height: SIZE }
}

const at = ({ data }: GreyImage, x: number, y: number): number => data[y * SIZE + x]!

test('paper in a shadow becomes as white as paper in the light, up to the edge, and ink stays dark', async () => {
  const clear = await clearPhoto(drawSheet(0.5), LINES)
  for (const x of [86, 182, 198, 214, 326]) expect(at(clear, x, 110)).toBeGreaterThan(215)
  for (const x of [81, 193, 209, 321]) expect(at(clear, x, 110)).toBeLessThan(110)
})

test('what lies around all lines is gone', async () => {
  const sheet = drawSheet(0.5)
  for (let index = 0; index < 40 * SIZE; index += 1) sheet.data[index] = index % 8 < 4 ? 30 : 160
  const clear = await clearPhoto(sheet, LINES)
  expect(Array.from(clear.data.subarray(0, 40 * SIZE)).every((grey) => grey === 255)).toBe(true)
})

test('a page in even light, or without lines, stays as it is', async () => {
  const sheet = drawSheet(1)
  expect(await clearPhoto(sheet, LINES)).toBe(sheet)
  const dark = drawSheet(0.5)
  expect(await clearPhoto(dark, [])).toBe(dark)
})
