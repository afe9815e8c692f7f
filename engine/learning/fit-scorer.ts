import { fitCalibration, type Calibration, type Prediction } from './calibration.ts'
import { splitGroups } from './split-groups.ts'
import type { TrainedForest } from './scorer-weights.ts'
import { fitForest, scoreByForest, type Example, type ForestOptions } from './trees.ts'

/** An answer that was considered for one question, such as the value of one key of one document. */
export interface Answer extends Example {
  readonly key: string
  /** The same for all answers to one question. */
  readonly question: string
  /** Documents of one group look alike; they are learned from or measured on, never both. */
  readonly group: string
  /** False for made-up documents: they teach, but how often answers are right is asked of real ones, where there are any. */
  readonly isReal: boolean
}

export interface ScorerOptions extends ForestOptions {
  /** Parts that the groups are split into to see how the model does on groups it was not fitted on. */
  readonly parts: number
  /** How much an example of a made-up document counts beside a real one. */
  readonly madeUpWeight: number
}

/** A key needs this many real questions for a calibration of its own. */
const LEAST_QUESTIONS = 25
/** Predictions by which a calibration is held at what all keys have in common. */
const RIDGE = 4

/**
 * Fits a forest to all answers and a calibration to the predictions that forests without an answer's own group made of it.
 * @throws RangeError without answers
 */
export function fitScorer(
  answers: readonly Answer[],
  features: readonly string[],
  options: ScorerOptions,
): TrainedForest {
  const weighed = answers.map((answer) =>
    answer.isReal ? answer : { ...answer, weight: answer.weight * options.madeUpWeight },
  )
  return {
    features,
    forest: fitForest(weighed, options),
    calibrations: calibrateByKey(predictUnseen(weighed, options), 1 / options.madeUpWeight),
  }
}

interface KeyedPrediction extends Prediction {
  readonly key: string
  readonly isReal: boolean
}

/** The best answer to each question, as a forest without its group sees it. */
function predictUnseen(answers: readonly Answer[], options: ScorerOptions): readonly KeyedPrediction[] {
  return splitGroups(
    answers.map(({ group }) => group),
    options.parts,
  ).flatMap((held) => {
    const known = answers.filter(({ group }) => !held.has(group))
    if (known.length === 0) return []
    const forest = fitForest(known, options)
    const best = new Map<string, KeyedPrediction>()
    for (const { key, question, right, weight, group, isReal, features } of answers) {
      if (!held.has(group)) continue
      const logOdds = scoreByForest(forest, features)
      if (logOdds > (best.get(question)?.logOdds ?? -Infinity))
        best.set(question, { key, right, weight, logOdds, isReal })
    }
    return [...best.values()]
  })
}

/**
 * By real documents for each key of which there are enough, else by all; keys with few of any share what all real ones say.
 * @param madeUpScale makes a made-up document count as one again, where there is none but them
 */
function calibrateByKey(
  predictions: readonly KeyedPrediction[],
  madeUpScale: number,
): Readonly<Record<string, Calibration>> {
  const real = predictions.filter(({ isReal }) => isReal)
  const calibrations: Record<string, Calibration> = { '*': fitCalibration(real, RIDGE) }
  for (const key of [...new Set(predictions.map((prediction) => prediction.key))].toSorted()) {
    const known = real.filter((prediction) => prediction.key === key)
    const all = predictions.filter((prediction) => prediction.key === key)
    if (known.length >= LEAST_QUESTIONS) calibrations[key] = fitCalibration(known, RIDGE)
    else if (all.length >= LEAST_QUESTIONS) {
      const scaled = all.map((one) => (one.isReal ? one : { ...one, weight: one.weight * madeUpScale }))
      calibrations[key] = fitCalibration(scaled, RIDGE)
    }
  }
  return calibrations
}
