import type { Line } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import { toCents, trimZeros } from '../../../../domain/money.ts'
import { fold } from '../../fold-text.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { amountsOf, type PrintedAmount } from '../../totals/find-amounts.ts'
import type { Column } from '../layout/columns.ts'
import { findHeaders, type TableHeader } from '../layout/find-headers.ts'
import { PAIRED_COLUMNS, PAIRED_END, PAIRED_SUMS } from './paired-words.ts'
import type { PayLine } from './pay-line.ts'

/** Earnings and deductions of one list. */
export interface PairedPay {
  readonly lines: readonly PayLine[]
  /** Cents of every amount on the page. */
  readonly printed: ReadonlySet<number>
}

/** So many lines without a row end the list. */
const MOST_BETWEEN = 4
/** Columns whose headings are over words. */
const WORDS = new Set(['label', 'code'])
/** Points: between columns, of a figure at least, and between a figure and its heading at most. */
const [MARGIN, FIGURE_WIDTH, FURTHEST] = [3, 30, 40]
/** "Desempleo 1,55 %": a contribution's rate behind its name. */
const PERCENT = /\s(\d{1,2}[.,]\d{1,3}) ?%$/u
/** Units of currency that a product of printed figures may differ by. */
const ROUNDED = 0.02

/** A payslip whose list has a column for what is paid and one for what is withheld: the column tells the side. */
export function readPairedColumns(layout: Layout): readonly PairedPay[] {
  return layout.pages.flatMap((page) =>
    findHeaders(page, PAIRED_COLUMNS, 3)
      .filter(({ columns }) =>
        ['_earnings', '_deductions'].every((key) => columns.some((column) => column.key === key)),
      )
      .map((header) => readList(page, header)),
  )
}

function readList(page: PageLayout, header: TableHeader): PairedPay {
  const lines: PayLine[] = []
  let between = 0
  for (const line of page.lines.slice(header.last + 1)) {
    if (lines.length > 0 && PAIRED_END.test(fold(line.text))) break
    const row = readRow(line, header.columns)
    if (row !== null) lines.push(row)
    between = row === null && amountsOf(line).length === 0 ? between + 1 : 0
    if (between > MOST_BETWEEN) break
  }
  const amounts = page.lines.flatMap((line) => amountsOf(line)).filter(({ isMoney }) => isMoney)
  return { lines, printed: new Set(amounts.map(({ cents }) => Math.abs(cents))) }
}

/** Null for a line that pays and withholds nothing, and for sums. */
function readRow(line: Line, columns: readonly Column[]): PayLine | null {
  const { label, code, words } = readLabel(line, columns)
  if (!/\p{L}{2}/u.test(label) || PAIRED_SUMS.test(fold(label))) return null
  const figures = amountsOf(line)
    .filter((figure) => !figure.isRate && !figure.words.some((word) => words.includes(word)))
    .flatMap((figure) => {
      const column = nearest(figure, columns)
      return column === undefined ? [] : [{ figure, key: column.key }]
    })
  const paid = figures.find(({ key, figure }) => (key === '_earnings' || key === '_deductions') && figure.isMoney)
  if (paid === undefined) return null
  const counts = figures.flatMap(({ key, figure }) => (key === 'quantity' ? [figure] : []))
  // "66,77577" for each of 26,00 days.
  const [quantity, second] = isExact(counts[0]) && !isExact(counts[1]) ? counts.toReversed() : counts
  const rate = figures.find(({ key }) => key === 'rate')?.figure
  const percent = quantity === undefined && rate === undefined ? PERCENT.exec(label) : null
  return {
    side: paid.key === '_earnings' ? 'earnings' : 'deductions',
    row: {
      code,
      label: percent === null ? label : label.slice(0, percent.index),
      quantity: quantity === undefined ? null : trimZeros(quantity.value),
      rate: percent?.[1]?.replace(',', '.') ?? readRate(rate ?? second, quantity, paid.figure),
      amount: paid.figure.value,
    },
    page: line.page,
    words: line.segments.flatMap((segment) => segment.words),
  }
}

/** More decimals than counts have. */
function isExact(figure: PrintedAmount | undefined): boolean {
  return figure === undefined || /\.\d{4}/.test(figure.value)
}

/** "47,077" for each of 30 that come to 1,412.30 has three decimals. */
function readRate(
  rate: PrintedAmount | undefined,
  quantity: PrintedAmount | undefined,
  paid: PrintedAmount,
): string | null {
  if (rate === undefined) return null
  const count = Number(quantity?.value ?? Number.NaN)
  const isThousandth = Math.abs((count * Number(rate.value)) / 1000 - Number(paid.value)) <= ROUNDED
  return isThousandth ? (Number(rate.value) / 1000).toFixed(3) : rate.value
}

/** What stands in the width of the labels: up to the next heading, or from where the labels begin. */
function readLabel(
  line: Line,
  columns: readonly Column[],
): { readonly label: string; readonly code: string | null; readonly words: readonly Word[] } {
  const words = line.segments.flatMap((segment) => segment.words)
  const heading = columns.find(({ key }) => key === 'label')
  const left = (heading?.left ?? 0) - MARGIN
  const ends = columns.filter((column) => column.left > left + MARGIN && !WORDS.has(column.key)).map(endOfLabels)
  const right = Math.min(...ends, Number.POSITIVE_INFINITY)
  const own = words.filter(({ box }) => box[0] >= left && box[0] < right)
  const code = [words[0]!.text, own[0]?.text ?? ''].find((text) => /^[A-Z]?\d{1,6}$/.test(text)) ?? null
  const first = own.findIndex(({ text }) => text !== code && /\p{L}/u.test(text))
  const label = first < 0 ? [] : own.slice(code !== null && own[0]?.text === code ? first : 0)
  return { label: label.map(({ text }) => text).join(' '), code, words: label }
}

/** Figures that end under their heading begin left of it. */
function endOfLabels({ left, right }: Column): number {
  return Math.min(left, right - FIGURE_WIDTH) - MARGIN
}

/** The heading over the figure: their right ends, left ends or middles stand under each other. */
function nearest({ words }: PrintedAmount, columns: readonly Column[]): Column | undefined {
  const [left, right] = [words[0]!.box[0], words.at(-1)!.box[2]]
  const distance = (column: Column): number =>
    Math.min(
      Math.abs(right - column.right),
      Math.abs(left - column.left),
      Math.abs((left + right - column.left - column.right) / 2),
    )
  return columns
    .filter((column) => !WORDS.has(column.key) && distance(column) <= FURTHEST)
    .toSorted((a, b) => distance(a) - distance(b))[0]
}

/** Whether what is paid comes to a printed sum, by itself or less what is withheld, and what is withheld as well. */
export function isProven(
  earnings: readonly PayLine[],
  deductions: readonly PayLine[],
  printed: ReadonlySet<number>,
): boolean {
  const [paid, withheld] = [sum(earnings), Math.abs(sum(deductions))]
  const isLeft = printed.has(paid - withheld)
  return (
    earnings.length > 0 && (printed.has(paid) || isLeft) && (deductions.length === 0 || printed.has(withheld) || isLeft)
  )
}

function sum(rows: readonly PayLine[]): number {
  return rows.reduce((total, { row }) => total + toCents(row['amount'] ?? ''), 0)
}
