import type { Word } from '../../../../domain/page.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import { cellOf, type Column, type TableLine } from '../layout/columns.ts'
import { groupBlocks } from '../layout/group-blocks.ts'
import { groupRows, type RowLines } from '../layout/group-rows.ts'
import { readTables, type Table, type TableRules } from '../layout/read-tables.ts'
import { BOOKING_COLUMNS, BRINGING_SECTION, CLOSING, TAKING_SECTION } from './booking-words.ts'
import { AMOUNT_KEYS, DATE_KEYS, TEXT_KEYS, nameBookingColumns } from './name-booking-columns.ts'
import { isBalance } from './read-balances.ts'
import { readBookingDay } from './read-booking-day.ts'
import { readSigned } from './read-signed.ts'
import { findSections } from './settle-signs.ts'
import { splitCodes } from './split-codes.ts'
import { countTwins, stackTwins } from './stack-twins.ts'
import type { PrintedText } from '../../values/printed-text.ts'

/** The lines of each booking in tables with headings. @param end for days without a year */
export function readBookingTables(layout: Layout, order: DateOrder, end: string | null): readonly RowLines[] {
  const isDay = (printed: PrintedText): boolean => readBookingDay(printed, order, end) !== null
  const isRow = (line: TableLine): boolean => hasAmount(line) && !statesBalance(line, isDay)
  const isDated = (line: TableLine): boolean => hasAmount(line) && DATE_KEYS.some((key) => isDay(cellOf(line, key)))
  const rules: TableRules = {
    words: BOOKING_COLUMNS,
    least: 2,
    // A booking may be told in words that are headings elsewhere.
    isHeading: (columns) => columns.some(({ key }) => !TEXT_KEYS.has(key) && key !== 'balance' && key !== '_other'),
    complete: (columns, lines) => (countTwins(columns) > 1 ? columns : nameBookingColumns(columns, lines, isDay)),
    isRow,
    isEnd: (line) => statesBalance(line, isDay) && line.line.segments.some(({ text }) => CLOSING.test(fold(text))),
  }
  return readTables(leaveSections(layout), rules)
    .map((table) => stackWhereTwins(table, isDated))
    .filter(({ columns }) => AMOUNT_KEYS.some((key) => columns.some((column) => column.key === key)))
    .filter(({ columns }) => !listsBalances(columns))
    .map((table) => splitCodes(table, isRow))
    .flatMap((table) => readTable(table, isRow, order, end))
}

function stackWhereTwins(table: Table, isBooking: (line: TableLine) => boolean): Table {
  const count = listsBalances(table.columns) ? 1 : countTwins(table.columns)
  return count === 1 ? table : stackTwins(table, count, isBooking)
}

const DAY_KEY = /^(?:_bought|booking_date|value_date)/
const SUM_KEY = /^(?:amount|balance)/

/** Days and amounts beside each other again: what the account held each day. */
function listsBalances(columns: readonly Column[]): boolean {
  const kinds = columns.map(({ key }) => (DAY_KEY.test(key) ? 'day' : SUM_KEY.test(key) ? 'sum' : 'other'))
  return kinds.join(' ').includes('day sum day sum')
}

/** Headings over bookings of one direction name no columns, and are no text of the booking above them. */
function leaveSections(layout: Layout): Layout {
  const sections = new Set(findSections(layout).map(({ page, line }) => `${page}-${line}`))
  const pages = layout.pages.map(({ page, lines }) => ({
    page,
    lines: lines.filter(({ index }) => !sections.has(`${page.number}-${index}`)),
  }))
  return { ...layout, pages }
}

function readTable(
  { columns, lines }: Table,
  isRow: (line: TableLine) => boolean,
  order: DateOrder,
  end: string | null,
): readonly RowLines[] {
  const isDay = (printed: PrintedText): boolean => readBookingDay(printed, order, end) !== null
  const hasDays = columns.some(({ key }) => (DATE_KEYS as readonly string[]).includes(key))
  const booked = lines.filter(isRow)
  const isShifted = DATE_KEYS.some((key) =>
    isMostly(
      booked.map((line) => cellOf(line, key)),
      (cell) => !isDay(cell),
    ),
  )
  if (isShifted) return []
  const isBooked = (line: TableLine): boolean => isDay(cellOf(line, 'booking_date'))
  // Where a column has the day of booking, a line with nothing but a day is part of the wording.
  const dated = lines.some((line) => isRow(line) && isBooked(line)) ? lines : giveDays(lines, isRow, order, end)
  const leads = (line: TableLine): boolean => DATE_KEYS.some((key) => isDay(cellOf(line, key)))
  const rows = splitAtBalances(dated, isDay).flatMap((part) => {
    const blocks = part.length > 2 * part.filter(isRow).length ? groupBlocks(part, isRow) : null
    return blocks ?? groupRows(part, isRow, leads)
  })
  const found = hasDays ? rows : rows.map((row) => takeDay(row, order, end))
  const isDated = ({ lines: own }: RowLines): boolean => own.some(leads)
  return found.some(isDated) ? leaveSums(found, isDated) : []
}

/** Headings that stand beside their columns leave other words in the one of days. */
function isMostly(cells: readonly PrintedText[], test: (cell: PrintedText) => boolean): boolean {
  const filled = cells.filter(({ text }) => text !== '')
  return filled.filter(test).length * 2 > filled.length
}

/** Where each booking has its day, what follows the last one without a day is a sum. */
function leaveSums(rows: readonly RowLines[], isDated: (row: RowLines) => boolean): readonly RowLines[] {
  const last = rows.findLastIndex(isDated)
  return rows.slice(0, last + 1).every(isDated) && last > 0 ? rows.slice(0, last + 1) : rows
}

/** Characters before a day that heads the bookings below it: "Buchungsdatum:", a weekday. */
const LEAD = /^(?:\p{L}[\p{L}.]*[\s:,]+){0,3}(?=\d)/u

/** "Buchungstag 06.04.2026" on a line of its own is the day of the bookings below it. */
function giveDays(
  lines: readonly TableLine[],
  isRow: (line: TableLine) => boolean,
  order: DateOrder,
  end: string | null,
): readonly TableLine[] {
  const dayOf = ({ line: { segments, text }, page }: TableLine): readonly Word[] => {
    const lead = LEAD.exec(text)?.[0].length ?? 0
    const day = segments.length === 1 ? readBookingDay({ text: text.slice(lead), page }, order, end) : null
    return day === null || lead + day.to < text.trimEnd().length ? [] : wordsBetween(segments[0]!, lead, text.length)
  }
  // Below the first booking it is that one's second day.
  if (lines.findIndex((line) => !isRow(line) && dayOf(line).length > 0) > lines.findIndex(isRow)) return lines
  let heading: readonly Word[] = []
  return lines.flatMap((line) => {
    if (isRow(line)) return [heading.length === 0 ? line : giveDay(line, heading)]
    const day = dayOf(line)
    if (day.length === 0) return [line]
    heading = day
    return []
  })
}

function giveDay(line: TableLine, words: readonly Word[]): TableLine {
  return { ...line, cells: new Map([...line.cells, ['booking_date', words]]) }
}

/** Without a column of days the day stands at the start of one of the lines of text. */
function takeDay({ main, lines }: RowLines, order: DateOrder, end: string | null): RowLines {
  const key = [...TEXT_KEYS].find((text) => lines.some((line) => line.cells.has(text))) ?? ''
  const at = lines.findIndex((line) => readBookingDay(cellOf(line, key), order, end) !== null)
  if (at < 0) return { main, lines }
  const line = lines[at]!
  const words = line.cells.get(key)!
  const { to } = readBookingDay(cellOf(line, key), order, end)!
  let length = -1
  const count = words.findIndex((word) => (length += word.text.length + 1) >= to) + 1
  const rest = words.slice(count)
  const others = [...line.cells].filter(([name]) => name !== key)
  const text = rest.length === 0 ? [] : [[key, rest] as const]
  const dated = { ...line, cells: new Map([...others, ...text, ['booking_date', words.slice(0, count)] as const]) }
  const own = lines.map((other) => (other === line ? dated : other))
  return { main: main === line ? dated : main, lines: own }
}

function hasAmount(line: TableLine): boolean {
  return AMOUNT_KEYS.some((key) => readSigned(cellOf(line, key)) !== null)
}

/** A line that states a balance or a sum; a booking may be called a transfer, but then it has a day. */
function statesBalance(line: TableLine, isDay: (printed: PrintedText) => boolean): boolean {
  const texts = line.line.segments.map(({ text }) => fold(text))
  const [first = '', second = ''] = texts
  // Amounts and days may stand before the wording.
  const said = texts.find((text) => /[a-z]{3}/.test(text))?.replace(/^[^a-z]+/, '') ?? ''
  if (isDay(line.line)) return [second, said].some((text) => isBalance(text) && !text.startsWith('ubertrag'))
  const isSum = texts.length > 1 && (TAKING_SECTION.test(first) || BRINGING_SECTION.test(first))
  return isSum || [first, second, said].some((text) => isBalance(text))
}

/** What follows a balance is not part of the booking before it. */
function splitAtBalances(
  lines: readonly TableLine[],
  isDay: (printed: PrintedText) => boolean,
): readonly (readonly TableLine[])[] {
  const parts: TableLine[][] = [[]]
  for (const line of lines) {
    if (statesBalance(line, isDay)) parts.push([])
    else parts.at(-1)!.push(line)
  }
  return parts
}
