import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GreyImage } from '../../../engine/stages/ocr/grey-image.ts'
import { readAlone } from '../../../engine/stages/ocr/read-alone.ts'
import type { PageReading } from '../../../engine/stages/ocr/page-reading.ts'
import { startTesseract, type Tesseract } from '../../../engine/stages/ocr/start-tesseract.ts'
import { makeRandom } from '../../fixtures/builders/layouts/make-random.ts'

const TIME_LIMIT = 600_000
const SIZE = { width: 1300, height: 200 }

let tesseract: Tesseract
beforeAll(async () => {
  tesseract = await startTesseract(['deu', 'eng'])
}, TIME_LIMIT)
afterAll(() => tesseract.close())

describe('a page without text that can be read', { timeout: TIME_LIMIT }, () => {
  test('such as a picture is given up after two readings', async () => {
    const { readings, page } = await read(await drawPicture())
    expect(readings).toBe(2)
    expect(page).toMatchObject({ turn: 0, isUnreadable: true, words: [] })
  })

  test('that is blank has no more to say than its words', async () => {
    const { readings, page } = await read({ ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height).fill(255) })
    expect(readings).toBe(2)
    expect(page).toMatchObject({ isUnreadable: false, words: [] })
  })

  test('keeps what was read surely, as the figures of a paper in another script', async () => {
    const { readings, page } = await read(await drawScrawl())
    expect(readings).toBeLessThanOrEqual(3)
    expect(page.isUnreadable).toBe(true)
    expect(page.words.every(({ confidence }) => confidence >= 0.6)).toBe(true)
  })
})

async function read(picture: GreyImage): Promise<{ readings: number; page: PageReading }> {
  let readings = 0
  const counting: Tesseract = {
    read: (image, options) => {
      readings += 1
      return tesseract.read(image, options)
    },
    close: () => tesseract.close(),
  }
  const page = await readAlone(counting, picture)
  return { readings, page }
}

/** Soft patches of grey, as of a photo. */
async function drawPicture(): Promise<GreyImage> {
  const random = makeRandom(5)
  const [width, height] = [SIZE.width / 8, SIZE.height / 8].map(Math.floor) as [number, number]
  const patches = Uint8Array.from({ length: width * height }, () => random.int(0, 255))
  return toImage(
    sharp(patches, { raw: { width, height, channels: 1 } })
      .resize({ ...SIZE, kernel: 'cubic', fit: 'fill' })
      .blur(3),
  )
}

/** Lines of signs of no script. */
async function drawScrawl(): Promise<GreyImage> {
  const random = makeRandom(5)
  const signs = Array.from({ length: 3 * 40 }, (_, index) => {
    const [left, top] = [30 + (index % 40) * 31, 25 + Math.floor(index / 40) * 55]
    const points = Array.from({ length: 7 }, () => `${left + random.int(0, 25)},${top + random.int(0, 33)}`)
    return `<polyline points="${points.join(' ')}"/>`
  })
  const { width, height } = SIZE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="white"/>
    <g fill="none" stroke="black" stroke-width="3">${signs.join('')}</g></svg>`
  return toImage(sharp(Buffer.from(svg)))
}

async function toImage(picture: Sharp): Promise<GreyImage> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
