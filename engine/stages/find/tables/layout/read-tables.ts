import type { Line } from '../../../../domain/lines.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import type { Column, ColumnWords, TableLine } from './columns.ts'
import { findHeaders, type TableHeader } from './find-headers.ts'
import { findBounds, partLine } from './part-columns.ts'
import { findRepeatedLines } from './repeated-lines.ts'

/** A table with all lines under its heading; on the next pages it may go on with or without the heading repeated. */
export interface Table {
  readonly columns: readonly Column[]
  readonly lines: readonly TableLine[]
}

/** What a table has before a line, and the lines of the page behind it. */
export interface Around {
  readonly before: readonly TableLine[]
  readonly listBehind: () => readonly TableLine[]
}

export interface TableRules {
  readonly words: ColumnWords
  /** How many different columns a heading names at least. */
  readonly least: number
  /** Whether such headings are those of a table of the kind. */
  readonly isHeading?: (columns: readonly Column[]) => boolean
  /** A line that holds the cells which make a row. */
  readonly isRow: (line: TableLine, columns: readonly Column[]) => boolean
  /** Adds columns that the heading leaves without a word. */
  readonly complete?: (columns: readonly Column[], lines: readonly Line[]) => readonly Column[]
  /** Whether a line is a row though it looks like the end, as what is around it proves. */
  readonly isAddend?: (line: TableLine, columns: readonly Column[], around: Around) => boolean
  /** The first line that does not belong to the table any more: sums, other headings. */
  readonly isEnd: (line: TableLine, columns: readonly Column[], around: Around) => boolean
  /** Whether a line behind such an end shows that the table goes on; `row` is the last one before it. */
  readonly isAfterEnd?: (line: TableLine, row: TableLine | undefined) => boolean
}

/** A line that is no row ends the table when it stands further from the last one than so many line heights. */
const FURTHEST = 5
/** So many lines without a row end a table, lest it take the rest of the paper for the last row's text. */
const MOST_TEXT_LINES = 14
/** So many lines behind a sum may show that it was one of several. */
const MOST_BEHIND_END = 8
/** Further lines do not tell whether a sum ends the table. */
const MOST_BEHIND = 24
/** As a fraction of the page's height. */
const FOOT = 0.85

/** The document's tables with such headings, in the order of the pages; tables with the same columns are one. */
export function readTables(layout: Layout, rules: TableRules): readonly Table[] {
  const repeated = findRepeatedLines(layout)
  const tables: Table[] = []
  const completed: Completed = new Map()
  let open: Table | null = null
  for (const page of layout.pages) {
    const headers = findHeaders(page, rules.words, rules.least).filter(
      ({ columns }) => rules.isHeading?.(columns) !== false,
    )
    const going: Table | null = open
    const isRepeated = headers.some((header) => keysOf(nameRepeats(header)) === keysOf(going?.columns ?? []))
    if (open !== null && !isRepeated) {
      const end: number = headers[0]?.first ?? page.lines.length
      const { lines, ended } = readBody(page, 0, end, open.columns, rules, repeated, true)
      if (lines.length > 0) open = appendLines(tables, open, lines)
      if (ended) open = null
    }
    for (const [index, header] of headers.entries()) {
      const end = headers[index + 1]?.first ?? page.lines.length
      const named = nameRepeats(header)
      const printed = page.lines
        .slice(header.first, header.last + 1)
        .map(({ text }) => text)
        .join('\n')
      const columns = complete(named, printed, page.lines.slice(header.last + 1, end), rules, completed)
      const { lines, ended } = readBody(page, header.last + 1, end, columns, rules, repeated, false)
      if (lines.length === 0) {
        open = null
        continue
      }
      completed.set(
        printed,
        columns.map(({ key }) => key),
      )
      const same: Table | undefined = tables.find((table) => keysOf(table.columns) === keysOf(columns))
      if (same === undefined) {
        open = { columns, lines }
        tables.push(open)
      } else open = appendLines(tables, same, lines)
      if (ended) open = null
    }
  }
  return tables
}

/** By the printed text of a heading the keys of the columns that its lines told best. */
type Completed = Map<string, readonly string[]>

/** Where the lines under a repeated heading leave columns open, they mean what they meant before. */
function complete(
  named: readonly Column[],
  printed: string,
  lines: readonly Line[],
  rules: TableRules,
  completed: Completed,
): readonly Column[] {
  const columns = rules.complete?.(named, lines) ?? named
  const keys = columns.map(({ key }) => key)
  const known = completed.get(printed)
  if (known === undefined || known.length !== columns.length || countOpen(known) >= countOpen(keys)) return columns
  return columns.map((column, at) => ({ ...column, key: known[at]! }))
}

function countOpen(keys: readonly string[]): number {
  return keys.filter((key) => key.startsWith('_other')).length
}

function appendLines(tables: Table[], table: Table, lines: readonly TableLine[]): Table {
  const longer = { ...table, lines: [...table.lines, ...lines] }
  tables[tables.indexOf(table)] = longer
  return longer
}

function keysOf(columns: readonly Column[]): string {
  return columns.map((column) => column.key).join()
}

/** The first of several headings of the same meaning keeps its key; the others are told apart by a number. */
function nameRepeats({ columns }: TableHeader): readonly Column[] {
  const counts = new Map<string, number>()
  return columns.map((column) => {
    const count = (counts.get(column.key) ?? 0) + 1
    counts.set(column.key, count)
    return count === 1 ? column : { ...column, key: `${column.key}#${count}` }
  })
}

interface Body {
  readonly lines: readonly TableLine[]
  /** False where the page ends before the table does. */
  readonly ended: boolean
  /** How many lines of the page it took. */
  readonly taken: number
}

/** The columns part where the table's own lines leave them room, so its end is found first. */
function readBody(
  page: PageLayout,
  from: number,
  to: number,
  columns: readonly Column[],
  rules: TableRules,
  repeated: ReadonlySet<Line>,
  goesOn: boolean,
): Body {
  const body = page.lines.slice(from, to).filter((line) => !repeated.has(line))
  const whole = findBounds(columns, body, page.page.width)
  const first = cutBody(page, body, columns, whole, rules, goesOn)
  if (first.taken === body.length || first.lines.length === 0) return first
  const bounds = findBounds(columns, body.slice(0, first.taken), page.page.width)
  return cutBody(page, body, columns, bounds, rules, goesOn)
}

function cutBody(
  page: PageLayout,
  body: readonly Line[],
  columns: readonly Column[],
  bounds: readonly number[],
  rules: TableRules,
  goesOn: boolean,
): Body {
  const lines: TableLine[] = []
  let lastRow = -1
  for (const [taken, line] of body.entries()) {
    const listBehind = (): readonly TableLine[] =>
      body.slice(taken + 1, taken + 1 + MOST_BEHIND).map((other) => partLine(page, other, columns, bounds))
    const around = { before: lines, listBehind }
    const plain = partLine(page, line, columns, bounds)
    const parted = rules.isAddend?.(plain, columns, around) === true ? { ...plain, isAddend: true } : plain
    const isRow = rules.isRow(parted, columns)
    if (rules.isEnd(parted, columns, around)) {
      const behind = listBehind().slice(0, MOST_BEHIND_END)
      if (!behind.some((other) => rules.isAfterEnd?.(other, lines[lastRow])))
        return { lines: lastRow < 0 ? [] : lines, ended: true, taken }
    }
    // On a page without the heading the table goes on where the first row stands; what is above it is the page's head.
    if (goesOn && lastRow < 0 && !isRow) continue
    const before = lines.at(-1)?.line
    const height = Math.max(line.box[3] - line.box[1], 6)
    const isFar = before !== undefined && line.box[1] - before.box[3] > FURTHEST * height
    if (!isRow && lastRow >= 0 && (isFar || lines.length - lastRow > MOST_TEXT_LINES)) {
      // Text at the foot of a page does not keep the table from going on overleaf.
      return { lines, ended: line.box[1] < FOOT * page.page.height, taken }
    }
    if (isRow) lastRow = lines.length
    lines.push(parted)
  }
  return { lines: lastRow < 0 ? [] : lines, ended: false, taken: body.length }
}
