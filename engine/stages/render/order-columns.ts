import type { Line, Segment } from '../../domain/lines.ts'
import { surround } from '../../domain/page.ts'

/** Running text in columns: at least so many lines below each other, with so many words a line on both sides. */
const MIN_LINES = 6
const MIN_WORDS = 4

/**
 * Brings lines into reading order: where running text stands in two columns, the left one comes whole before the right one.
 * Tables and letterheads, whose sides belong together line by line, are left alone.
 */
export function orderColumns(lines: readonly Line[]): readonly (readonly Line[])[] {
  const parts: Line[][] = [[]]
  for (let index = 0; index < lines.length;) {
    const run = runOfColumns(lines, index)
    if (run.length === 0) {
      parts.at(-1)!.push(lines[index]!)
      index += 1
      continue
    }
    parts.push(
      run.map((line) => onlySegment(line, 0)),
      run.map((line) => onlySegment(line, 1)),
      [],
    )
    index += run.length
  }
  return parts.filter((part) => part.length > 0)
}

/** The lines from `start` on that share a gutter between two columns of running text; empty when they are none. */
function runOfColumns(lines: readonly Line[], start: number): readonly Line[] {
  const run: Line[] = []
  let gutter: readonly [number, number] = [0, Infinity]
  for (const line of lines.slice(start)) {
    const [left, right] = line.segments
    if (!left || !right || line.segments.length !== 2) break
    const shared = [Math.max(gutter[0], left.box[2]), Math.min(gutter[1], right.box[0])] as const
    if (shared[0] >= shared[1]) break
    gutter = shared
    run.push(line)
  }
  const isText = (side: 0 | 1): boolean => countWords(run, side) >= MIN_WORDS * run.length
  return run.length >= MIN_LINES && isText(0) && isText(1) ? run : []
}

function countWords(run: readonly Line[], side: 0 | 1): number {
  return run.reduce((sum, line) => sum + line.segments[side]!.words.length, 0)
}

function onlySegment(line: Line, side: 0 | 1): Line {
  const segment: Segment = line.segments[side]!
  return { ...line, segments: [segment], text: segment.text, box: surround([segment.box]) }
}
