import { addDays, endOfMonth, makeDate } from '../../../../domain/dates.ts'
import { fold } from '../../fold-text.ts'
import { monthOf } from '../../values/months.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { mendDates, scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { listMatches } from '../../values/list-matches.ts'

export interface PeriodMention {
  readonly start: string
  readonly end: string
  readonly from: number
  readonly to: number
  /** 0..1: two dates say more than the name of a month. */
  readonly worth: number
}

const BETWEEN =
  /^\s*(?:bis|to|through|thru|until|und|and|-|–|—|\/|au|al|t\/m)\s*(?:zum\s*|einschließlich\s*|the\s*)?$/iu
const MONTH_YEAR = /(?<!\p{L})(\p{L}{3,10})\.?\s*[-/]?\s*((?:19|20)\d{2})(?!\d)/gu
const MONTH_FIGURES = /(?<![\d./-])(0?[1-9]|1[0-2])\s?[./-]\s?((?:19|20)\d{2})(?!\d|[./-]\d)/g
const WEEK =
  /\b(?:kw|kalenderwoche|week|wk)\.?\s*(?:no\.?|nr\.?)?\s*:?\s*(\d{1,2})\s*(?:[/,-]|in|\s)?\s*((?:19|20)\d{2})(?!\d)/giu
const ENDING =
  /\b(?:week|period|fortnight|w\/e|month)\b[^\d]{0,20}\b(?:ending|ended|end)\b|\bw\/?e\b|\bwochen?-?\s?ende\b/iu
const STARTING = /\b(?:week|w\/c|woche)\b[^\d]{0,20}(?:\b(?:commencing|beginning|starting|of|ab|vom)\b)?/iu
const HALF = /^\s*(\d{1,2})\.\s?(?:(\d{1,2})\.)?\s*(?:bis|-|–|—)\s*(?:zum\s*)?$/u

/** Periods in a text: from one date to another, a month by name or figures, a calendar week (ISO 8601), a week's first or last day. */
export function readPeriods(printed: PrintedText, order: DateOrder): readonly PeriodMention[] {
  const found: PeriodMention[] = []
  const text = mendDates(printed)
  const dates = scanDates({ text, page: null }, order)
  dates.forEach((first, index) => {
    const second = dates[index + 1]
    if (second === undefined || first.value > second.value) return
    if (!BETWEEN.test(text.slice(first.to, second.from))) return
    found.push({ start: first.value, end: second.value, from: first.from, to: second.to, worth: 1 })
  })
  const half = found.length === 0 ? readHalf(text, dates) : null
  if (half !== null) found.push(half)
  for (const match of listMatches(text, WEEK)) {
    const start = startOfWeek(Number(match[2]), Number(match[1]))
    found.push({ start, end: addDays(start, 6), from: match.index, to: match.index + match[0].length, worth: 0.9 })
  }
  const only = dates[0]
  if (found.length === 0 && dates.length === 1 && only !== undefined) {
    const before = text.slice(0, only.from)
    const week = { from: only.from, to: only.to, worth: 0.85 }
    if (/month/i.test(before) && ENDING.test(before))
      found.push({ start: `${only.value.slice(0, 8)}01`, end: only.value, ...week })
    else if (ENDING.test(before)) found.push({ start: addDays(only.value, -6), end: only.value, ...week })
    else if (STARTING.test(before)) found.push({ start: only.value, end: addDays(only.value, 6), ...week })
  }
  for (const match of [...listMatches(text, MONTH_YEAR), ...listMatches(text, MONTH_FIGURES)]) {
    const isName = /\p{L}/u.test(match[1]!)
    const month = isName ? monthOf(fold(match[1]!)) : Number(match[1])
    const start = month === null ? null : makeDate(Number(match[2]), month, 1)
    const isInDate = dates.some((date) => match.index < date.to && match.index + match[0].length > date.from)
    if (start === null || isInDate) continue
    const place = { from: match.index, to: match.index + match[0].length }
    found.push({ start, end: endOfMonth(start), ...place, worth: isName ? 0.8 : 0.75 })
  }
  return found
}

/** "01. - 31.05.2026", "1.5. bis 31.5.2026": the first date lacks what the second one says. */
function readHalf(text: string, dates: readonly { value: string; from: number; to: number }[]): PeriodMention | null {
  for (const date of dates) {
    const before = text.slice(Math.max(0, date.from - 24), date.from)
    const at = /\d{1,2}\.\s?(?:\d{1,2}\.)?\s*(?:bis|-|–|—)\s*(?:zum\s*)?$/u.exec(before)
    const match = at === null ? null : HALF.exec(at[0])
    if (match === null) continue
    const [year, month] = date.value.split('-').map(Number)
    const start = makeDate(year!, match[2] === undefined ? month! : Number(match[2]), Number(match[1]))
    if (start === null || start > date.value) continue
    return { start, end: date.value, from: date.from - at![0].length, to: date.to, worth: 0.95 }
  }
  return null
}

/** Monday of a week after ISO 8601: week 1 holds the year's first Thursday. */
function startOfWeek(year: number, week: number): string {
  const fourth = `${year}-01-04`
  const weekday = (new Date(`${fourth}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(fourth, (week - 1) * 7 - weekday)
}
