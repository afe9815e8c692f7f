import type { Content, StructuredInvoice } from '../../../domain/content.ts'
import { DocumentError } from '../../../domain/errors.ts'
import type { ProcessingLimits } from '../../../domain/outcome.ts'
import { drawPdfPage } from '../pdf/draw-page.ts'
import type { PdfFile } from '../pdf/open-pdf.ts'
import { openPdf } from '../pdf/open-pdf.ts'
import { printWords } from './print-words.ts'
import { setPages } from '../../../domain/typeset-text.ts'

/** The content of a document that is text only. Throws DocumentError `too_many_pages`. */
export function makeTextContent(
  text: string,
  limits: ProcessingLimits,
  structured: StructuredInvoice | null = null,
): Content {
  const pages = setPages(text)
  if (pages.length > limits.maxPages)
    throw new DocumentError(
      'too_many_pages',
      `The document has ${pages.length} pages; at most ${limits.maxPages} are read. Split it and send the parts.`,
    )
  let printed: Promise<PdfFile> | null = null
  return {
    pages: pages.map((page) => ({ ...page, needsRecognition: false, scanDotsPerInch: null })),
    structured,
    draw: async (pageNumber, dotsPerInch) => {
      printed ??= printWords(pages).then(openPdf)
      return drawPdfPage(await printed, pageNumber - 1, dotsPerInch, limits.maxPixels)
    },
    close: async () => (await printed)?.close(),
  }
}
