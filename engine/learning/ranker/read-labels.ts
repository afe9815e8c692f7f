import type { LearnedMatrix, RankerWeights } from './network.ts'

/** What texts mean as labels. */
export interface LabelReading {
  /** By text: its row among the chances; -1 for texts that were not read. */
  readonly rows: Int32Array
  /** rows x meanings, each row adding up to 1. */
  readonly chances: Float32Array
}

/** The slot of a span's own text: values that are labels themselves are rarely meant. */
const OWN = 0

/**
 * Reads every text that stands in a label slot, and own texts, as a label.
 * @param described texts x width
 * @param slots for each span the texts of its slots; 0 for none
 */
export function readLabels(
  weights: RankerWeights,
  described: Float32Array,
  slots: readonly ArrayLike<number>[],
): LabelReading {
  const { shape, labels, labelsBias } = weights
  const { width, meanings, labelSlots } = shape
  const rows = new Int32Array(described.length / width).fill(-1)
  const texts: number[] = []
  const want = (text: number): void => {
    if (text === 0 || rows[text] !== -1) return
    rows[text] = texts.length
    texts.push(text)
  }
  for (const own of slots) {
    want(own[OWN]!)
    for (const slot of labelSlots) want(own[slot]!)
  }
  const size = meanings.length
  const chances = new Float32Array(texts.length * size)
  texts.forEach((text, row) => {
    const scores = chances.subarray(row * size, (row + 1) * size)
    scores.set(labelsBias)
    for (let from = 0; from < width; from += 1) {
      const factor = described[text * width + from]!
      for (let meaning = 0; meaning < size; meaning += 1) scores[meaning]! += factor * labels[from * size + meaning]!
    }
    soften(scores)
  })
  return { rows, chances }
}

/** Turns scores into chances that add up to 1, in place. */
export function soften(scores: Float32Array): void {
  let most = -Infinity
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp(scores[at]! - most)
    sum += scores[at]!
  }
  for (let at = 0; at < scores.length; at += 1) scores[at]! /= sum
}

/** What labels add to the score of a span for a key. */
export function scoreLabels(
  { shape, labelled, ownLabel }: RankerWeights,
  { rows, chances }: LabelReading,
  texts: ArrayLike<number>,
  kind: number,
  key: number,
): number {
  const { labelSlots, meanings, kinds } = shape
  let score = 0
  for (let at = 0; at < labelSlots.length; at += 1) {
    const row = rows[texts[labelSlots[at]!]!]!
    if (row >= 0) score += labelled[at * kinds.length + kind]! * chances[row * meanings.length + key]!
  }
  const own = rows[texts[OWN]!]!
  if (own >= 0) score += ownLabel[kind]! * (1 - chances[(own + 1) * meanings.length - 1]!)
  return score
}

/** Gathers the slopes along what labels add, span by span, and then hands them on to the matrices and the texts. */
export function startLabelSlopes(
  weights: RankerWeights,
  { rows, chances }: LabelReading,
  gradients: Readonly<Record<LearnedMatrix, Float32Array>>,
): {
  readonly add: (texts: ArrayLike<number>, kind: number, key: number, slope: number) => void
  readonly finish: (described: Float32Array, textSlopes: Float32Array) => void
} {
  const { shape, labels, labelled, ownLabel } = weights
  const { labelSlots, meanings, kinds, width } = shape
  const size = meanings.length
  const slopes = new Float32Array(chances.length)
  return {
    add: (texts, kind, key, slope) => {
      for (let at = 0; at < labelSlots.length; at += 1) {
        const row = rows[texts[labelSlots[at]!]!]!
        if (row < 0) continue
        gradients.labelled[at * kinds.length + kind]! += slope * chances[row * size + key]!
        slopes[row * size + key]! += slope * labelled[at * kinds.length + kind]!
      }
      const own = rows[texts[OWN]!]!
      if (own < 0) return
      gradients.ownLabel[kind]! += slope * (1 - chances[(own + 1) * size - 1]!)
      slopes[(own + 1) * size - 1]! -= slope * ownLabel[kind]!
    },
    finish: (described, textSlopes) => {
      rows.forEach((row, text) => {
        if (row < 0) return
        const own = chances.subarray(row * size, (row + 1) * size)
        const along = slopes.subarray(row * size, (row + 1) * size)
        let mean = 0
        for (let meaning = 0; meaning < size; meaning += 1) mean += own[meaning]! * along[meaning]!
        for (let meaning = 0; meaning < size; meaning += 1) along[meaning] = own[meaning]! * (along[meaning]! - mean)
        spread(along, text)
      })

      /** Slopes along a text's scores, handed on. */
      function spread(along: Float32Array, text: number): void {
        for (let meaning = 0; meaning < size; meaning += 1) gradients.labelsBias[meaning]! += along[meaning]!
        for (let from = 0; from < width; from += 1) {
          const factor = described[text * width + from]!
          let slope = 0
          for (let meaning = 0; meaning < size; meaning += 1) {
            gradients.labels[from * size + meaning]! += along[meaning]! * factor
            slope += along[meaning]! * labels[from * size + meaning]!
          }
          textSlopes[text * width + from]! += slope
        }
      }
    },
  }
}
