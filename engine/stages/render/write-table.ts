import type { Line } from '../../domain/lines.ts'

interface Column {
  left: number
  right: number
}

/**
 * Neighbouring lines as a Markdown table, the first line as its head; null when they have no columns in common.
 * A column is where the cells of all lines leave a gap on both sides.
 */
export function writeTable(lines: readonly Line[]): string | null {
  if (lines.length < 2) return null
  const columns = findColumns(lines)
  if (columns.length < 2) return null
  const [head, ...rows] = lines.map((line) => writeRow(line, columns))
  return [head, `|${' --- |'.repeat(columns.length)}`, ...rows].join('\n')
}

/** Cells that overlap sideways stand in one column. */
function findColumns(lines: readonly Line[]): readonly Column[] {
  const cells = lines
    .flatMap((line) => line.segments.map(({ box }) => ({ left: box[0], right: box[2] })))
    .toSorted((a, b) => a.left - b.left)
  const columns: Column[] = []
  for (const cell of cells) {
    const last = columns.at(-1)
    if (last && cell.left < last.right) last.right = Math.max(last.right, cell.right)
    else columns.push({ ...cell })
  }
  return columns
}

function writeRow(line: Line, columns: readonly Column[]): string {
  const cells = columns.map(({ left, right }) =>
    line.segments
      .filter(({ box }) => box[0] >= left && box[0] < right)
      .map(({ text }) => text.replaceAll('|', '\\|'))
      .join(' '),
  )
  return `| ${cells.join(' | ')} |`
}
