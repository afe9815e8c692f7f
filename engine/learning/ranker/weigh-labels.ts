import type { LabelReading } from '../labels/label-reader.ts'
import type { LearnedMatrix, RankerWeights } from './network.ts'

/** The slot of a span's own text: values that are labels themselves are rarely meant. */
export const OWN_SLOT = 0

/** What labels say of spans. */
export interface LabelScores {
  /** spans x keys: to be added to each span's score for a key. */
  readonly scores: Float32Array
  /** kinds x keys: the largest chance that a label beside a span of the kind means the key. */
  readonly some: Float32Array
}

/** A span as labels are weighed for it; its slots are texts by index. */
interface Labelled {
  readonly kind: number
  readonly slots: ArrayLike<number>
}

/** @param readings by text */
export function weighLabels(
  { shape, labelled, labelledAny, ownLabel }: Pick<RankerWeights, 'shape' | 'labelled' | 'labelledAny' | 'ownLabel'>,
  spans: readonly Labelled[],
  readings: readonly LabelReading[],
): LabelScores {
  const { keys, kinds, labelSlots } = shape
  const scores = new Float32Array(spans.length * keys.length)
  const some = new Float32Array(kinds.length * keys.length)
  for (const [span, { kind, slots }] of spans.entries()) {
    const row = span * keys.length
    let all = ownLabel[kind]! * readings[slots[OWN_SLOT]!]!.isLabel
    for (const [at, slot] of labelSlots.entries()) {
      const { meanings, chances, isLabel } = readings[slots[slot]!]!
      all += labelledAny[at * kinds.length + kind]! * isLabel
      const factor = labelled[at * kinds.length + kind]!
      for (let index = 0; index < meanings.length; index += 1) {
        const meaning = meanings[index]!
        if (meaning >= keys.length) continue
        scores[row + meaning]! += factor * chances[index]!
        const place = kind * keys.length + meaning
        if (chances[index]! > some[place]!) some[place] = chances[index]!
      }
    }
    for (let key = 0; key < keys.length; key += 1) scores[row + key]! += all
  }
  return { scores, some }
}

/**
 * Adds the slopes along what labels count.
 * @param slopes spans x keys, along the scores
 */
export function learnLabels(
  { shape }: RankerWeights,
  spans: readonly Labelled[],
  readings: readonly LabelReading[],
  slopes: Float32Array,
  gradients: Readonly<Record<LearnedMatrix, Float32Array>>,
): void {
  const { keys, kinds, labelSlots } = shape
  for (const [span, { kind, slots }] of spans.entries()) {
    const row = span * keys.length
    let all = 0
    for (let key = 0; key < keys.length; key += 1) all += slopes[row + key]!
    gradients.ownLabel[kind]! += all * readings[slots[OWN_SLOT]!]!.isLabel
    for (const [at, slot] of labelSlots.entries()) {
      const { meanings, chances, isLabel } = readings[slots[slot]!]!
      const place = at * kinds.length + kind
      gradients.labelledAny[place]! += all * isLabel
      for (let index = 0; index < meanings.length; index += 1)
        if (meanings[index]! < keys.length)
          gradients.labelled[place]! += slopes[row + meanings[index]!]! * chances[index]!
    }
  }
}
