import { fitCalibration, type Calibration, type Prediction } from './calibration.ts'
import { splitGroups } from './split-groups.ts'
import type { TrainedForest } from './scorer-weights.ts'
import { scoreByForest } from './forest.ts'
import { fitForest, type Example, type ForestOptions } from './trees.ts'

/** An answer that was considered for one question, such as the value of one key of one document. */
export interface Answer extends Example {
  readonly key: string
  /** The same for all answers to one question. */
  readonly question: string
  /** Documents of one group look alike; they are learned from or measured on, never both. */
  readonly group: string
}

export interface ScorerOptions extends ForestOptions {
  /** Parts that the groups are split into to see how the model does on groups it was not fitted on. */
  readonly parts: number
}

/** A key needs this many questions for a calibration of its own. */
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
  return {
    features,
    forest: fitForest(answers, options),
    calibrations: calibrateByKey(predictUnseen(answers, options)),
  }
}

interface KeyedPrediction extends Prediction {
  readonly key: string
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
    for (const { key, question, right, weight, group, features } of answers) {
      if (!held.has(group)) continue
      const logOdds = scoreByForest(forest, features)
      if (logOdds > (best.get(question)?.logOdds ?? -Infinity)) best.set(question, { key, right, weight, logOdds })
    }
    return [...best.values()]
  })
}

/** For each key of which there are enough questions; the others share what all say. */
function calibrateByKey(predictions: readonly KeyedPrediction[]): Readonly<Record<string, Calibration>> {
  const enough = [...Map.groupBy(predictions, ({ key }) => key)]
    .filter(([, known]) => known.length >= LEAST_QUESTIONS)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    [['*', predictions] as const, ...enough].map(([key, known]) => [key, fitCalibration(known, { ridge: RIDGE })]),
  )
}
