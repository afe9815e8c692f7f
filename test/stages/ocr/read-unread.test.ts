import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Word } from '../../../engine/domain/page.ts'
import { findUnread } from '../../../engine/stages/ocr/find-unread.ts'
import { toGrey, type GreyImage } from '../../../engine/stages/ocr/grey-image.ts'
import { readUnread } from '../../../engine/stages/ocr/read-unread.ts'
import { startTesseract, type Tesseract } from '../../../engine/stages/ocr/start-tesseract.ts'
import { drawPage } from './draw-page.ts'

const DOTS_PER_INCH = 200

let picture: GreyImage
let words: readonly Word[]

beforeAll(async () => {
  const page = await drawPage(DOTS_PER_INCH)
  const scale = DOTS_PER_INCH / 72
  picture = await toGrey(page.raster)
  words = page.words.map(({ text, box }) => ({
    text,
    box: [box[0] * scale, box[1] * scale, box[2] * scale, box[3] * scale],
    confidence: 0.95,
    fontSize: 30,
    bold: false,
  }))
})

/** The page as read without the line of its date. */
function passOver(): { readonly read: readonly Word[]; readonly line: readonly Word[] } {
  const date = words.find(({ text }) => text.startsWith('14.03.2026'))!
  const isOnLine = (word: Word): boolean => word.box[1] < date.box[3] && word.box[3] > date.box[1]
  return { read: words.filter((word) => !isOnLine(word)), line: words.filter((word) => isOnLine(word)) }
}

describe('findUnread', () => {
  it('finds nothing where every word was read', () => {
    expect(findUnread(picture, words)).toEqual([])
  })

  it('finds the line that was passed over', () => {
    const { read, line } = passOver()
    const [place, ...others] = findUnread(picture, read)
    expect(others).toEqual([])
    expect(place![0]).toBeLessThan(line[0]!.box[0] + 20)
    expect(place![2]).toBeGreaterThan(line.at(-1)!.box[2] - 20)
    expect(place![1]).toBeLessThan(line[0]!.box[3])
    expect(place![3]).toBeGreaterThan(line[0]!.box[1])
  })

  it('takes no rule and no dark bar for print', () => {
    const data = new Uint8Array(800 * 400).fill(255)
    data.fill(0, 800 * 100, 800 * 102)
    data.fill(0, 800 * 200, 800 * 240)
    expect(findUnread({ data, width: 800, height: 400 }, [])).toEqual([])
  })
})

describe('readUnread', () => {
  let tesseract: Tesseract
  beforeAll(async () => {
    tesseract = await startTesseract(['deu', 'eng'])
  })
  afterAll(() => tesseract.close())

  it('reads the line that was passed over, between the lines above and below it', async () => {
    const { read, line } = passOver()
    const all = await readUnread(tesseract, { image: picture, hasUnevenLight: false }, read)
    expect(all.map(({ text }) => text)).toEqual(words.map(({ text }) => text))
    const found = all.find(({ text }) => text.startsWith('14.03.2026'))!
    expect(found.box[0]).toBeCloseTo(line.at(-1)!.box[0], -1)
    expect(found.box[1]).toBeGreaterThan(line[0]!.box[1] - 12)
  })

  it('reads the page line by line where much was passed over', async () => {
    const image = joinSides(picture, picture)
    const all = await readUnread(tesseract, { image, hasUnevenLight: false }, words.slice(0, 6))
    const texts = words.map(({ text }) => text)
    expect(all.map(({ text }) => text).toSorted()).toEqual([...texts, ...texts].toSorted())
  })

  it('leaves what was read as it is', async () => {
    expect(await readUnread(tesseract, { image: picture, hasUnevenLight: false }, words)).toBe(words)
  })
})

/** Two pictures of the same height beside each other. */
function joinSides(left: GreyImage, right: GreyImage): GreyImage {
  const width = left.width + right.width
  const data = new Uint8Array(width * left.height)
  for (let y = 0; y < left.height; y += 1) {
    data.set(left.data.subarray(y * left.width, (y + 1) * left.width), y * width)
    data.set(right.data.subarray(y * right.width, (y + 1) * right.width), y * width + left.width)
  }
  return { data, width, height: left.height }
}
