import { LEARNED_MATRICES, type LearnedMatrix } from './network.ts'

/** All that is learned of a network. */
export type Matrices = Readonly<Record<LearnedMatrix | 'pieces', Float32Array>>

export interface WeightAverage {
  /** Counts the weights as they are now. */
  readonly take: () => void
  /** Sets the weights to the mean of all that were taken; without any they stay. */
  readonly settle: () => void
}

/**
 * The mean of weights on their way: it lies further within the hollow of the loss than where the last step ends, and holds better on
 * papers that nobody has seen (Izmailov et al. 2018, "Averaging weights leads to wider optima").
 */
export function averageWeights(weights: Matrices): WeightAverage {
  const names = [...LEARNED_MATRICES, 'pieces'] as const
  const means = new Map(names.map((name) => [name, new Float32Array(weights[name].length)]))
  let count = 0
  return {
    take: () => {
      count += 1
      for (const [name, mean] of means) {
        const now = weights[name]
        for (let at = 0; at < mean.length; at += 1) mean[at]! += (now[at]! - mean[at]!) / count
      }
    },
    settle: () => {
      if (count > 0) for (const [name, mean] of means) weights[name].set(mean)
    },
  }
}
