import { SLOTS } from '../../../domain/spans.ts'
import type { RawSpan } from './raw-span.ts'
import type { Neighbours } from './read-neighbours.ts'

/** Characters of a slot's text: of what stands before a value its end counts, of what follows its beginning. */
const MOST_BEFORE = 48
const MOST_AFTER = 36

/** Texts of slots that are the same for all spans of a segment. */
const AROUND: Readonly<Partial<Record<(typeof SLOTS)[number], (neighbours: Neighbours) => string>>> = {
  row: ({ left }) => endOf(left),
  above: ({ above }) => endOf(above),
  aboveThat: ({ aboveThat }) => endOf(aboveThat),
  rowHead: ({ rowHead }) => rowHead.slice(0, MOST_BEFORE),
  columnHead: ({ columnHead }) => endOf(columnHead),
  below: ({ below }) => below.slice(0, MOST_AFTER),
  belowThat: ({ belowThat }) => belowThat.slice(0, MOST_AFTER),
  blockHead: ({ blockHead }) => blockHead.slice(0, MOST_BEFORE),
  block: ({ block }) => block,
}

/** Texts of slots that are each span's own. */
const OWN: Readonly<Partial<Record<(typeof SLOTS)[number], (span: RawSpan, shape: string, again: string) => string>>> =
  {
    own: ({ own }) => own.slice(0, MOST_BEFORE),
    shape: (_, shape) => shape,
    near: ({ segment, from, neighbours }) => {
      const before = segment.text.slice(0, from)
      return endOf(before.trim() === '' ? neighbours.nearest : before)
    },
    again: (_, _shape, again) => again,
    after: ({ segment, to, neighbours }) => {
      const after = segment.text.slice(to)
      return (after.trim() === '' ? neighbours.right : after).slice(0, MOST_AFTER)
    },
  }
const READERS = SLOTS.map((slot) => [OWN[slot], AROUND[slot]] as const)

/**
 * A function from each span, with the shape of its text, to the texts of its slots by index.
 * @param intern gives the index of a text
 */
export function fillSlots(
  intern: (text: string) => number,
): (span: RawSpan, shape: string, again: string) => Int32Array {
  const known = new Map<Neighbours, Int32Array>()
  return (span, shape, again) => {
    const { neighbours } = span
    const filled = known.get(neighbours)
    const slots = new Int32Array(SLOTS.length)
    for (let slot = 0; slot < slots.length; slot += 1) {
      const [readOwn, readAround] = READERS[slot]!
      if (readOwn !== undefined) slots[slot] = intern(readOwn(span, shape, again))
      else slots[slot] = filled?.[slot] ?? intern(readAround!(neighbours))
    }
    if (filled === undefined) known.set(neighbours, slots)
    return slots
  }
}

function endOf(text: string): string {
  return text.length > MOST_BEFORE ? text.slice(-MOST_BEFORE) : text
}
