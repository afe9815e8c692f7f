import type { Line } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import type { TableLine } from '../layout/columns.ts'
import type { RowLines } from '../layout/group-rows.ts'
import { isBalance } from './read-balances.ts'
import { readBookingDay } from './read-booking-day.ts'
import type { PrintedText } from '../../values/printed-text.ts'

/** More lines of text than this are not a booking's. */
const MOST_LINES = 8
/** What may stand behind an amount: its direction, a currency. */
const TAIL = /^\s*(?:[SHCD+-]|CR|DR|EUR|€|CHF|USD|GBP)?\s*(?:[SHCD+-]|CR|DR)?\s*$/u

/**
 * The lines of each booking where no headings part the columns: a day at the start of a line, amounts at its end. Where the
 * amounts stand under each other in two or three columns, these may be debits, credits and balances: each way is given.
 */
export function readBookingLines(
  layout: Layout,
  order: DateOrder,
  end: string | null,
): readonly (readonly RowLines[])[] {
  const found: { entry: Entry; lines: TableLine[] }[] = []
  for (const { lines } of layout.pages) {
    let open = false
    let isOfChecks = false
    for (const line of lines) {
      const said = fold(line.text)
      isOfChecks = CHECKS.test(said) || (isOfChecks && (NUMBERED.test(said) || !/[a-z]{2}/.test(said)))
      const checks = isOfChecks ? readChecks(line, order, end) : []
      if (checks.length > 0) {
        found.push(...checks.map((entry) => ({ entry, lines: [] })))
        open = false
        continue
      }
      const entry = readEntry(line, order, end)
      if (entry !== null) {
        found.push({ entry, lines: [] })
        open = true
        continue
      }
      const last = found.at(-1)
      open = open && !isBalance(fold(line.text)) && last!.lines.length < MOST_LINES
      if (open) last!.lines.push(readText(line, order, end))
    }
  }
  const ends = clusterEnds(found.flatMap(({ entry }) => entry.figures.map(({ right }) => right)))
  const ways = found.length === 0 ? [] : (WAYS[ends.length] ?? [[]])
  return ways.map((way) =>
    found.map(({ entry, lines }) => {
      const main = {
        page: entry.line.page,
        line: entry.line,
        cells: new Map<string, readonly Word[]>([...entry.cells, ...nameFigures(entry, ends, way)]),
      }
      return { main, lines: [main, ...lines] }
    }),
  )
}

/** What the columns of amounts may be, left to right, the likeliest way first. */
const WAYS: Readonly<Record<number, readonly (readonly string[])[]>> = {
  1: [['amount']],
  2: [
    ['amount', 'balance'],
    ['debit', 'credit'],
    ['credit', 'debit'],
  ],
  3: [
    ['debit', 'credit', 'balance'],
    ['credit', 'debit', 'balance'],
  ],
}

interface Figure {
  readonly words: readonly Word[]
  readonly right: number
}

interface Entry {
  readonly line: Line
  readonly cells: ReadonlyMap<string, readonly Word[]>
  /** Amounts at the end of the line, left to right. */
  readonly figures: readonly Figure[]
}

function nameFigures(
  { figures }: Entry,
  ends: readonly number[],
  way: readonly string[],
): readonly (readonly [string, readonly Word[]])[] {
  // Amounts that stand in no columns: the first is the booking, the second the balance after it.
  if (way.length === 0) return figures.map(({ words }, index) => [index === 0 ? 'amount' : 'balance', words] as const)
  return figures.map(
    ({ words, right }) => [way[ends.findIndex((end) => Math.abs(end - right) < SAME_END)] ?? 'amount', words] as const,
  )
}

/** Points by which the right ends of a column's amounts differ at most. */
const SAME_END = 14

function clusterEnds(ends: readonly number[]): readonly number[] {
  const clusters: number[] = []
  for (const end of ends.toSorted((a, b) => a - b)) {
    if (clusters.length === 0 || end - clusters.at(-1)! >= SAME_END) clusters.push(end)
  }
  return clusters
}

/** A further line; the value day may stand at its start. */
function readText(line: Line, order: DateOrder, end: string | null): TableLine {
  const words = line.segments.flatMap((segment) => segment.words)
  const whole = { ...line.segments[0]!, words, text: words.map((word) => word.text).join(' ') }
  const day = readBookingDay(whole, order, end)
  const cells: [string, readonly Word[]][] =
    day === null || day.to >= whole.text.length
      ? [['purpose', words]]
      : [
          ['value_date', wordsBetween(whole, 0, day.to)],
          ['purpose', wordsBetween(whole, day.to + 1, whole.text.length)],
        ]
  return { page: line.page, line, cells: new Map(cells) }
}

/** American banks list checks by number under a heading of their own, and under headings for number, day and amount. */
const CHECKS = /^checks?(?: (?:paid|cleared))?(?: indicates.*| (?:break|gap|skip).*| continued)?$/
const NUMBERED = /^(?=.*(?:check|number|no))(?=.*amount)[a-z ]+$/
/** What marks a check: a gap before it, a copy. */
const MARK = /^[*^#]+$/

/** The checks of a line, one or several beside each other: a number, a day and an amount in either order. */
function readChecks(line: Line, order: DateOrder, end: string | null): readonly Entry[] {
  const words = line.segments.flatMap((segment) => segment.words).filter(({ text }) => !MARK.test(text))
  const parts = words.length % 3 === 0 ? words.flatMap((_, at) => (at % 3 === 0 ? [words.slice(at, at + 3)] : [])) : []
  const entries = parts.flatMap((part): readonly Entry[] => {
    const [day, number] = [part[0]!, part[1]!].toSorted((a, b) => Number(isNumber(a)) - Number(isNumber(b)))
    const isDay = readBookingDay({ text: day!.text, page: line.page }, order, end) !== null
    const [amount] = scanAmounts({ text: part[2]!.text, page: line.page })
    if (!isDay || !isNumber(number!) || amount?.isMoney !== true) return []
    const cells = [
      ['booking_date', [day!]],
      ['purpose', [number!]],
      ['debit', [part[2]!]],
    ] as const
    return [{ line, cells: new Map(cells), figures: [] }]
  })
  return entries.length < parts.length ? [] : entries
}

function isNumber({ text }: Word): boolean {
  return /^\d{3,6}[*^]*$/.test(text)
}

function readEntry(line: Line, order: DateOrder, end: string | null): Entry | null {
  const all = line.segments.flatMap((segment) => segment.words)
  // Belgian banks number their bookings.
  const isNumbered = /^\d{3,4}$/.test(all[0]?.text ?? '')
  const words = isNumbered ? all.slice(1) : all
  const whole = { ...line.segments[0]!, words, text: words.map((word) => word.text).join(' ') }
  const { text } = whole
  const day = readBookingDay(whole, order, end)
  if (day === null) return null
  const figures = readFigures(whole, day.to)
  if (figures.length === 0) return null
  const rest = text.slice(day.to)
  const blank = rest.length - rest.trimStart().length
  const value = readBookingDay({ text: rest.trimStart(), page: line.page }, order, end)
  const start = value === null ? day.to : day.to + blank + value.to
  const middle = text.slice(start, figures[0]!.from).replace(/[\s+-]+$/u, '')
  if (isBalance(fold(middle)) || !/\p{L}{2}/u.test(middle)) return null
  const cells = [
    ['booking_date', wordsBetween(whole, 0, day.to)] as const,
    ['value_date', value === null ? [] : wordsBetween(whole, day.to + 1, start)] as const,
    ['purpose', wordsBetween(whole, start, start + middle.length)] as const,
  ].filter(([, cell]) => cell.length > 0)
  const found = figures.map(({ from, to }, index) => {
    const own = wordsBetween(whole, index === 0 ? start + middle.length : from, to)
    return { words: own, right: own.at(-1)?.box[2] ?? 0 }
  })
  return { line, cells: new Map(cells), figures: found }
}

/** The amounts that end a text, each with what says its direction behind it; at most three. */
function readFigures(printed: PrintedText, after: number): readonly { from: number; to: number }[] {
  const { text } = printed
  const amounts = scanAmounts(printed).filter((mention) => mention.isMoney && !mention.isRate && mention.from >= after)
  const figures: { from: number; to: number }[] = []
  let end = text.length
  for (const amount of amounts.toReversed()) {
    if (figures.length === 3 || !TAIL.test(text.slice(amount.to, end))) break
    figures.unshift({ from: amount.from, to: end })
    end = amount.from
  }
  return figures
}
