import { addDays, makeDate } from '../../../../domain/dates.ts'
import { fold } from '../../fold-text.ts'
import { monthOf } from '../../values/months.ts'
import type { CellDay } from '../values/read-day.ts'
import { weekdayOf, weekdaysOf } from './weekdays.ts'

const NUMBERED =
  /^\s*(?:(?<number>\d{1,2})\.?\s+(?<behind>\p{L}{2,9}(?:-feira)?)[.,]?(?![\p{L}/-])|(?<before>\p{L}{2,9}(?:-feira)?)[.,]?\s+(?<after>\d{1,2})(?:\.(?!\s?\d)|(?![\d./:,\p{L}-])))/u

/**
 * A day of a sheet for one month, its number beside the name of its weekday: `3 mar`, `03 miércoles`, `Fri 4`; null unless the
 * calendar has that weekday on it, in the month in which the period ends or in the one before.
 * @param end a day near the end of the period
 */
export function readSheetDay(text: string, end: string | null): CellDay | null {
  const match = end === null ? null : NUMBERED.exec(text)
  if (end === null || match === null) return null
  // "3 mar 2026", "Mo 6 Jul": the month is printed.
  const [next = ''] = text.slice(match[0].length).trim().split(/\s+/)
  if (/^\d{4}(?!\d)/.test(next) || monthOf(fold(next)) !== null) return null
  const { number, behind, before, after } = match.groups!
  const weekdays = weekdaysOf((behind ?? before)!)
  if (weekdays.length === 0) return null
  const former = addDays(`${end.slice(0, 8)}01`, -1)
  const value = [end, former]
    .map((day) => makeDate(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(number ?? after)))
    .find((day) => day !== null && weekdays.includes(weekdayOf(day)))
  return value == null ? null : { value, to: match[0].length }
}
