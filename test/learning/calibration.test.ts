import { expect, test } from 'vitest'
import { calibrate, fitCalibration, type Prediction } from '../../engine/learning/calibration.ts'
import { toProbability } from '../../engine/learning/trees.ts'

/** A model that claims `logOdds` and is right with the chance of `truth(logOdds)`. */
function makePredictions(truth: (logOdds: number) => number): readonly Prediction[] {
  return [-3, -2, -1, 0, 1, 2, 3].flatMap((logOdds) => {
    const right = Math.round(200 * toProbability(truth(logOdds)))
    return Array.from({ length: 200 }, (_, index) => ({ logOdds, right: index < right, weight: 1 }))
  })
}

test('a model that claims too much is taken back to what came true', () => {
  const calibration = fitCalibration(
    makePredictions((logOdds) => logOdds / 2),
    1,
  )
  expect(calibration.slope).toBeCloseTo(0.5, 1)
  expect(calibrate(3, calibration)).toBeCloseTo(toProbability(1.5), 1)
})

test('a model that is always too sure by the same odds is shifted', () => {
  expect(
    fitCalibration(
      makePredictions((logOdds) => logOdds - 1),
      1,
    ).shift,
  ).toBeCloseTo(-1, 1)
})

test('what is likelier stays likelier, even where the predictions say the opposite', () => {
  const calibration = fitCalibration(
    makePredictions((logOdds) => -logOdds),
    1,
  )
  const chances = [-4, -1, 0, 1, 4].map((logOdds) => calibrate(logOdds, calibration))
  expect(chances).toEqual(chances.toSorted((a, b) => a - b))
  expect(new Set(chances).size).toBe(5)
})

test('a few predictions change little, none change nothing', () => {
  expect(fitCalibration([], 4)).toEqual({ slope: 1, shift: 0 })
  const few = fitCalibration([{ logOdds: 3, right: false, weight: 1 }], 20)
  expect(few.slope).toBeGreaterThan(0.7)
  expect(few.shift).toBeGreaterThan(-0.3)
})

test('all predictions right does not make certainty', () => {
  const all = Array.from({ length: 50 }, () => ({ logOdds: 2, right: true, weight: 1 }))
  const chance = calibrate(2, fitCalibration(all, 4))
  expect(chance).toBeGreaterThan(0.9)
  expect(chance).toBeLessThan(1)
})
