import type { Segment } from '../../../domain/lines.ts'
import { surround, type Box } from '../../../domain/page.ts'
import type { PageLayout } from '../layout.ts'

/** Segments under each other with a common left edge (or centre) and little space between: an address, a footer column. */
export interface Block {
  readonly segments: readonly Segment[]
  readonly box: Box
}

/** As many blocks may go on at a time: a line of print has fewer columns. */
const MOST_OPEN = 200

/** The blocks of a page, top to bottom. */
export function findBlocks(layout: PageLayout): readonly Block[] {
  const blocks: Segment[][] = []
  let open: Segment[][] = []
  for (const line of layout.lines) {
    open = open.filter((block) => reaches(block.at(-1)!, line.segments[0]!)).slice(-MOST_OPEN)
    for (const segment of line.segments) {
      const block = open.findLast((candidate) => continues(candidate.at(-1)!, segment))
      if (block === undefined) {
        const next = [segment]
        blocks.push(next)
        open.push(next)
      } else {
        block.push(segment)
      }
    }
  }
  return blocks.map((segments) => ({ segments, box: surround(segments.map((segment) => segment.box)) }))
}

/** Lines come from top to bottom: a block that does not reach this one reaches none below it. */
function reaches(above: Segment, below: Segment): boolean {
  return gapBetween(above, below) <= 1.4 * sizeOf(above)
}

function sizeOf({ words }: Segment): number {
  return Math.max(words[0]!.box[3] - words[0]!.box[1], 5)
}

/** Points. Levels follow the tilt of a crooked page, boxes do not. */
function gapBetween(above: Segment, below: Segment): number {
  return below.baseline - above.baseline - sizeOf(above)
}

function continues(above: Segment, below: Segment): boolean {
  const size = sizeOf(above)
  if (above.line === below.line || !reaches(above, below) || gapBetween(above, below) < -0.8 * size) return false
  const sameLeft = Math.abs(above.box[0] - below.box[0]) < 0.6 * size
  const sameCentre = Math.abs(above.box[0] + above.box[2] - below.box[0] - below.box[2]) < 1.2 * size
  const sameRight = Math.abs(above.box[2] - below.box[2]) < 0.6 * size
  return sameLeft || sameCentre || sameRight
}
