import type { Segment } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import { cutSegment } from '../../layout.ts'

/** In type sizes: words of one cell stand closer, those of typewriter faces at 0.6. */
const WORD_GAP = 0.75

/** Cells and headings of narrow columns stand closer than phrases do elsewhere, and yet further apart than words of one. */
export function splitWide(segment: Segment): readonly Segment[] {
  const parts: Word[][] = []
  for (const word of segment.words) {
    const before = parts.at(-1)?.at(-1)
    const isApart = before !== undefined && word.box[0] - before.box[2] > WORD_GAP * word.fontSize
    if (before === undefined || isApart) parts.push([word])
    else parts.at(-1)!.push(word)
  }
  if (parts.length < 2) return [segment]
  return parts.map((words) => cutSegment(segment, words))
}
