import type { Line } from '../../../../domain/lines.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import { textOf, type Column, type TableLine } from '../layout/columns.ts'
import { groupRows, type RowLines } from '../layout/group-rows.ts'
import { readTables, type TableRules } from '../layout/read-tables.ts'
import { BOOKING_COLUMNS, CLOSING } from './booking-words.ts'
import { isBalance } from './read-balances.ts'
import { readDay } from '../values/read-day.ts'
import { readSigned } from './read-signed.ts'

export const AMOUNT_KEYS = ['debit', 'credit', 'amount'] as const
const TEXT_KEYS: ReadonlySet<string> = new Set(['booking_text', 'counterparty_name', 'purpose'])
const DATE_KEYS = ['booking_date', 'value_date']

/** The lines of each booking in tables with headings. @param end for days without a year */
export function readBookingTables(layout: Layout, order: DateOrder, end: string | null): readonly RowLines[] {
  const isDay = (text: string): boolean => readDay(text, order, end) !== null
  const rules: TableRules = {
    words: BOOKING_COLUMNS,
    least: 2,
    complete: completeColumns,
    isRow: (line) => hasAmount(line) && !statesBalance(line, isDay),
    isEnd: (line) => statesBalance(line, isDay) && line.line.segments.some(({ text }) => CLOSING.test(fold(text))),
  }
  const tables = readTables(layout, rules).filter(({ columns }) => isStatement(columns))
  return tables.flatMap(({ lines }) => {
    const leads = (line: TableLine): boolean => DATE_KEYS.some((key) => isDay(textOf(line, key)))
    return splitAtBalances(lines, isDay).flatMap((part) =>
      groupRows(part, rules.isRow.bind(rules) as (line: TableLine) => boolean, leads),
    )
  })
}

function isStatement(columns: readonly Column[]): boolean {
  const keys = new Set(columns.map((column) => column.key))
  return DATE_KEYS.some((key) => keys.has(key)) && AMOUNT_KEYS.some((key) => keys.has(key))
}

function hasAmount(line: TableLine): boolean {
  return AMOUNT_KEYS.some((key) => readSigned(textOf(line, key)) !== null)
}

/** A line that states a balance or a sum; a booking may be called a transfer, but then it has a day. */
function statesBalance(line: TableLine, isDay: (text: string) => boolean): boolean {
  const [first, second] = line.line.segments.map(({ text }) => fold(text))
  const hasDay = isDay(line.line.text)
  if (hasDay) return isBalance(second ?? '') && !(second ?? '').startsWith('ubertrag')
  return isBalance(first ?? '') || isBalance(second ?? '')
}

/** What follows a balance is not part of the booking before it. */
function splitAtBalances(
  lines: readonly TableLine[],
  isDay: (text: string) => boolean,
): readonly (readonly TableLine[])[] {
  const parts: TableLine[][] = [[]]
  for (const line of lines) {
    if (statesBalance(line, isDay)) parts.push([])
    else parts.at(-1)!.push(line)
  }
  return parts
}

/** Names columns that the heading leaves open: the other direction beside debit or credit, and the amounts at the end of the lines. */
function completeColumns(columns: readonly Column[], lines: readonly Line[]): readonly Column[] {
  return addAmount(pairSides(nameText(columns)), lines)
}

/** Statements often print no heading over the amounts: they are the figures that end the lines right of all headings. */
function addAmount(columns: readonly Column[], lines: readonly Line[]): readonly Column[] {
  if (columns.some(({ key }) => (AMOUNT_KEYS as readonly string[]).includes(key))) return columns
  const last = columns.at(-1)!
  const figures = lines
    .map((line) => line.segments.at(-1)!)
    .filter((segment) => segment.box[0] > last.right && readSigned(segment.text) !== null)
  if (figures.length === 0) return columns
  const left = Math.min(...figures.map((segment) => segment.box[0]))
  const right = Math.max(...figures.map((segment) => segment.box[2]))
  return [...columns, { key: 'amount', left, right }]
}

/** A heading that is not known beside one of debit and credit is the other one. */
function pairSides(columns: readonly Column[]): readonly Column[] {
  const at = columns.findIndex(({ key }) => key === 'debit' || key === 'credit')
  if (at < 0 || columns.some(({ key }) => key !== columns[at]!.key && (key === 'debit' || key === 'credit')))
    return columns
  const beside = [at + 1, at - 1].find((index) => columns[index]?.key.startsWith('_other'))
  const key = columns[at]!.key === 'debit' ? 'credit' : 'debit'
  return columns.map((column, index) => (index === beside ? { ...column, key } : column))
}

/** In points: no heading over days is as wide. */
const WIDE = 90

/** "Buchung" beside "Buchung / Verwendungszweck": where no other heading is over the text, the wide one behind the first day is. */
function nameText(columns: readonly Column[]): readonly Column[] {
  if (columns.some(({ key }) => TEXT_KEYS.has(key))) return columns
  const days = columns.filter(({ key }) => /^(?:booking|value)_date/.test(key))
  const wide = days.slice(1).find(({ left, right }) => right - left > WIDE)
  return columns.map((column) => (column === wide ? { ...column, key: 'purpose' } : column))
}
