import type { Line } from '../../../../domain/lines.ts'
import { surround } from '../../../../domain/page.ts'
import type { Column } from '../layout/columns.ts'
import type { Table } from '../layout/read-tables.ts'

/** Headings of what a line comes to. */
const AMOUNTS = /^(?:net_amount|_gross)(?:#|$)/
const COUNTED = /^(?:quantity|unit_price#2)(?:#|$)/
const MONEY = /^-?(?:\p{Sc}\s?)?-?\d[\d.,'’]*[.,]\d{2}-?(?:\s?\p{Sc})?$/u

/** Of the lines with figures, so many have one behind the last heading: a column under a currency sign, or under nothing. */
const MOSTLY = 0.6
const LEAST_LINES = 2
/** Lines below the heading that are looked at, and points between it and a column of its own. */
const MOST_LINES = 12
const APART = 6

/** The columns, with one for the amounts that stand right of the last heading where none is named. */
export function addAmounts(columns: readonly Column[], lines: readonly Line[]): readonly Column[] {
  if (columns.some(({ key }) => AMOUNTS.test(key))) return columns
  const last = columns.toSorted((a, b) => b.right - a.right)[0]
  if (last === undefined || last.key.startsWith('_other')) return columns
  const money = lines
    .slice(0, MOST_LINES)
    .map((line) => line.segments.flatMap((segment) => segment.words).filter((word) => MONEY.test(word.text)))
    .filter((words) => words.length > 0)
  const behind = money.flatMap((words) => words.filter(({ box }) => box[0] > last.right + APART))
  if (behind.length < Math.max(LEAST_LINES, MOSTLY * money.length)) return columns
  const [left, , right] = surround(behind.map(({ box }) => box))
  return [...columns, { key: 'net_amount', left, right }]
}

/** A table that counts nothing gives one price for each line: it is what the line comes to. */
export function priceAsAmount(table: Table): Table {
  const keys = table.columns.map(({ key }) => key)
  if (!keys.includes('unit_price') || keys.some((key) => AMOUNTS.test(key) || COUNTED.test(key))) return table
  const rename = (key: string): string => (key === 'unit_price' ? 'net_amount' : key)
  return {
    columns: table.columns.map((column) => ({ ...column, key: rename(column.key) })),
    lines: table.lines.map((line) => ({
      ...line,
      cells: new Map([...line.cells].map(([key, words]) => [rename(key), words] as const)),
    })),
  }
}
