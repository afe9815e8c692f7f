import {
  PDFDocument,
  StandardFonts,
  TextRenderingMode,
  beginText,
  endText,
  setFontAndSize,
  setTextRenderingMode,
  showText,
  moveText,
} from 'pdf-lib'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import type { Content, ReadPage } from '../../../../engine/domain/content.ts'
import { readPdf } from '../../../../engine/stages/read/pdf/read-pdf.ts'
import { buildPdf } from '../build-pdf.ts'

const LIMITS = { maxPages: 500, maxPixels: 100_000_000, previewPages: 50 }
const SENTENCE = 'Wir bitten um Zahlung des Betrags innerhalb von vierzehn Tagen ohne Abzug auf unser Konto.'

const opened: Content[] = []
afterEach(() => Promise.all(opened.splice(0).map((content) => content.close())))

async function readFirst(bytes: Uint8Array): Promise<ReadPage> {
  const content = await readPdf(bytes, LIMITS)
  opened.push(content)
  return content.pages[0]!
}

function makePicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#dddddd' } })
    .jpeg()
    .toBuffer()
}

describe('a page needs recognition', () => {
  test('when it is a scan, and then says at which resolution', async () => {
    const scan = await makePicture(1654, 2339)
    const page = await readFirst(await buildPdf((pdf) => pdf.image(scan, 0, 0, { width: 595, height: 842 })))
    expect(page).toMatchObject({ needsRecognition: true, scanDotsPerInch: 200, words: [] })
  })

  test('when it is a scan with a typed stamp on it', async () => {
    const scan = await makePicture(1654, 2339)
    const page = await readFirst(
      await buildPdf((pdf) =>
        pdf.image(scan, 0, 0, { width: 595, height: 842 }).text('Eingegangen 2. Mai 2026', 300, 20),
      ),
    )
    expect(page.needsRecognition).toBe(true)
    expect(page.words).toHaveLength(4)
  })

  test('when a scanned receipt is pasted beside text', async () => {
    const scan = await makePicture(1200, 1000)
    const page = await readFirst(
      await buildPdf((pdf) => pdf.text(SENTENCE, 50, 50).image(scan, 50, 300, { width: 480, height: 400 })),
    )
    expect(page).toMatchObject({ needsRecognition: true, scanDotsPerInch: 180 })
  })

  test('when it is a scan whose pixels were taken for points', async () => {
    const scan = await makePicture(1654, 2339)
    const page = await readFirst(
      await buildPdf((pdf) => pdf.image(scan, 0, 0, { width: 1654, height: 2339 }), { size: [1654, 2339] }),
    )
    expect(page).toMatchObject({ needsRecognition: true, scanDotsPerInch: 72 })
  })

  test('when a scan comes in strips', async () => {
    const strip = await makePicture(1654, 234)
    const page = await readFirst(
      await buildPdf((pdf) => {
        for (let at = 0; at < 10; at++) pdf.image(strip, 0, at * 84.2, { width: 595, height: 84.2 })
      }),
    )
    expect(page).toMatchObject({ needsRecognition: true, scanDotsPerInch: 200 })
  })

  test('when its letters are drawn as outlines', async () => {
    const page = await readFirst(
      await buildPdf((pdf) => {
        for (let at = 0; at < 300; at++)
          pdf.rect(50 + (at % 30) * 12, 50 + Math.floor(at / 30) * 14, 5, 9).fill('black')
      }),
    )
    expect(page.needsRecognition).toBe(true)
  })

  test('when its text layer is garbage, which is dropped', async () => {
    const page = await readFirst(
      await buildPdf((pdf) => pdf.text('Bcd fgh jklm npq rst vwx zbc dfg '.repeat(6), 50, 50)),
    )
    expect(page).toMatchObject({ needsRecognition: true, words: [] })
  })

  test('when a scanner recognized it poorly', async () => {
    const poor = 'Wir bi|tten um Zah[lung a_e_o des [Betra@gs] inne=rha~lb von vie1r Tagen ]oh]ne Abzug u=nd'
    const page = await readFirst(await buildScanWithText(poor))
    expect(page).toMatchObject({ needsRecognition: true, scanDotsPerInch: 200, words: [] })
  })
})

describe('a page needs no recognition', () => {
  test('when it is text with a logo', async () => {
    const logo = await makePicture(600, 300)
    const page = await readFirst(
      await buildPdf((pdf) => pdf.image(logo, 400, 20, { width: 150, height: 75 }).text(SENTENCE, 50, 200)),
    )
    expect(page).toMatchObject({ needsRecognition: false, scanDotsPerInch: null })
  })

  test('when it is text on a picture of letter paper', async () => {
    const paper = await makePicture(1240, 1754)
    const page = await readFirst(
      await buildPdf((pdf) => {
        pdf.image(paper, 0, 0, { width: 595, height: 842 })
        for (let line = 0; line < 5; line++) pdf.text(SENTENCE, 50, 200 + line * 14)
      }),
    )
    expect(page.needsRecognition).toBe(false)
  })

  test('when it is empty', async () => {
    const page = await readFirst(await buildPdf(() => {}))
    expect(page).toMatchObject({ needsRecognition: false, words: [] })
  })

  test('when a scanner has put its own hidden text under the picture', async () => {
    const read = await readFirst(await buildScanWithText(SENTENCE))
    expect(read).toMatchObject({ needsRecognition: false, scanDotsPerInch: 200 })
    expect(read.words.slice(0, 3).map(({ text }) => text)).toEqual(['Wir', 'bitten', 'um'])
  })
})

async function buildScanWithText(text: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  page.drawImage(await pdf.embedJpg(await makePicture(1654, 2339)), { x: 0, y: 0, width: 595, height: 842 })
  const name = page.node.newFontDictionary('F', font.ref)
  for (let line = 0; line < 4; line++)
    page.pushOperators(
      beginText(),
      setTextRenderingMode(TextRenderingMode.Invisible),
      setFontAndSize(name, 10),
      moveText(50, 700 - line * 14),
      showText(font.encodeText(text)),
      endText(),
    )
  return pdf.save()
}
