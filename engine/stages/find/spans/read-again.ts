import type { RawSpan } from './raw-span.ts'

/** Characters of what stands before the other line, and of that line. */
const [MOST_BEFORE, MOST_OF_LINE] = [36, 60]

/**
 * A function from each span to how its value is introduced where it stands in another line too: the nearest text before that line, or over
 * it, and the line itself. Empty where it stands nowhere else.
 */
export function readAgain(spans: readonly RawSpan[]): (span: RawSpan) => string {
  const mentions = new Map<string, { readonly first: RawSpan; other: RawSpan | null }>()
  for (const span of spans) {
    const known = mentions.get(keyOf(span))
    if (known === undefined) mentions.set(keyOf(span), { first: span, other: null })
    else if (known.other === null && known.first.segment !== span.segment) known.other = span
  }
  return (span) => {
    const { first, other } = mentions.get(keyOf(span))!
    const elsewhere = first.segment === span.segment ? other : first
    if (elsewhere === null) return ''
    const { nearest, above } = elsewhere.neighbours
    const before = nearest === '' ? above : nearest
    return `${before.slice(-MOST_BEFORE)} ${elsewhere.segment.text.slice(0, MOST_OF_LINE)}`
  }
}

function keyOf({ kind, value }: RawSpan): string {
  return `${kind} ${value}`
}
