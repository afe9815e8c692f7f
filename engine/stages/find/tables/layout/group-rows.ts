import type { TableLine } from './columns.ts'

/** The lines of one row; the one with its figures among them. */
export interface RowLines {
  readonly main: TableLine
  /** All its lines, top to bottom. */
  readonly lines: readonly TableLine[]
}

/** A gap between lines is a break between rows when it is so many times as wide as the one inside them. */
const WIDER = 1.3

/**
 * Puts the lines of a table together as rows: a line with figures (`isRow`) and the lines of text that belong to it. Text
 * goes with the row above it unless it stands clearly nearer to the one below or, like a position's number, opens one (`leads`).
 */
export function groupRows(
  lines: readonly TableLine[],
  isRow: (line: TableLine) => boolean,
  leads: (line: TableLine) => boolean,
): readonly RowLines[] {
  const rows: { main: TableLine; lines: TableLine[] }[] = []
  let run: TableLine[] = []
  const isBelow = standsBelow(lines, isRow)
  for (const line of lines) {
    if (!isRow(line)) {
      run.push(line)
      continue
    }
    const above = rows.at(-1)
    const cut = isBelow
      ? run.length
      : above === undefined
        ? startOf(run, line, leads)
        : cutRun(above.lines.at(-1)!, run, line, leads)
    above?.lines.push(...run.slice(0, cut))
    rows.push({ main: line, lines: [...run.slice(cut), line] })
    run = []
  }
  rows.at(-1)?.lines.push(...run)
  return rows
}

/** The table begins with a row, and all its rows have equally many lines of text behind them: however far these stand, they are theirs. */
function standsBelow(lines: readonly TableLine[], isRow: (line: TableLine) => boolean): boolean {
  const rows = lines.flatMap((line, at) => (isRow(line) ? [at] : []))
  const counts = rows.map((at, index) => (rows[index + 1] ?? lines.length) - at - 1)
  const [first] = counts
  const isEven = first !== undefined && first > 0 && counts.slice(0, -1).every((count) => count === first)
  return rows.length > 1 && rows[0] === 0 && isEven && counts.at(-1)! >= first
}

/** How many of the lines between two rows belong to the upper one. */
function cutRun(
  above: TableLine,
  run: readonly TableLine[],
  below: TableLine,
  leads: (line: TableLine) => boolean,
): number {
  if (run.length === 0) return 0
  if (!leads(below)) {
    const opening = run.findLastIndex((line) => leads(line))
    if (opening >= 0) return opening
  }
  const all = [above, ...run, below]
  const gaps = all.slice(1).map((line, index) => gapBetween(all[index]!, line))
  const widest = gaps.indexOf(Math.max(...gaps))
  const others = gaps.filter((_, index) => index !== widest)
  const isBreak = gaps[widest]! > 2 && gaps[widest]! > WIDER * Math.max(...others) + 0.5
  return isBreak && widest < run.length && !leads(below) ? widest : run.length
}

/** Text above the first row is part of it when a position's number opens it or the row has no words of its own. */
function startOf(run: readonly TableLine[], row: TableLine, leads: (line: TableLine) => boolean): number {
  if (leads(row)) return run.length
  const opening = run.findLastIndex((line) => leads(line))
  if (opening >= 0) return opening
  const hasWords = [...row.cells.values()].some((words) => words.some((word) => /\p{L}{3}/u.test(word.text)))
  return hasWords ? run.length : Math.max(0, run.length - 1)
}

/** Points between two lines; lines of different pages are apart. */
function gapBetween(above: TableLine, below: TableLine): number {
  if (above.page !== below.page) return Number.MAX_SAFE_INTEGER
  return below.line.box[1] - above.line.box[3]
}
