import { DocumentError } from '../../../domain/errors.ts'
import { mendPdf } from './mend-pdf.ts'
import type { PdfiumMemory } from './pdfium.ts'
import { discardPdfium, loadPdfium } from './pdfium.ts'

/** FPDF_GetLastError values, fpdfview.h. */
const ERROR_FORMAT = 3
const ERROR_PASSWORD = 4
const ERROR_SECURITY = 5
const MAX_IDLE_BYTES = 384 * 1024 * 1024

/** An opened PDF; `close` frees its memory and may be called twice. */
export interface PdfFile {
  readonly pdfium: PdfiumMemory
  readonly handle: number
  readonly pageCount: number
  /** Its end was missing, so pages or parts of them may be missing too. */
  readonly isMended: boolean
  /** Calls `use` with the handle of a page (index from 0), which is valid until it returns. */
  withPage<T>(index: number, use: (page: number) => T): T
  close(): void
}

/** Opens a PDF. Throws DocumentError `password_required` or `unreadable_file`. */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const pdfium = await loadPdfium()
  return guard(() => {
    const file = load(pdfium, bytes, false)
    if (typeof file !== 'number' && file.pageCount > 0) return file
    if (file === ERROR_PASSWORD || file === ERROR_SECURITY) throw refuse(file)
    for (const mended of mendPdf(bytes)) {
      const second = load(pdfium, mended, true)
      if (typeof second !== 'number' && second.pageCount > 0) return second
    }
    throw refuse(ERROR_FORMAT)
  })
}

/** The opened file, or why PDFium refuses it. */
function load(pdfium: PdfiumMemory, bytes: Uint8Array, isMended: boolean): PdfFile | number {
  const { calls } = pdfium
  const data = calls.malloc(bytes.length)
  if (data === 0) throw new DocumentError('memory_limit')
  pdfium.bytes().set(bytes, data)
  const handle = calls.FPDF_LoadMemDocument(data, bytes.length, 0)
  if (handle !== 0) return openedFile(pdfium, handle, data, isMended)
  const error = calls.FPDF_GetLastError()
  calls.free(data)
  return error
}

function openedFile(pdfium: PdfiumMemory, handle: number, data: number, isMended: boolean): PdfFile {
  const { calls } = pdfium
  let open = true
  return {
    pdfium,
    handle,
    pageCount: calls.FPDF_GetPageCount(handle),
    isMended,
    withPage: (index, use) =>
      guard(() => {
        const page = calls.FPDF_LoadPage(handle, index)
        if (page === 0)
          throw new DocumentError(
            'unreadable_file',
            `Page ${index + 1} is damaged and cannot be read. Export or scan the document anew.`,
          )
        try {
          return use(page)
        } finally {
          calls.FPDF_ClosePage(page)
        }
      }),
    close: () => {
      if (!open) return
      open = false
      guard(() => calls.FPDF_CloseDocument(handle))
      calls.free(data)
      // Its memory never shrinks, so after a giant the next document starts with a small one.
      if (pdfium.bytes().length > MAX_IDLE_BYTES) discardPdfium()
    },
  }
}

/** A trap inside PDFium is the document's fault, and spoils that PDFium. */
function guard<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && error.name === 'RuntimeError')) throw error
    discardPdfium()
    throw new DocumentError('unreadable_file', undefined, { cause: error })
  }
}

function refuse(error: number): DocumentError {
  if (error === ERROR_PASSWORD) return new DocumentError('password_required')
  if (error === ERROR_SECURITY)
    return new DocumentError(
      'unreadable_file',
      'The PDF is encrypted in a way that Docket does not know. Print it to a new PDF and send that.',
    )
  return refuseDamaged()
}

export function refuseDamaged(): DocumentError {
  return new DocumentError('unreadable_file', 'The PDF is damaged and cannot be read. Export or scan it again.')
}
