import type { Line } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { amountsOf, type PrintedAmount } from '../../totals/find-amounts.ts'
import { BASE, GROSS, NET, PAYOUT, TAKEN } from './pay-words.ts'
import { splitCells } from './split-cells.ts'
import type { PayLine } from './pay-line.ts'

/** Lines of a column that come to a sum below them. */
export interface SummedColumn {
  readonly cents: number
  readonly rows: readonly PayLine[]
}

/** Points by which the right ends of a column's amounts differ at most. */
const SAME_END = 6
const MOST_ROWS = 16

interface Entry {
  readonly line: Line
  readonly label: string
  readonly words: readonly Word[]
  readonly amount: PrintedAmount
}

/**
 * Rows under headings that are not known, in each column of amounts: consecutive ones whose sum stands below them, be it
 * called a total or not. What is paid and what is withheld may be columns of one table.
 */
export function readSummedColumns(layout: Layout): readonly SummedColumn[] {
  return layout.pages.flatMap(({ lines }) => {
    const columns: Entry[][] = []
    for (const entry of lines.flatMap((line) => listEntries(line))) {
      const column = columns.find((other) => Math.abs(endOf(other[0]!.amount) - endOf(entry.amount)) < SAME_END)
      if (column === undefined) columns.push([entry])
      else column.push(entry)
    }
    return columns.flatMap((column) => column.flatMap((_, index) => sumUp(column, index) ?? []))
  })
}

/** Each amount of a line that stands alone in its cell, with the label left of it. */
function listEntries(line: Line): readonly Entry[] {
  const amounts = amountsOf(line).filter(({ isMoney, isRate }) => isMoney && !isRate)
  const cells = line.segments.flatMap((segment) => splitCells(segment))
  return amounts.flatMap((amount) => {
    const texts = cells.filter(
      ({ box, text }) => box[2] <= amount.words[0]!.box[0] + 1 && /\p{L}{2}/u.test(text) && !/\d[.,]\d{2}/.test(text),
    )
    const label = texts.at(-1)
    if (label === undefined || label.words.length > 7) return []
    return [{ line, label: label.text.replace(/:$/, ''), words: [...label.words, ...amount.words], amount }]
  })
}

function sumUp(column: readonly Entry[], at: number): SummedColumn | null {
  const total = Math.abs(column[at]!.amount.cents)
  const rows: Entry[] = []
  let rest = total
  for (const entry of column.slice(Math.max(0, at - MOST_ROWS), at).toReversed()) {
    if (BASE.test(fold(entry.label)) || isSum(entry.label)) return null
    rows.unshift(entry)
    rest -= Math.abs(entry.amount.cents)
    if (rest === 0) break
    if (rest < 0) return null
  }
  const isNamed = isSum(column[at]!.label)
  return total > 0 && rest === 0 && rows.length >= (isNamed ? 1 : 2) ? { cents: total, rows: rows.map(toRow) } : null
}

function isSum(label: string): boolean {
  const folded = fold(label)
  return [GROSS, NET, PAYOUT, TAKEN, /^(?:totals?|summen?|gesamt)/].some((form) => form.test(folded))
}

function toRow({ line, label, words, amount }: Entry): PayLine {
  return {
    side: 'deductions',
    row: { code: null, label, quantity: null, rate: null, amount: amount.value },
    page: line.page,
    words,
  }
}

function endOf(amount: PrintedAmount): number {
  return amount.words.at(-1)!.box[2]
}
