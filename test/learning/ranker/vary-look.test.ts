import { expect, test } from 'vitest'
import { SLOTS } from '../../../engine/domain/spans.ts'
import { hashText } from '../../../engine/learning/hash-text.ts'
import type { LabelReader, LabelReading } from '../../../engine/learning/labels/label-reader.ts'
import type { Pass } from '../../../engine/learning/ranker/pass.ts'
import type { RankerShape } from '../../../engine/learning/ranker/network.ts'
import { gatherSubstitutes, varyLook } from '../../../engine/learning/ranker/vary-look.ts'
import { createRandom, type Random } from '../../../engine/learning/random.ts'

const MEANINGS = ['sender_name', 'issue_date', 'other_date', 'none']
const SHAPE = {
  keys: [
    { key: 'sender_name', kind: 'name' },
    { key: 'issue_date', kind: 'date' },
  ],
  kinds: ['name', 'date'],
} as unknown as RankerShape
/** Knows nothing: what texts mean is said by the readings of the look. */
const LABELS: LabelReader = {
  meanings: MEANINGS,
  width: 1,
  pieces: new Float32Array(65_536),
  output: new Float32Array(MEANINGS.length),
  bias: new Float32Array(MEANINGS.length),
}
const NO_LABEL: LabelReading = { meanings: [], chances: [], isLabel: 0 }
const DATE_LABEL: LabelReading = { meanings: [1], chances: [0.95], isLabel: 1 }

const TEXTS = ['', 'Invoice date', '3 May 2026', 'Miller Ltd']
const slotsOf = (own: number, near: number): Int32Array =>
  Int32Array.from(SLOTS, (slot) => (slot === 'own' ? own : slot === 'near' ? near : 0))
const SPANS = [
  { kind: 1, slots: slotsOf(2, 1), measures: new Float32Array(), share: 0 },
  { kind: 0, slots: slotsOf(3, 0), measures: new Float32Array(), share: 0 },
]
const LOOK: Pass = {
  buckets: TEXTS.map((text) => hashText(text)),
  readings: [NO_LABEL, DATE_LABEL, NO_LABEL, NO_LABEL],
  inputs: [],
  spans: SPANS,
  questions: [
    { key: 1, weight: 1, spans: [0], right: new Set([0]) },
    { key: 0, weight: 1, spans: [1], right: new Set([1]) },
  ],
}
const OTHER_PAPER = {
  ...LOOK,
  buckets: ['', 'Dated', '7 June 2025', 'Baker & Sons'].map((text) => hashText(text)),
}
const SUBSTITUTES = gatherSubstitutes(
  [OTHER_PAPER],
  [
    { text: 'Date of issue', meanings: ['issue_date'], language: 'en' },
    { text: 'Printed on', meanings: ['other_date'], language: 'en' },
    { text: 'Druckdatum', meanings: ['other_date'], language: 'de' },
  ],
  LABELS,
  SHAPE,
)

/** Every drawn number is the same: 0 does all that may be done, just under 1 nothing but adding. */
const always = (figure: number): Random => Object.assign(() => figure, { normal: () => 0 })

test('a label may come in another wording of its meaning, in the language of the document', () => {
  const { buckets } = varyLook(LOOK, 'en', SUBSTITUTES, always(0))
  expect(buckets[1]).toEqual(hashText('Date of issue'))
  expect(varyLook(LOOK, 'de', SUBSTITUTES, always(0)).buckets[1]).toEqual(LOOK.buckets[1])
})

test('a name may be exchanged with that of another paper, a date not', () => {
  const { buckets } = varyLook(LOOK, 'en', SUBSTITUTES, always(0))
  expect(buckets[3]).toEqual(hashText('Baker & Sons'))
  expect(buckets[2]).toEqual(LOOK.buckets[2])
})

test('a value under a label of something else is added among those of its kind and is never right', () => {
  // 0.34 of four numbers of values is one; it is drawn from the first span, which is a date.
  const { spans, questions, buckets } = varyLook(LOOK, 'en', SUBSTITUTES, always(0.34))
  const [ofDate, ofName] = questions
  expect(spans).toHaveLength(3)
  expect(ofDate!.spans).toEqual([0, 2])
  expect([...ofDate!.right]).toEqual([0])
  expect(ofName!.spans).toEqual([1])
  const { slots } = spans[2]!
  expect(buckets[slots[SLOTS.indexOf('near')]!]).toEqual(hashText('Printed on'))
  expect(buckets[slots[0]!]).toEqual(hashText('7 June 2025'))
})

test('most looks keep most of what is printed, and the document itself never changes', () => {
  const random = createRandom(1)
  const before = LOOK.buckets.map((own) => own.join())
  let kept = 0
  for (let look = 0; look < 200; look += 1)
    if (varyLook(LOOK, 'en', SUBSTITUTES, random).buckets[1] === LOOK.buckets[1]) kept += 1
  expect(kept).toBeGreaterThan(120)
  expect(kept).toBeLessThan(180)
  expect(LOOK.buckets.map((own) => own.join())).toEqual(before)
})
