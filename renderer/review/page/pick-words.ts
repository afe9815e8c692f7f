import type { PageWord } from '../../../engine/contract/app/words.ts'
import type { FractionBox } from '../value.ts'

/** Words of one page that were pointed at, in reading order. */
export interface PickedWords {
  readonly text: string
  readonly box: FractionBox
}

/** A point on a page as fractions of it. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}

/** The word at a point, with a little around it so that small words can be hit; null beside all words. */
export function wordAt(words: readonly PageWord[], point: PagePoint): number | null {
  const near = words.findIndex(({ box }) => contains(box, point, 0))
  if (near >= 0) return near
  const around = words.findIndex(({ box }) => contains(box, point, SLACK))
  return around < 0 ? null : around
}

/** Words of which the middle lies in a box; null for none. */
export function wordsInBox(words: readonly PageWord[], box: FractionBox): PickedWords | null {
  return join(
    words.filter(({ box: [left, top, right, bottom] }) =>
      contains(box, { x: (left + right) / 2, y: (top + bottom) / 2 }, 0),
    ),
  )
}

/** From one word to another in reading order, both included, whichever comes first. */
export function wordsBetween(words: readonly PageWord[], first: number, last: number): PickedWords | null {
  return join(words.slice(Math.min(first, last), Math.max(first, last) + 1))
}

/** The box between two corners, whichever way it was drawn. */
export function boxBetween(start: PagePoint, end: PagePoint): FractionBox {
  return [Math.min(start.x, end.x), Math.min(start.y, end.y), Math.max(start.x, end.x), Math.max(start.y, end.y)]
}

export function contains([left, top, right, bottom]: FractionBox, { x, y }: PagePoint, slack: number): boolean {
  return x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack
}

export function areaOf([left, top, right, bottom]: FractionBox): number {
  return (right - left) * (bottom - top)
}

/** A fraction of the page: about a millimetre. */
const SLACK = 0.004

function join(words: readonly PageWord[]): PickedWords | null {
  if (words.length === 0) return null
  const box = words
    .map((word): FractionBox => word.box)
    .reduce((around, other) => [
      Math.min(around[0], other[0]),
      Math.min(around[1], other[1]),
      Math.max(around[2], other[2]),
      Math.max(around[3], other[3]),
    ])
  return { text: words.map(({ text }) => text).join(' '), box }
}
