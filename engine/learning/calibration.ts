import { toProbability } from './trees.ts'

/** Turns a model's log-odds into those that were borne out: slope x log-odds + shift (Platt 1999). */
export interface Calibration {
  /** Over 0, so that what is likelier stays likelier. */
  readonly slope: number
  readonly shift: number
}

/** A prediction on an example that the model had not seen. */
export interface Prediction {
  readonly logOdds: number
  readonly right: boolean
  readonly weight: number
}

const LEAST_SLOPE = 0.2
const STEPS = 50

/**
 * The slope and shift under which the predictions come true most likely; few predictions leave them near 1 and 0.
 * @param ridge how strongly they are held there, in predictions
 */
export function fitCalibration(predictions: readonly Prediction[], ridge: number): Calibration {
  let [slope, shift] = [1, 0]
  for (let step = 0; step < STEPS; step += 1) {
    let [bySlope, byShift] = [ridge * (1 - slope), -ridge * shift]
    let [both, slopes, shifts] = [0, ridge, ridge]
    for (const { logOdds, right, weight } of predictions) {
      const chance = toProbability(slope * logOdds + shift)
      const rest = weight * ((right ? 1 : 0) - chance)
      const bend = weight * chance * (1 - chance)
      bySlope += rest * logOdds
      byShift += rest
      slopes += bend * logOdds ** 2
      shifts += bend
      both += bend * logOdds
    }
    const scale = slopes * shifts - both ** 2
    const change = [(shifts * bySlope - both * byShift) / scale, (slopes * byShift - both * bySlope) / scale] as const
    slope = Math.max(LEAST_SLOPE, slope + limitStep(change[0]))
    shift += limitStep(change[1])
    if (Math.abs(change[0]) + Math.abs(change[1]) < 1e-7) break
  }
  return { slope: Number(slope.toFixed(4)), shift: Number(shift.toFixed(4)) }
}

/** A calibrated probability, 0..1. */
export function calibrate(logOdds: number, { slope, shift }: Calibration): number {
  return toProbability(slope * logOdds + shift)
}

/** A Newton step too far would not come back. */
function limitStep(change: number): number {
  return Math.min(1, Math.max(-1, change))
}
