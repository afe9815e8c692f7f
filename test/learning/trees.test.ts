import { describe, expect, test } from 'vitest'
import { scoreByForest } from '../../engine/learning/forest.ts'
import { fitForest, toProbability, type Example, type ForestOptions } from '../../engine/learning/trees.ts'
import { makeRandom } from '../fixtures/builders/layouts/make-random.ts'

const OPTIONS: ForestOptions = { trees: 60, depth: 2, rate: 0.2, shrink: 1, least: 2, sample: 1, directions: [] }

/** Examples of two measurements and one that says nothing. */
function makeExamples(count: number, isRight: (a: number, b: number) => boolean): readonly Example[] {
  const random = makeRandom(7)
  return Array.from({ length: count }, () => {
    const features = [random.int(0, 100) / 100, random.int(0, 100) / 100, random.int(0, 3)]
    return { features, right: isRight(features[0]!, features[1]!), weight: 1 }
  })
}

const chance = (forest: ReturnType<typeof fitForest>, ...features: number[]): number =>
  toProbability(scoreByForest(forest, features))

describe('a forest', () => {
  test('learns where the line between right and wrong runs', () => {
    const forest = fitForest(
      makeExamples(400, (a) => a > 0.6),
      OPTIONS,
    )
    expect(chance(forest, 0.9, 0.5, 1)).toBeGreaterThan(0.9)
    expect(chance(forest, 0.2, 0.5, 1)).toBeLessThan(0.1)
  })

  test('learns that two measurements count only together', () => {
    const forest = fitForest(
      makeExamples(600, (a, b) => a > 0.5 === b > 0.5),
      { ...OPTIONS, trees: 120 },
    )
    expect(chance(forest, 0.9, 0.9, 1)).toBeGreaterThan(0.8)
    expect(chance(forest, 0.9, 0.1, 1)).toBeLessThan(0.2)
    expect(chance(forest, 0.1, 0.1, 1)).toBeGreaterThan(0.8)
  })

  test('is the same each time', () => {
    const examples = makeExamples(200, (a, b) => a + b > 1)
    expect(fitForest(examples, OPTIONS)).toEqual(fitForest(examples, OPTIONS))
  })

  test('learns as well where each tree sees half of the examples', () => {
    const examples = makeExamples(600, (a) => a > 0.6)
    const forest = fitForest(examples, { ...OPTIONS, sample: 0.5 })
    expect(forest).not.toEqual(fitForest(examples, OPTIONS))
    expect(fitForest(examples, { ...OPTIONS, sample: 0.5 })).toEqual(forest)
    expect(chance(forest, 0.9, 0.5, 1)).toBeGreaterThan(0.9)
    expect(chance(forest, 0.2, 0.5, 1)).toBeLessThan(0.1)
  })

  test('says how often it was right where the measurements say nothing', () => {
    const examples = Array.from({ length: 100 }, (_, index) => ({ features: [1, 2], right: index < 30, weight: 1 }))
    expect(chance(fitForest(examples, OPTIONS), 1, 2)).toBeCloseTo(0.3, 1)
  })

  test('counts an example of weight three as three', () => {
    const heavy: readonly Example[] = [
      { features: [0], right: true, weight: 3 },
      { features: [0], right: false, weight: 1 },
    ]
    const light = heavy.map((example) => ({ ...example, weight: 1 }))
    expect(chance(fitForest(heavy, OPTIONS), 0)).toBeGreaterThan(chance(fitForest(light, OPTIONS), 0))
  })

  test('never falls along a direction that it was given, whatever the examples say', () => {
    const noisy = makeExamples(300, (a, b) => (a > 0.4 && a < 0.7) || b > 0.9)
    const forest = fitForest(noisy, { ...OPTIONS, depth: 3, directions: [1, 0, 0] })
    for (const b of [0.1, 0.5, 0.95]) {
      const along = Array.from({ length: 50 }, (_, step) => chance(forest, step / 50, b, 1))
      expect(along).toEqual(along.toSorted((x, y) => x - y))
    }
    const free = fitForest(noisy, { ...OPTIONS, depth: 3 })
    expect(chance(free, 0.95, 0.1, 1)).toBeLessThan(chance(free, 0.55, 0.1, 1))
  })

  test('cannot be fitted to nothing', () => {
    expect(() => fitForest([], OPTIONS)).toThrow(RangeError)
  })
})
