import type { Box, Word } from '../../domain/page.ts'

/** Share of the larger word's height and width in which readings of one word overlap. */
const SAME_HEIGHT = 0.5
const SAME_WIDTH = 0.7
/** The recognizer's figure for a guess: what is above it counts. */
const GUESSED = 0.4
/** Readings of this confidence are right nearly always, whatever the others say. */
const CERTAIN = 0.96

/** Cents are lost more often than made up. */
const AMOUNT = /\d[.,]\d{2}$/

interface Vote {
  readonly best: Word
  readonly count: number
  readonly weight: number
}

/**
 * The words with the text that most readings have on their place: two readings that agree are more often right than a third
 * that is a little surer. What the readings part in different ways is left as it is.
 * @param readings of the same picture, words in its pixels
 */
export function voteWords(words: readonly Word[], readings: readonly (readonly Word[])[]): readonly Word[] {
  return words.map((word) => {
    if (word.confidence > CERTAIN) return word
    const votes = countVotes(word, readings)
    const [winner] = [...votes.values()].toSorted((a, b) => b.weight - a.weight)
    const own = votes.get(word.text)
    if (winner === undefined || winner.count < 2 || winner.weight <= (own?.weight ?? 0)) return word
    if (AMOUNT.test(word.text) && !AMOUNT.test(winner.best.text)) return word
    return { ...word, text: winner.best.text, confidence: winner.best.confidence }
  })
}

function countVotes(word: Word, readings: readonly (readonly Word[])[]): ReadonlyMap<string, Vote> {
  const votes = new Map<string, Vote>()
  for (const reading of readings) {
    const [read, ...others] = reading.filter(({ box }) => covers(box, word.box))
    if (read === undefined || others.length > 0) continue
    const known = votes.get(read.text) ?? { best: read, count: 0, weight: 0 }
    votes.set(read.text, {
      best: read.confidence > known.best.confidence ? read : known.best,
      count: known.count + 1,
      weight: known.weight + Math.max(0, read.confidence - GUESSED),
    })
  }
  return votes
}

function covers(a: Box, b: Box): boolean {
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  return (
    height > SAME_HEIGHT * Math.max(a[3] - a[1], b[3] - b[1]) && width > SAME_WIDTH * Math.max(a[2] - a[0], b[2] - b[0])
  )
}
