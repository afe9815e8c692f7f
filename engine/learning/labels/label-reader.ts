/**
 * Tells what a text means as a label: the sum of its pieces' vectors over the root of their number, and from there one matrix to the
 * chances of the meanings (a linear classifier of hashed n-grams as in fastText, Joulin et al. 2016).
 */
export interface LabelReader {
  /** The last one: that the text is no label. */
  readonly meanings: readonly string[]
  readonly width: number
  /** buckets x width */
  readonly pieces: Float32Array
  /** width x meanings; meanings */
  readonly output: Float32Array
  readonly bias: Float32Array
}

/** The likeliest meanings of a text, best first, by index with their chances. */
export interface LabelReading {
  readonly meanings: readonly number[]
  readonly chances: readonly number[]
  /** The chance that it is a label at all. */
  readonly isLabel: number
}

/** What is left out of a reading: unlikelier meanings, and all beyond so many. */
const [LEAST_CHANCE, MOST_MEANINGS] = [0.03, 6]

export const NO_LABEL: LabelReading = { meanings: [], chances: [], isLabel: 0 }

/** @param buckets of the text's pieces (hash-text); without any it is no label. */
export function readLabel(reader: LabelReader, buckets: Int32Array): LabelReading {
  return buckets.length === 0 ? NO_LABEL : readChances(weighMeanings(reader, describeLabel(reader, buckets)))
}

/** @param chances of all meanings */
export function readChances(chances: Float32Array): LabelReading {
  const none = chances.length - 1
  const likely: number[] = []
  for (let meaning = 0; meaning < none; meaning += 1) if (chances[meaning]! >= LEAST_CHANCE) likely.push(meaning)
  likely.sort((a, b) => chances[b]! - chances[a]!)
  likely.length = Math.min(likely.length, MOST_MEANINGS)
  return { meanings: likely, chances: likely.map((meaning) => chances[meaning]!), isLabel: 1 - chances[none]! }
}

/** width */
export function describeLabel({ width, pieces }: LabelReader, buckets: Int32Array): Float32Array {
  const described = new Float32Array(width)
  const factor = 1 / Math.sqrt(buckets.length)
  for (const bucket of buckets)
    for (let unit = 0; unit < width; unit += 1) described[unit]! += factor * pieces[bucket * width + unit]!
  return described
}

/** The chances of all meanings, adding up to 1. */
export function weighMeanings({ width, output, bias, meanings }: LabelReader, described: Float32Array): Float32Array {
  const size = meanings.length
  const scores = bias.slice()
  for (let unit = 0; unit < width; unit += 1) {
    const factor = described[unit]!
    const row = unit * size
    for (let meaning = 0; meaning < size; meaning += 1) scores[meaning]! += factor * output[row + meaning]!
  }
  return softenScores(scores)
}

/** The scores of all meanings, turned into chances that add up to 1. */
export function softenScores(scores: Float32Array): Float32Array {
  const size = scores.length
  let most = -Infinity
  for (let meaning = 0; meaning < size; meaning += 1) most = Math.max(most, scores[meaning]!)
  let sum = 0
  for (let meaning = 0; meaning < size; meaning += 1) sum += scores[meaning] = Math.exp(scores[meaning]! - most)
  for (let meaning = 0; meaning < size; meaning += 1) scores[meaning]! /= sum
  return scores
}
