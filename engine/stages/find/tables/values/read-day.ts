import { makeDate } from '../../../../domain/dates.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { monthOf } from '../../values/months.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { mendDates, scanDates, type DateOrder } from '../../values/scan-dates.ts'

/** A statement's days without a year lie within this many days before its end, and hardly after it. */
const LONGEST = 400
const AFTER = 20
const DAY = 86_400_000

/** How a date begins; most cells do not. */
const START = /^\s*(?:\d{1,4}\s?[./-]|\d{1,2}\.?\s?-?\p{L}{3}|\d{8}\b|\p{L}{3,9}\.?\s\d)/u
/** Characters; "30 September 2026" has seventeen. */
const LONGEST_DAY = 28

/** A date in a table cell. */
export interface CellDay {
  readonly value: string
  /** Characters of the cell's text behind which it ends. */
  readonly to: number
}

/**
 * The date at the start of a cell, with its year or without: `03.10.`, `03.10`, `3 Oct`, `10/03`.
 * @param end a day near the end of the period, for dates without a year
 */
export function readDay(printed: PrintedText, order: DateOrder, end: string | null): CellDay | null {
  const text = mendDates(printed)
  if (!START.test(text)) return null
  const [full] = scanDates({ text: text.slice(0, LONGEST_DAY), page: null }, order)
  if (full !== undefined && full.from <= 1) return { value: full.value, to: full.to }
  if (end === null) return null
  const figures = /^\s*(\d{1,2})\s?([./-])\s?(\d{1,2})\.?(?![\d.-]|\/\d{1,4}(?![\d.]))/.exec(text)
  if (figures !== null) {
    const isMonthFirst = order === 'month-first' && figures[2] !== '.'
    const [day, month] = isMonthFirst ? [figures[3], figures[1]] : [figures[1], figures[3]]
    return finish(Number(day), Number(month), end, figures[0].length)
  }
  const named = /^\s*(\d{1,2})\.?\s?-?(\p{L}{3,9})\b\.?/u.exec(text)
  const english = /^\s*(\p{L}{3,9})\.?\s(\d{1,2})\b(?![.,]\d)/u.exec(text)
  const month = monthOf(fold(named?.[2] ?? english?.[1] ?? ''))
  if (month === null) return null
  return finish(Number(named?.[1] ?? english?.[2]), month, end, (named ?? english)![0].length)
}

/** A day without a sign, where the cell holds nothing else and figures are days: `0310`, `16 09`. */
export function readBareDay({ text }: PrintedText, order: DateOrder, end: string | null): CellDay | null {
  const bare = end === null ? null : /^\s*(\d\d) ?(\d\d)\s*$/.exec(text)
  if (bare === null) return null
  const [day, month] = order === 'month-first' ? [bare[2], bare[1]] : [bare[1], bare[2]]
  return finish(Number(day), Number(month), end!, bare[0].length)
}

/**
 * A day near the end of the period: the one that is known, unless no day with its whole year on the first page is near it; else the
 * latest of them.
 */
export function settleEnd(layout: Layout, order: DateOrder, known: string | null): string | null {
  const days = listDays(layout, order)
  const full = days.filter(({ isFull }) => isFull)
  const isNear = ({ value }: PrintedDay): boolean => Math.abs(Date.parse(value) - Date.parse(known!)) / DAY < LONGEST
  if (known !== null && (full.length === 0 || full.some(isNear))) return known
  const values = (full.length > 0 ? full : days).map(({ value }) => value)
  return values.toSorted().at(-1) ?? null
}

/** The latest day on the first page: near the end of the period where nothing better is known. */
export function findLatestDay(layout: Layout, order: DateOrder): string | null {
  return settleEnd(layout, order, null)
}

interface PrintedDay {
  readonly value: string
  /** Its year is printed with four figures. */
  readonly isFull: boolean
}

/** Columns are read each for itself: "31 Mar" beside "30 Mar" is no day of 2030. */
function listDays({ pages: [first] }: Layout, order: DateOrder): readonly PrintedDay[] {
  const segments = first?.lines.flatMap((line) => line.segments) ?? []
  return segments.flatMap(({ text, page }) =>
    scanDates({ text, page }, order).map(({ value, from, to }) => ({
      value,
      isFull: text.slice(from, to).includes(value.slice(0, 4)),
    })),
  )
}

function finish(day: number, month: number, end: string, to: number): CellDay | null {
  const year = Number(end.slice(0, 4))
  const last = Date.parse(end)
  for (const candidate of [year + 1, year, year - 1]) {
    const value = makeDate(candidate, month, day)
    if (value === null) continue
    const distance = (last - Date.parse(value)) / DAY
    if (distance >= -AFTER && distance < LONGEST) return { value, to }
  }
  return null
}
