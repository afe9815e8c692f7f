import type { Gradients, Pass } from './pass.ts'
import type { RankerWeights } from './network.ts'
import type { ScoreTable } from './weigh-labels.ts'

/** What absence is judged by. */
export interface AbsenceInputs {
  /** Of the upper units over all spans. */
  readonly mean: Float32Array
  /** kinds x keys: the largest chance that a label beside a span of the kind means the key. */
  readonly labelled: Float32Array
}

/**
 * The loss of a look's questions: softmax over the spans of a key's kind and absence. Adds the slopes along what absence is judged by.
 * @param slopes spans x columns, as the scores are: set to the slopes along these
 * @returns the loss, and the slopes along the mean of the upper units
 */
export function weighAnswers(
  weights: RankerWeights,
  { questions, spans: allSpans, inputs }: Pick<Pass, 'questions' | 'spans' | 'inputs'>,
  { scores, from, columns }: ScoreTable,
  { mean, labelled }: AbsenceInputs,
  slopes: { readonly from: number },
  gradients: Gradients,
  scale: number,
): { readonly loss: number; readonly meanSlopes: Float32Array } {
  const { upper, keys } = weights.shape
  const keyCount = keys.length
  const meanSlopes = new Float32Array(upper)
  let loss = 0
  for (const { key, weight, spans, right } of questions) {
    const { kind } = allSpans[spans[0]!]!
    const some = labelled[kind * keyCount + key]!
    let none = weights.absentBias[key]! - weights.labelledSome[kind]! * some
    for (let unit = 0; unit < upper; unit += 1) none += mean[unit]! * weights.absent[unit * keyCount + key]!
    for (const input of inputs) none += weights.absent[(upper + input) * keyCount + key]!

    const own = spans.map((span) => scores[from + span * columns + key]! + allSpans[span]!.share)
    const most = own.reduce((best, score) => Math.max(best, score), none)
    const parts = own.map((score) => Math.exp(score - most))
    const nothing = Math.exp(none - most)
    const sum = parts.reduce((total, part) => total + part, nothing)
    const rightSum =
      right.size === 0 ? nothing : spans.reduce((total, span, at) => total + (right.has(span) ? parts[at]! : 0), 0)
    const factor = scale * weight
    loss += factor * (Math.log(sum) - Math.log(Math.max(rightSum, LEAST_SHARE)))

    spans.forEach((span, at) => {
      const wanted = right.has(span) ? parts[at]! / Math.max(rightSum, LEAST_SHARE) : 0
      scores[slopes.from + span * columns + key] = factor * (parts[at]! / sum - wanted)
    })
    const noneSlope = factor * (nothing / sum - (right.size === 0 ? 1 : 0))
    gradients.absentBias[key]! += noneSlope
    gradients.labelledSome[kind]! -= noneSlope * some
    for (let unit = 0; unit < upper; unit += 1) {
      gradients.absent[unit * keyCount + key]! += noneSlope * mean[unit]!
      meanSlopes[unit]! += noneSlope * weights.absent[unit * keyCount + key]!
    }
    for (const input of inputs) gradients.absent[(upper + input) * keyCount + key]! += noneSlope
  }
  return { loss, meanSlopes }
}

/** A right answer's share of the sum is never taken for less. */
const LEAST_SHARE = 1e-30
