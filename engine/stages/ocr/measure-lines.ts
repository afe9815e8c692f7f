import type { TextLine } from './paddle/outline-lines.ts'

/** Heights of a line as it is found: till rolls are 15 to 25 wide, sheets 30 to 56, whatever their size on the picture. */
const WIDEST_ROLL = 27
/** Fewer lines tell nothing. */
const LEAST_LINES = 5

/** Whether lines of text form a column as narrow as a till receipt's, on whatever sheet. */
export function isRoll(lines: readonly TextLine[]): boolean {
  const long = lines.filter(({ width, height }) => width > height)
  if (long.length < LEAST_LINES) return false
  const print = long.map(({ height }) => height).toSorted((a, b) => a - b)[Math.floor(long.length / 2)]!
  const width = Math.max(...long.map((line) => line.left + line.width)) - Math.min(...long.map(({ left }) => left))
  const height = Math.max(...long.map((line) => line.top + line.height)) - Math.min(...long.map(({ top }) => top))
  return width < WIDEST_ROLL * print && width < height
}
