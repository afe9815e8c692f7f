const SENTENCE_END = /(?<=\p{L}{3}|\d{4}|\))[.!?](?=\s+\p{Lu}|\s*$)/gu

/** From the full stop before to the one after; those of dates and short forms end no sentence. */
export function sentenceAround(text: string, from: number, to: number): readonly [number, number] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1)
  const start = ends.findLast((end) => end <= from) ?? 0
  return [start, ends.find((end) => end >= to) ?? text.length]
}
