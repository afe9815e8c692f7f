import type { Segment } from '../../../domain/lines.ts'
import { surround, type Box } from '../../../domain/page.ts'
import type { PageLayout } from '../layout.ts'

/** Segments under each other with a common left edge (or centre) and little space between: an address, a footer column. */
export interface Block {
  readonly segments: readonly Segment[]
  readonly box: Box
}

/** The blocks of a page, top to bottom. */
export function findBlocks(layout: PageLayout): readonly Block[] {
  const open: Segment[][] = []
  for (const line of layout.lines) {
    for (const segment of line.segments) {
      const block = open.findLast((candidate) => continues(candidate.at(-1)!, segment))
      if (block === undefined) open.push([segment])
      else block.push(segment)
    }
  }
  return open.map((segments) => ({ segments, box: surround(segments.map((segment) => segment.box)) }))
}

function continues(above: Segment, below: Segment): boolean {
  // Levels follow the tilt of a crooked page, boxes do not.
  const size = Math.max(above.words[0]!.box[3] - above.words[0]!.box[1], 5)
  const gap = below.baseline - above.baseline - size
  if (above.line === below.line || gap > 1.4 * size || gap < -0.8 * size) return false
  const sameLeft = Math.abs(above.box[0] - below.box[0]) < 0.6 * size
  const sameCentre = Math.abs(above.box[0] + above.box[2] - below.box[0] - below.box[2]) < 1.2 * size
  const sameRight = Math.abs(above.box[2] - below.box[2]) < 0.6 * size
  return sameLeft || sameCentre || sameRight
}
