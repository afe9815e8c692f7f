import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Raster } from '../../../engine/domain/content.ts'
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

  test('of a script that nobody can read is given up after two or three readings', async () => {
    const { left, page, turn } = await recognizer.recognize(await drawScrawl(), SIZE, { locale: null })
    expect({ left, turn }).toEqual({ left: 'unreadable', turn: 0 })
    // What was read surely by chance is kept, and no guesses.
    expect(page.words.every(({ confidence }) => confidence >= 0.6)).toBe(true)
  })

  test('that is blank has no more to say', async () => {
    const blank: Raster = { data: new Uint8Array(600 * 800).fill(255), width: 600, height: 800, channels: 1 }
    expect(await recognizer.recognize(blank, SIZE, { locale: null })).toMatchObject({
      left: 'nothing',
      page: { words: [] },
    })
  })
})

/** Lines of signs that are no letters of any script. */
async function drawScrawl(): Promise<Raster> {
  const signs = Array.from({ length: 5 * 14 }, (_, index) => {
    const [left, top] = [40 + (index % 14) * 22, 60 + Math.floor(index / 14) * 36]
    const points = Array.from({ length: 6 }, (_, point) => {
      const hash = Math.imul(index * 6 + point + 1, 2_654_435_761) >>> 0
      return `${left + (hash % 17)},${top + ((hash >>> 8) % 20)}`
    })
    return `<polyline points="${points.join(' ')}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="280"><rect width="400" height="280" fill="white"/>
    <g fill="none" stroke="black" stroke-width="2">${signs.join('')}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: 1 }
}
