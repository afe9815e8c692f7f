/** [left, top, right, bottom] in points (1/72 inch), origin at the top left of the upright page, y downwards. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The same box as fractions of the page, as the API gives it: each number from 0 to 1. */
export type FractionBox = readonly [left: number, top: number, right: number, bottom: number]

/** One word as printed: no spaces inside, in the place where it stands. */
export interface Word {
  readonly text: string
  readonly box: Box
  /** 1 for a text layer, the recognizer's own figure (0..1) for OCR. */
  readonly confidence: number
  /** Height of the type in points; for OCR estimated from the height of the line. */
  readonly fontSize: number
  readonly bold: boolean
  /** Stands across the page's lines, as a stamp or a note by hand: text of the page, but no value of a field. */
  readonly isAside?: boolean
}

/** A page's text, whatever it was read from. Words stand in reading order as far as the source knows it. */
export interface Page {
  /** From 1. */
  readonly number: number
  /** Points, upright, after the page's own rotation. */
  readonly width: number
  readonly height: number
  readonly words: readonly Word[]
  /** Where the words come from. */
  readonly origin: 'text' | 'ocr'
}

/** The smallest box around several boxes; throws a RangeError for none. */
export function surround(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new RangeError('surround() needs at least one box')
  let [left, top, right, bottom] = boxes[0]!
  for (const box of boxes) {
    left = Math.min(left, box[0])
    top = Math.min(top, box[1])
    right = Math.max(right, box[2])
    bottom = Math.max(bottom, box[3])
  }
  return [left, top, right, bottom]
}

/** Points to fractions of the page, cut to the page and rounded to four digits (0.02 mm on A4); all 0 on a page without size. */
export function toFractions(box: Box, page: Pick<Page, 'width' | 'height'>): FractionBox {
  const fraction = (value: number, whole: number): number =>
    whole > 0 ? Math.round(Math.min(1, Math.max(0, value / whole)) * 10_000) / 10_000 : 0
  return [
    fraction(box[0], page.width),
    fraction(box[1], page.height),
    fraction(box[2], page.width),
    fraction(box[3], page.height),
  ]
}
