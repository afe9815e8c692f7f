import type { Line } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import type { TableLine } from '../layout/columns.ts'
import type { RowLines } from '../layout/group-rows.ts'
import { isBalance } from './read-balances.ts'
import { readDay } from '../values/read-day.ts'

/** More lines of text than this are not a booking's. */
const MOST_LINES = 8
/** What may stand behind an amount: its direction, a currency. */
const TAIL = /^\s*(?:[SHCD+-]|CR|DR|EUR|€|CHF|USD|GBP)?\s*(?:[SHCD+-]|CR|DR)?\s*$/u

/** The lines of each booking where no headings part the columns: a day at the start of a line, an amount at its end. */
export function readBookingLines(layout: Layout, order: DateOrder, end: string | null): readonly RowLines[] {
  const rows: { main: TableLine; lines: TableLine[] }[] = []
  for (const { lines } of layout.pages) {
    let open = false
    for (const line of lines) {
      const cells = readCells(line, order, end)
      if (cells !== null) {
        const main = { page: line.page, line, cells }
        rows.push({ main, lines: [main] })
        open = true
        continue
      }
      const last = rows.at(-1)
      const isText = !isBalance(fold(line.text)) && last !== undefined && last.lines.length < MOST_LINES
      open = open && isText
      if (open) last!.lines.push(readText(line, order, end))
    }
  }
  return rows
}

/** A further line; the value day may stand at its start. */
function readText(line: Line, order: DateOrder, end: string | null): TableLine {
  const words = line.segments.flatMap((segment) => segment.words)
  const whole = { ...line.segments[0]!, words, text: words.map((word) => word.text).join(' ') }
  const day = readDay(whole.text, order, end)
  const cells: [string, readonly Word[]][] =
    day === null || day.to >= whole.text.length
      ? [['purpose', words]]
      : [
          ['value_date', wordsBetween(whole, 0, day.to)],
          ['purpose', wordsBetween(whole, day.to + 1, whole.text.length)],
        ]
  return { page: line.page, line, cells: new Map(cells) }
}

function readCells(line: Line, order: DateOrder, end: string | null): ReadonlyMap<string, readonly Word[]> | null {
  const words = line.segments.flatMap((segment) => segment.words)
  const whole = { ...line.segments[0]!, words, text: words.map((word) => word.text).join(' ') }
  const { text } = whole
  if (!/^\s*\d{1,2}[./-]|^\s*\d{4}-|^\s*\d{1,2}\.?\s?\p{L}{3}|^\s*\p{L}{3,9}\s\d{1,2}/u.test(text)) return null
  const day = readDay(text, order, end)
  const amounts = scanAmounts({ text }).filter((mention) => mention.isMoney && !mention.isRate)
  const last = amounts.at(-1)
  if (day === null || last === undefined || last.from < day.to || !TAIL.test(text.slice(last.to))) return null
  const value = readDay(text.slice(day.to).trimStart(), order, end)
  const start =
    value === null ? day.to : day.to + (text.slice(day.to).length - text.slice(day.to).trimStart().length) + value.to
  // Two amounts at the end are the booking and the balance after it.
  const before = amounts.at(-2)
  const isRunning = before !== undefined && TAIL.test(text.slice(before.to, last.from))
  const amount = isRunning ? before : last
  const middle = text.slice(start, amount.from).replace(/[\s+-]+$/u, '')
  if (isBalance(fold(middle)) || !/\p{L}{2}/u.test(middle)) return null
  return new Map(
    [
      ['booking_date', wordsBetween(whole, 0, day.to)] as const,
      ['value_date', value === null ? [] : wordsBetween(whole, day.to + 1, start)] as const,
      ['purpose', wordsBetween(whole, start, start + middle.length)] as const,
      ['amount', wordsBetween(whole, start + middle.length, isRunning ? last.from : text.length)] as const,
      ['balance', isRunning ? wordsBetween(whole, last.from, text.length) : []] as const,
    ].filter(([, cell]) => cell.length > 0),
  )
}
