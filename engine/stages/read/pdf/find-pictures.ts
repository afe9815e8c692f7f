import type { Box } from '../../../domain/page.ts'
import { withBuffer } from './borrow-memory.ts'
import type { PagePlace } from './place-page.ts'
import type { PdfiumMemory } from './pdfium.ts'

/** A picture placed on a page. */
export interface PlacedPicture {
  /** Cut to the page. */
  readonly box: Box
  readonly dotsPerInch: number
  /** Pixels of its longer side. */
  readonly longSide: number
}

/** What a page shows beside text. */
export interface Artwork {
  readonly pictures: readonly PlacedPicture[]
  /** How many lines and shapes. */
  readonly shapes: number
}

/** [a b c d e f] of ISO 32000-1, 8.3.3. */
type Matrix = readonly [number, number, number, number, number, number]

/** fpdf_edit.h */
const OBJECT_PATH = 2
const OBJECT_IMAGE = 3
const OBJECT_FORM = 5
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
/** Forms nested deeper hold nothing that a reader would miss. */
const MAX_DEPTH = 6
/** Points; smaller pictures are rules, bullets and patterns. */
const MIN_SIDE = 8

/** Finds the pictures on a page, also those inside of form objects. */
export function findPictures(pdfium: PdfiumMemory, page: number, place: PagePlace): Artwork {
  const { calls } = pdfium
  const pictures: PlacedPicture[] = []
  let shapes = 0
  const visit = (object: number, outer: Matrix, depth: number, buffer: number): void => {
    const type = calls.FPDFPageObj_GetType(object)
    if (type === OBJECT_PATH) shapes++
    if (type !== OBJECT_IMAGE && (type !== OBJECT_FORM || depth >= MAX_DEPTH)) return
    const matrix = multiply(readMatrix(pdfium, object, buffer), outer)
    if (type === OBJECT_IMAGE) {
      const picture = placePicture(pdfium, object, matrix, place, buffer)
      if (picture !== null) pictures.push(picture)
      return
    }
    const count = calls.FPDFFormObj_CountObjects(object)
    for (let index = 0; index < count; index++)
      visit(calls.FPDFFormObj_GetObject(object, index), matrix, depth + 1, buffer)
  }
  withBuffer(pdfium, 24, (buffer) => {
    const count = calls.FPDFPage_CountObjects(page)
    for (let index = 0; index < count; index++) visit(calls.FPDFPage_GetObject(page, index), IDENTITY, 0, buffer)
  })
  return { pictures, shapes }
}

/** An image fills the unit square of its matrix. */
function placePicture(
  { calls, view }: Pick<PdfiumMemory, 'calls' | 'view'>,
  image: number,
  [a, b, c, d, e, f]: Matrix,
  place: PagePlace,
  buffer: number,
): PlacedPicture | null {
  if (calls.FPDFImageObj_GetImagePixelSize(image, buffer, buffer + 4) === 0) return null
  const pixels = view()
  const width = Math.hypot(a, b)
  const height = Math.hypot(c, d)
  if (width < MIN_SIDE || height < MIN_SIDE) return null
  const corners = [
    place.toUpright(e, f),
    place.toUpright(e + a, f + b),
    place.toUpright(e + c, f + d),
    place.toUpright(e + a + c, f + b + d),
  ]
  const xs = corners.map(([x]) => Math.min(place.width, Math.max(0, x)))
  const ys = corners.map(([, y]) => Math.min(place.height, Math.max(0, y)))
  const across = pixels.getUint32(buffer, true)
  const down = pixels.getUint32(buffer + 4, true)
  return {
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    dotsPerInch: Math.max((across / width) * 72, (down / height) * 72),
    longSide: Math.max(across, down),
  }
}

function readMatrix({ calls, view }: Pick<PdfiumMemory, 'calls' | 'view'>, object: number, buffer: number): Matrix {
  if (calls.FPDFPageObj_GetMatrix(object, buffer) === 0) return IDENTITY
  const memory = view()
  return [0, 4, 8, 12, 16, 20].map((offset) => memory.getFloat32(buffer + offset, true)) as unknown as Matrix
}

/** First `inner`, then `outer`. */
function multiply([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}
