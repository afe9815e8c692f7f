import { trimZeros } from '../../../../domain/money.ts'
import type { Layout } from '../../layout.ts'
import { fold } from '../../fold-text.ts'
import { amountsOf, type PrintedAmount } from '../../totals/find-amounts.ts'
import type { Line } from '../../../../domain/lines.ts'
import { BASE, CODE, GROSS, TAKEN } from './pay-words.ts'
import type { PayLine, Side } from './pay-line.ts'

/** In line heights: rows of a list stand closer. */
const FURTHEST = 3.5
/** Points by which the right ends of a column's amounts differ at most. */
const SAME_END = 6
/** Points between the words of a label and the next cell. */
const CELLS_APART = 8
const MOST_ROWS = 20

/** Rows of pay under headings that are not known: the lines above a sum whose amounts in its column come to it. */
export function readSummedRows(layout: Layout, side: Side): readonly PayLine[] {
  const label = side === 'earnings' ? GROSS : TAKEN
  for (const { lines } of layout.pages) {
    for (const line of lines) {
      const start = line.segments.findIndex(({ text }) => label.test(fold(text)))
      if (start < 0) continue
      const left = line.segments[start]!.box[0]
      for (const sum of amountsOf(line).filter((amount) => amount.isMoney && endOf(amount) > left)) {
        const rows = gather(lines, line, sum, left, side)
        if (rows.length > 0) return rows
      }
    }
  }
  return []
}

function gather(lines: readonly Line[], total: Line, sum: PrintedAmount, left: number, side: Side): readonly PayLine[] {
  const rows: PayLine[] = []
  let [rest, top] = [Math.abs(sum.cents), total.box[1]]
  for (const line of lines.slice(Math.max(0, total.index - MOST_ROWS), total.index).toReversed()) {
    if (top - line.box[3] > FURTHEST * Math.max(line.box[3] - line.box[1], 6)) return []
    const figures = amountsOf(line).filter((amount) => !amount.isRate && amount.words[0]!.box[0] > left)
    const amount = figures.find((figure) => figure.isMoney && Math.abs(endOf(figure) - endOf(sum)) < SAME_END)
    const row = amount === undefined ? null : readRow(line, amount, figures, left, side)
    if (row === null || amount === undefined) continue
    rows.unshift(row)
    rest -= Math.abs(amount.cents)
    top = line.box[1]
    if (rest === 0) return rows
    if (rest < 0) return []
  }
  return []
}

function readRow(
  line: Line,
  amount: PrintedAmount,
  figures: readonly PrintedAmount[],
  left: number,
  side: Side,
): PayLine | null {
  const words = line.segments
    .flatMap((segment) => segment.words)
    .filter((word) => word.box[2] <= endOf(amount) && word.box[2] > left - 60)
  const coded = words.length > 1 && CODE.test(words[0]!.text)
  const named = words.slice(coded ? 1 : 0)
  const end = named.findIndex((word, at) => at > 0 && word.box[0] - named[at - 1]!.box[2] > CELLS_APART)
  const own = named.slice(0, end < 0 ? undefined : end).filter((word) => !amount.words.includes(word))
  const label = own.map((word) => word.text).join(' ')
  if (!/\p{L}{2}/u.test(label) || BASE.test(fold(label))) return null
  const [first, second] = figures.filter(
    (figure) => endOf(figure) < endOf(amount) - SAME_END && !figure.words.some((word) => own.includes(word)),
  )
  const isProduct =
    first !== undefined && second !== undefined && Math.abs((first.cents * second.cents) / 100 - amount.cents) <= 2
  const isSwapped = isProduct && first.isMoney && /\.[1-9]/.test(first.value) && !/\.\d*[1-9]/.test(second.value)
  const [quantity, rate] = isSwapped ? [second, first] : [first, second]
  return {
    side,
    row: {
      code: coded ? words[0]!.text : null,
      label,
      quantity: isProduct ? trimZeros(quantity!.value) : null,
      rate: isProduct ? rate!.value : null,
      amount: amount.value,
    },
    page: line.page,
    words,
  }
}

function endOf(amount: PrintedAmount): number {
  return amount.words.at(-1)!.box[2]
}
