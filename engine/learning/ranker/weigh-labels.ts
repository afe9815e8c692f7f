import type { LabelReading } from '../labels/label-reader.ts'
import type { LearnedMatrix, RankerWeights } from './network.ts'

/** The slot of a span's own text: values that are labels themselves are rarely meant. */
export const OWN_SLOT = 0

/** Where scores of spans for keys are: rows of spans, in each the keys and as many further columns. */
export interface ScoreTable {
  readonly scores: Float32Array
  /** Where the first row begins. */
  readonly from: number
  readonly columns: number
}

/** A span as labels are weighed for it; its slots are texts by index. */
interface Labelled {
  readonly kind: number
  readonly slots: ArrayLike<number>
}

const NO_KEYS: readonly number[] = []

/**
 * Adds what labels say to each span's scores for the keys of its kind.
 * @param readings by text
 * @returns kinds x keys: the largest chance that a label beside a span of the kind means the key
 */
export function weighLabels(
  { shape, labelled, labelledAny, ownLabel }: Pick<RankerWeights, 'shape' | 'labelled' | 'labelledAny' | 'ownLabel'>,
  spans: readonly Labelled[],
  readings: readonly LabelReading[],
  { scores, from, columns }: ScoreTable,
): Float32Array {
  const { keys, kinds, labelSlots } = shape
  const some = new Float32Array(kinds.length * keys.length)
  const kindOf = keys.map(({ kind }) => kinds.indexOf(kind))
  const keysOf = kinds.map((_, kind) => [...keys.keys()].filter((key) => kindOf[key] === kind))
  for (let span = 0; span < spans.length; span += 1) {
    const { kind, slots } = spans[span]!
    const row = from + span * columns
    let all = ownLabel[kind]! * readings[slots[OWN_SLOT]!]!.isLabel
    for (let at = 0; at < labelSlots.length; at += 1) {
      const { meanings, chances, isLabel } = readings[slots[labelSlots[at]!]!]!
      all += labelledAny[at * kinds.length + kind]! * isLabel
      const factor = labelled[at * kinds.length + kind]!
      for (let index = 0; index < meanings.length; index += 1) {
        const meaning = meanings[index]!
        // A meaning that is no key is of no kind.
        if (kindOf[meaning] !== kind) continue
        scores[row + meaning]! += factor * chances[index]!
        const place = kind * keys.length + meaning
        if (chances[index]! > some[place]!) some[place] = chances[index]!
      }
    }
    const own = keysOf[kind] ?? NO_KEYS
    for (let at = 0; at < own.length; at += 1) scores[row + own[at]!]! += all
  }
  return some
}

/**
 * Adds the slopes along what labels count.
 * @param slopes along the scores
 */
export function learnLabels(
  { shape }: RankerWeights,
  spans: readonly Labelled[],
  readings: readonly LabelReading[],
  { scores: slopes, from, columns }: ScoreTable,
  gradients: Readonly<Record<LearnedMatrix, Float32Array>>,
): void {
  const { keys, kinds, labelSlots } = shape
  for (const [span, { kind, slots }] of spans.entries()) {
    const row = from + span * columns
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
