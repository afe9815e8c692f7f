import { PDFiumLibrary } from '@hyzyla/pdfium'
import Pdf from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import type { Raster } from '../../../engine/domain/content.ts'
import type { Box } from '../../../engine/domain/page.ts'

/** A word on the drawn page, its box in points. */
export interface DrawnWord {
  readonly text: string
  readonly box: Box
}

export interface DrawnPage {
  readonly raster: Raster
  readonly words: readonly DrawnWord[]
  /** Points. */
  readonly width: number
  readonly height: number
}

/** A5, points. */
const SIZE = { width: 420, height: 595 }
const LEFT = 40
const LINES = [
  'Gärtnerei Blütenzauber GmbH',
  'Süßwiesenstraße 12, 70190 Österfeld',
  'Rechnung Nr. 2026-0417',
  'Rechnungsdatum: 14.03.2026',
  'Für die Pflege der Außenanlagen berechnen wir:',
  'Hecke schneiden 4 Stunden 192,00 €',
  'Rasenfläche mähen 2 Stunden 85,50 €',
  'Grünschnitt abfahren 1 Fuhre 60,00 €',
  'Nettobetrag 337,50 €',
  'Umsatzsteuer 19 % 64,13 €',
  'Gesamtbetrag 401,63 €',
  'Bitte zahlen Sie bis zum 28.03.2026 auf unser Konto.',
  'Vielen Dank für Ihren Auftrag!',
] as const

/** A small invoice as a scanner would deliver it, with the place of each word. */
export async function drawPage(dotsPerInch: number): Promise<DrawnPage> {
  const { pdf, words } = await writePdf()
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const image = await document.getPage(0).render({ scale: dotsPerInch / 72, colorSpace: 'Gray', render: 'bitmap' })
    document.destroy()
    const raster: Raster = { data: image.data, width: image.width, height: image.height, channels: 1 }
    return { raster, words, ...SIZE }
  } finally {
    library.destroy()
  }
}

async function writePdf(): Promise<{ pdf: Buffer; words: readonly DrawnWord[] }> {
  const document = new Pdf({ size: [SIZE.width, SIZE.height], margin: 0 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => document.on('end', resolve))
  const words: DrawnWord[] = []
  for (const [index, line] of LINES.entries()) {
    const size = index === 2 ? 16 : 11
    const top = 40 + index * 36
    let x = LEFT
    document.font(index === 2 ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
    for (const text of line.split(' ')) {
      const width = document.widthOfString(text)
      document.text(text, x, top, { lineBreak: false })
      words.push({ text, box: [x, top, x + width, top + size] })
      x += width + size * 0.3
    }
  }
  document.end()
  await ended
  return { pdf: Buffer.concat(chunks), words }
}

/** Rotates page and words clockwise around the middle; the page grows to hold its corners. */
export async function tiltPage(page: DrawnPage, degrees: number): Promise<DrawnPage> {
  const raster = await changeRaster(page.raster, (picture) => picture.rotate(degrees, { background: 'white' }))
  const scale = page.width / page.raster.width
  const size = { width: raster.width * scale, height: raster.height * scale }
  const angle = (degrees * Math.PI) / 180
  const words = page.words.map(({ text, box }) => {
    const x = (box[0] + box[2] - page.width) / 2
    const y = (box[1] + box[3] - page.height) / 2
    const middleX = size.width / 2 + x * Math.cos(angle) - y * Math.sin(angle)
    const middleY = size.height / 2 + x * Math.sin(angle) + y * Math.cos(angle)
    const [halfWidth, halfHeight] = [(box[2] - box[0]) / 2, (box[3] - box[1]) / 2]
    const tilted: Box = [middleX - halfWidth, middleY - halfHeight, middleX + halfWidth, middleY + halfHeight]
    return { text, box: tilted }
  })
  return { raster, words, ...size }
}

export async function changeRaster(raster: Raster, change: (picture: Sharp) => Sharp): Promise<Raster> {
  const { data, width, height, channels } = raster
  const { data: changed, info } = await change(sharp(data, { raw: { width, height, channels } }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: changed, width: info.width, height: info.height, channels: 1 }
}
