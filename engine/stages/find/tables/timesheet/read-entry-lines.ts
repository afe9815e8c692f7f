import type { Row } from '../../../../domain/field.ts'
import type { Line } from '../../../../domain/lines.ts'
import type { Layout } from '../../layout.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import type { RowPlace } from '../make-rows.ts'
import { readDay } from '../values/read-day.ts'
import { readHours, readTime } from './read-hours.ts'

/** No working day has more hours, no break more minutes. */
const MOST_HOURS = 24
const MOST_BREAK = 180
/** Minutes by which hours that are rounded may differ from the times. */
const ROUNDED = 1.5
const WEEKDAY = /^(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?$/i

/** Lines that begin with a day and hold times or hours: entries under headings that are not known. */
export function readEntryLines(
  layout: Layout,
  order: DateOrder,
  end: string | null,
): readonly (RowPlace & { row: Row })[] {
  return layout.pages.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const row = readEntry(line, order, end)
      return row === null ? [] : [{ page: line.page, words: line.segments.flatMap((segment) => segment.words), row }]
    }),
  )
}

function readEntry(line: Line, order: DateOrder, end: string | null): Row | null {
  const words = line.segments.flatMap((segment) => segment.words).map((word) => word.text)
  const from = WEEKDAY.test(words[0] ?? '') ? 1 : 0
  const text = words.slice(from).join(' ')
  const day = readDay(text, order, end)
  if (day === null) return null
  const rest = text
    .slice(day.to)
    .trim()
    .split(/\s+/)
    .filter((word) => !WEEKDAY.test(word))
  const figures = rest.filter((word) => /^\d{1,3}(?:[.,:]\d{1,2})?$/.test(word))
  const times = figures.filter((word) => /^\d{1,2}[:.]\d{2}$/.test(word))
  const [start, finish] = [readTime(times[0] ?? ''), readTime(times[1] ?? '')]
  const settled =
    start !== null && finish !== null
      ? settle(
          start,
          finish,
          figures.filter((word) => word !== times[0] && word !== times[1]),
        )
      : null
  const hours = settled?.hours ?? (figures.length === 1 ? readHours(figures[0]!) : null)
  if (hours === null || Number(hours) <= 0 || Number(hours) > MOST_HOURS) return null
  const activity = rest
    .filter((word) => !figures.includes(word) && !/^(?:h|std\.?|hrs?|min|uhr|-|–|bis)$/i.test(word))
    .join(' ')
  if (settled === null && !/\p{L}{3}/u.test(activity)) return null
  return {
    date: day.value,
    start: settled === null ? null : start,
    end: settled === null ? null : finish,
    break_minutes: settled?.pause ?? null,
    hours,
    activity: /\p{L}{2}/u.test(activity) ? activity : null,
  }
}

/** Which of the other figures are the hours and the break: those that start and end prove. */
function settle(
  start: string,
  finish: string,
  others: readonly string[],
): { hours: string; pause: string | null } | null {
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const present = (minutes(finish) - minutes(start) + 1440) % 1440
  for (const worked of others.toReversed()) {
    const hours = readHours(worked)
    if (hours === null) continue
    const gap = present - Number(hours) * 60
    if (Math.abs(gap) < ROUNDED) return { hours, pause: others.includes('0') ? '0' : null }
    const pause = others.find((other) => other !== worked && Math.abs(readMinutes(other) - gap) < ROUNDED)
    if (pause !== undefined && gap <= MOST_BREAK) return { hours, pause: String(readMinutes(pause)) }
  }
  return null
}

/** `0:30`, `0,5` and `30` are thirty minutes. */
function readMinutes(text: string): number {
  const value = Number(readHours(text) ?? Number.NaN)
  return Math.round(/[:.,]/.test(text) ? value * 60 : value)
}
