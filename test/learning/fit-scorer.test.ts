import { describe, expect, test } from 'vitest'
import { calibrate } from '../../engine/learning/calibration.ts'
import { fitScorer, type Answer, type ScorerOptions } from '../../engine/learning/fit-scorer.ts'
import { splitGroups } from '../../engine/learning/split-groups.ts'
import { scoreByForest } from '../../engine/learning/forest.ts'

const OPTIONS: ScorerOptions = {
  trees: 40,
  depth: 2,
  rate: 0.2,
  sample: 1,
  shrink: 1,
  least: 2,
  directions: [],
  parts: 5,
}

/** For each question two answers; the one with the larger measurement is right, but in every `slip`th question. */
function makeAnswers(count: number, slip: number): readonly Answer[] {
  return Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    [1, 0].map((value) => ({
      key: 'issue_date',
      question: `${index}`,
      group: `group ${index % 20}`,
      features: [value, index % 7],
      right: (value === 1) === (index % slip !== 0),
      weight: 1,
    })),
  )
}

describe('a scorer', () => {
  test('ranks the right answer first and knows how often that holds', () => {
    const { forest, calibrations } = fitScorer(makeAnswers(300, 3), ['size', 'day'], OPTIONS)
    const [good, bad] = [scoreByForest(forest, [1, 3]), scoreByForest(forest, [0, 3])]
    expect(good).toBeGreaterThan(bad)
    expect(calibrate(good, calibrations['issue_date']!)).toBeCloseTo(0.67, 1)
  })

  test('shares the calibration of all keys where a key has few questions', () => {
    const rare = makeAnswers(5, 3).map((answer) => ({ ...answer, key: 'iban', question: `iban ${answer.question}` }))
    const { calibrations } = fitScorer([...makeAnswers(100, 5), ...rare], ['size', 'day'], OPTIONS)
    expect(Object.keys(calibrations).toSorted()).toEqual(['*', 'issue_date'])
  })

  test('carries the names of what it measures', () => {
    expect(fitScorer(makeAnswers(20, 5), ['size', 'day'], OPTIONS).features).toEqual(['size', 'day'])
  })
})

describe('groups are dealt', () => {
  const groups = ['a', 'a', 'a', 'b', 'b', 'c', 'd', 'e']

  test('whole, each into one part', () => {
    const parts = splitGroups(groups, 3)
    expect(parts.flatMap((part) => [...part]).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('so that parts have nearly the same number of members', () => {
    const sizes = splitGroups(groups, 3).map((part) => groups.filter((group) => part.has(group)).length)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  })

  test('into fewer parts where there are fewer groups', () => {
    expect(splitGroups(['a', 'b'], 5)).toHaveLength(2)
  })
})
