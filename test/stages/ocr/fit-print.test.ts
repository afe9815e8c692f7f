import { expect, test } from 'vitest'
import { fitPrint } from '../../../engine/stages/ocr/fit-print.ts'
import type { GreyImage } from '../../../engine/stages/ocr/grey-image.ts'
import type { TextLine } from '../../../engine/stages/ocr/paddle/outline-lines.ts'

const makePicture = (width: number, height: number): GreyImage => ({
  data: new Uint8Array(width * height).fill(255),
  width,
  height,
})
const makeLine = (top: number, height: number): TextLine => ({
  left: 200,
  top,
  width: 1000,
  height,
  along: [1, 0],
  bend: 4,
})

test('large print is brought to the height that reading needs, with its lines', async () => {
  const found = [makeLine(200, 90), makeLine(400, 48), makeLine(600, 48)]
  const { picture, lines } = await fitPrint(makePicture(2480, 3508), found)
  expect([picture.width, picture.height]).toEqual([1860, 2631])
  expect(lines[1]).toEqual({ left: 150, top: 300, width: 750, height: 36, along: [1, 0], bend: 3 })
})

test('print of a usual scan stays as it is, and so does a page without lines', async () => {
  const picture = makePicture(1654, 2339)
  const lines = [makeLine(200, 29), makeLine(400, 29)]
  expect(await fitPrint(picture, lines)).toEqual({ picture, lines })
  expect((await fitPrint(picture, [])).picture).toBe(picture)
})

test('no picture becomes narrower than one that would be enlarged', async () => {
  const { picture } = await fitPrint(makePicture(1400, 1000), [makeLine(100, 300)])
  expect(picture.width).toBe(1300)
})
