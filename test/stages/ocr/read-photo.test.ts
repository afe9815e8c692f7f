import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRecognizer, type Recognizer } from '../../../engine/stages/ocr/create-recognizer.ts'
import { takePhoto, type PhotoOptions } from '../../fixtures/builders/photos/take-photo.ts'
import { drawPage } from './draw-page.ts'

const TIME_LIMIT = 600_000
const SIZE = { number: 1, width: 420, height: 595 }

let recognizer: Recognizer
beforeAll(async () => {
  recognizer = await createRecognizer()
}, TIME_LIMIT)
afterAll(() => recognizer.close())

const CURLED: PhotoOptions = { seed: 3, table: 'cloth', perspective: 0.03, tilt: 5, curl: 0.03, shadow: 0.6, blur: 0.8 }

test(
  'a sheet that is curled, photographed askew and half in a shadow is read line by line',
  { timeout: TIME_LIMIT },
  async () => {
    const page = await drawPage(200)
    const photo = await takePhoto(page.raster, CURLED)
    const { page: read } = await recognizer.recognize(photo, SIZE, { locale: null })
    const missing = page.words.filter(({ text }) => text.length > 2 && !read.words.some((word) => word.text === text))
    expect(missing.map(({ text }) => text).length).toBeLessThanOrEqual(2)
  },
)
