import { expect, test } from 'vitest'
import { SPAN_KINDS, type Span, type SpanTable } from '../../../engine/domain/spans.ts'
import { BUCKETS, hashText } from '../../../engine/learning/hash-text.ts'
import { readLabel, type LabelReader } from '../../../engine/learning/labels/label-reader.ts'
import { createRandom } from '../../../engine/learning/random.ts'
import { createAdam } from '../../../engine/learning/ranker/adam.ts'
import { backpropagate, NOTHING_DROPPED } from '../../../engine/learning/ranker/backpropagate.ts'
import { fitRanker } from '../../../engine/learning/ranker/fit-ranker.ts'
import { documentInputs, type RankerShape, type RankerWeights } from '../../../engine/learning/ranker/network.ts'
import { prepareRanker } from '../../../engine/learning/ranker/prepare-ranker.ts'
import { rankSpans } from '../../../engine/learning/ranker/rank.ts'

/** No length is a multiple of 16, so that rows are padded, nor are any two alike. */
const SHAPE: RankerShape = {
  keys: [
    { key: 'issue_date', kind: 'date' },
    { key: 'gross_amount', kind: 'amount' },
    { key: 'payment_due_date', kind: 'date' },
  ],
  kinds: [...SPAN_KINDS],
  types: ['invoice', '*'],
  languages: ['en', 'de', '*'],
  slots: 4,
  measures: 5,
  labelSlots: [2, 3],
  width: 6,
  hidden: 19,
  upper: 9,
}
const random = createRandom(5)
const draw = (length: number): Float32Array => Float32Array.from({ length }, () => random.normal() / 2)
const LABELS: LabelReader = {
  meanings: ['issue_date', 'gross_amount', 'payment_due_date', 'other', 'none'],
  width: 7,
  pieces: draw(BUCKETS * 7),
  output: draw(7 * 5),
  bias: draw(5),
}
const TEXTS = ['', 'Invoice date', '3 May 2026', 'Due', '9-9', 'Total', '117.30', 'to be paid by', '2026-05-17']
const TABLE: SpanTable = {
  texts: TEXTS,
  spans: Array.from({ length: 23 }, (_, index) => ({
    ...({} as Span),
    kind: index % 3 === 0 ? 'amount' : 'date',
    slots: Int32Array.from({ length: 4 }, (__, slot) => (index * (slot + 2) + slot) % TEXTS.length),
    measures: draw(5),
  })),
}

/** Weights none of which is nought. */
function makeWeights(seed: number): RankerWeights {
  const weights = fitRanker([], LABELS, SHAPE, { rounds: 0, seed, mostSpans: 10, batch: 1, rate: 0.01 })
  const matrices = Object.entries(weights).filter(([name]) => name !== 'shape' && name !== 'pieces')
  return {
    ...weights,
    pieces: draw(BUCKETS * SHAPE.width),
    ...Object.fromEntries(matrices.map(([name, matrix]) => [name, draw((matrix as Float32Array).length)])),
  }
}

/** The chance of a span as learning works it out. */
function learnedChance(weights: RankerWeights, key: number, span: number): number {
  const { kind } = SHAPE.keys[key]!
  const spans = TABLE.spans.map(({ kind: own, slots, measures }) => ({
    kind: SHAPE.kinds.indexOf(own),
    slots,
    measures,
    share: 0,
  }))
  const buckets = TEXTS.map((text) => hashText(text))
  const asked = [...spans.keys()].filter((at) => TABLE.spans[at]!.kind === kind)
  const pass = {
    buckets,
    readings: buckets.map((own) => readLabel(LABELS, own)),
    inputs: documentInputs(SHAPE, 'invoice', 'de'),
    spans,
    questions: [{ key, weight: 1, spans: asked, right: new Set([span]) }],
  }
  return Math.exp(-backpropagate(weights, pass, createAdam(weights).gradients, 1, createRandom(1), NOTHING_DROPPED))
}

const NETWORKS = [1, 2, 3].map((seed) => makeWeights(seed))

test('networks side by side give the mean of the chances that learning sees in each', () => {
  const ranked = rankSpans(prepareRanker({ labels: LABELS, networks: NETWORKS }), TABLE, 'invoice', 'de')
  SHAPE.keys.forEach(({ key }, at) => {
    const { spans, chances, absent } = ranked.get(key)!
    expect(chances.reduce((sum, chance) => sum + chance, absent)).toBeCloseTo(1, 6)
    spans.forEach((span, index) => {
      const learned = NETWORKS.map((weights) => learnedChance(weights, at, span))
      expect(chances[index]).toBeCloseTo(
        learned.reduce((sum, chance) => sum + chance / 3, 0),
        5,
      )
    })
  })
})

test('a document leaves nothing behind for the next one', () => {
  const prepared = prepareRanker({ labels: LABELS, networks: NETWORKS })
  const rank = (table: SpanTable) => rankSpans(prepared, table, 'invoice', 'de')
  const before = rank(TABLE)
  const free = prepared.memory.reserve(0)
  rank({ texts: ['', '9-9'], spans: TABLE.spans.map((span) => ({ ...span, slots: Int32Array.of(0, 1, 1, 0) })) })
  rank({ texts: [''], spans: [] })
  expect(rank(TABLE)).toEqual(before)
  expect(prepared.memory.reserve(0)).toBe(free)
})
