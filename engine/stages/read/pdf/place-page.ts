import type { PdfiumMemory } from './pdfium.ts'
import { withBuffer } from './borrow-memory.ts'

/** From PDF user space (y up, unrotated) to points on the upright page (y down). */
export interface PagePlace {
  readonly width: number
  readonly height: number
  /** Upright position of a user space point. */
  toUpright(x: number, y: number): readonly [x: number, y: number]
}

/** Reads a page's size, visible box and /Rotate (ISO 32000-1, 7.7.3.3). */
export function placePage(pdfium: PdfiumMemory, page: number): PagePlace {
  const { calls } = pdfium
  const width = calls.FPDF_GetPageWidthF(page)
  const height = calls.FPDF_GetPageHeightF(page)
  const [left, top, right, bottom] = withBuffer(pdfium, 16, (buffer) => {
    calls.FPDF_GetPageBoundingBox(page, buffer)
    const view = pdfium.view()
    return [0, 4, 8, 12].map((offset) => view.getFloat32(buffer + offset, true)) as [number, number, number, number]
  })
  const turns: readonly PagePlace['toUpright'][] = [
    (x, y) => [x - left, top - y],
    (x, y) => [y - bottom, x - left],
    (x, y) => [right - x, y - bottom],
    (x, y) => [top - y, right - x],
  ]
  return { width, height, toUpright: turns[calls.FPDFPage_GetRotation(page)] ?? turns[0]! }
}
