import type { Word } from '../../domain/page.ts'

/** The text of a line's words from left to right. */
export function joinWords(words: readonly Word[], between: string): string {
  return words
    .toSorted((a, b) => a.box[0] - b.box[0])
    .map(({ text }) => text)
    .join(between)
}

/** How sure the least sure of them is; Infinity without words. */
export function leastConfidence(words: readonly Word[]): number {
  return Math.min(...words.map(({ confidence }) => confidence))
}
