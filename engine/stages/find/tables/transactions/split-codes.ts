import type { Word } from '../../../../domain/page.ts'
import type { TableLine } from '../layout/columns.ts'
import type { Table } from '../layout/read-tables.ts'
import { TEXT_KEYS } from './name-booking-columns.ts'

/** `DD`, `VIS`, `S/O`, `)))`: a bank's short form of what happened. */
const CODE = /^(?:\p{Lu}[\p{Lu}/&]{0,3}|\)+)$/u
const MOSTLY = 0.7
/** Points by which the words behind the codes may differ. */
const ALIGNED = 2.5

/** Short codes that stand under each other in front of the text, without a heading, become a column of their own. */
export function splitCodes(table: Table, isRow: (line: TableLine) => boolean): Table {
  const used = table.columns.map(({ key }) => key).filter((key) => TEXT_KEYS.has(key))
  const [key] = used
  if (used.length !== 1 || key === undefined || key === 'booking_text') return table
  const cells = table.lines.filter(isRow).map((line) => line.cells.get(key) ?? [])
  const coded = cells.filter((words) => CODE.test(words[0]?.text ?? '') && words.length > 1)
  if (coded.length < 2 || coded.length < MOSTLY * cells.length) return table
  const left = middleOf(coded.map((words) => words[1]!.box[0]))
  if (coded.filter((words) => Math.abs(words[1]!.box[0] - left) <= ALIGNED).length < MOSTLY * coded.length) return table
  const split = (line: TableLine): TableLine => {
    const words = line.cells.get(key)
    if (words === undefined || !isRow(line) || !CODE.test(words[0]!.text)) return line
    const rest: readonly (readonly [string, readonly Word[]])[] = words.length > 1 ? [[key, words.slice(1)]] : []
    const others = [...line.cells].filter(([name]) => name !== key)
    return { ...line, cells: new Map([...others, ['booking_text', words.slice(0, 1)] as const, ...rest]) }
  }
  return { ...table, lines: table.lines.map(split) }
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}
