import type { Line } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import type { TableLine } from '../layout/columns.ts'
import type { RowLines } from '../layout/group-rows.ts'
import { isBalance } from './read-balances.ts'

/** More lines of text than this are not a booking's. */
const MOST_LINES = 4
const LEAST_BOOKINGS = 2
/** What may stand beside a day alone in its line: the day of the week. */
const DAY_OF_WEEK = /^\p{L}*\.?,?\s*$/u

interface Card {
  readonly main: TableLine
  readonly lines: TableLine[]
  hasDay: boolean
}

/**
 * The lines of each booking as banks' apps print them: with whom, and the signed amount at the end of the same line; what for in the lines below. The
 * day ends one of these, or stands alone above all bookings of that day. None where most have no day.
 */
export function readBookingCards(layout: Layout, order: DateOrder): readonly RowLines[] {
  const cards = layout.pages.flatMap(({ lines }) => readCards(lines, order))
  // Sums of all that came and went look alike, but for the day.
  const dated = cards.filter(({ hasDay }) => hasDay)
  return dated.length >= Math.max(LEAST_BOOKINGS, cards.length / 2)
    ? dated.map(({ main, lines }) => ({ main, lines }))
    : []
}

function readCards(lines: readonly Line[], order: DateOrder): readonly Card[] {
  const cards: Card[] = []
  let day: TableLine | null = null
  let open: Card | null = null
  for (const line of lines) {
    const alone = readDayAlone(line, order)
    const main = readMain(line)
    if (alone !== null) {
      day = alone
      open = null
    } else if (main !== null) {
      open = { main, lines: day === null ? [main] : [day, main], hasDay: day !== null }
      cards.push(open)
    } else if (open !== null && open.lines.length <= MOST_LINES && !isBalance(fold(line.text))) {
      const text = readText(line, open.hasDay, order)
      open.hasDay ||= text.cells.has('booking_date')
      open.lines.push(text)
    } else {
      open = null
    }
  }
  return cards
}

/** "Dienstag, 31. März 2026". */
function readDayAlone(line: Line, order: DateOrder): TableLine | null {
  const [segment, ...others] = line.segments
  if (segment === undefined || others.length > 0) return null
  const [date] = scanDates(segment, order)
  if (date === undefined || date.to < segment.text.trimEnd().length) return null
  if (!DAY_OF_WEEK.test(segment.text.slice(0, date.from))) return null
  return makeLine(line, [['booking_date', wordsBetween(segment, date.from, date.to)]])
}

/** "Anton Meissner     +450,00 €": words, and an amount with its sign as the last segment. */
function readMain(line: Line): TableLine | null {
  const last = line.segments.at(-1)
  if (last === undefined || line.segments.length < 2 || !/^[-−–+]/u.test(last.text)) return null
  const [amount, ...further] = scanAmounts(last)
  if (amount === undefined || further.length > 0 || !amount.isMoney || amount.to < last.text.length) return null
  const words = line.segments.slice(0, -1).flatMap((segment) => segment.words)
  const text = words.map((word) => word.text).join(' ')
  if (
    !/\p{L}{2}/u.test(text) ||
    isBalance(fold(text)) ||
    scanAmounts({ text, page: line.page }).some(({ isMoney }) => isMoney)
  )
    return null
  return makeLine(line, [
    ['counterparty_name', words],
    ['amount', last.words],
  ])
}

function readText(line: Line, hasDay: boolean, order: DateOrder): TableLine {
  const last = line.segments.at(-1)!
  const [date] = hasDay || line.segments.length < 2 ? [] : scanDates(last, order)
  const isDay = date !== undefined && date.from === 0 && date.to === last.text.length
  const words = line.segments.slice(0, isDay ? -1 : undefined).flatMap((segment) => segment.words)
  return makeLine(line, [['purpose', words], ...(isDay ? [['booking_date', last.words] as const] : [])])
}

function makeLine(line: Line, cells: readonly (readonly [string, readonly Word[]])[]): TableLine {
  return { page: line.page, line, cells: new Map(cells) }
}
