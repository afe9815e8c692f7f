import { surround, type Word } from '../../domain/page.ts'

/** A word of at least three letters or figures, read surely enough to tell its height by it. */
const LEAST_CONFIDENCE = 0.6
/** Fewer words tell nothing. */
const LEAST_WORDS = 5
/** Heights of a word that a till prints in one line, at most: 48 letters of which each is half as wide as high, and margins. */
const WIDEST_ROLL = 45

/** The middle height of the words in pixels; null when too few were read. */
export function measurePrint(words: readonly Word[]): number | null {
  const heights = words
    .filter(({ text, confidence }) => confidence > LEAST_CONFIDENCE && text.length >= 3)
    .map(({ box }) => box[3] - box[1])
    .toSorted((a, b) => a - b)
  return heights.length < LEAST_WORDS ? null : heights[Math.floor(heights.length / 2)]!
}

/** Whether the text is a column as narrow as a till receipt's: a few dozen letters wide, on whatever sheet. */
export function isTillRoll(words: readonly Word[]): boolean {
  const height = measurePrint(words)
  if (height === null) return false
  const box = surround(words.map((word) => word.box))
  return box[2] - box[0] < WIDEST_ROLL * height && box[2] - box[0] < box[3] - box[1]
}
