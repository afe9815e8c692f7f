import { createRequire } from 'node:module'
import Pdf from 'pdfkit'

const { resolve } = createRequire(import.meta.url)
export const REGULAR = resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')
export const BOLD = resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf')

/** A PDF that `draw` fills; it starts with one A4 page and 10 point LiberationSans. */
export async function buildPdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new Pdf({ size: [595, 842], margin: 0, ...options })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((done) => pdf.on('end', done))
  pdf.font(REGULAR, 10)
  draw(pdf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
