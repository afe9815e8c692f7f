import type { Word } from '../../../../domain/page.ts'
import type { TableLine } from '../layout/columns.ts'
import type { Table } from '../layout/read-tables.ts'

/** Columns that nothing of a table stands left of. */
const LEADING = new Set(['position', 'article_number', '_item'])
/** In heights of the line. */
const APART = 1.5

/** Leaves out what a letterhead prints down the left side of the page: it stands in the table's lines, but beside all columns. */
export function leaveSideWords(table: Table): Table {
  const [first] = table.columns
  if (first === undefined || !LEADING.has(first.key)) return table
  const stays = (word: Word, { line }: TableLine): boolean =>
    word.box[2] > first.left - APART * (line.box[3] - line.box[1])
  const isFilled = table.lines.some((line) => line.cells.get(first.key)?.some((word) => stays(word, line)) === true)
  if (!isFilled) return table
  return { ...table, lines: table.lines.map((line) => leaveFrom(line, first.key, (word) => stays(word, line))) }
}

function leaveFrom(line: TableLine, key: string, stays: (word: Word) => boolean): TableLine {
  const own = line.cells.get(key)
  if (own === undefined || own.every(stays)) return line
  const left = own.filter(stays)
  const others = [...line.cells].filter(([other]) => other !== key)
  return { ...line, cells: new Map(left.length === 0 ? others : [[key, left] as const, ...others]) }
}
