import { BUCKETS, hashText } from '../hash-text.ts'
import { createRandom, type Random } from '../random.ts'
import { describeLabel, weighMeanings, type LabelReader } from './label-reader.ts'
import { varyWording } from './vary-wording.ts'

/** A label as it is printed, with what it means. */
export interface Wording {
  readonly text: string
  readonly meanings: readonly string[]
  /** ISO 639-1 */
  readonly language: string
}

export interface LabelReaderOptions {
  readonly meanings: readonly string[]
  readonly width: number
  /** How often each wording is read. */
  readonly rounds: number
  readonly rate: number
  readonly seed: number
}

/** For each wording so many texts are read that are no labels. */
const NO_LABELS = 1.5
/** Share of a text's pieces that a reading leaves out, so that none decides alone. */
const DROPPED = 0.3

/**
 * Learns what wordings mean, by stochastic gradient descent. The same wordings, texts and seed give the same reader.
 * @param values texts that are no labels: values of documents
 * @param before texts that may stand before a label in its line
 */
export function fitLabelReader(
  wordings: readonly Wording[],
  values: readonly string[],
  before: readonly string[],
  options: LabelReaderOptions,
): LabelReader {
  const random = createRandom(options.seed)
  const reader = startReader(options, random)
  const known = new Map(options.meanings.map((meaning, at) => [meaning, at]))
  const lessons = wordings.map(({ text, meanings }) => ({
    text,
    meanings: meanings.flatMap((meaning) => known.get(meaning) ?? []),
  }))
  const none = [options.meanings.length - 1]
  const draw = (texts: readonly string[]): string => texts[Math.floor(random() * texts.length)] ?? ''
  const perRound = Math.round(lessons.length * (1 + (values.length > 0 ? NO_LABELS : 0)))
  const steps = options.rounds * perRound
  for (let step = 0; step < steps; step += 1) {
    const isLabel = random() * perRound < lessons.length
    const { text, meanings } = isLabel
      ? lessons[Math.floor(random() * lessons.length)]!
      : { text: draw(values), meanings: none }
    const printed = isLabel ? varyWording(text, draw(before), random) : text
    const buckets = hashText(printed).filter(() => random() >= DROPPED)
    if (buckets.length > 0 && meanings.length > 0)
      learnMeaning(reader, buckets, meanings, options.rate * (1 - step / steps))
  }
  return reader
}

function startReader({ meanings, width }: LabelReaderOptions, random: Random): LabelReader {
  return {
    meanings,
    width,
    pieces: Float32Array.from({ length: BUCKETS * width }, () => random.normal() * 0.05),
    output: new Float32Array(width * meanings.length),
    bias: new Float32Array(meanings.length),
  }
}

/** One step against the slope of the cross entropy. */
export function learnMeaning(
  reader: LabelReader,
  buckets: Int32Array,
  meanings: readonly number[],
  rate: number,
): void {
  const { width, output, bias, pieces } = reader
  const size = reader.meanings.length
  const described = describeLabel(reader, buckets)
  const slopes = weighMeanings(reader, described)
  for (const meaning of meanings) slopes[meaning]! -= 1 / meanings.length
  const factor = 1 / Math.sqrt(buckets.length)
  const back = new Float32Array(width)
  for (let unit = 0; unit < width; unit += 1) {
    const own = described[unit]!
    const row = unit * size
    let slope = 0
    for (let meaning = 0; meaning < size; meaning += 1) {
      slope += slopes[meaning]! * output[row + meaning]!
      output[row + meaning]! -= rate * slopes[meaning]! * own
    }
    back[unit] = slope * factor
  }
  for (let meaning = 0; meaning < size; meaning += 1) bias[meaning]! -= rate * slopes[meaning]!
  for (const bucket of buckets)
    for (let unit = 0; unit < width; unit += 1) pieces[bucket * width + unit]! -= rate * back[unit]!
}
