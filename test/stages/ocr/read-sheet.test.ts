import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRecognizer, type Recognizer } from '../../../engine/stages/ocr/create-recognizer.ts'
import { markPage } from '../../fixtures/builders/marks/mark-page.ts'
import { drawPage } from './draw-page.ts'

const TIME_LIMIT = 600_000

let recognizer: Recognizer
beforeAll(async () => {
  recognizer = await createRecognizer()
}, TIME_LIMIT)
afterAll(() => recognizer.close())

test(
  'a stamp across the page is set aside and costs the print no more than it hides',
  { timeout: TIME_LIMIT },
  async () => {
    const { raster, words, width, height } = await drawPage(200)
    const marked = await markPage(raster, 'stamp', 3)
    const { page } = await recognizer.recognize(marked.raster, { number: 1, width, height }, { locale: null })
    const print = page.words.filter(({ isAside }) => !isAside).map(({ text }) => text)
    const aside = page.words.filter(({ isAside }) => isAside).map(({ text }) => text)
    expect(aside).toContain(marked.words[0])
    for (const word of marked.words) expect(print).not.toContain(word)
    expect(words.filter(({ text }) => text.length > 2 && !print.includes(text)).length).toBeLessThanOrEqual(3)
  },
)
