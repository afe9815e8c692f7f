import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Raster, Turn } from '../../../engine/domain/content.ts'
import type { Page } from '../../../engine/domain/page.ts'
import { createRecognizer, type Recognizer } from '../../../engine/stages/ocr/create-recognizer.ts'
import { startTesseract } from '../../../engine/stages/ocr/start-tesseract.ts'
import { changeRaster, drawPage, tiltPage, type DrawnPage } from './draw-page.ts'
import { shareInPlace, shareRead } from './share-read.ts'

const TIME_LIMIT = 600_000
const run = promisify(execFile)

let recognizer: Recognizer
let page: DrawnPage
let straight: Page

beforeAll(async () => {
  recognizer = await createRecognizer()
  page = await drawPage(200)
  straight = (await recognize(page)).page
}, TIME_LIMIT)
afterAll(() => recognizer.close())

function recognize(drawn: DrawnPage): Promise<{ page: Page; turn: Turn }> {
  return recognizer.recognize(drawn.raster, { number: 1, width: drawn.width, height: drawn.height }, { locale: null })
}

describe('recognize', { timeout: TIME_LIMIT }, () => {
  it('reads a straight scan with umlauts and the euro sign, each word in its place', () => {
    expect(straight).toMatchObject({ number: 1, width: page.width, height: page.height, origin: 'ocr' })
    expect(shareRead(straight.words, page.words)).toBeGreaterThan(0.95)
    expect(shareInPlace(straight.words, page.words)).toBe(1)
    const texts = straight.words.map((word) => word.text)
    expect(texts).toEqual(expect.arrayContaining(['Süßwiesenstraße', 'Gärtnerei', '401,63', '14.03.2026']))
    expect(texts.join(' ')).toContain('401,63 €')
  })

  it('gives confidence from 0 to 1 and the type size in points', () => {
    for (const word of straight.words) {
      expect(word.confidence).toBeGreaterThan(0)
      expect(word.confidence).toBeLessThanOrEqual(1)
    }
    const sizeOf = (text: string): number => straight.words.find((word) => word.text === text)!.fontSize
    expect(sizeOf('Gesamtbetrag')).toBeGreaterThan(8)
    expect(sizeOf('Gesamtbetrag')).toBeLessThan(14)
    expect(sizeOf('2026-0417')).toBeGreaterThan(1.2 * sizeOf('Gesamtbetrag'))
  })

  it('keeps the order of the lines', () => {
    const texts = straight.words.map((word) => word.text)
    const marks = ['Gärtnerei', '2026-0417', 'Nettobetrag', 'Gesamtbetrag', 'Auftrag!']
    const places = marks.map((mark) => texts.indexOf(mark))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('reads a page that lies 2.5 degrees crooked and lays the boxes on the crooked words', async () => {
    const crooked = await tiltPage(page, 2.5)
    const { page: read, turn } = await recognize(crooked)
    expect(turn).toBe(0)
    expect(read.width).toBe(crooked.width)
    expect(shareRead(read.words, crooked.words)).toBeGreaterThan(0.9)
    expect(shareInPlace(read.words, crooked.words)).toBe(1)
  })

  it.each([
    [90, 270],
    [180, 180],
    [270, 90],
  ] as const)('turns a page that was scanned %i degrees clockwise by %i degrees', async (scanned, expected) => {
    const raster = await changeRaster(page.raster, (picture) => picture.rotate(scanned))
    const size = scanned === 180 ? page : { width: page.height, height: page.width }
    const { page: read, turn } = await recognize({ ...page, raster, width: size.width, height: size.height })
    expect(turn).toBe(expected)
    expect({ width: read.width, height: read.height }).toEqual({ width: page.width, height: page.height })
    expect(shareRead(read.words, page.words)).toBeGreaterThan(0.95)
    expect(shareInPlace(read.words, page.words)).toBe(1)
  })

  it('reads a page scanned at 100 dots per inch', async () => {
    const coarse = await drawPage(100)
    const { page: read } = await recognize(coarse)
    expect(shareRead(read.words, coarse.words)).toBeGreaterThan(0.85)
    expect(shareInPlace(read.words, coarse.words)).toBe(1)
  })

  it('reads a page under specks', async () => {
    const raster = addSpecks(page.raster)
    const { page: read } = await recognize({ ...page, raster })
    expect(shareRead(read.words, page.words)).toBeGreaterThan(0.85)
  })

  it('reads a page with a shadow across it', async () => {
    const raster = addShadow(page.raster)
    const { page: read } = await recognize({ ...page, raster })
    expect(shareRead(read.words, page.words)).toBeGreaterThan(0.9)
  })

  it('reads faded print beside a black edge', async () => {
    const { page: read } = await recognize({ ...page, raster: fadePrint(page.raster) })
    expect(shareRead(read.words, page.words)).toBeGreaterThan(0.9)
  })

  it('finds no words on an empty page', async () => {
    const data = new Uint8Array(page.raster.data.length).fill(255)
    const { page: read, turn } = await recognize({ ...page, raster: { ...page.raster, data } })
    expect(read.words).toEqual([])
    expect(turn).toBe(0)
  })

  it('takes colour with transparency', async () => {
    const { data, width, height } = page.raster
    const coloured = new Uint8Array(width * height * 4)
    for (let index = 0; index < data.length; index += 1) {
      // Black ink on a background that is nothing but transparent.
      coloured[index * 4 + 3] = 255 - data[index]!
    }
    const { page: read } = await recognize({ ...page, raster: { data: coloured, width, height, channels: 4 } })
    expect(shareRead(read.words, page.words)).toBeGreaterThan(0.95)
  })
})

describe('createRecognizer', () => {
  it('rejects a reading that is under way when it is closed', async () => {
    const brief = await createRecognizer()
    const reading = brief.recognize(
      page.raster,
      { number: 1, width: page.width, height: page.height },
      { locale: null },
    )
    const outcome = expect(reading).rejects.toThrow('has ended')
    await setTimeout(100)
    await brief.close()
    await outcome
  })

  it('rejects when the data of Tesseract alone cannot be laid out', async () => {
    const before = process.env.TMPDIR
    process.env.TMPDIR = '/nowhere/at/all'
    try {
      await expect(startTesseract(['deu'])).rejects.toThrow(/ENOENT/)
    } finally {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
    }
  })

  it('reads where the system has no runtime for PP-OCR, with Tesseract alone', async () => {
    const script = fileURLToPath(new URL('./read-offline.ts', import.meta.url))
    const guard = new URL('./refuse-runtime.ts', import.meta.url).href
    const { stdout } = await run(process.execPath, ['--import', guard, script])
    expect(stdout).toMatch(/^tesseract: /)
    for (const text of ['Gärtnerei', 'Gesamtbetrag', '401,63', '14.03.2026']) expect(stdout).toContain(text)
  })

  it('reaches for no network and leaves no file behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'docket-test-'))
    try {
      const [work, temporary] = [join(folder, 'work'), join(folder, 'temporary')]
      await Promise.all([mkdir(work), mkdir(temporary)])
      const script = fileURLToPath(new URL('./read-offline.ts', import.meta.url))
      const guard = new URL('./refuse-network.ts', import.meta.url).href
      const { stdout } = await run(process.execPath, ['--import', guard, script], {
        cwd: work,
        env: { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary },
      })
      expect(stdout).toMatch(/^both: .*Gesamtbetrag/)
      expect(await readdir(work)).toEqual([])
      expect(await readdir(temporary)).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

/** Black and white specks on one point in twelve, the same each time. */
function addSpecks(raster: Raster): Raster {
  const data = Uint8Array.from(raster.data)
  let state = 1
  for (let index = 0; index < data.length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    const chance = state >>> 16
    if (chance % 12 === 0) data[index] = chance % 24 === 0 ? 0 : 255
  }
  return { ...raster, data }
}

/** From left to right the light falls to a quarter. */
function addShadow(raster: Raster): Raster {
  const data = Uint8Array.from(raster.data, (grey, index) => {
    const x = (index % raster.width) / raster.width
    return Math.round(grey * Math.min(1, Math.max(0.25, 1.1 - 1.4 * x)))
  })
  return { ...raster, data }
}

/** Ink as light as on an old receipt; the scanner's lid left a black edge. */
function fadePrint(raster: Raster): Raster {
  const data = Uint8Array.from(raster.data, (grey, index) => {
    const x = (index % raster.width) / raster.width
    return x > 0.97 ? 0 : 245 - Math.round((255 - grey) * 0.22)
  })
  return { ...raster, data }
}
