import { LEARNED_MATRICES, type LearnedMatrix, type RankerWeights } from './network.ts'
import type { Gradients } from './pass.ts'
import { createTouchedRows } from './touched-rows.ts'

export interface Adam {
  /** To be added to between steps. */
  readonly gradients: Gradients
  /** Moves the weights against the gradients and clears these. */
  readonly step: (rate: number) => void
}

const [FIRST, SECOND, SMALL] = [0.9, 0.999, 1e-8]
/** Longer gradients are shortened to this. */
const MOST_LENGTH = 5

/** Adam; of the pieces only rows that a step touched move, as in its lazy form. */
export function createAdam(weights: RankerWeights): Adam {
  const { width } = weights.shape
  const gradients: Gradients = {
    ...(Object.fromEntries(LEARNED_MATRICES.map((name) => [name, new Float32Array(weights[name].length)])) as Record<
      LearnedMatrix,
      Float32Array
    >),
    pieces: new Float32Array(weights.pieces.length),
    touched: createTouchedRows(weights.pieces.length / width),
  }
  const moments = new Map(
    [...LEARNED_MATRICES, 'pieces' as const].map((name) => [
      name,
      [new Float32Array(weights[name].length), new Float32Array(weights[name].length)] as const,
    ]),
  )
  let count = 0
  const move = (name: LearnedMatrix | 'pieces', from: number, to: number, rate: number, scale: number) => {
    const [weight, gradient] = [weights[name], gradients[name]]
    const [first, second] = moments.get(name)!
    for (let at = from; at < to; at += 1) {
      const slope = gradient[at]! * scale
      first[at] = FIRST * first[at]! + (1 - FIRST) * slope
      second[at] = SECOND * second[at]! + (1 - SECOND) * slope * slope
      weight[at]! -= (rate * first[at]!) / (Math.sqrt(second[at]!) + SMALL)
      gradient[at] = 0
    }
  }
  return {
    gradients,
    step: (rate) => {
      count += 1
      const length = Math.sqrt(lengthOf(gradients, width))
      const scale = length > MOST_LENGTH ? MOST_LENGTH / length : 1
      const corrected = (rate * Math.sqrt(1 - SECOND ** count)) / (1 - FIRST ** count)
      for (const name of LEARNED_MATRICES) move(name, 0, weights[name].length, corrected, scale)
      for (const row of gradients.touched.list()) move('pieces', row * width, (row + 1) * width, corrected, scale)
      gradients.touched.clear()
    },
  }
}

/** Squared length of all gradients. */
function lengthOf(gradients: Gradients, width: number): number {
  let sum = 0
  for (const name of LEARNED_MATRICES) for (const slope of gradients[name]) sum += slope * slope
  for (const row of gradients.touched.list())
    for (let at = row * width; at < (row + 1) * width; at += 1) sum += gradients.pieces[at]! ** 2
  return sum
}
