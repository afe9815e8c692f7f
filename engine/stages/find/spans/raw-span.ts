import type { Segment } from '../../../domain/lines.ts'
import type { Word } from '../../../domain/page.ts'
import type { SpanKind } from '../../../domain/spans.ts'
import type { Neighbours } from './read-neighbours.ts'

/** A span with what it was read from. */
export interface RawSpan {
  readonly kind: SpanKind
  readonly value: string
  /** As printed. */
  readonly own: string
  /** Characters of the segment's text. */
  readonly from: number
  readonly to: number
  readonly segment: Segment
  /** Where its last line goes on, if that is not its first one. */
  readonly end?: { readonly segment: Segment; readonly to: number }
  readonly words: readonly Word[]
  readonly neighbours: Neighbours
  /** What its scanner measured, by kind. */
  readonly traits: readonly number[]
}
