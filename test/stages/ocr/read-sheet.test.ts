import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRecognizer, type Recognizer } from '../../../engine/stages/ocr/create-recognizer.ts'
import { toGrey } from '../../../engine/stages/ocr/grey-image.ts'
import { loadRuntime } from '../../../engine/stages/ocr/load-runtime.ts'
import { keepReaders } from '../../../engine/stages/ocr/lstm/keep-readers.ts'
import { startLstm } from '../../../engine/stages/ocr/lstm/start-lstm.ts'
import { startPaddle } from '../../../engine/stages/ocr/paddle/start-paddle.ts'
import { readSheet } from '../../../engine/stages/ocr/read-sheet.ts'
import { scaleWords } from '../../../engine/stages/ocr/scale-words.ts'
import { markPage } from '../../fixtures/builders/marks/mark-page.ts'
import { drawPage } from './draw-page.ts'
import { shareInPlace, shareRead } from './share-read.ts'

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

test(
  'print that is large on the picture is read too, each word in its place and of its size',
  { timeout: TIME_LIMIT },
  async () => {
    const dotsPerInch = 400
    const drawn = await drawPage(dotsPerInch)
    const runtime = loadRuntime()!
    const [paddle, german, english] = [
      await startPaddle(runtime),
      await startLstm(runtime, 'deu'),
      await startLstm(runtime, 'eng'),
    ]
    const further = keepReaders((language) => startLstm(runtime, language))
    try {
      const picture = await toGrey(drawn.raster)
      const words = scaleWords(
        await readSheet({ paddle, german, english, further }, picture, await paddle.findLines(picture)),
        72 / dotsPerInch,
      )
      expect(shareRead(words, drawn.words)).toBeGreaterThan(0.95)
      expect(shareInPlace(words, drawn.words)).toBe(1)
      const { fontSize } = words.find(({ text }) => text === 'Gesamtbetrag')!
      expect([fontSize > 8, fontSize < 14]).toEqual([true, true])
    } finally {
      await Promise.all([paddle.close(), german.close(), english.close()])
    }
  },
)
