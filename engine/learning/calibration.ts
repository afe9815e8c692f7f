import { toProbability } from './trees.ts'

/** Turns a model's log-odds into those that were borne out: slope x log-odds + shift (Platt 1999), with what else tells. */
export interface Calibration {
  /** Over 0, so that what is likelier stays likelier. */
  readonly slope: number
  readonly shift: number
  /** By further measurement what one unit of it adds; none where there are no measurements. */
  readonly further?: readonly number[]
}

/** A prediction on an example that the model had not seen. */
export interface Prediction {
  readonly logOdds: number
  /** What else is known of it; of all predictions the same measurements. */
  readonly further?: readonly number[]
  readonly right: boolean
  readonly weight: number
}

/** Where and how strongly a calibration is held, in predictions: slope and shift, and what else tells. */
export interface Hold {
  readonly ridge: number
  readonly further: number
  readonly at: Calibration
}

const LEAST_SLOPE = 0.2
const STEPS = 50
const AS_IT_IS: Calibration = { slope: 1, shift: 0 }
/** Predictions that hold a slope which would fall below the least one. */
const FIRMLY = 1e12

/**
 * The slope, shift and weights of further measurements under which the predictions come true most likely (logistic regression by Newton's
 * method); few predictions leave them near where they are held.
 */
export function fitCalibration(
  predictions: readonly Prediction[],
  { ridge, further, at }: Partial<Hold> & Pick<Hold, 'ridge'>,
): Calibration {
  const { slope, shift, further: others = [] } = at ?? AS_IT_IS
  const count = predictions[0]?.further?.length ?? others.length
  const held = [slope, shift, ...Array.from({ length: count }, (_, index) => others[index] ?? 0)]
  const ridges = held.map((_, index) => (index < 2 ? ridge : (further ?? ridge)))
  const weights = [...held]
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = held.map((center, index) => ridges[index]! * (center - weights[index]!))
    const bends = held.map((_, row) => held.map((__, column) => (row === column ? ridges[row]! : 0)))
    for (const prediction of predictions) addPrediction(prediction, weights, slopes, bends)
    let changes = solve(bends, slopes)
    if (weights[0]! + changes[0]! < LEAST_SLOPE) {
      bends[0]![0]! += FIRMLY
      slopes[0]! += FIRMLY * (LEAST_SLOPE - weights[0]!)
      changes = solve(bends, slopes)
    }
    changes.forEach((change, index) => (weights[index]! += limitStep(change)))
    if (changes.reduce((sum, change) => sum + Math.abs(change), 0) < 1e-7) break
  }
  const [first, second, ...rest] = weights.map((weight) => Number(weight.toFixed(4))) as [number, number, ...number[]]
  return rest.length === 0 ? { slope: first, shift: second } : { slope: first, shift: second, further: rest }
}

/** Adds what a prediction says of the slopes and, in the lower half, of the bends of the likelihood. */
function addPrediction(
  { logOdds, further = [], right, weight }: Prediction,
  weights: readonly number[],
  slopes: number[],
  bends: readonly number[][],
): void {
  const measures = [logOdds, 1, ...further]
  const chance = toProbability(measures.reduce((sum, measure, at) => sum + measure * weights[at]!, 0))
  const rest = weight * ((right ? 1 : 0) - chance)
  const bend = weight * chance * (1 - chance)
  for (const [row, measure] of measures.entries()) {
    slopes[row]! += rest * measure
    for (let column = 0; column <= row; column += 1) bends[row]![column]! += bend * measure * measures[column]!
  }
}

/** A calibrated probability, 0..1. */
export function calibrate(
  logOdds: number,
  { slope, shift, further = [] }: Calibration,
  known: readonly number[] = [],
): number {
  return toProbability(further.reduce((sum, weight, at) => sum + weight * (known[at] ?? 0), slope * logOdds + shift))
}

/** A Newton step too far would not come back. */
function limitStep(change: number): number {
  return Math.min(1, Math.max(-1, change))
}

/** Solves a symmetric positive definite system of which the lower half is given (Cholesky). */
function solve(lower: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const root = lower.map(() => [] as number[])
  for (let row = 0; row < lower.length; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let rest = lower[row]![column]!
      for (let at = 0; at < column; at += 1) rest -= root[row]![at]! * root[column]![at]!
      root[row]![column] = row === column ? Math.sqrt(rest) : rest / root[column]![column]!
    }
  const half: number[] = []
  for (let row = 0; row < right.length; row += 1) {
    let rest = right[row]!
    for (let at = 0; at < row; at += 1) rest -= root[row]![at]! * half[at]!
    half[row] = rest / root[row]![row]!
  }
  const found = [...half]
  for (let row = right.length - 1; row >= 0; row -= 1) {
    for (let at = row + 1; at < right.length; at += 1) found[row]! -= root[at]![row]! * found[at]!
    found[row]! /= root[row]![row]!
  }
  return found
}
