import type { TextLine } from './paddle/outline-lines.ts'

/** Share of a line's height by which the middles of two parts of one row differ at most. */
const SAME_ROW = 0.5

/** Lines in the order in which one reads them: row by row, each from left to right, also on a picture that leans. */
export function sortLines(lines: readonly TextLine[]): readonly TextLine[] {
  const slants = lines.filter(({ width, height }) => width > height).map(({ along: [x, y] }) => Math.atan2(y, x))
  const slant = slants.toSorted((a, b) => a - b)[Math.floor(slants.length / 2)] ?? 0
  const placed = lines.map((line) => place(line, slant)).toSorted((a, b) => a.down - b.down)
  const rows: Placed[][] = []
  for (const line of placed) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    const isSame = last !== undefined && line.down - last.down < SAME_ROW * Math.min(line.line.height, last.line.height)
    if (isSame) row!.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.right - b.right).map(({ line }) => line))
}

interface Placed {
  readonly line: TextLine
  /** Of its middle, along the page's own rows and down them. */
  readonly right: number
  readonly down: number
}

function place(line: TextLine, slant: number): Placed {
  const [x, y] = line.along
  const middleX = line.left + (line.width * x - line.height * y) / 2
  const middleY = line.top + (line.width * y + line.height * x) / 2
  const [cosine, sine] = [Math.cos(slant), Math.sin(slant)]
  return { line, right: middleX * cosine + middleY * sine, down: middleY * cosine - middleX * sine }
}
