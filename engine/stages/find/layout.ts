import { layOutLines, type Line, type Segment } from '../../domain/lines.ts'
import { surround, type Box, type Page, type Word } from '../../domain/page.ts'
import { mendChecked } from './mend-checked.ts'
import { mendPrint } from './mend-print.ts'
import { partLogos } from './part-logos.ts'

/** A document's pages as lines and segments: what every finder looks at. */
export interface Layout {
  readonly pages: readonly PageLayout[]
  /** All segments in reading order. */
  readonly segments: readonly Segment[]
}

export interface PageLayout {
  readonly page: Page
  readonly lines: readonly Line[]
}

export function layOut(pages: readonly Page[]): Layout {
  const laidOut = pages.map((page) => ({ page, lines: layOutPrint(page).map((line) => partLogos(line)) }))
  return { pages: laidOut, segments: laidOut.flatMap(({ lines }) => lines.flatMap((line) => line.segments)) }
}

/**
 * The lines of the page without stamps and notes, which no field takes its value from, and without what can only be misread; they stand on
 * the page as it is.
 */
function layOutPrint(page: Page): readonly Line[] {
  const own = page.words.some(({ isAside }) => isAside) ? page.words.filter(({ isAside }) => !isAside) : page.words
  const words = page.origin === 'ocr' ? mendChecked(mendPrint(own)) : own
  if (words === page.words) return layOutLines(page)
  return layOutLines({ ...page, words }).map((line) => ({
    ...line,
    page,
    segments: line.segments.map((segment) => ({ ...segment, page })),
  }))
}

/** Segments to the right on the same line, nearest first. */
export function segmentsRight(layout: PageLayout, segment: Segment): readonly Segment[] {
  return layout.lines[segment.line]!.segments.filter((other) => other.box[0] >= segment.box[2])
}

/**
 * Segments under a box that overlap it horizontally, nearest line first, at most `lines` lines down and not further than
 * four line heights.
 */
export function segmentsBelow(layout: PageLayout, segment: Segment, box: Box, lines: number): readonly Segment[] {
  const reach = 4.5 * Math.max(box[3] - box[1], 6)
  const found: Segment[] = []
  for (const line of layout.lines.slice(segment.line + 1, segment.line + 1 + lines + 2)) {
    for (const other of line.segments) {
      if (other.box[1] - box[3] > reach || other.box[1] < box[1] + 2) continue
      if (Math.min(other.box[2], box[2]) - Math.max(other.box[0], box[0]) > 0) found.push(other)
    }
    if (new Set(found.map((other) => other.line)).size >= lines) break
  }
  return found
}

/** A part of a segment: these words of it alone. */
export function cutSegment(segment: Segment, words: readonly Word[]): Segment {
  const text = words.map((word) => word.text).join(' ')
  return { ...segment, words, text, box: surround(words.map((word) => word.box)) }
}
