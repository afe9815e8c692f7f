import { addDays, endOfMonth } from '../../../../domain/dates.ts'
import type { Row } from '../../../../domain/field.ts'
import type { Line } from '../../../../domain/lines.ts'
import type { Page, Word } from '../../../../domain/page.ts'
import { fold } from '../../fold-text.ts'
import { matchLabels } from '../../labels/find-labels.ts'
import type { Layout } from '../../layout.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import { joinWords } from '../layout/columns.ts'
import type { RowPlace } from '../make-rows.ts'
import { readDay } from '../values/read-day.ts'
import { ENTRY_COLUMNS } from './entry-columns.ts'
import { readHours, readTime } from './read-hours.ts'

/** So many days beside each other are a week's. */
const LEAST_DAYS = 4
/** Lines below the days. */
const MOST_LINES = 16
const SUM =
  /^(?:sub ?total|zwischen ?summe|sous total|total|summe|gesamt|totaal|totale|insgesamt|stunden gesamt|suma?|soma)(?![a-z]*zeit)/

type Entry = RowPlace & { readonly row: Row }

interface Day {
  readonly value: string
  readonly middle: number
}

/** Days beside each other, below them what was done on each: times and hours by their labels, or hours by tasks. */
export function readWeekGrid(layout: Layout, order: DateOrder, end: string | null): readonly Entry[] {
  for (const { page, lines } of layout.pages) {
    for (const [at, line] of lines.entries()) {
      // Days of one week follow each other in one order of day and month only.
      const days =
        listSheetDays(line, end) ??
        [order, order === 'day-first' ? ('month-first' as const) : ('day-first' as const)]
          .map((way) => readDays(line, way, end))
          .find(isWeek)
      if (days === undefined) continue
      const below = lines.slice(at + 1, at + 1 + MOST_LINES).map((other) => readRow(other, days))
      const rows = below.filter(({ cells }) => cells.some((words) => words.length > 0))
      const entries = listDays(rows, days, page)
      return entries.length > 0 ? entries : listTasks(rows, days, page)
    }
  }
  return []
}

function isWeek(days: readonly Day[]): boolean {
  return (
    days.length >= LEAST_DAYS && days.every(({ value }, at) => at === 0 || value === addDays(days[at - 1]!.value, 1))
  )
}

/** The days of a line, each with the middle of its column; the names of weekdays may stand before them. */
function readDays(line: Line, order: DateOrder, end: string | null): readonly Day[] {
  return line.segments.flatMap((segment) =>
    segment.words.flatMap((word): readonly Day[] => {
      const day = /^\d{1,4}[./-]\d/.test(word.text) ? readDay({ text: word.text, page: line.page }, order, end) : null
      return day === null ? [] : [{ value: day.value, middle: middleOf(word) }]
    }),
  )
}

/** So many numbers of days beside each other are a month's. */
const LEAST_OF_MONTH = 20

/** The days of a month by their numbers, one after the other; undefined where a line has other words among them. */
function listSheetDays(line: Line, end: string | null): readonly Day[] | undefined {
  const words = line.segments.flatMap((segment) => segment.words)
  const first = words.findIndex(({ text }) => text === '1')
  if (end === null || first < 0) return undefined
  const other = words.slice(first).findIndex(({ text }, at) => text !== String(at + 1))
  const numbers = words.slice(first, other < 0 ? undefined : first + other)
  const days = numbers.map((word, at) => ({ value: addDays(`${end.slice(0, 8)}01`, at), middle: middleOf(word) }))
  return days.length < LEAST_OF_MONTH || days.at(-1)!.value > endOfMonth(end) ? undefined : days
}

interface GridRow {
  readonly label: string
  /** The key that the label names. */
  readonly key: string | null
  /** By day, in their order. */
  readonly cells: readonly (readonly Word[])[]
}

/** What stands left of the days is the label; each other word belongs to the day whose column is nearest. */
function readRow(line: Line, days: readonly Day[]): GridRow {
  const width = (days.at(-1)!.middle - days[0]!.middle) / (days.length - 1)
  const [left, right] = [days[0]!.middle - width / 2, days.at(-1)!.middle + width / 2]
  const labels = line.segments.filter(({ box }) => (box[0] + box[2]) / 2 < left && box[0] < left - width / 2)
  const words = line.segments.filter((segment) => !labels.includes(segment)).flatMap((segment) => segment.words)
  const cells: Word[][] = days.map(() => [])
  for (const word of words) {
    const middle = middleOf(word)
    if (middle < left || middle > right) continue
    const distances = days.map((day) => Math.abs(day.middle - middle))
    cells[distances.indexOf(Math.min(...distances))]!.push(word)
  }
  const [first] = labels
  return {
    label: first === undefined ? '' : first.text,
    key: first === undefined ? null : (matchLabels(first, ENTRY_COLUMNS)[0]?.key ?? null),
    cells,
  }
}

/** One entry a day, where labels name its times or what was done. */
function listDays(rows: readonly GridRow[], days: readonly Day[], page: Page): readonly Entry[] {
  const find = (...keys: readonly string[]): GridRow | undefined => rows.find(({ key }) => keys.includes(key ?? ''))
  const [start, finish, pause, activity] = [find('start'), find('end'), find('break_minutes'), find('activity')]
  const hours = rows.findLast(({ key, label }) => key === 'hours' && SUM.test(fold(label))) ?? find('hours')
  if (hours === undefined || (start === undefined && activity === undefined)) return []
  return days.flatMap(({ value }, at): readonly Entry[] => {
    const text = (row: GridRow | undefined): string => joinWords(row?.cells[at] ?? [])
    const worked = readHours({ text: text(hours), page })
    if (worked === null || Number(worked) === 0) return []
    const row = {
      date: value,
      start: readTime(text(start)),
      end: readTime(text(finish)),
      break_minutes: /^\d{1,3}$/.test(text(pause)) ? text(pause) : null,
      hours: worked,
      activity: text(activity) === '' ? null : text(activity),
    }
    return [{ row, page, words: [start, finish, pause, hours, activity].flatMap((own) => own?.cells[at] ?? []) }]
  })
}

/** An entry for each task and day with hours, down to the sum. */
function listTasks(rows: readonly GridRow[], days: readonly Day[], page: Page): readonly Entry[] {
  const end = rows.findIndex(({ label }) => SUM.test(fold(label)))
  if (end < 1) return []
  const tasks = rows.slice(0, end).filter(({ label }) => /\p{L}{3}/u.test(label))
  return days.flatMap(({ value }, at) =>
    tasks.flatMap(({ label, cells }): readonly Entry[] => {
      const words = cells[at]!
      const hours = readHours({ text: joinWords(words), page })
      if (hours === null || Number(hours) === 0) return []
      const row = { date: value, start: null, end: null, break_minutes: null, hours, activity: label }
      return [{ row, page, words }]
    }),
  )
}

function middleOf({ box }: Word): number {
  return (box[0] + box[2]) / 2
}
