import { DocumentError } from '../../../domain/errors.ts'
import type { Content, ReadPage } from '../../../domain/content.ts'
import type { ProcessingLimits } from '../../../domain/outcome.ts'
import type { Word } from '../../../domain/page.ts'
import { embeddedEInvoice } from '../einvoice/embedded-einvoice.ts'
import { drawPdfPage } from './draw-page.ts'
import { findPictures } from './find-pictures.ts'
import { flattenForm, withForm } from './flatten-form.ts'
import { joinWords } from './join-words.ts'
import { judgePage } from './judge-page.ts'
import { isGarbage, isPoorRecognition } from './judge-text.ts'
import { listAttachments } from './list-attachments.ts'
import type { PdfFile } from './open-pdf.ts'
import { openPdf, refuseDamaged } from './open-pdf.ts'
import { orderWords } from './order-words.ts'
import type { PagePlace } from './place-page.ts'
import { placePage } from './place-page.ts'
import { readCharacters } from './read-characters.ts'

/** Reads a PDF. Throws DocumentError `unreadable_file`, `password_required` or `too_many_pages`. */
export async function readPdf(bytes: Uint8Array, limits: ProcessingLimits): Promise<Content> {
  const file = await openPdf(bytes)
  try {
    checkPageCount(file.pageCount, limits)
    const pages = withForm(file, (form) =>
      Array.from({ length: file.pageCount }, (_, index) => readPage(file, index, form)),
    )
    const isBlank = pages.every((page) => page.words.length === 0 && !page.needsRecognition)
    if (file.isMended && isBlank) throw refuseDamaged()
    return {
      pages,
      structured: embeddedEInvoice(await listAttachments(file, bytes)),
      draw: async (pageNumber, dotsPerInch) => drawPdfPage(file, pageNumber - 1, dotsPerInch, limits.maxPixels),
      close: async () => file.close(),
    }
  } catch (error) {
    file.close()
    throw error
  }
}

function checkPageCount(count: number, { maxPages }: ProcessingLimits): void {
  if (count === 0) throw new DocumentError('unreadable_file', 'The PDF has no pages. Export it anew and send it again.')
  if (count > maxPages)
    throw new DocumentError(
      'too_many_pages',
      `The document has ${count} pages; at most ${maxPages} are read. Split it and send the parts.`,
    )
}

function readPage(file: PdfFile, index: number, form: number): ReadPage {
  const read = (page: number): ReadPage => describePage(file, page, index + 1)
  const untouched = file.withPage(index, (page) => (flattenForm(file, page, form) ? null : read(page)))
  return untouched ?? file.withPage(index, read)
}

function describePage(file: PdfFile, page: number, number: number): ReadPage {
  const place = placePage(file.pdfium, page)
  const characters = readCharacters(file.pdfium, page, place)
  const printed = joinWords(characters).filter((word) => isOnPage(word, place))
  const unusable = isGarbage(characters) || isPoorRecognition(characters, printed)
  const words = unusable ? [] : orderWords(printed)
  const verdict = judgePage(words, findPictures(file.pdfium, page, place), place)
  return {
    number,
    width: place.width,
    height: place.height,
    words,
    origin: 'text',
    needsRecognition: unusable || verdict.needsRecognition,
    scanDotsPerInch: verdict.scanDotsPerInch,
  }
}

/** Text beside the visible page is for printers or for nobody. */
function isOnPage({ box }: Word, { width, height }: PagePlace): boolean {
  const x = (box[0] + box[2]) / 2
  const y = (box[1] + box[3]) / 2
  return x >= 0 && x <= width && y >= 0 && y <= height
}
