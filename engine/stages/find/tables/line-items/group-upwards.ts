import type { TableLine } from '../layout/columns.ts'
import type { RowLines } from '../layout/group-rows.ts'

/** Lines of one item stand closer than this share of their height. */
const CLOSE = 0.75
/** Points by which they stand nearer to each other than to the row above. */
const NEARER = 1

/**
 * Rows whose figures stand on their last line: text close above each of them, none below. Null for a table of another kind.
 */
export function groupUpwards(
  lines: readonly TableLine[],
  isRow: (line: TableLine) => boolean,
): readonly RowLines[] | null {
  // Figures without words of their own have theirs above.
  const isBare = lines.every((line) => !isRow(line) || !line.cells.has('name'))
  const rows: RowLines[] = []
  let run: TableLine[] = []
  for (const line of lines) {
    const above = run.at(-1)
    run.push(line)
    if (!isRow(line)) continue
    if (above === undefined || above.page !== line.page || !isClose(above, line) || !above.cells.has('name'))
      return null
    const before = rows.at(-1)?.main
    const isNearer = before?.page !== line.page || gapBetween(before, run[0]!) > gapBetween(above, line) + NEARER
    if (!isNearer && !isBare) return null
    rows.push({ main: line, lines: run })
    run = []
  }
  return rows.length > 0 && run.length === 0 ? rows : null
}

function isClose(above: TableLine, below: TableLine): boolean {
  const { box } = above.line
  return gapBetween(above, below) <= CLOSE * Math.max(6, box[3] - box[1])
}

function gapBetween(above: TableLine, below: TableLine): number {
  return below.line.box[1] - above.line.box[3]
}
