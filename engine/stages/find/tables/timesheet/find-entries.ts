import type { Candidate, Row } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import { cellOf, joinWords, type TableLine, textOf } from '../layout/columns.ts'
import { groupRows, type RowLines } from '../layout/group-rows.ts'
import { readTables, type TableRules } from '../layout/read-tables.ts'
import { readNumber } from '../line-items/read-number.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'
import { wordsBetween } from '../../fold-text.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { findLatestDay, readDay } from '../values/read-day.ts'
import { ENTRY_COLUMNS, nameActivity } from './entry-columns.ts'
import { readEntryLines } from './read-entry-lines.ts'
import { mendBreak, mendHours } from './mend-hours.ts'
import { readWeekGrid } from './read-week-grid.ts'
import { readHours, readTime } from './read-hours.ts'
import { readSheetDay } from './read-sheet-day.ts'
import { isFurther, proveHours } from './prove-hours.ts'
import { addsUp, DAY, minutesOf, workedMinutes } from './worked-time.ts'
import type { PrintedText } from '../../values/printed-text.ts'

/** A sum within the table, whatever its label begins with. */
const TOTAL =
  /(?<!\p{L})(?:summe|gesamt|insgesamt|total[ei]?|totaal|som[ae])(?!\p{L}).*\d[\d.,:]*\s*(?:h|std\.?|hrs?|stunden|hours)?\s*$/iu
/** Under what was done, the project or the client that it was done for. */
const BULLET = /^[●•▪■◦‣·]/u
const END = /^(?:summe|gesamt|total|stunden|hours|uberstunden|zwischensumme|sum|totaal|totale|soma|suma)/i

export interface FoundEntries {
  readonly entries: readonly Candidate[]
  /** The sum of the entries' hours where the paper prints it. */
  readonly total_hours: readonly Candidate[]
}

/** A timesheet's entries: one day, or one part of it, in each row. @param known a day near the end of its period */
export function findEntries(layout: Layout, order: DateOrder, known: string | null): FoundEntries {
  const end = known ?? findLatestDay(layout, order)
  const dayOf = (line: TableLine): string | null => readDate(line, order, end)
  const isRow = (line: TableLine): boolean =>
    (dayOf(line) !== null || readTime(textOf(line, 'start')) !== null) &&
    (readHours(cellOf(line, 'hours')) !== null || readTime(textOf(line, 'start')) !== null)
  const rules: TableRules = {
    words: ENTRY_COLUMNS,
    least: 2,
    complete: nameActivity,
    isRow,
    isEnd: (line) =>
      dayOf(line) === null && (END.test(line.line.text.trim()) || (TOTAL.test(line.line.text) && !isRow(line))),
  }
  const tables = readTables(layout, rules).filter(({ columns }) => {
    const keys = new Set(columns.map((column) => column.key))
    return (keys.has('date') || keys.has('_day')) && (keys.has('hours') || keys.has('start'))
  })
  const headed = tables.flatMap(({ columns, lines }) => {
    let day: string | null = null
    const groups = groupRows(lines, isRow, (line) => dayOf(line) !== null).map((group) => leaveOtherLines(group, dayOf))
    const rows = groups.map((group) => {
      const row = readEntry(group, dayOf(group.main) ?? day)
      day = row['date'] ?? day
      return { row, main: group.main }
    })
    const hasBreaks = columns.some(({ key }) => key === 'break_minutes')
    const figures = columns.filter(({ key }) => key === 'hours' || isFurther(key)).map(({ key }) => key)
    return proveHours(rows).map((row, at) => ({
      row: leaveFigure(fillBreak(turnAfternoon(row), hasBreaks), rows[at]!.main, figures),
      page: groups[at]!.main.page,
      words: groups[at]!.lines.flatMap((line) => [...line.cells.values()].flat()),
    }))
  })
  const listed = mendEntries(chooseReading(headed, readEntryLines(layout, order, end)))
  const grid = readWeekGrid(layout, order, end)
  const entries = grid.length > listed.length ? grid : listed
  if (entries.length === 0) return { entries: [], total_hours: [] }
  const right = entries.filter(({ row }) => addsUp(row)).length
  const sum = sumHours(entries.map(({ row }) => row))
  const totals = findSum(layout, sum, entries.length)
  const isSummed = totals.length > 0
  const confidence = 0.65 + 0.15 * (right / entries.length) + (isSummed ? 0.17 : 0)
  const proofs = [
    ...(right > 0 ? [`${right} of ${entries.length} from start to end less the break`] : []),
    ...(isSummed ? ['sum of hours printed'] : []),
  ]
  const rows = makeRows(
    entries.map(({ row }) => row),
    entries,
    Math.min(confidence, 0.95),
    ['table of days', ...proofs].join(', '),
  )
  return { entries: [rows], total_hours: entries.length > 1 ? totals : [] }
}

/** What stands under an entry and is no part of it: a day of its own without hours, a holiday, and the sum of the hours above. */
function leaveOtherLines({ main, lines }: RowLines, dayOf: (line: TableLine) => string | null): RowLines {
  const isDay = (line: TableLine): boolean => dayOf(main) !== null && dayOf(line) !== null
  const isSum = (line: TableLine): boolean =>
    readHours(cellOf(line, 'hours')) !== null && textOf(line, 'activity') === ''
  const start = lines.indexOf(main) + 1
  const end = lines.findIndex((line, at) => at >= start && (isDay(line) || isSum(line)))
  return end < 0 ? { main, lines } : { main, lines: lines.slice(0, end) }
}

/** Under a heading for breaks a day that adds up without one has none. */
function fillBreak(row: Row, hasBreaks: boolean): Row {
  return hasBreaks && row['break_minutes'] == null && addsUp(row) ? { ...row, break_minutes: '0' } : row
}

/** "7.30 to 4.30" is half a day where the hours say so. */
function turnAfternoon(row: Row): Row {
  if (row['end'] == null || row['hours'] == null || addsUp(row)) return row
  const end = `${String((Number(row['end'].slice(0, 2)) + 12) % 24).padStart(2, '0')}${row['end'].slice(2)}`
  const turned = { ...row, end }
  return addsUp(turned) ? turned : row
}

interface Entry extends RowPlace {
  readonly row: Row
}

function mendEntries(entries: readonly Entry[]): readonly Entry[] {
  const rows = entries.map(({ row }) => row)
  return entries.map((entry) =>
    entry.page.origin === 'ocr'
      ? { ...entry, row: mendHours(mendBreak(entry.row), rows, workedMinutes(entry.row)) }
      : entry,
  )
}

/** Of the table under its headings and the lines alone the one with more days, and more of them proven. */
function chooseReading(headed: readonly Entry[], lines: readonly Entry[]): readonly Entry[] {
  const judge = (entries: readonly Entry[]): number =>
    entries.reduce(
      (sum, { row }) =>
        sum + (row['date'] === null ? 0 : 1) + (Number(row['hours'] ?? 0) > 0 ? 1 : 0) + (addsUp(row) ? 2 : 0),
      0,
    )
  return judge(lines) > judge(headed) ? lines.map((entry) => ({ ...entry, row: tellMore(entry.row, headed) })) : headed
}

/** Hours set right before what was done are none of it, where a column of theirs is empty. */
function leaveFigure(row: Row, main: TableLine, figures: readonly string[]): Row {
  const isOpen = figures.some((key) => textOf(main, key) === '')
  return isOpen ? { ...row, activity: row['activity']?.replace(/^\d{1,2}[.,]\d{1,2}\s+(?=\p{L})/u, '') ?? null } : row
}

/**
 * A line alone does not tell figures of the activity from others, nor a break that is none; the cell under its heading does, but for
 * what runs into it.
 */
function tellMore(row: Row, headed: readonly Entry[]): Row {
  const isSame = (other: Row): boolean =>
    other['date'] === row['date'] &&
    (other['start'] == null ? other['hours'] === row['hours'] : other['start'] === row['start'])
  const same = headed.find((other) => isSame(other.row))?.row
  if (same === undefined) return row
  const activity = same['activity']?.replace(/^[\d.,:]+\s+(?=\p{L})/u, '').replace(/(?:\s+[-–—])+$/u, '')
  return {
    ...row,
    activity: activity ?? row['activity'] ?? null,
    break_minutes: row['break_minutes'] ?? same['break_minutes'] ?? null,
  }
}

/** `Mo 01.07.`, `01.07.2024`, or the number of a day in a sheet for one month. */
function readDate(line: TableLine, order: DateOrder, end: string | null): string | null {
  const sheetDay = readSheetDay([textOf(line, 'date'), textOf(line, '_day')].join(' '), end)
  if (sheetDay !== null) return sheetDay.value
  const cells = [textOf(line, 'date'), textOf(line, '_day')].map((text) =>
    text.replace(/^\p{L}{2,10}[.,]?\s+(?=\d)/u, ''),
  )
  const found = cells.map((text) => readDay({ text, page: line.page }, order, end)).find((day) => day !== null)
  if (found !== undefined) return found.value
  const number = cells.find((text) => /^\d{1,2}\.?$/.test(text))
  return number === undefined || end === null ? null : `${end.slice(0, 8)}${number.replace('.', '').padStart(2, '0')}`
}

function readEntry({ main, lines }: RowLines, date: string | null): Row {
  const activity = lines
    .map((line) => joinWords(line.cells.get('activity') ?? []))
    .filter((text, at) => text !== '' && (lines[at] === main || !BULLET.test(text)))
    .join(' ')
  return {
    date,
    start: readTime(textOf(main, 'start')),
    end: readTime(textOf(main, 'end')),
    break_minutes: readBreak(cellOf(main, 'break_minutes')),
    hours: readHours(cellOf(main, 'hours')),
    activity: activity === '' ? null : activity,
  }
}

/** `45`, `0:45`, `00:45`, `0,75` and `12:00–12:45` are forty-five minutes. */
function readBreak(printed: PrintedText): string | null {
  const { text } = printed
  const [from, to] = text.split(/\s*[-–—]\s*/u).map((time) => readTime(time))
  if (from != null && to != null) return String((minutesOf(to) - minutesOf(from) + DAY) % DAY)
  const clock = /^(\d{1,2}):(\d{2})/.exec(text)
  if (clock !== null) return String(Number(clock[1]) * 60 + Number(clock[2]))
  const number = readNumber(printed)
  if (number === null) return null
  const value = Number(number.value)
  const isHours = /^h|^std/i.test(number.after) || (/[.,]/.test(text) && value < 5)
  return String(Math.round(isHours ? value * 60 : value))
}

function sumHours(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + Number(row['hours'] ?? 0), 0)
}

/** Where the sum stands on the paper, as `157.5`, `157,50`, `157:30` or `157:30:00`; the last place counts most. */
function findSum(layout: Layout, sum: number, count: number): readonly Candidate[] {
  if (sum <= 0) return []
  const found = layout.segments.flatMap((segment) =>
    [
      ...segment.text.matchAll(/(?<![\d.,:])\d{1,3}\s?(?:h|hrs?|std\.?)\s?\d{2}\s?(?:m|min)/giu),
      ...segment.text.matchAll(/(?<![\d.,:])\d{1,4}(?:[.,:]\d{1,2})?(?=(?::[0-5]\d)?(?![\d:]|[.,]\d))/g),
    ].flatMap((match) => {
      const text = match[0].replace(/^(\d+)\s?[a-z]\D*(\d{2}).*$/iu, '$1:$2')
      const hours = readHours({ text, page: segment.page })
      // Minutes are parts of an hour that decimals round.
      const near = text.includes(':') ? 0.01 + ROUNDED * count : 0.01
      if (hours === null || Math.abs(Number(hours) - sum) >= near) return []
      return [{ segment, hours, from: match.index, to: match.index + match[0].length }]
    }),
  )
  return found.map(({ segment, hours, from, to }, index) =>
    makeCandidate(
      hours,
      wordsBetween(segment, from, to),
      segment.page,
      SUMMED - 0.01 * (found.length - 1 - index),
      'sum of the hours of all entries',
    ),
  )
}

/** Hours by which two decimals of a third of an hour are off, at most. */
const ROUNDED = 0.0034
const SUMMED = 0.94
