import type { Gradients } from './backpropagate.ts'
import type { RankerWeights } from './network.ts'
import { soften } from './read-labels.ts'

/** A text with what it means as a label. */
export interface HashedWording {
  readonly buckets: Int32Array
  /** Shape's meanings by index, one or several. */
  readonly meanings: readonly number[]
}

/** The loss of reading wordings, in the mean, its slopes added to the gradients, both times `scale`. */
export function learnWordings(
  weights: RankerWeights,
  wordings: readonly HashedWording[],
  gradients: Gradients,
  scale: number,
): number {
  const { shape, pieces, labels, labelsBias } = weights
  const { width } = shape
  const size = shape.meanings.length
  const described = new Float32Array(width)
  const slopes = new Float32Array(size)
  let loss = 0
  for (const { buckets, meanings } of wordings) {
    if (buckets.length === 0) continue
    const factor = 1 / Math.sqrt(buckets.length)
    described.fill(0)
    for (const bucket of buckets)
      for (let unit = 0; unit < width; unit += 1) described[unit]! += factor * pieces[bucket * width + unit]!
    slopes.set(labelsBias)
    for (let unit = 0; unit < width; unit += 1)
      for (let meaning = 0; meaning < size; meaning += 1)
        slopes[meaning]! += described[unit]! * labels[unit * size + meaning]!
    soften(slopes)
    const share = scale / wordings.length
    for (const meaning of meanings) loss -= (share / meanings.length) * Math.log(Math.max(1e-30, slopes[meaning]!))
    for (let meaning = 0; meaning < size; meaning += 1) slopes[meaning]! *= share
    for (const meaning of meanings) slopes[meaning]! -= share / meanings.length
    for (let meaning = 0; meaning < size; meaning += 1) gradients.labelsBias[meaning]! += slopes[meaning]!
    for (let unit = 0; unit < width; unit += 1) {
      let slope = 0
      for (let meaning = 0; meaning < size; meaning += 1) {
        gradients.labels[unit * size + meaning]! += slopes[meaning]! * described[unit]!
        slope += slopes[meaning]! * labels[unit * size + meaning]!
      }
      described[unit] = slope * factor
    }
    for (const bucket of buckets) {
      gradients.touched.add(bucket)
      for (let unit = 0; unit < width; unit += 1) gradients.pieces[bucket * width + unit]! += described[unit]!
    }
  }
  return loss
}
