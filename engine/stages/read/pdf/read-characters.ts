import type { PagePlace } from './place-page.ts'
import type { PdfiumMemory } from './pdfium.ts'
import { withBuffer } from './borrow-memory.ts'

/** A glyph as it stands on the upright page; lengths in points. */
export interface Character {
  readonly text: string
  /** Start of its baseline. */
  readonly x: number
  readonly y: number
  /** Direction of the baseline, a unit vector: [1, 0] runs to the right. */
  readonly direction: readonly [x: number, y: number]
  /** Along the baseline, from `x`, `y`. */
  readonly advance: number
  /** Above and below the baseline. */
  readonly ascent: number
  readonly descent: number
  /** The text object it belongs to. */
  readonly object: number
  readonly fontSize: number
  readonly bold: boolean
  /** Not painted: the text layer under a scan, for example. */
  readonly hidden: boolean
  /** The font does not say which letter it is. */
  readonly unmapped: boolean
  /** PDFium takes it for the start of a word or line. */
  readonly spaceSeen: boolean
}

interface Style {
  readonly object: number
  readonly direction: readonly [x: number, y: number]
  readonly fontSize: number
  readonly bold: boolean
  readonly hidden: boolean
}

/** ISO 32000-1, 9.3.6; letters with an outline of their own colour pass for bold type. */
const RENDER_MODE_FILL_AND_STROKE = 2
const RENDER_MODE_INVISIBLE = 3
/** Unicode 16, 3.4 D9; maps of broken fonts give anything, also below zero. */
const LAST_CODE_POINT = 0x10_ff_ff
/** Boxes of fonts with senseless metrics are cut to these parts of the type size. */
const MAX_ASCENT = 1.05
const MAX_DESCENT = 0.35

/** The characters of a page in the order of its content stream; white space is kept, PDFium's guesses are left out. */
export function readCharacters(pdfium: PdfiumMemory, page: number, place: PagePlace): Character[] {
  const { calls } = pdfium
  const text = calls.FPDFText_LoadPage(page)
  if (text === 0) return []
  const count = calls.FPDFText_CountChars(text)
  const characters: Character[] = []
  const bold = new Map<number, boolean>()
  let object = -1
  let style: Style | null = null
  let spaceSeen = false
  withBuffer(pdfium, 48, (buffer) => {
    for (let index = 0; index < count; index++) {
      if (calls.FPDFText_IsGenerated(text, index) === 1) {
        spaceSeen = true
        continue
      }
      const itsObject = calls.FPDFText_GetTextObject(text, index)
      if (style === null || itsObject !== object) {
        object = itsObject
        style = readStyle(pdfium, text, index, object, place, buffer, bold)
      }
      const character = readCharacter(pdfium, text, index, style, spaceSeen, place, buffer)
      spaceSeen = false
      if (character !== null) characters.push(character)
    }
  })
  calls.FPDFText_ClosePage(text)
  return characters
}

function readCharacter(
  { calls, view }: PdfiumMemory,
  text: number,
  index: number,
  style: Style,
  spaceSeen: boolean,
  place: PagePlace,
  buffer: number,
): Character | null {
  const unicode = calls.FPDFText_GetUnicode(text, index)
  const isMapped = unicode > 0 && unicode <= LAST_CODE_POINT
  calls.FPDFText_GetCharOrigin(text, index, buffer, buffer + 8)
  if (calls.FPDFText_GetLooseCharBox(text, index, buffer + 16) === 0) return null
  const memory = view()
  const [x, y] = place.toUpright(memory.getFloat64(buffer, true), memory.getFloat64(buffer + 8, true))
  const [x0, y0] = place.toUpright(memory.getFloat32(buffer + 16, true), memory.getFloat32(buffer + 20, true))
  const [x1, y1] = place.toUpright(memory.getFloat32(buffer + 24, true), memory.getFloat32(buffer + 28, true))
  const [along, across] = style.direction
  // The box seen along the baseline: for upright text its right, top and bottom edges.
  const alongs = [(x0 - x) * along + (y0 - y) * across, (x1 - x) * along + (y1 - y) * across]
  const acrosses = [(x0 - x) * across - (y0 - y) * along, (x1 - x) * across - (y1 - y) * along]
  const slanted = Math.min(Math.abs(along), Math.abs(across)) > 0.05
  const ascent = slanted ? style.fontSize * 0.8 : Math.max(...acrosses)
  const descent = slanted ? style.fontSize * 0.2 : -Math.min(...acrosses)
  const sane = ascent + descent > style.fontSize * 0.5
  return {
    text: isMapped ? String.fromCodePoint(unicode) : '\uFFFD',
    x,
    y,
    direction: style.direction,
    advance: Math.max(0, ...alongs),
    ascent: sane ? Math.min(ascent, style.fontSize * MAX_ASCENT) : style.fontSize * 0.8,
    descent: sane ? Math.max(0, Math.min(descent, style.fontSize * MAX_DESCENT)) : style.fontSize * 0.2,
    object: style.object,
    fontSize: style.fontSize,
    bold: style.bold,
    hidden: style.hidden,
    unmapped: !isMapped || calls.FPDFText_HasUnicodeMapError(text, index) === 1,
    spaceSeen,
  }
}

function readStyle(
  pdfium: PdfiumMemory,
  text: number,
  index: number,
  object: number,
  place: PagePlace,
  buffer: number,
  bold: Map<number, boolean>,
): Style {
  const { calls } = pdfium
  calls.FPDFText_GetMatrix(text, index, buffer)
  const memory = pdfium.view()
  const [a, b, c, d] = [0, 4, 8, 12].map((offset) => memory.getFloat32(buffer + offset, true)) as [
    number,
    number,
    number,
    number,
  ]
  const [x0, y0] = place.toUpright(0, 0)
  const [x1, y1] = place.toUpright(a, b)
  const length = Math.hypot(x1 - x0, y1 - y0)
  const font = object === 0 ? 0 : calls.FPDFTextObj_GetFont(object)
  if (!bold.has(font)) bold.set(font, font !== 0 && isBold(pdfium, font))
  const mode = object === 0 ? null : calls.FPDFTextObj_GetTextRenderMode(object)
  return {
    object,
    direction: length === 0 ? [1, 0] : [(x1 - x0) / length, (y1 - y0) / length],
    fontSize: Math.abs(calls.FPDFText_GetFontSize(text, index)) * Math.hypot(c, d) || 1,
    bold: mode === RENDER_MODE_FILL_AND_STROKE || bold.get(font) === true,
    hidden: mode === RENDER_MODE_INVISIBLE,
  }
}

/** By the font's name, for few PDFs state the weight; bit 19 of the flags is ForceBold (ISO 32000-1, table 123). */
function isBold(pdfium: PdfiumMemory, font: number): boolean {
  const name = withBuffer(pdfium, 256, (buffer) => {
    const size = pdfium.calls.FPDFFont_GetBaseFontName(font, buffer, 256)
    return Buffer.from(pdfium.bytes().subarray(buffer, buffer + Math.max(0, Math.min(size, 256) - 1))).toString(
      'latin1',
    )
  })
  const flags = pdfium.calls.FPDFFont_GetFlags(font)
  return /bold|black|heavy|semibold|demi/i.test(name) || (flags > 0 && (flags & 0x4_00_00) !== 0)
}
