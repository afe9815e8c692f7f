import type { Span } from '../../domain/spans.ts'
import { BUCKETS, hashText } from '../hash-text.ts'
import { documentInputs, documentSize, type RankerShape, type RankerWeights } from './network.ts'
import { createAdam, type Adam } from './adam.ts'
import { averageWeights } from './average-weights.ts'
import { backpropagate } from './backpropagate.ts'
import type { Gradients, Pass } from './pass.ts'
import { createRandom, type Random } from '../random.ts'
import { readLabel, type LabelReader, type LabelReading } from '../labels/label-reader.ts'
import type { Wording } from '../labels/fit-label-reader.ts'
import { gatherSubstitutes, varyLook } from './vary-look.ts'

/** What is learned from of a document's spans. */
export interface LearnedTable {
  readonly texts: readonly string[]
  readonly spans: readonly Pick<Span, 'kind' | 'slots' | 'measures'>[]
}

/** Where a key's value stands. */
export interface LessonAnswer {
  readonly spans: readonly number[]
  /** The document has no such value: it is known, or only taken for so. */
  readonly isAbsent: boolean
  readonly isAssumed?: boolean
}

/** A document with known values. */
export interface RankerLesson {
  readonly table: LearnedTable
  readonly type: string
  readonly language: string | null
  /** By key: the spans that hold its value; none where the document has no such value, or where no span holds it. */
  readonly answers: ReadonlyMap<string, LessonAnswer>
  /** How often it is looked at in each round; the fraction is a chance. */
  readonly times: number
}

export interface RankerOptions {
  readonly rounds: number
  readonly seed: number
  /** At most so many spans of each kind are compared in one look at a document. */
  readonly mostSpans: number
  readonly batch: number
  readonly rate: number
}

/** From this share of the steps on the weights are averaged, every so many steps. */
const [AVERAGED_FROM, AVERAGED_EVERY] = [0.5, 8]

/**
 * Learns to rank spans: softmax over the spans of a key's kind and absence, Adam (Kingma and Ba 2015), dropout, looks that are varied, the
 * mean of the weights over the second half of the steps. The same lessons and seed give the same weights.
 * @param wordings of labels, which stand in for those of the documents
 */
export function fitRanker(
  lessons: readonly RankerLesson[],
  labels: LabelReader,
  shape: RankerShape,
  options: RankerOptions,
  report: (round: number, loss: number) => void = () => {},
  wordings: readonly Wording[] = [],
): RankerWeights {
  const random = createRandom(options.seed)
  const weights = startWeights(shape, lessons, random)
  const adam = createAdam(weights)
  const average = averageWeights(weights)
  const prepared = lessons.map((lesson) => prepareLesson(lesson, shape, labels))
  const substitutes = gatherSubstitutes(prepared, wordings, labels, shape)
  const looks = lessons.reduce((sum, { times }) => sum + times, 0)
  const steps = Math.max(1, Math.round((options.rounds * looks) / options.batch))
  let step = 0
  for (let round = 0; round < options.rounds; round += 1) {
    const order = shuffle(
      prepared.flatMap((lesson) =>
        Array.from({ length: Math.floor(lesson.times) + (random() < lesson.times % 1 ? 1 : 0) }, () => lesson),
      ),
      random,
    )
    let total = 0
    let count = 0
    for (let at = 0; at < order.length; at += options.batch) {
      const passes = order.slice(at, at + options.batch).map((lesson) => {
        const pass = preparePass(lesson, shape, options, random)
        return varyLook(pass, lesson.language, substitutes, random)
      })
      const loss = learnFrom(weights, adam, passes, rateAt(step, steps, options.rate), random)
      step += 1
      if (step > AVERAGED_FROM * steps && step % AVERAGED_EVERY === 0) average.take()
      total += loss
      count += 1
    }
    report(round, total / Math.max(1, count))
  }
  average.settle()
  return weights
}

function rateAt(step: number, steps: number, rate: number): number {
  return rate * Math.min(1, (step + 1) / 40) * (0.05 + 0.95 * Math.max(0, 1 - step / steps))
}

function learnFrom(weights: RankerWeights, adam: Adam, passes: readonly Pass[], rate: number, random: Random): number {
  const gradients: Gradients = adam.gradients
  let loss = 0
  const count = passes.reduce((sum, { questions }) => sum + questions.length, 0)
  if (count === 0) return 0
  for (const pass of passes) loss += backpropagate(weights, pass, gradients, 1 / count, random)
  adam.step(rate)
  return loss
}

interface PreparedLesson {
  readonly language: string | null
  readonly times: number
  readonly buckets: readonly Int32Array[]
  readonly readings: readonly LabelReading[]
  readonly inputs: readonly number[]
  readonly spans: readonly { readonly kind: number; readonly slots: Int32Array; readonly measures: Float32Array }[]
  readonly byKind: readonly (readonly number[])[]
  readonly questions: readonly {
    readonly key: number
    readonly kind: number
    readonly right: ReadonlySet<number>
    readonly weight: number
  }[]
}

/** A value that stands nowhere among the spans teaches that none of them is it, but half as much as one that is not printed. */
const NOT_AMONG = 0.5
/** Keys that papers are only taken not to have are so many that at half the weight rare values are lost among them. */
const ONLY_ASSUMED = 0.12

function prepareLesson(
  { table, type, language, answers, times }: RankerLesson,
  shape: RankerShape,
  labels: LabelReader,
): PreparedLesson {
  const spans = table.spans.map(({ kind, slots, measures }) => ({ kind: shape.kinds.indexOf(kind), slots, measures }))
  const byKind = shape.kinds.map((_, kind) => spans.flatMap((span, index) => (span.kind === kind ? [index] : [])))
  const questions = shape.keys.flatMap(({ key, kind }, at) => {
    const answer = answers.get(key)
    const kindAt = shape.kinds.indexOf(kind)
    if (answer === undefined || byKind[kindAt]!.length === 0) return []
    return [{ key: at, kind: kindAt, right: new Set(answer.spans), weight: weigh(answer) }]
  })
  const buckets = table.texts.map((text) => hashText(text))
  return {
    language,
    times,
    buckets,
    readings: buckets.map((own) => readLabel(labels, own)),
    inputs: documentInputs(shape, type, language),
    spans,
    byKind,
    questions,
  }
}

function weigh({ spans, isAbsent, isAssumed }: LessonAnswer): number {
  if (isAssumed === true) return ONLY_ASSUMED
  return spans.length === 0 && !isAbsent ? NOT_AMONG : 1
}

/** What one look at a document sees: all right spans, some of the wrong ones, places shaken a little. */
function preparePass(lesson: PreparedLesson, shape: RankerShape, options: RankerOptions, random: Random): Pass {
  const right = new Set(lesson.questions.flatMap((question) => [...question.right]))
  const kept = lesson.byKind.flatMap((own) => {
    const wrong = own.filter((index) => !right.has(index))
    const some = wrong.length <= options.mostSpans ? wrong : shuffle(wrong, random).slice(0, options.mostSpans)
    // Each one left out is spoken for by those that are seen (sampled softmax, Bengio and Senecal 2003).
    const share = Math.log(wrong.length / Math.max(1, some.length))
    return [
      ...own.flatMap((index) => (right.has(index) ? [{ index, share: 0 }] : [])),
      ...some.map((index) => ({ index, share })),
    ]
  })
  const [shiftX, shiftY, scale, nearer] = [0.04, 0.04, 0.3, 0.25].map((most) => (random() - 0.5) * 2 * most) as [
    number,
    number,
    number,
    number,
  ]
  const spans = kept.map(({ index, share }) => {
    const { kind, slots, measures } = lesson.spans[index]!
    const shaken = Float32Array.from(measures)
    shaken[0]! += shiftX + (random() - 0.5) * 0.02
    shaken[1]! += shiftX + (random() - 0.5) * 0.02
    shaken[2]! += shiftY + (random() - 0.5) * 0.02
    shaken[6]! *= 1 + scale
    for (const gap of [14, 15, 16]) shaken[gap]! *= 1 + nearer
    return { kind, slots, measures: shaken, share }
  })
  const place = new Map(kept.map(({ index }, at) => [index, at]))
  const ownOf = shape.kinds.map((_, kind) => spans.flatMap((span, at) => (span.kind === kind ? [at] : [])))
  return {
    buckets: lesson.buckets,
    readings: lesson.readings,
    inputs: lesson.inputs,
    spans,
    questions: lesson.questions.map(({ key, kind, right: answers, weight }) => ({
      key,
      weight,
      spans: ownOf[kind]!,
      right: new Set([...answers].map((index) => place.get(index)!)),
    })),
  }
}

function startWeights(shape: RankerShape, lessons: readonly RankerLesson[], random: Random): RankerWeights {
  const { slots, width, hidden, upper, measures, kinds, keys, labelSlots } = shape
  const drawn = (size: number, spread: number): Float32Array =>
    Float32Array.from({ length: size }, () => random.normal() * spread)
  const inputs = slots * width + measures
  const { means, scales } = standardize(lessons, measures)
  return {
    shape,
    pieces: drawn(BUCKETS * width, 0.08),
    slots: drawn(slots * width * hidden, 1 / Math.sqrt(inputs)),
    means,
    scales,
    measures: drawn(measures * hidden, 1 / Math.sqrt(inputs)),
    document: drawn((documentSize(shape) + kinds.length) * hidden, 1 / Math.sqrt(inputs)),
    bias: new Float32Array(hidden),
    second: drawn(hidden * upper, 1 / Math.sqrt(hidden)),
    secondBias: new Float32Array(upper),
    output: drawn(upper * keys.length, 1 / Math.sqrt(upper)),
    outputBias: new Float32Array(keys.length),
    absent: drawn((upper + documentSize(shape)) * keys.length, 1 / Math.sqrt(upper)),
    absentBias: new Float32Array(keys.length),
    labelled: new Float32Array(labelSlots.length * kinds.length).fill(4),
    labelledAny: new Float32Array(labelSlots.length * kinds.length).fill(-0.3),
    ownLabel: new Float32Array(kinds.length).fill(-2),
    labelledSome: new Float32Array(kinds.length).fill(2.5),
  }
}

function standardize(
  lessons: readonly RankerLesson[],
  measures: number,
): { means: Float32Array; scales: Float32Array } {
  const sums = new Float64Array(measures)
  const squares = new Float64Array(measures)
  let count = 0
  for (const { table } of lessons) {
    for (const span of table.spans) {
      count += 1
      span.measures.forEach((measure, at) => {
        sums[at]! += measure
        squares[at]! += measure * measure
      })
    }
  }
  const means = Float32Array.from(sums, (sum) => sum / Math.max(1, count))
  const scales = Float32Array.from(squares, (square, at) => {
    const variance = square / Math.max(1, count) - means[at]! ** 2
    return variance > 1e-6 ? 1 / Math.sqrt(variance) : 0
  })
  return { means, scales }
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items]
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
  }
  return shuffled
}
