import { addDays, endOfMonth, makeDate } from '../../../domain/dates.ts'
import { fold } from '../fold-text.ts'
import { monthOf } from './months.ts'
import type { PrintedText } from './printed-text.ts'
import { mendDates, scanDates, type DateOrder } from './scan-dates.ts'
import { listMatches } from './list-matches.ts'

export interface PeriodMention {
  readonly start: string
  readonly end: string
  readonly from: number
  readonly to: number
  /** 0..1: two dates say more than the name of a month. */
  readonly worth: number
}

/** What stands between the first and the last day. */
const UNTIL = String.raw`\s*(?:bis|to|through|thru|until|und|and|-|–|—|\/|au|al|à|a|hasta|até|t\/m|tot(?: en met)?)\s*(?:zum\s*|einschließlich\s*|the\s*)?$`
const BETWEEN = new RegExp(`^${UNTIL}`, 'iu')
const BEFORE_END = new RegExp(UNTIL, 'iu')
/** Characters: "10 de septiembre de". */
const MOST_HALF = 24
const MONTH_YEAR = /(?<!\p{L})(\p{L}{3,10})\.?\s*[-/]?\s*((?:19|20)\d{2})(?!\d)/gu
const MONTH_FIGURES = /(?<![\d./-])(0?[1-9]|1[0-2])\s?[./-]\s?((?:19|20)\d{2})(?!\d|[./-]\d)/g
const WEEK =
  /\b(?:kw|kalenderwoche|week|wk)\.?\s*(?:no\.?|nr\.?)?\s*:?\s*(\d{1,2})\s*(?:[/,-]|in|\s)?\s*((?:19|20)\d{2})(?!\d)/giu
const ENDING =
  /\b(?:week|period|fortnight|w\/e|month)\b[^\d]{0,20}\b(?:ending|ended|end)\b|\bw\/?e\b|\bwochen?-?\s?ende\b/iu
const STARTING = /\b(?:week|w\/c|woche)\b[^\d]{0,20}(?:\b(?:commencing|beginning|starting|of|ab|vom)\b)?/iu
/** A day without its year, and perhaps without its month, up to the word between both days. */
const HALVES: readonly RegExp[] = [
  /(?<![\d.])(?<day>\d{1,2})\.\s?(?:(?<month>\d{1,2})\.)?\s*$/u,
  /(?<![\d.,/-])(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|[º°])?(?:\s+(?:de\s+|of\s+)?(?<name>\p{L}{3,10})\.?)?\s*$/iu,
  /(?<!\p{L})(?<name>\p{L}{3,10})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?\s*$/iu,
]

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

/** "01. - 31.05.2026", "1.5. bis 31.5.2026", "1 to 28 May 2026", "Nov 1 – Nov 30, 2026": the first day lacks what the second one says. */
function readHalf(text: string, dates: readonly { value: string; from: number; to: number }[]): PeriodMention | null {
  for (const date of dates) {
    const between = BEFORE_END.exec(text.slice(0, date.from))
    if (between === null) continue
    const before = text.slice(Math.max(0, between.index - MOST_HALF), between.index)
    for (const form of HALVES) {
      const match = form.exec(before)
      const start = match === null ? null : completeHalf(match.groups!, date.value)
      if (start === null) continue
      return { start, end: date.value, from: between.index - match![0].length, to: date.to, worth: 0.95 }
    }
  }
  return null
}

/** A day with the month and the year of the one that ends its period, where it has none of its own. */
function completeHalf({ day, month, name }: Readonly<Record<string, string | undefined>>, end: string): string | null {
  const [year, lastMonth] = end.split('-').map(Number)
  const own = name === undefined ? (month === undefined ? lastMonth! : Number(month)) : monthOf(fold(name))
  if (own === null) return null
  const start = makeDate(year!, own, Number(day))
  // "29 December – 4 January 2026" begins the year before.
  return start !== null && start > end ? makeDate(year! - 1, own, Number(day)) : start
}

/** Monday of a week after ISO 8601: week 1 holds the year's first Thursday. */
function startOfWeek(year: number, week: number): string {
  const fourth = `${year}-01-04`
  const weekday = (new Date(`${fourth}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(fourth, (week - 1) * 7 - weekday)
}
