import type { Line } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import type { Column, TableLine } from '../layout/columns.ts'
import type { Table } from '../layout/read-tables.ts'

const LEAST_NAMED = 2

/** How often the same headings stand side by side: 2 in "Check Date Amount Check Date Amount"; 1 where they do not. */
export function countTwins(columns: readonly Column[]): number {
  for (let size = LEAST_NAMED; size * 2 <= columns.length; size += 1) {
    const isWhole = columns.length % size === 0
    const named = columns.slice(0, size).filter(({ text }) => text !== undefined).length
    if (isWhole && named >= LEAST_NAMED && columns.every(({ text }, at) => text === columns[at % size]!.text))
      return columns.length / size
  }
  return 1
}

/**
 * A table of twins with each of them below the one left of it; days in it are those of booking.
 * @param isBooking whether the cells of a line of one twin are a booking with its day
 */
export function stackTwins({ columns, lines }: Table, count: number, isBooking: (line: TableLine) => boolean): Table {
  const size = columns.length / count
  const first = columns.slice(0, size)
  const isDated = first.some(({ key }) => key === 'booking_date')
  const named = first.map((column) =>
    column.key === '_bought' && !isDated ? { ...column, key: 'booking_date' } : column,
  )
  const take = (own: readonly Column[]): readonly TableLine[] =>
    lines.flatMap((line) => {
      const cells = own.flatMap(({ key }, at) => {
        const words = line.cells.get(key) ?? []
        return words.length === 0 ? [] : [[named[at]!.key, words] as const]
      })
      return cells.length === 0
        ? []
        : [
            {
              ...line,
              line: narrow(
                line.line,
                cells.flatMap(([, words]) => words),
              ),
              cells: new Map(cells),
            },
          ]
    })
  const parts = Array.from({ length: count }, (_, at) => take(columns.slice(at * size, (at + 1) * size)))
  return { columns: named, lines: parts.flat().filter(isBooking) }
}

/** A line without what stands in it beside these words. */
function narrow(line: Line, words: readonly Word[]): Line {
  const segments = line.segments.filter((segment) => segment.words.some((word) => words.includes(word)))
  return { ...line, segments, text: segments.map(({ text }) => text).join('  ') }
}
