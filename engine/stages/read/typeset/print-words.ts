import { createRequire } from 'node:module'
import Pdf from 'pdfkit'
import type { TypesetPage } from '../../../domain/typeset-text.ts'

/** A font with all European letters, so that no font of the system is needed. */
const FONT = createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')
const WIDEST = 115

/** A PDF that shows exactly the words of the pages, each within its box. */
export async function printWords(pages: readonly TypesetPage[]): Promise<Uint8Array> {
  const document = new Pdf({ autoFirstPage: false, margin: 0 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject))
  for (const { width, height, words } of pages) {
    document.addPage({ size: [width, height], margin: 0 })
    for (const { text, box, fontSize } of words) {
      document.font(FONT, fontSize)
      const natural = document.widthOfString(text)
      // Not in the package's types: percent of the natural width.
      const horizontalScaling = Math.min(WIDEST, (100 * (box[2] - box[0])) / natural)
      const options: PDFKit.Mixins.TextOptions & { horizontalScaling: number } = { lineBreak: false, horizontalScaling }
      document.text(text, box[0], box[1], options)
    }
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}
