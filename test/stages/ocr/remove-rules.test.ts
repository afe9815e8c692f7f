import { expect, it } from 'vitest'
import { toGrey, type GreyImage } from '../../../engine/stages/ocr/grey-image.ts'
import { removeRules } from '../../../engine/stages/ocr/remove-rules.ts'
import { drawPage } from './draw-page.ts'

const PAPER = 238
const INK = 40

it('puts paper in the place of rules across and down, dark or pale, and leaves the grain of the paper', () => {
  const image = makePaper()
  drawBar(image, { left: 50, right: 950, top: 200, bottom: 203, grey: INK })
  drawBar(image, { left: 50, right: 950, top: 400, bottom: 402, grey: 185 })
  drawBar(image, { left: 500, right: 502, top: 100, bottom: 700, grey: 120 })
  const bare = removeRules(image)
  expect(darkest(bare!)).toBeGreaterThan(PAPER - 15)
  expect(bare!.data[50 * 1000 + 50]).toBe(image.data[50 * 1000 + 50])
})

it('follows a rule that drifts by a point over half the page', () => {
  const image = makePaper()
  for (let x = 50; x < 950; x += 1) {
    const y = 300 + Math.floor(x / 400)
    drawBar(image, { left: x, right: x + 1, top: y, bottom: y + 2, grey: INK })
  }
  expect(darkest(removeRules(image)!)).toBeGreaterThan(PAPER - 15)
})

it('keeps print that stands on a rule', () => {
  const image = makePaper()
  drawBar(image, { left: 50, right: 950, top: 200, bottom: 202, grey: INK })
  drawBar(image, { left: 300, right: 304, top: 180, bottom: 202, grey: INK })
  const bare = removeRules(image)
  expect(bare!.data[185 * 1000 + 301]).toBe(image.data[185 * 1000 + 301])
  expect(bare!.data[201 * 1000 + 600]).toBeGreaterThan(PAPER - 15)
})

it('keeps figures that stand a point or two beside the frame of their cell', () => {
  const image = makePaper()
  drawBar(image, { left: 500, right: 502, top: 100, bottom: 700, grey: INK })
  drawBar(image, { left: 499, right: 500, top: 100, bottom: 700, grey: 190 })
  for (let top = 120; top < 680; top += 40) drawBar(image, { left: 497, right: 499, top, bottom: top + 20, grey: INK })
  const bare = removeRules(image)!
  expect([497, 498, 500, 501].map((x) => bare.data[130 * 1000 + x]! < 100)).toEqual([true, true, false, false])
  expect([497, 498, 499, 500, 501].every((x) => bare.data[150 * 1000 + x]! > PAPER - 15)).toBe(true)
})

it('takes the dark middle of a rule where only its edge is straight enough to be found', () => {
  const image = makePaper()
  drawBar(image, { left: 500, right: 501, top: 100, bottom: 700, grey: 150 })
  drawBar(image, { left: 501, right: 502, top: 300, bottom: 360, grey: INK })
  expect(darkest(removeRules(image)!)).toBeGreaterThan(PAPER - 15)
})

it('takes neither short strokes nor thick bars for rules', () => {
  const image = makePaper()
  drawBar(image, { left: 50, right: 120, top: 200, bottom: 203, grey: INK })
  drawBar(image, { left: 50, right: 950, top: 300, bottom: 330, grey: INK })
  expect(removeRules(image)).toBeNull()
})

it('leaves a page of print alone, also in bold', async () => {
  expect(removeRules(await toGrey((await drawPage(200)).raster))).toBeNull()
})

/** Grainy paper. */
function makePaper(): GreyImage {
  const [width, height] = [1000, 800]
  const data = Uint8Array.from({ length: width * height }, (_, at) => PAPER + ((at * 7919) % 13) - 6)
  return { data, width, height }
}

function drawBar(
  { data, width }: GreyImage,
  bar: { left: number; right: number; top: number; bottom: number; grey: number },
): void {
  for (let y = bar.top; y < bar.bottom; y += 1) data.fill(bar.grey, y * width + bar.left, y * width + bar.right)
}

/** Away from the edges. */
function darkest({ data, width, height }: GreyImage): number {
  let least = 255
  for (let y = 10; y < height - 10; y += 1) {
    for (let x = 10; x < width - 10; x += 1) least = Math.min(least, data[y * width + x]!)
  }
  return least
}
