import { slantOf, type TextLine } from './paddle/outline-lines.ts'

/** Heights of a line as it is found: till rolls are 15 to 25 wide, sheets 30 to 56, whatever their size on the picture. */
const WIDEST_ROLL = 27
/** Fewer lines tell nothing. */
const LEAST_LINES = 5

/** Degrees between the slants of lines, but for the outermost tenths: scans stay below 1, photos of paper askew or curled are beyond 2. */
const LEAST_WARP = 1.5
/** Only lines so many times longer than high tell their slant. */
const LONG = 6

/** Whether lines run in different directions, as on a photo that was not taken from above or of paper that does not lie flat. */
export function isWarped(lines: readonly TextLine[]): boolean {
  return (measureSlants(lines)?.spread ?? 0) > LEAST_WARP
}

/** The middle slant of long lines, and what the slants of all but the outermost tenths span, in degrees; null for too few lines. */
export function measureSlants(lines: readonly TextLine[]): { readonly middle: number; readonly spread: number } | null {
  const slants = lines
    .filter(({ width, height }) => width > LONG * height)
    .map((line) => slantOf(line))
    .toSorted((a, b) => a - b)
  if (slants.length < LEAST_LINES) return null
  const at = (share: number): number => slants[Math.floor(slants.length * share)]!
  return { middle: at(0.5), spread: at(0.9) - at(0.1) }
}

/** Whether lines of text form a column as narrow as a till receipt's, on whatever sheet. */
export function isRoll(lines: readonly TextLine[]): boolean {
  const long = lines.filter(({ width, height }) => width > height)
  if (long.length < LEAST_LINES) return false
  const print = measureHeight(lines)
  const width = Math.max(...long.map((line) => line.left + line.width)) - Math.min(...long.map(({ left }) => left))
  const height = Math.max(...long.map((line) => line.top + line.height)) - Math.min(...long.map(({ top }) => top))
  return width < WIDEST_ROLL * print && width < height
}

/** The middle height of lines that run across the picture, in pixels; 0 where there is none. */
export function measureHeight(lines: readonly TextLine[]): number {
  const heights = lines.filter(({ width, height }) => width > height).map(({ height }) => height)
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0
}
