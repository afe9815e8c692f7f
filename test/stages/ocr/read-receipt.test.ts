import { PDFiumLibrary } from '@hyzyla/pdfium'
import Pdf from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toGrey, type GreyImage } from '../../../engine/stages/ocr/grey-image.ts'
import { prepareImage } from '../../../engine/stages/ocr/prepare-image.ts'
import { readReceipt } from '../../../engine/stages/ocr/read-receipt.ts'
import { readWords } from '../../../engine/stages/ocr/read-words.ts'
import { startTesseract, type Tesseract } from '../../../engine/stages/ocr/start-tesseract.ts'

const DOTS_PER_INCH = 150
const LINES = [
  'KEDAI RUNCIT MELATI SDN BHD',
  'No. 7, Jalan Seroja 3, Taman Anggerik',
  '81100 Johor Bahru',
  'Date: 18/03/2026 14:05:22',
  'Kopi Susu Besar       2    9.80',
  'Roti Bakar Kaya       1    3.60',
  'Subtotal                  13.40',
  'GST 6%                     0.80',
  'Total                 RM  14.20',
  'Cash                  RM  20.00',
  'Change                RM   5.80',
]

describe('readReceipt', () => {
  let tesseract: Tesseract
  beforeAll(async () => {
    tesseract = await startTesseract(['deu', 'eng'])
  })
  afterAll(() => tesseract.close())

  it('reads print so narrow that a first reading misses most of it', async () => {
    const prepared = await prepareImage(await drawReceipt({ narrow: 0.33, ink: 0.6 }))
    const first = await readWords(tesseract, prepared.image, { segmentation: 'auto', threshold: 'otsu' })
    const words = await readReceipt(tesseract, prepared, first)
    expect(countFound(words)).toBeGreaterThan(countFound(first) + 10)
    for (const { box } of words) expect(box[2]).toBeLessThanOrEqual(prepared.image.width)
  })

  it('leaves what is read surely', async () => {
    const prepared = await prepareImage(await drawReceipt({ narrow: 1, ink: 0 }))
    const first = await readWords(tesseract, prepared.image, { segmentation: 'auto', threshold: 'otsu' })
    expect((await readReceipt(tesseract, prepared, first)).map(({ text }) => text)).toEqual(
      first.map(({ text }) => text),
    )
  })
})

const WANTED = LINES.flatMap((line) => line.split(/\s+/))

function countFound(words: readonly { readonly text: string }[]): number {
  const texts = new Set(words.map(({ text }) => text))
  return WANTED.filter((word) => texts.has(word)).length
}

/** The receipt with letters made narrow by a factor, in a grey from 0 (black) to 1 (white). */
async function drawReceipt({ narrow, ink }: { narrow: number; ink: number }): Promise<GreyImage> {
  const width = 30 + 300 * narrow
  const document = new Pdf({ size: [width, 260], margin: 0 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => document.on('end', resolve))
  const level = Math.round(255 * ink)
  document.font('Courier').fontSize(12).fillColor([level, level, level])
  LINES.forEach((line, index) => {
    document
      .save()
      .translate(12, 15 + index * 20)
      .scale(narrow, 1)
      .text(line, 0, 0, { lineBreak: false })
      .restore()
  })
  document.end()
  await ended
  const library = await PDFiumLibrary.init()
  const pdf = await library.loadDocument(Buffer.concat(chunks))
  const {
    data,
    width: columns,
    height,
  } = await pdf.getPage(0).render({ scale: DOTS_PER_INCH / 72, colorSpace: 'Gray', render: 'bitmap' })
  pdf.destroy()
  library.destroy()
  return toGrey({ data, width: columns, height, channels: 1 })
}
