import type { Span } from '../../../domain/spans.ts'

/** Where a span stands, in points from the page's upper left corner; `fontSize` of its first word. */
export interface SpanPlace {
  readonly page: number
  /** Of the first word, and the right edge of the last one. */
  readonly left: number
  readonly right: number
  /** The middles of the first and of the last line. */
  readonly first: number
  readonly last: number
  readonly fontSize: number
}

export function placeOfSpan({ page, words }: Pick<Span, 'page' | 'words'>): SpanPlace {
  const [first, last] = [words[0]!, words.at(-1)!]
  return {
    page: page.number,
    left: first.box[0],
    right: last.box[2],
    first: (first.box[1] + first.box[3]) / 2,
    last: (last.box[1] + last.box[3]) / 2,
    fontSize: Math.max(1, first.fontSize),
  }
}

/** Points by which lines are told apart. */
const LINE = 6

/** Below 0 where the first one stands before the other: on an earlier page, a higher line, or left of it. */
export function compareSpanPlaces(a: SpanPlace, b: SpanPlace): number {
  if (a.page !== b.page) return a.page - b.page
  return Math.round(a.first / LINE) - Math.round(b.first / LINE) || a.left - b.left
}

/** How something else stands to a name, in heights of the name's type. */
interface Offset {
  /** Downwards from the name's last line to the other's first one; below 0 upwards. */
  readonly down: number
  /** From the beginning of the name to that of the other. */
  readonly aside: number
  /** From the end of the name to the beginning of the other. */
  readonly behind: number
  /** How far apart that is, what stands before a name being farther than what follows it. */
  readonly distance: number
  /** The same in points. */
  readonly points: number
}

/** Of the height of the type: what stands so near is on the same line. */
const SAME_LINE = 0.6
/** What stands before counts as so many times as far. */
const BEFORE = 3
/** A step aside is shorter than one of a line. */
const ASIDE = 0.15

/** Null where they stand on different pages. */
function offsetBetween(name: SpanPlace, other: SpanPlace): Offset | null {
  if (name.page !== other.page) return null
  const down = (other.first - name.last) / name.fontSize
  const aside = (other.left - name.left) / name.fontSize
  const behind = (other.left - name.right) / name.fontSize
  const isOnLine = Math.abs(down) < SAME_LINE
  const across = isOnLine ? (behind < -SAME_LINE ? BEFORE * -behind : Math.abs(behind)) : Math.abs(aside)
  const distance = (down < -SAME_LINE ? -BEFORE * down : Math.abs(down)) + ASIDE * across
  return { down, aside, behind, distance, points: distance * name.fontSize }
}

/** An offset with the two places that it lies between. */
export interface PlacedOffset extends Offset {
  readonly name: SpanPlace
  readonly other: SpanPlace
}

/** Of all places of both where they stand nearest; null where that is on no page. */
export function nearestOffset(names: readonly SpanPlace[], others: readonly SpanPlace[]): PlacedOffset | null {
  let best: PlacedOffset | null = null
  for (const name of names)
    for (const other of others) {
      const offset = offsetBetween(name, other)
      if (offset !== null && (best === null || offset.distance < best.distance)) best = { ...offset, name, other }
    }
  return best
}

/** Whether something stands between a name and the other, whichever of them comes first. */
export function isBetween(places: readonly SpanPlace[], { name, other }: PlacedOffset): boolean {
  const [from, to] = compareSpanPlaces(other, name) < 0 ? [other, name] : [name, other]
  return places.some((place) => compareSpanPlaces(from, place) < 0 && compareSpanPlaces(place, to) < 0)
}
