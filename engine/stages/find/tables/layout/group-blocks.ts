import type { TableLine } from './columns.ts'
import type { RowLines } from './group-rows.ts'

/** Gaps between rows are so many times as wide as the widest inside them, and so many points more. */
const WIDER = 1.25
const MORE = 0.5
/** Lines of a table's only row stand closer than this share of their height. */
const CLOSE = 0.8

/**
 * Rows as blocks: on each page the widest gaps part the lines into as many blocks as there are rows, each with one line of
 * figures, wherever in the block that stands. Null for a table whose gaps do not tell its rows.
 */
export function groupBlocks(
  lines: readonly TableLine[],
  isRow: (line: TableLine) => boolean,
): readonly RowLines[] | null {
  const rows: RowLines[] = []
  for (const page of new Set(lines.map((line) => line.page))) {
    const own = lines.filter((line) => line.page === page)
    const blocks = partBlocks(own, own.filter(isRow).length)
    for (const block of blocks ?? []) {
      const [main, second] = block.filter(isRow)
      if (main === undefined || second !== undefined) return null
      rows.push({ main, lines: block })
    }
    if (blocks === null) return null
  }
  return leaveTitle(rows)
}

/** Above the first row alone, which has its own words, stands what the table is called. */
function leaveTitle([first, ...others]: readonly RowLines[]): readonly RowLines[] {
  if (first === undefined) return []
  const isTitled = ({ main, lines }: RowLines): boolean => lines.indexOf(main) > 0
  const isAlone = others.length > 0 && isTitled(first) && !others.some(isTitled) && first.lines.at(-1) === first.main
  return [isAlone && first.main.cells.has('name') ? { main: first.main, lines: [first.main] } : first, ...others]
}

/** The lines parted at their `count - 1` widest gaps; null where these do not stand out. */
function partBlocks(lines: readonly TableLine[], count: number): readonly (readonly TableLine[])[] | null {
  if (count === 0) return null
  const gaps = measureGaps(lines)
  const sorted = gaps.toSorted((a, b) => b - a)
  const inside = Math.max(0, sorted[count - 1] ?? 0)
  const between = count > 1 ? sorted[count - 2]! : CLOSE * Math.max(6, heightOf(lines[0]!))
  if (between <= WIDER * inside + MORE) return null
  const blocks: TableLine[][] = [[]]
  lines.forEach((line, at) => {
    blocks.at(-1)!.push(line)
    if (count > 1 && (gaps[at] ?? 0) >= between) blocks.push([])
  })
  return blocks.length === count ? blocks : null
}

/** Points between each line and the next one; figures in the middle of their row's height overlap its text. */
function measureGaps(lines: readonly TableLine[]): readonly number[] {
  let bottom = Number.NEGATIVE_INFINITY
  return lines.slice(1).map(({ line }, at) => {
    bottom = Math.max(bottom, lines[at]!.line.box[3])
    return line.box[1] - bottom
  })
}

function heightOf({ line }: TableLine): number {
  return line.box[3] - line.box[1]
}
