import type { Column, TableLine } from '../layout/columns.ts'
import type { Table } from '../layout/read-tables.ts'

const LEAST_NAMED = 2

/** Whether both halves of a table have the same headings: "Check Date Amount Check Date Amount". */
export function areTwins(columns: readonly Column[]): boolean {
  const half = columns.length / 2
  const left = columns.slice(0, half)
  return (
    Number.isInteger(half) &&
    left.filter(({ text }) => text !== undefined).length >= LEAST_NAMED &&
    left.every(({ text }, at) => text === columns[half + at]!.text)
  )
}

/** A table of twins with the right half below the left one; days in it are those of booking. @param isWhole a row of either half, which has one line */
export function stackTwins({ columns, lines }: Table, isWhole: (line: TableLine) => boolean): Table {
  const half = columns.length / 2
  const left = columns.slice(0, half).map((column) => ({ ...column, key: nameOf(column) }))
  const take = (own: readonly Column[]): readonly TableLine[] =>
    lines.map((line) => ({
      ...line,
      cells: new Map(
        own.flatMap(({ key }, at) => {
          const words = line.cells.get(key) ?? []
          return words.length === 0 ? [] : [[left[at]!.key, words] as const]
        }),
      ),
    }))
  return { columns: left, lines: [...take(columns.slice(0, half)), ...take(columns.slice(half))].filter(isWhole) }
}

function nameOf({ key }: Column): string {
  return key === '_bought' ? 'booking_date' : key
}
