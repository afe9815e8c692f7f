import type { Segment } from '../../../../domain/lines.ts'
import { wordsBetween } from '../../fold-text.ts'
import { cutSegment } from '../../layout.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'

/** One side of a sheet: the cells of each line, left to right. */
export type Half = readonly (readonly Segment[])[]

/** Figures that end as close as this stand in one column, in points. */
export const SAME_END = 12

export const CODE = /^\(?(?:[A-Z]|[IVXL]{1,6}|\d{1,4}|[a-z](?=[.)]))(?:[.)](?:[A-Z]|[IVXL]{1,6}|\d{1,3}|[a-z]))*[.)]?$/
/** A year, a footnote's number. */
export const NO_AMOUNT = /^(?:19|20)\d{2}$|^\(?\d{1,2}\)?$/
/** With thousands set apart, or with decimals: no year, no day, no number of a note. */
const WHOLE_AMOUNT = /^[-–(]?(?:\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2})[)-]?$/

/** Behind the label; under a column of figures a sum may stand alone. */
export function cellsOf(row: readonly Segment[]): readonly Segment[] {
  return row[0] !== undefined && !/\p{L}/u.test(row[0].text) && /\d[.,'’ ]\d{3}/.test(row[0].text) ? row : row.slice(1)
}

/** Figures that stand so close that they are one phrase are cells of their own. */
export function splitFigures(segment: Segment): readonly Segment[] {
  const { words, text } = segment
  const dots = words.findIndex((word) => /[.·…_]{3,}$/.test(word.text))
  // A label that runs up to its amount is one phrase with it.
  const end = dots >= 0 ? dots + 1 : words.findIndex((word, index) => index > 0 && WHOLE_AMOUNT.test(word.text))
  if (/\p{L}{3}/u.test(text) || dots >= 0)
    return end > 0 && end < words.length
      ? [words.slice(0, end), words.slice(end)].map((part) => cutSegment(segment, part))
      : [segment]
  const mentions = scanAmounts(segment)
  if (mentions.length < 2) return [segment]
  return mentions.map(({ from, to }) => cutSegment(segment, wordsBetween(segment, from, to)))
}

/** The figure that a cell holds, with its right end in points. */
export function readFigure(segment: Segment): { value: string; right: number } | null {
  if (CODE.test(segment.text) && /[A-Za-z]|[.)]$/.test(segment.text)) return null
  if (/\p{L}{4}/u.test(segment.text)) return null
  const [only, more] = scanAmounts(segment)
  if (only === undefined || more !== undefined) return null
  if (NO_AMOUNT.test(segment.text) && !segment.text.startsWith('(') && segment.text.length > 2) return null
  return { value: only.value, right: segment.box[2] }
}
