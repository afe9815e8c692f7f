import { DocumentError } from '../../../domain/errors.ts'
import type { Content, ReadPage } from '../../../domain/content.ts'
import type { ProcessingLimits } from '../../../domain/outcome.ts'
import { drawPdfPage } from './draw-page.ts'
import { joinWords } from './join-words.ts'
import type { PdfFile } from './open-pdf.ts'
import { openPdf } from './open-pdf.ts'
import { orderWords } from './order-words.ts'
import { placePage } from './place-page.ts'
import { readCharacters } from './read-characters.ts'

/** Reads a PDF. Throws DocumentError `unreadable_file`, `password_required` or `too_many_pages`. */
export async function readPdf(bytes: Uint8Array, limits: ProcessingLimits): Promise<Content> {
  const file = await openPdf(bytes)
  try {
    checkPageCount(file.pageCount, limits)
    const pages = Array.from({ length: file.pageCount }, (_, index) => readPage(file, index))
    return {
      pages,
      structured: null,
      draw: async (pageNumber, dotsPerInch) => drawPdfPage(file, pageNumber - 1, dotsPerInch, limits.maxPixels),
      close: async () => file.close(),
    }
  } catch (error) {
    file.close()
    throw error
  }
}

function checkPageCount(count: number, { maxPages }: ProcessingLimits): void {
  if (count === 0) throw new DocumentError('unreadable_file', 'The PDF has no pages.')
  if (count > maxPages)
    throw new DocumentError(
      'too_many_pages',
      `The document has ${count} pages; at most ${maxPages} are read. Split it and send the parts.`,
    )
}

function readPage(file: PdfFile, index: number): ReadPage {
  return file.withPage(index, (page) => {
    const place = placePage(file.pdfium, page)
    const words = orderWords(joinWords(readCharacters(file.pdfium, page, place)))
    return {
      number: index + 1,
      width: place.width,
      height: place.height,
      words,
      origin: 'text',
      needsRecognition: words.length === 0,
      scanDotsPerInch: null,
    }
  })
}
