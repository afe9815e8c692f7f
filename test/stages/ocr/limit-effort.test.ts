import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRecognizer, type Recognizer } from '../../../engine/stages/ocr/create-recognizer.ts'
import { drawPage, type DrawnPage } from './draw-page.ts'

const TIME_LIMIT = 600_000
const SIZE = { number: 1, width: 420, height: 595 }

let recognizer: Recognizer
let page: DrawnPage
beforeAll(async () => {
  recognizer = await createRecognizer()
  page = await drawPage(150)
}, TIME_LIMIT)
afterAll(() => recognizer.close())

describe('a page', { timeout: TIME_LIMIT }, () => {
  test('tells of each reading and of each part of it', async () => {
    let signs = 0
    const { left } = await recognizer.recognize(page.raster, SIZE, { locale: null, onProgress: () => (signs += 1) })
    expect(left).toBe('nothing')
    expect(signs).toBeGreaterThan(5)
  })

  test('that takes more than its effort is given up, and the next one is read by a fresh recognizer', async () => {
    const given = await recognizer.recognize(page.raster, SIZE, { locale: null, effort: 1 })
    expect(given).toMatchObject({ left: 'given_up', turn: 0, page: { number: 1, words: [] } })
    const next = await recognizer.recognize(page.raster, SIZE, { locale: null })
    expect(next.left).toBe('nothing')
    expect(next.page.words.map(({ text }) => text)).toContain('2026-0417')
  })
})
