import { expect, test } from 'vitest'
import { SPAN_KINDS, type SpanTable } from '../../../engine/domain/spans.ts'
import type { LabelReader } from '../../../engine/learning/labels/label-reader.ts'
import { fitLabelReader, type Wording } from '../../../engine/learning/labels/fit-label-reader.ts'
import { fitRanker, type RankerLesson } from '../../../engine/learning/ranker/fit-ranker.ts'
import type { Ranker, RankerShape } from '../../../engine/learning/ranker/network.ts'
import { packRanker, unpackRanker } from '../../../engine/learning/ranker/pack-ranker.ts'
import { prepareRanker } from '../../../engine/learning/ranker/prepare-ranker.ts'
import { rankSpans } from '../../../engine/learning/ranker/rank.ts'

const SHAPE: RankerShape = {
  keys: [
    { key: 'issue_date', kind: 'date' },
    { key: 'payment_due_date', kind: 'date' },
  ],
  kinds: [...SPAN_KINDS],
  types: ['invoice', '*'],
  languages: ['en', '*'],
  slots: 2,
  measures: 1,
  labelSlots: [1],
  width: 8,
  hidden: 16,
  upper: 8,
}
const OPTIONS = { rounds: 30, seed: 1, mostSpans: 10, batch: 4, rate: 0.02 }

function readBy(wordings: readonly Wording[]): LabelReader {
  const meanings = ['issue_date', 'payment_due_date', 'other', 'none']
  return fitLabelReader(wordings, ['3 May 2026', '04/05/2026'], [], {
    meanings,
    width: 8,
    rounds: 200,
    rate: 0.3,
    seed: 1,
  })
}

/** Dates by the labels that stand before them. */
function makeTable(labels: readonly string[]): SpanTable {
  const page = { number: 1, width: 595, height: 842, origin: 'text' as const, words: [] }
  return {
    texts: ['', ...labels],
    spans: labels.map((_, at) => ({
      kind: 'date',
      value: `2026-05-0${at + 1}`,
      page,
      words: [],
      before: '',
      behind: '',
      slots: Int32Array.of(0, at + 1),
      measures: Float32Array.of(0),
    })),
  }
}

const ISSUED = ['Invoice date', 'Date of invoice', 'Issued on', 'Date issued']
const DUE = ['Due date', 'Payment due', 'Pay by', 'Due on']

function makeLesson(labels: readonly string[], issued: number | null, due: number | null): RankerLesson {
  const answer = (at: number | null) => ({ spans: at === null ? [] : [at], isAbsent: at === null })
  const answers = new Map([
    ['issue_date', answer(issued)],
    ['payment_due_date', answer(due)],
  ])
  return { table: makeTable(labels), type: 'invoice', language: 'en', answers, times: 1 }
}

const LESSONS = ISSUED.flatMap((issued, at) => [
  makeLesson([issued, DUE[at]!, 'Delivered'], 0, 1),
  makeLesson([DUE[(at + 1) % 4]!, issued], 1, 0),
  makeLesson(['Delivered', issued], 1, null),
  makeLesson(['Delivered', 'Ordered on'], null, null),
])

function teach(wordings: readonly Wording[], seeds: readonly number[] = [1]): Ranker {
  const labels = readBy(wordings)
  return { labels, networks: seeds.map((seed) => fitRanker(LESSONS, labels, SHAPE, { ...OPTIONS, seed })) }
}

test('labels that share pieces with those it was taught lead to the right span', () => {
  const ranker = teach([])
  const ranked = rankSpans(prepareRanker(ranker), makeTable(['Payment due date', 'Invoice issued']), 'invoice', 'en')
  expect(best(ranked.get('payment_due_date')!)).toBe(0)
  expect(best(ranked.get('issue_date')!)).toBe(1)
})

test('wordings teach labels that no document has', () => {
  const known = [
    ...ISSUED.map((text) => ({ text, meanings: ['issue_date'], language: 'en' })),
    ...DUE.map((text) => ({ text, meanings: ['payment_due_date'], language: 'en' })),
    ...['Delivered', 'Ordered on'].map((text) => ({ text, meanings: ['other'], language: 'en' })),
  ]
  const wordings = [
    { text: 'Fattura del', meanings: ['issue_date'], language: 'en' },
    { text: 'Data fattura', meanings: ['issue_date'], language: 'en' },
    { text: 'Scadenza', meanings: ['payment_due_date'], language: 'en' },
    { text: 'Da pagare entro', meanings: ['payment_due_date'], language: 'en' },
    { text: 'Ordine del', meanings: ['other'], language: 'en' },
  ]
  const table = makeTable(['Termine di scadenza', 'Data della fattura', 'Ordine'])
  const rank = (all: typeof wordings) => rankSpans(prepareRanker(teach(all)), table, 'invoice', 'en')
  const taught = rank([...known, ...wordings])
  expect(best(taught.get('issue_date')!)).toBe(1)
  expect(best(taught.get('payment_due_date')!)).toBe(0)
  const [before, after] = [rank(known), taught].map((ranked) => ranked.get('payment_due_date')!.chances[0]!)
  expect(after! - before!).toBeGreaterThan(0.1)
})

test('a key without a fitting span is likelier absent than any of them', () => {
  const ranker = teach([])
  const { chances, absent } = rankSpans(
    prepareRanker(ranker),
    makeTable(['Delivered', 'Ordered on']),
    'invoice',
    'en',
  ).get('payment_due_date')!
  expect(absent).toBeGreaterThan(Math.max(...chances))
  expect(chances.reduce((sum, chance) => sum + chance, absent)).toBeCloseTo(1)
})

test('what is only assumed to be absent weighs less than what is known to be', () => {
  const absent = (isAssumed: boolean): RankerLesson => ({
    ...makeLesson([DUE[0]!, 'Delivered'], null, null),
    answers: new Map([['payment_due_date', { spans: [], isAbsent: true, isAssumed }]]),
  })
  const labels = readBy([])
  const chanceAfter = (isAssumed: boolean): number => {
    const lessons = [...LESSONS, ...Array.from({ length: 4 }, () => absent(isAssumed))]
    const ranker = prepareRanker({ labels, networks: [fitRanker(lessons, labels, SHAPE, OPTIONS)] })
    return rankSpans(ranker, makeTable([DUE[0]!, 'Delivered']), 'invoice', 'en').get('payment_due_date')!.absent
  }
  expect(chanceAfter(false) - chanceAfter(true)).toBeGreaterThan(0.1)
})

test('the same lessons and seed give the same weights', () => {
  const [one, two] = [1, 2].map(() => fitRanker(LESSONS, readBy([]), SHAPE, { ...OPTIONS, rounds: 2 }))
  expect(two).toEqual(one)
})

test('weights written as bytes rank as they did', () => {
  const ranker = teach([])
  const kept = unpackRanker(JSON.parse(JSON.stringify(packRanker(ranker, 'test', '2026-11-22'))))
  const table = makeTable(['Pay by', 'Date issued'])
  const [before, after] = [ranker, kept].map((known) =>
    rankSpans(prepareRanker(known), table, 'invoice', 'en').get('issue_date')!,
  )
  after!.chances.forEach((chance, at) => expect(chance).toBeCloseTo(before!.chances[at]!, 1))
})

test('several networks give the mean of what each says', () => {
  const table = makeTable(['Payment due date', 'Invoice issued'])
  const dueBy = (ranker: Ranker) => rankSpans(prepareRanker(ranker), table, 'invoice', 'en').get('payment_due_date')!
  const both = teach([], [1, 2])
  const [one, two] = both.networks.map((network) => dueBy({ ...both, networks: [network] }))
  dueBy(both).chances.forEach((chance, at) => expect(chance).toBeCloseTo((one!.chances[at]! + two!.chances[at]!) / 2))
  expect(one!.chances[0]).not.toBeCloseTo(two!.chances[0]!, 4)
})

function best({ chances }: { readonly chances: readonly number[] }): number {
  return chances.indexOf(Math.max(...chances))
}
