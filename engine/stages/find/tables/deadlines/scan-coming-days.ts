import { addDays, makeDate } from '../../../../domain/dates.ts'
import { fold } from '../../fold-text.ts'
import { monthOf } from '../../values/months.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'

/** A day that is spoken of. */
export interface ComingDay {
  readonly value: string
  /** Characters of the text. */
  readonly from: number
  readonly to: number
}

/** `6 November`, `14. November`, `6th of November`, `4 de septiembre`, `14.11.` */
const DAY_MONTH =
  /(?<![\p{L}\d.,:/-])(?<day>\d{1,2})(?:\.\s?(?<number>\d{1,2})\.(?!\d)|(?:\.|st|nd|rd|th|er|º|°)?\s(?:de |of )?(?<name>\p{L}{3,10})(?!\p{L}))/gu
/** `January 16`, `Nov. 6th` */
const MONTH_DAY = /(?<!\p{L})(?<name>\p{L}{3,10})\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d\p{L}]|[.,:/-]\d)/gu
/** Days: what lies further ahead would be said with its year, or lies behind; as it is for what lies further back. */
const REACH = 270

/** Days in a letter, those without a year as the next such day. @param issued the letter's own date */
export function scanComingDays(printed: PrintedText, order: DateOrder, issued: string | null): readonly ComingDay[] {
  if (issued === null) return scanDates(printed, order)
  return scanDays(printed, order, [issued, addDays(issued, REACH)])
}

/** Days in a letter, those without a year as the last such day. @param issued the letter's own date */
export function scanPastDays(printed: PrintedText, order: DateOrder, issued: string | null): readonly ComingDay[] {
  if (issued === null) return scanDates(printed, order)
  return scanDays(printed, order, [addDays(issued, -REACH), issued])
}

function scanDays(
  printed: PrintedText,
  order: DateOrder,
  [first, last]: readonly [string, string],
): readonly ComingDay[] {
  const full = scanDates(printed, order)
  const years = [first, last].map((day) => Number(day.slice(0, 4)))
  const short = [DAY_MONTH, MONTH_DAY].flatMap((form) =>
    [...printed.text.matchAll(form)].flatMap(({ 0: text, index, groups }): readonly ComingDay[] => {
      const [from, to] = [index, index + text.length]
      const month = groups!['number'] === undefined ? monthOf(fold(groups!['name']!)) : Number(groups!['number'])
      const days = month === null ? [] : years.map((year) => makeDate(year, month, Number(groups!['day'])))
      const value = days.find((day) => day !== null && day >= first && day <= last) ?? null
      return value === null || full.some((day) => from < day.to && to > day.from) ? [] : [{ value, from, to }]
    }),
  )
  return [...full, ...short].toSorted((a, b) => a.from - b.from)
}
