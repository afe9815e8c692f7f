import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Word } from '../../../engine/domain/page.ts'
import { toGrey, type GreyImage } from '../../../engine/stages/ocr/grey-image.ts'
import { rereadWords } from '../../../engine/stages/ocr/reread-words.ts'
import { startTesseract, type Tesseract } from '../../../engine/stages/ocr/start-tesseract.ts'
import { drawPage } from './draw-page.ts'

const DOTS_PER_INCH = 200

describe('rereadWords', () => {
  let tesseract: Tesseract
  let picture: GreyImage
  let words: readonly Word[]

  beforeAll(async () => {
    tesseract = await startTesseract(['deu', 'eng'])
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
  }, 60_000)
  afterAll(() => tesseract.close())

  /** What becomes of one word of the page that was read as this, so surely. */
  async function reread(wanted: string, text: string, confidence: number): Promise<Word> {
    const misread = words.map((word) => (word.text === wanted ? { ...word, text, confidence } : word))
    const read = await rereadWords(tesseract, picture, misread)
    return read[words.findIndex((word) => word.text === wanted)]!
  }

  it('reads a doubtful word again and takes what is read more surely', async () => {
    const word = await reread('Rasenfläche', 'Rasenflidche', 0.5)
    expect(word.text).toBe('Rasenfläche')
    expect(word.confidence).toBeGreaterThan(0.8)
    expect(word.box).toEqual(words.find(({ text }) => text === 'Rasenfläche')!.box)
  }, 60_000)

  it('leaves what was read surely, or is no word', async () => {
    expect((await reread('Rasenfläche', 'Rasenflidche', 0.8)).text).toBe('Rasenflidche')
    expect((await reread('19', '1?', 0.3)).text).toBe('1?')
  }, 60_000)

  it('loses no decimal point, no sign and no accent', async () => {
    expect((await reread('2026-0417', '2026.0417', 0.5)).text).toBe('2026.0417')
    expect((await reread('70190', '-70190', 0.5)).text).toBe('-70190')
    expect((await reread('Vielen', 'Vielén', 0.5)).text).toBe('Vielén')
  }, 60_000)

  it('leaves a page on which most is doubtful', async () => {
    const many = Array.from({ length: 90 }, () => ({ ...words[0]!, text: 'Garinerei', confidence: 0.4 }))
    expect(await rereadWords(tesseract, picture, many)).toBe(many)
  })
})
