import type { Word } from '../../domain/page.ts'
import type { Reader, ReadWord } from './read-word.ts'

/**
 * How sure a reader is, by how often it is right: shift and slope of the log odds of its own figure (Platt's logistic calibration), fitted on
 * pages with known text. Where engines contradict each other, the chosen one is wrong half of the time, however sure it was.
 */
const CURVES: Readonly<Record<Reader, readonly [shift: number, slope: number]>> = {
  both: [0.11, 0.72],
  tesseract: [-4.19, 2.99],
  lstm: [-0.26, 0.83],
  'lstm-against': [-2.17, 0.84],
  paddle: [-2.27, 0.99],
  'paddle-against': [-2.13, 0.83],
}
/** Engines round, so that a figure of theirs can be 0 or 1; of no word anything is certain. */
const LEAST = 0.02
const MOST = 0.998

/** The words with the probability of each that it stands there just so, whoever read it. */
export function calibrateWords(words: readonly ReadWord[]): readonly Word[] {
  return words.map(({ reader, ...word }) => ({ ...word, confidence: calibrate(reader, word.confidence) }))
}

function calibrate(reader: Reader, confidence: number): number {
  const [shift, slope] = CURVES[reader]
  const own = limit(confidence)
  const odds = Math.exp(shift + slope * Math.log(own / (1 - own)))
  return Math.round(limit(odds / (1 + odds)) * 1000) / 1000
}

function limit(chance: number): number {
  return Math.min(MOST, Math.max(LEAST, chance))
}
