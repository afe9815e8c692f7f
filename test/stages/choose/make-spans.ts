import type { Box, Page } from '../../../engine/domain/page.ts'
import { SLOTS, type SpanKind, type SpanTable } from '../../../engine/domain/spans.ts'
import { makeCandidate } from './build-table.ts'

/** Points. */
const [WIDTH, HEIGHT] = [600, 800]
const PAGE: Page = { number: 1, width: WIDTH, height: HEIGHT, origin: 'text', words: [] }

/** Spans of one word each on a page of 600 x 800 points. */
export function makeSpans(...places: readonly (readonly [kind: SpanKind, value: string, box: Box])[]): SpanTable {
  const spans = places.map(([kind, value, box]) => ({
    kind,
    value,
    page: PAGE,
    words: [{ text: value, box, confidence: 1, fontSize: 10, bold: false }],
    before: '',
    behind: '',
    slots: new Int32Array(SLOTS.length),
    measures: new Float32Array(),
  }))
  return { texts: [''], spans }
}

/** A candidate that stands in a box of that page. */
export function candidateAt(value: string, [left, top, right, bottom]: Box) {
  const box = [left / WIDTH, top / HEIGHT, right / WIDTH, bottom / HEIGHT] as const
  return { ...makeCandidate(value, 0.5), box }
}
