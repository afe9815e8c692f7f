import type { Segment } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
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
/** The number of a note: "12", "6.7.1". */
export const NOTE = /^\(?\d{1,2}\)?$|^\d{1,2}(?:\.\d{1,2}){1,2}$/
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
  return splitApart(segment).flatMap((part) => {
    const mentions = scanAmounts(part)
    if (mentions.length < 2) return [part]
    return mentions.map(({ from, to }) => cutSegment(part, wordsBetween(part, from, to)))
  })
}

/** In type sizes: what parts thousands is narrower than what parts two columns, and that by as much. */
const [THOUSANDS_GAP, WIDER] = [0.8, 1.5]

/** "51 907  22 311": figures of two columns. */
function splitApart(segment: Segment): readonly Segment[] {
  const parts: Word[][] = []
  const gaps = segment.words.slice(1).map((word, at) => word.box[0] - segment.words[at]!.box[2])
  const narrowest = Math.min(...gaps)
  for (const word of segment.words) {
    const before = parts.at(-1)?.at(-1)
    const gap = before === undefined ? 0 : word.box[0] - before.box[2]
    const isApart =
      before !== undefined &&
      (gap > THOUSANDS_GAP * word.fontSize || gap > WIDER * narrowest) &&
      /\d/.test(before.text) &&
      /^[-–(]?\d/.test(word.text)
    if (before === undefined || isApart) parts.push([word])
    else parts.at(-1)!.push(word)
  }
  return parts.length === 1 ? [segment] : parts.map((words) => cutSegment(segment, words))
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
