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
    { ridge: 1 },
  )
  expect(calibration.slope).toBeCloseTo(0.5, 1)
  expect(calibrate(3, calibration)).toBeCloseTo(toProbability(1.5), 1)
})

test('a model that is always too sure by the same odds is shifted', () => {
  expect(
    fitCalibration(
      makePredictions((logOdds) => logOdds - 1),
      { ridge: 1 },
    ).shift,
  ).toBeCloseTo(-1, 1)
})

test('what is likelier stays likelier, even where the predictions say the opposite', () => {
  const calibration = fitCalibration(
    makePredictions((logOdds) => -logOdds),
    { ridge: 1 },
  )
  const chances = [-4, -1, 0, 1, 4].map((logOdds) => calibrate(logOdds, calibration))
  expect(chances).toEqual(chances.toSorted((a, b) => a - b))
  expect(new Set(chances).size).toBe(5)
})

test('a few predictions change little, none change nothing', () => {
  expect(fitCalibration([], { ridge: 4 })).toEqual({ slope: 1, shift: 0 })
  const few = fitCalibration([{ logOdds: 3, right: false, weight: 1 }], { ridge: 20 })
  expect(few.slope).toBeGreaterThan(0.7)
  expect(few.shift).toBeGreaterThan(-0.3)
})

test('all predictions right does not make certainty', () => {
  const all = Array.from({ length: 50 }, () => ({ logOdds: 2, right: true, weight: 1 }))
  const chance = calibrate(2, fitCalibration(all, { ridge: 4 }))
  expect(chance).toBeGreaterThan(0.9)
  expect(chance).toBeLessThan(1)
})

test('what else is known tells as much as it was borne out', () => {
  const noisy = makePredictions((logOdds) => logOdds).flatMap((prediction, at) => {
    const isHard = at % 2 === 0
    // Of the hard ones every fourth right one is wrong.
    return [{ ...prediction, further: [isHard ? 1 : 0], right: prediction.right && !(isHard && at % 8 === 0) }]
  })
  const calibration = fitCalibration(noisy, { ridge: 1 })
  expect(calibration.further![0]).toBeLessThan(-0.3)
  expect(calibrate(1, calibration, [0])).toBeGreaterThan(calibrate(1, calibration, [1]) + 0.05)
})

test('a calibration is held at the one of all keys, and what else tells by a hold of its own', () => {
  const at = { slope: 0.8, shift: 0.3, further: [0.5] }
  const one = [{ logOdds: 2, further: [1], right: false, weight: 1 }]
  expect(fitCalibration([], { ridge: 4, further: 4, at })).toEqual(at)
  const loose = fitCalibration(one, { ridge: 50, further: 0.1, at })
  const firm = fitCalibration(one, { ridge: 50, further: 50, at })
  expect(loose.further![0]).toBeLessThan(firm.further![0]! - 0.3)
})

test('where the slope may not fall further, all else is fitted beside it', () => {
  const against = makePredictions((logOdds) => -logOdds).map((prediction, at) => ({
    ...prediction,
    further: [at % 2],
    right: at % 2 === 1 ? true : prediction.right,
  }))
  const { slope, further } = fitCalibration(against, { ridge: 1 })
  expect(slope).toBeCloseTo(0.2, 6)
  expect(further![0]).toBeGreaterThan(2)
})
