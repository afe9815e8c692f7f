import type { Segment } from '../../../../domain/lines.ts'
import type { Half } from './sheet-cells.ts'

/** A side of a sheet without its columns of codes. */
export interface CodedHalf {
  readonly half: Half
  /** The code of each row of `half` that has one; null where the form has no codes. */
  readonly codes: ReadonlyMap<readonly Segment[], string> | null
}

/** "110", "11200", "22/27": the number of a line of an official form. */
const FORM_CODE = /^\d{1,5}(?:\/\d{1,3})?$/
/** Longer than the number of a note, or of several lines. */
const TELLING = /\d{3}|\//
/** Points by which the middles of codes under each other differ. */
const SAME_MIDDLE = 7
/** A column has more cells than a chance meeting of figures. */
const LEAST = 4
/** Shares of telling codes in their column: notes have few; the same one comes hardly twice, other than amounts. */
const [MOSTLY, DISTINCT] = [0.25, 0.95]
/** With thousands set apart, or with decimals. */
const AMOUNT = /^[-–(]?(?:\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2})[)-]?$/
/** Share of the lines with figures that have such an amount. */
const AMOUNTS = 0.5

/** Official forms number their lines between the label and its figures, those of gross figures and what is written off once more. */
export function partCodes(rows: Half): CodedHalf {
  const cells = rows.flatMap((row) => row.slice(1).filter(({ text }) => FORM_CODE.test(text)))
  const columns: Segment[][] = []
  for (const cell of cells) {
    const own = columns.find(([first]) => Math.abs(middleOf(first!) - middleOf(cell)) < SAME_MIDDLE)
    if (own === undefined) columns.push([cell])
    else own.push(cell)
  }
  const coded = new Set(columns.filter((column) => isCodes(column) && isBeforeAmounts(column, rows)).flat())
  if (coded.size === 0) return { half: rows, codes: null }
  const codes = new Map<readonly Segment[], string>()
  const half = rows.map((row) => {
    const left = row.filter((cell) => !coded.has(cell))
    const code = row.find((cell) => coded.has(cell))
    if (code !== undefined) codes.set(left, code.text)
    return left
  })
  return { half, codes }
}

function isCodes(column: readonly Segment[]): boolean {
  const texts = column.map(({ text }) => text)
  const telling = texts.filter((text) => TELLING.test(text))
  return (
    column.length >= LEAST && telling.length >= MOSTLY * texts.length && new Set(texts).size >= DISTINCT * texts.length
  )
}

/** No amount stands among codes, and amounts stand right of them. */
function isBeforeAmounts(column: readonly Segment[], rows: Half): boolean {
  const [left, right] = [Math.min(...column.map(({ box }) => box[0])), Math.max(...column.map(({ box }) => box[2]))]
  const amounts = rows.flat().filter(({ text }) => AMOUNT.test(text))
  if (amounts.some(({ box }) => box[0] < right && box[2] > left)) return false
  const followed = rows.flatMap((row) => {
    const code = row.find((cell) => column.includes(cell))
    const figures = code === undefined ? [] : row.filter(({ text, box }) => box[0] > code.box[2] && /\d/.test(text))
    return figures.length === 0 ? [] : [figures.some(({ text }) => AMOUNT.test(text))]
  })
  return followed.length >= LEAST && followed.filter(Boolean).length >= AMOUNTS * followed.length
}

function middleOf({ box }: Segment): number {
  return (box[0] + box[2]) / 2
}
