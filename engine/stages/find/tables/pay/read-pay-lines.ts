import type { Line, Segment } from '../../../../domain/lines.ts'
import { toCents, trimZeros } from '../../../../domain/money.ts'
import { fold } from '../../fold-text.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import type { Column } from '../layout/columns.ts'
import { findHeaders, type TableHeader } from '../layout/find-headers.ts'
import { findPanels } from './find-panels.ts'
import { findPercent, findProduct } from './find-product.ts'
import { partPairs } from './part-pairs.ts'
import { splitCells } from './split-cells.ts'
import type { Part, PayLine } from './pay-line.ts'
import { isCode } from './is-code.ts'
import { BASE, DEDUCTIONS_HEAD, EARNINGS_HEAD, GROSS, NET, OTHER_HEAD, PAY_COLUMNS, PAYOUT } from './pay-words.ts'

/** The rows of a payslip and its sums in cents. */
export interface PayLines {
  readonly lines: readonly PayLine[]
  readonly gross: readonly number[]
  readonly net: readonly number[]
  readonly payout: readonly number[]
}

/** Lines of a payslip belong to the heading above them: earnings until the gross pay, then deductions until the payout. */
export function readPayLines(layout: Layout): PayLines {
  const found = { lines: [] as PayLine[], gross: [] as number[], net: [] as number[], payout: [] as number[] }
  let open: Part['side'] = null
  for (const page of layout.pages) {
    const headers = findHeaders(page, PAY_COLUMNS, 2).filter(({ columns }) =>
      columns.some(({ key }) => key === 'amount'),
    )
    const panels = findPanels(page, headers)
    panels.forEach((panel) => readPart(page, panel, found))
    if (panels.length > 0) {
      open = null
      continue
    }
    const isTold = headers.some(({ columns }) => columns.some(({ key }) => key === '_earnings'))
    const tables = headers.flatMap((header, index) =>
      splitSides(header, headers[index + 1]?.first ?? page.lines.length, {
        usual: isTold || isOther(page, header) ? null : 'earnings',
        left: isOther(page, header) ? null : 'earnings',
      }),
    )
    // A list without its gross pay goes on overleaf.
    if (open !== null || tables.length === 0)
      open = readPart(
        page,
        { ...WHOLE, to: headers[0]?.first ?? page.lines.length, side: open, isBeside: false },
        found,
      )
    for (const table of tables) open = readPart(page, table, found)
    if (open !== 'earnings') open = null
  }
  return { ...found, lines: separateCodes(found.lines) }
}

/** "905 ZUSATZRENTE" on a paper that gives other kinds of pay a number in a column. */
function separateCodes(lines: readonly PayLine[]): readonly PayLine[] {
  const isCoded = lines.some(({ row }) => /^\d{3,4}$/.test(row['code'] ?? ''))
  return lines.map((line) => {
    const { code, label } = line.row
    const numbered = isCoded && code === null ? /^(\d{3,4})\s+(?=\p{Lu}\p{L})/u.exec(label ?? '') : null
    if (numbered === null) return line
    return { ...line, row: { ...line.row, code: numbered[1]!, label: label!.slice(numbered[0].length) } }
  })
}

/** Words of a title at most. */
const TITLE = 3

/** Columns of a list of something else, by its title: "Leave", "Superannuation". */
function isOther({ lines }: PageLayout, { first }: TableHeader): boolean {
  return OTHER_HEAD.test(fold(lines[first]?.segments[0]?.text ?? ''))
}

/** A page without headings. */
const WHOLE = { columns: [], from: 0, left: 0, right: Infinity }

/** What headings are over that say neither, alone or left of deductions. */
interface Usual {
  readonly usual: Part['side']
  readonly left: Part['side']
}

/** Earnings and deductions beside each other are two tables. */
function splitSides(header: TableHeader, to: number, { usual, left: beside }: Usual): readonly Part[] {
  const { columns } = header
  const from = header.last + 1
  const cut = columns.findIndex(({ key }, index) => index > 0 && key === '_deductions')
  const before = columns.slice(0, cut)
  if (cut > 0 && before.some(({ key }) => key === 'amount')) {
    const edge = columns[cut]!.left - 6
    return [
      { columns: before, from, to, left: 0, right: edge, side: sideOf(before, beside), isBeside: true },
      { columns: columns.slice(cut), from, to, left: edge, right: Infinity, side: 'deductions', isBeside: true },
    ]
  }
  const isBeside = columns.some(({ key }) => key === '_earnings')
  return [{ columns, from, to, left: 0, right: Infinity, side: sideOf(columns, usual), isBeside }]
}

function sideOf(columns: readonly Column[], usual: Part['side']): Part['side'] {
  const has = (key: string): boolean => columns.some((column) => column.key === key)
  return has('_deductions') ? 'deductions' : has('_earnings') ? 'earnings' : usual
}

interface Sums {
  readonly gross: number[]
  readonly net: number[]
  readonly payout: number[]
}

/** The side that its last line leaves open. */
function readPart(page: PageLayout, part: Part, found: Sums & { readonly lines: PayLine[] }): Part['side'] {
  let { side } = part
  for (const line of page.lines.slice(part.from, part.to)) {
    const segments = line.segments
      .flatMap(splitCells)
      .filter(({ box }) => box[0] >= part.left && box[2] <= part.right + 1)
    if (segments.length === 0) continue
    if (isDeductionsHead(segments)) {
      side = 'deductions'
      continue
    }
    const pairs = side === 'deductions' ? partPairs(segments) : [segments]
    for (const pair of pairs) side = readPair(pair, line, { part, side, found })
  }
  return side
}

interface Reading {
  readonly part: Part
  readonly side: Part['side']
  readonly found: Sums & { readonly lines: PayLine[] }
}

/** Adds what a line, or its part, says to what was found; the side that it leaves open. */
function readPair(segments: readonly Segment[], line: Line, { part, side, found }: Reading): Part['side'] {
  const read = readLine(segments, part.columns, line)
  if (read === null) return tellSide(segments) ?? (isOtherTitle(segments) ? null : side)
  const label = fold(read.row['label'] ?? '')
  const cents = toCents(read.row['amount'] ?? '')
  if (PAYOUT.test(label)) {
    found.payout.push(cents)
    return null
  }
  if (NET.test(label)) {
    found.net.push(cents)
    return part.isBeside && part.side !== 'deductions' ? null : 'deductions'
  }
  if (GROSS.test(label)) {
    found.gross.push(cents)
    return part.side === 'deductions' ? side : part.isBeside ? null : 'deductions'
  }
  if (!BASE.test(label) && side !== null) found.lines.push({ side, isAfterNet: found.net.length > 0, ...read })
  return side
}

/** The side that a heading names. */
function tellSide(segments: readonly Segment[]): Part['side'] {
  const headings = [segments.map(({ text }) => text).join(' '), ...segments.map(({ text }) => text)].map(fold)
  if (headings.some((heading) => EARNINGS_HEAD.test(heading))) return 'earnings'
  return headings.some((heading) => DEDUCTIONS_HEAD.test(heading)) ? 'deductions' : null
}

function isOtherTitle([title, next]: readonly Segment[]): boolean {
  return next === undefined && title!.words.length <= TITLE && OTHER_HEAD.test(fold(title!.text))
}

/** Headings of columns follow it; beside them other text may have figures. */
function isDeductionsHead([title, next]: readonly Segment[]): boolean {
  return next !== undefined && !/\d/.test(next.text) && DEDUCTIONS_HEAD.test(fold(title!.text))
}

/** Code, words and figures of a line: the amount under its heading, else the last one. */
function readLine(
  segments: readonly Segment[],
  columns: readonly Column[],
  line: Line,
): Omit<PayLine, 'side' | 'isAfterNet'> | null {
  const [first, ...rest] = segments
  const coded = rest.length > 1 && isCode(first!, rest[0]!, columns)
  const label = coded ? rest[0]! : first!
  const figures = segments.slice(coded ? 2 : 1).flatMap((segment) => readFigures(segment))
  const amount =
    under(figures, columns, 'amount') ??
    (columns.some(({ key }) => key === 'amount') && figures.length > 1 ? undefined : figures.at(-1))
  if (amount === undefined || !amount.isMoney || !/\p{L}/u.test(label.text)) return null
  const others = figures.filter((figure) => figure !== amount)
  const factors = findProduct(others, toCents(amount.value))
  const [counted, rated] = [under(others, columns, 'quantity'), under(others, columns, 'rate')]
  // What multiplies to the amount is read with the decimals that it needs.
  const read = (figure: Figure | undefined): Figure | undefined =>
    factors?.find((factor) => factor.left === figure?.left) ?? figure
  return {
    row: {
      code: coded ? first!.text : null,
      label: label.text.replace(/^\d{1,2}\.\s+(?=\p{L})|:$/gu, ''),
      quantity: write(read(counted) ?? factors?.[0], true),
      rate:
        write(read(rated) ?? factors?.[1], false) ??
        findPercent(segments.slice(coded ? 2 : 1).flatMap((segment) => scanAmounts(segment))),
      amount: amount.value,
    },
    page: line.page,
    words: segments.flatMap(({ words }) => words),
  }
}

/** A number with its place on the line. */
export interface Figure {
  readonly value: string
  readonly isMoney: boolean
  readonly left: number
  readonly right: number
}

export function readFigures(segment: Segment): readonly Figure[] {
  const { text, box } = segment
  const mentions = scanAmounts(segment).filter((mention) => !mention.isRate)
  const width = (box[2] - box[0]) / Math.max(1, text.length)
  return mentions.map(({ value, isMoney, from, to }) => ({
    value,
    isMoney,
    left: box[0] + from * width,
    right: box[0] + to * width,
  }))
}

/** The figure nearest to a heading, if no other heading is nearer to it. */
export function under(figures: readonly Figure[], columns: readonly Column[], key: string): Figure | undefined {
  const distance = (figure: Figure, column: Column): number =>
    Math.min(
      Math.abs(figure.right - column.right),
      Math.abs(figure.left - column.left),
      Math.abs((figure.left + figure.right - column.left - column.right) / 2),
    )
  const headed = columns.filter((column) => !['label', 'code', '_earnings', '_deductions'].includes(column.key))
  // "Sec. 125" is no amount.
  const own = key === 'amount' ? figures.filter(({ isMoney }) => isMoney) : figures
  return own.find((figure) => {
    const nearest = headed.toSorted((a, b) => distance(figure, a) - distance(figure, b)).at(0)
    return nearest?.key === key
  })
}

function write(figure: Figure | undefined, isCount: boolean): string | null {
  if (figure === undefined) return null
  return isCount ? trimZeros(figure.value) : figure.value
}
