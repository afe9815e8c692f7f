import { describe, expect, test } from 'vitest'
import type { Page } from '../../../engine/domain/page.ts'
import { SLOTS, type Span, type SpanTable } from '../../../engine/domain/spans.ts'
import { fitForest, type Example } from '../../../engine/learning/trees.ts'
import type { ScorerWeights, TrainedForest } from '../../../engine/learning/scorer-weights.ts'
import { chooseFields } from '../../../engine/stages/choose/choose-fields.ts'
import { BOUNDS_FEATURES } from '../../../engine/stages/choose/describe-bounds.ts'
import { FEATURES } from '../../../engine/stages/choose/describe-candidate.ts'
import { READING_FEATURES } from '../../../engine/stages/choose/describe-reading.ts'
import { TABLE_FEATURES } from '../../../engine/stages/choose/describe-table.ts'
import { WEIGHTS as PARTY_WEIGHTS } from './parties/contract-table.ts'
import { makeCandidate, makeTable, sum } from './build-table.ts'

/** A forest that holds an example for right where one measurement is above a limit. */
function trainOn(features: readonly string[], name: string, limit: number, values: readonly number[]): TrainedForest {
  const at = features.indexOf(name)
  const examples: readonly Example[] = values.flatMap((value) =>
    Array.from({ length: 20 }, () => ({
      features: features.map((_, index) => (index === at ? value : 0)),
      right: value > limit,
      weight: 1,
    })),
  )
  const options = { trees: 40, depth: 1, rate: 0.3, shrink: 1, least: 1, sample: 1, directions: [] }
  const known = { slope: 1, shift: 0 }
  return {
    features,
    forest: fitForest(examples, options),
    calibrations: { '*': known, document_number: known, issue_date: known },
  }
}

const LONG = trainOn(FEATURES, 'length', 5, [1, 4, 6, 9])
const TENDERED = trainOn(READING_FEATURES, 'isTendered', 0.5, [0, 1])
const WEIGHTS: ScorerWeights = {
  name: 'test',
  date: '2026-01-01',
  documents: 1,
  candidates: LONG,
  keyed: {},
  unranked: LONG,
  readings: TENDERED,
  unrankedReadings: TENDERED,
  tables: trainOn(TABLE_FEATURES, 'rows', 1.2, [1, 2, 3]),
  names: {},
  labelWords: '',
  given: {},
  givenMeasures: [],
  bounds: { reader: { bias: 0, scale: 1, weights: '' }, features: BOUNDS_FEATURES, forest: { base: 0, trees: [] } },
  parties: PARTY_WEIGHTS,
}

const PAGE: Page = { number: 1, width: 600, height: 800, origin: 'text', words: [] }

function makeSpan(value: string): Span {
  const slots = new Int32Array(SLOTS.length)
  return { kind: 'code', value, page: PAGE, words: [], before: '', behind: '', slots, measures: new Float32Array() }
}

describe('the weights decide', () => {
  test('between candidates, against the judgement of the finders', () => {
    const scalars = { document_number: [makeCandidate('A-1', 0.9), makeCandidate('RE-2026-17', 0.4)] }
    const choose = (weights: ScorerWeights | null) =>
      chooseFields(makeTable({ scalars }), 'invoice', 0.9, { weights })['document_number']!
    expect(choose(null).value).toBe('A-1')
    expect(choose(WEIGHTS).value).toBe('RE-2026-17')
    expect(choose(WEIGHTS).candidates.map(({ value }) => value)).toEqual(['RE-2026-17', 'A-1'])
  })

  describe('of what the ranker', () => {
    const scalars = { document_number: [makeCandidate('RE-2026-17', 0.4)] }
    const confidenceBy = (weights: ScorerWeights, spans: SpanTable): number => {
      const context = { weights, rank: () => new Map([['document_number', { spans: [], chances: [], absent: 0.5 }]]) }
      const field = chooseFields(makeTable({ scalars, spans }), 'invoice', 0.9, context)['document_number']!
      return field.candidates[0]!.confidence
    }
    const calibrations = { document_number: { slope: 1, shift: -20 } }
    const doubted = { ...WEIGHTS, unranked: { ...LONG, calibrations } }

    test('knows, more than without it', () => {
      const spans = { texts: [''], spans: [makeSpan('4711')] }
      expect(confidenceBy(doubted, spans)).toBeCloseTo(confidenceBy(WEIGHTS, spans) * 0.75, 1)
    })

    test.each(['document_number', 'code'])('knows, half of it by the forest of %s', (group) => {
      const spans = { texts: [''], spans: [makeSpan('4711')] }
      const never = { ...LONG, calibrations: { ...LONG.calibrations, ...calibrations } }
      const halved = { ...WEIGHTS, keyed: { [group]: never } }
      expect(confidenceBy(halved, spans)).toBeCloseTo(confidenceBy(WEIGHTS, spans) * (0.25 + 0.75 / 2), 1)
    })

    test('says nothing of, without it alone', () => {
      const nothing = { texts: [''], spans: [] }
      expect(confidenceBy(doubted, nothing)).toBeLessThan(0.01)
      expect(confidenceBy(WEIGHTS, nothing)).toBeGreaterThan(0.5)
    })
  })

  test('how sure a table is, whatever its reader says', () => {
    const row = { label: 'Salary', amount: '1.00' }
    const confidenceOf = (rows: readonly Readonly<Record<string, string>>[]): number =>
      chooseFields(
        makeTable({ scalars: { earnings: [{ ...makeCandidate('', 0.5), value: rows }] } }),
        'salary-statement',
        0.9,
        { weights: WEIGHTS },
      )['earnings']!.candidates[0]!.confidence
    expect(confidenceOf([row])).toBeLessThan(0.3)
    expect(confidenceOf([row, row, row])).toBeGreaterThan(0.7)
  })

  test('between readings of the totals', () => {
    const table = makeTable({
      amounts: [sum('gross_amount', '90.00'), sum('gross_amount', '40.00', 0.3)],
      tendered: [4000],
    })
    expect(chooseFields(table, 'invoice', 0.9, { weights: null })['gross_amount']!.value).toBe('90.00')
    expect(chooseFields(table, 'invoice', 0.9, { weights: WEIGHTS })['gross_amount']!.value).toBe('40.00')
  })

  test('whether a value is sure enough to be given; what is not stays visible', () => {
    const scalars = { document_number: [makeCandidate('A-1', 0.9)] }
    const field = chooseFields(makeTable({ scalars }), 'invoice', 0.9, { weights: WEIGHTS })['document_number']!
    expect(field.value).toBeNull()
    expect(field.candidates.map(({ value }) => value)).toEqual(['A-1'])
  })

  test('less of a key that no real document has taught: there the finder counts as much', () => {
    const scalars = { project_number: [makeCandidate('A-1', 0.9)], document_number: [makeCandidate('A-1', 0.9)] }
    const fields = chooseFields(makeTable({ scalars }), 'invoice', 0.9, { weights: WEIGHTS })
    const confidence = (key: string): number => fields[key]!.candidates[0]!.confidence
    expect(confidence('project_number')).toBeGreaterThan(confidence('document_number'))
    expect(confidence('project_number')).toBeLessThan(0.9)
  })

  test('nothing about what a code or a person states', () => {
    const stated = { ...makeCandidate('A-1', 0.97), source: 'qr' as const }
    const scalars = { document_number: [stated, makeCandidate('A-2', 0.5)] }
    const field = chooseFields(makeTable({ scalars }), 'invoice', 0.9, { weights: WEIGHTS })['document_number']!
    expect(field).toMatchObject({ value: 'A-1', candidates: [{ confidence: 0.97 }, { value: 'A-2' }] })
  })
})

test('what finders measured is never given out', () => {
  const evidence = { fontSize: 9, bold: false, certainty: 1 }
  const scalars = { document_number: [{ ...makeCandidate('RE-2026-17', 0.9), evidence }] }
  const fields = chooseFields(makeTable({ scalars }), 'invoice', 0.9)
  expect(JSON.stringify(fields)).not.toContain('evidence')
})

test('thousands of rivals take no long time and none is lost', () => {
  const many = Array.from({ length: 5000 }, (_, index) => makeCandidate(`RE-${index}`, 0.5))
  const begun = performance.now()
  chooseFields(makeTable({ scalars: { document_number: many } }), 'invoice', 0.9)
  expect(performance.now() - begun).toBeLessThan(2000)
})
