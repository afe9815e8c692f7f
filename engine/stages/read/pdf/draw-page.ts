import { DocumentError } from '../../../domain/errors.ts'
import type { Raster } from '../../../domain/content.ts'
import type { PdfFile } from './open-pdf.ts'

const FORMAT_BGR = 2
/** fpdfview.h: annotations are drawn, bytes come as RGB. */
const FLAG_ANNOTATIONS = 0x01
const FLAG_REVERSE_BYTE_ORDER = 0x10
const WHITE = 0xff_ff_ff_ff

/** Draws a page (index from 0); grey where the page has no colour. Throws DocumentError `page_too_large`. */
export function drawPdfPage(file: PdfFile, index: number, dotsPerInch: number, maxPixels: number): Raster {
  return file.withPage(index, (page) => {
    const { calls } = file.pdfium
    const scale = dotsPerInch / 72
    const width = Math.max(1, Math.round(calls.FPDF_GetPageWidthF(page) * scale))
    const height = Math.max(1, Math.round(calls.FPDF_GetPageHeightF(page) * scale))
    if (width * height > maxPixels)
      throw new DocumentError(
        'page_too_large',
        `Page ${index + 1} is ${width} x ${height} pixels, too large to draw. Scan it at a lower resolution.`,
      )
    const size = width * height * 3
    const pointer = calls.malloc(size)
    if (pointer === 0) throw new DocumentError('memory_limit')
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, FORMAT_BGR, pointer, width * 3)
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAG_ANNOTATIONS | FLAG_REVERSE_BYTE_ORDER)
    const pixels = file.pdfium.bytes().subarray(pointer, pointer + size)
    const raster: Raster = isColourless(pixels)
      ? { data: keepOneChannel(pixels), width, height, channels: 1 }
      : { data: pixels.slice(), width, height, channels: 3 }
    calls.FPDFBitmap_Destroy(bitmap)
    calls.free(pointer)
    return raster
  })
}

function isColourless(pixels: Uint8Array): boolean {
  for (let at = 0; at < pixels.length; at += 3)
    if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) return false
  return true
}

function keepOneChannel(pixels: Uint8Array): Uint8Array {
  const grey = new Uint8Array(pixels.length / 3)
  for (let at = 0; at < grey.length; at++) grey[at] = pixels[at * 3]!
  return grey
}
