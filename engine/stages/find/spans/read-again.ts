import type { SpanKind } from '../../../domain/spans.ts'
import type { RawSpan } from './raw-span.ts'

/** Characters of what stands before the other line, and of that line. */
const [MOST_BEFORE, MOST_OF_LINE] = [36, 60]

/**
 * A function from each span, with its place among them, to how its value is introduced where it stands in another line too: the nearest
 * text before that line, or over it, and the line itself. Empty where it stands nowhere else.
 */
export function readAgain(spans: readonly RawSpan[]): (span: RawSpan, index: number) => string {
  const byKind = new Map<SpanKind, Map<string, Mention>>()
  const mentions = spans.map((span): Mention => {
    const byValue = byKind.get(span.kind) ?? new Map<string, Mention>()
    if (byValue.size === 0) byKind.set(span.kind, byValue)
    const mention = byValue.get(span.value)
    if (mention !== undefined) {
      if (mention.other === null && mention.first.segment !== span.segment) mention.other = span
      return mention
    }
    const own: Mention = { first: span, other: null }
    byValue.set(span.value, own)
    return own
  })
  return (span, index) => {
    const { first, other } = mentions[index]!
    const elsewhere = first.segment === span.segment ? other : first
    if (elsewhere === null) return ''
    const { nearest, above } = elsewhere.neighbours
    const before = nearest === '' ? above : nearest
    return `${before.slice(-MOST_BEFORE)} ${elsewhere.segment.text.slice(0, MOST_OF_LINE)}`
  }
}

/** Where a value stands: first, and first in another line. */
interface Mention {
  readonly first: RawSpan
  other: RawSpan | null
}
