import type { SpanTable } from '../../domain/spans.ts'
import { hashText } from '../hash-text.ts'
import { NO_LABEL, readLabel, type LabelReader, type LabelReading } from '../labels/label-reader.ts'
import { documentInputs, documentSize, type Ranker, type RankerShape, type RankerWeights } from './network.ts'
import { OWN_SLOT, weighLabels } from './weigh-labels.ts'

/** A key's spans by index into the table with their chances, and the chance that the document has no such value; together 1. */
export interface KeyRanking {
  readonly spans: readonly number[]
  readonly chances: readonly number[]
  readonly absent: number
}

/** How likely each span is to be each key's value: the mean of what the networks say. */
export function rankSpans(
  { labels, networks }: Ranker,
  table: SpanTable,
  type: string,
  language: string | null,
): ReadonlyMap<string, KeyRanking> {
  const buckets = table.texts.map((text) => hashText(text))
  const readings = readLabels(labels, networks[0]!.shape, table, buckets)
  const [first, ...others] = networks.map((weights) => rankBy(weights, table, buckets, readings, type, language))
  return new Map(
    [...first!].map(([key, ranking]) => [key, average([ranking, ...others.map((other) => other.get(key)!)])]),
  )
}

/** By text, of those that stand where labels do. */
function readLabels(
  labels: LabelReader,
  { labelSlots }: RankerShape,
  { spans }: SpanTable,
  buckets: readonly Int32Array[],
): readonly LabelReading[] {
  const readings: LabelReading[] = buckets.map(() => NO_LABEL)
  const isRead = new Uint8Array(buckets.length)
  const read = (text: number): void => {
    if (isRead[text] === 1) return
    isRead[text] = 1
    readings[text] = readLabel(labels, buckets[text]!)
  }
  for (const { slots } of spans) {
    read(slots[OWN_SLOT]!)
    for (const slot of labelSlots) read(slots[slot]!)
  }
  return readings
}

function average(rankings: readonly KeyRanking[]): KeyRanking {
  const count = rankings.length
  const [{ spans }] = rankings as [KeyRanking]
  return {
    spans,
    chances: spans.map((_, at) => rankings.reduce((sum, { chances }) => sum + chances[at]!, 0) / count),
    absent: rankings.reduce((sum, { absent }) => sum + absent, 0) / count,
  }
}

function rankBy(
  weights: RankerWeights,
  table: SpanTable,
  buckets: readonly Int32Array[],
  readings: readonly LabelReading[],
  type: string,
  language: string | null,
): ReadonlyMap<string, KeyRanking> {
  const { shape } = weights
  const { upper } = shape
  const inputs = documentInputs(shape, type, language)
  const described = describeTexts(weights, buckets)
  const layer = describeSpans(weights, table, described, inputs)
  const labels = weighLabels(
    weights,
    table.spans.map(({ kind, slots }) => ({ kind: shape.kinds.indexOf(kind), slots })),
    readings,
  )
  const mean = new Float32Array(upper)
  for (let at = 0; at < layer.length; at += 1) mean[at % upper]! += layer[at]! / table.spans.length
  const byKind = new Map(
    shape.kinds.map((kind) => [kind, table.spans.flatMap((span, index) => (span.kind === kind ? [index] : []))]),
  )
  return new Map(
    shape.keys.map(({ key, kind }, keyAt) => {
      const spans = byKind.get(kind)!
      const kindAt = shape.kinds.indexOf(kind)
      const scores = spans.map(
        (span) => scoreSpan(weights, layer, span, keyAt) + labels.scores[span * shape.keys.length + keyAt]!,
      )
      const some = weights.labelledSome[kindAt]! * labels.some[kindAt * shape.keys.length + keyAt]!
      return [key, { spans, ...soften(scores, scoreAbsent(weights, keyAt, mean, inputs) - some) }] as const
    }),
  )
}

/** spans x upper: what the network makes of each span before it is asked for a key. */
function describeSpans(
  weights: RankerWeights,
  { texts, spans }: SpanTable,
  described: Float32Array,
  inputs: readonly number[],
): Float32Array {
  const { shape, slots: matrices, measures: byMeasure, means, scales, document, second: secondMatrix } = weights
  const { width, hidden, upper, slots: slotCount } = shape
  const base = baseOf(weights, inputs)
  // What a text adds in a slot, worked out once for all spans that have it there.
  const placeOf = new Int32Array(slotCount * texts.length)
  let projected = new Float32Array(4096 * hidden)
  let count = 0
  const project = (slot: number, text: number): number => {
    if ((count + 1) * hidden > projected.length) {
      const larger = new Float32Array(projected.length * 2)
      larger.set(projected)
      projected = larger
    }
    const to = count * hidden
    for (let from = 0; from < width; from += 1) {
      const factor = described[text * width + from]!
      const row = (slot * width + from) * hidden
      for (let unit = 0; unit < hidden; unit += 1) projected[to + unit]! += factor * matrices[row + unit]!
    }
    count += 1
    return count
  }
  const layer = new Float32Array(spans.length * upper)
  const first = new Float32Array(hidden)
  const kinds = new Map(shape.kinds.map((kind, at) => [kind, (documentSize(shape) + at) * hidden]))
  for (let span = 0; span < spans.length; span += 1) {
    const { kind, slots, measures } = spans[span]!
    const kindRow = kinds.get(kind)!
    for (let unit = 0; unit < hidden; unit += 1) first[unit] = base[unit]! + document[kindRow + unit]!
    for (let slot = 0; slot < slotCount; slot += 1) {
      const text = slots[slot]!
      if (text === 0) continue
      const place = slot * texts.length + text
      const row = ((placeOf[place] ||= project(slot, text)) - 1) * hidden
      for (let unit = 0; unit < hidden; unit += 1) first[unit]! += projected[row + unit]!
    }
    for (let at = 0; at < measures.length; at += 1) {
      if (measures[at] === 0 || scales[at] === 0) continue
      const factor = measures[at]! * scales[at]!
      const row = at * hidden
      for (let unit = 0; unit < hidden; unit += 1) first[unit]! += factor * byMeasure[row + unit]!
    }
    const to = span * upper
    for (let unit = 0; unit < upper; unit += 1) layer[to + unit] = weights.secondBias[unit]!
    for (let unit = 0; unit < hidden; unit += 1) {
      const value = first[unit]!
      if (value <= 0) continue
      const row = unit * upper
      for (let above = 0; above < upper; above += 1) layer[to + above]! += value * secondMatrix[row + above]!
    }
    for (let unit = 0; unit < upper; unit += 1) if (layer[to + unit]! < 0) layer[to + unit] = 0
  }
  return layer

  /** What all spans of a document have in common; measurements of nought included. */
  function baseOf({ bias }: RankerWeights, rows: readonly number[]): Float32Array {
    const common = bias.slice()
    for (const row of rows) for (let unit = 0; unit < hidden; unit += 1) common[unit]! += document[row * hidden + unit]!
    means.forEach((average, at) => {
      const factor = -average * scales[at]!
      for (let unit = 0; unit < hidden; unit += 1) common[unit]! += factor * byMeasure[at * hidden + unit]!
    })
    return common
  }
}

/** texts x width */
function describeTexts({ shape, pieces }: RankerWeights, buckets: readonly Int32Array[]): Float32Array {
  const { width } = shape
  const described = new Float32Array(buckets.length * width)
  for (let text = 1; text < buckets.length; text += 1) {
    const own = buckets[text]!
    const to = text * width
    for (const bucket of own) {
      const from = bucket * width
      for (let unit = 0; unit < width; unit += 1) described[to + unit]! += pieces[from + unit]!
    }
    const scale = 1 / Math.sqrt(Math.max(1, own.length))
    for (let unit = 0; unit < width; unit += 1) described[to + unit]! *= scale
  }
  return described
}

function scoreSpan(
  { shape, output, outputBias }: RankerWeights,
  layer: Float32Array,
  span: number,
  key: number,
): number {
  const { upper, keys } = shape
  let score = outputBias[key]!
  for (let unit = 0; unit < upper; unit += 1) score += layer[span * upper + unit]! * output[unit * keys.length + key]!
  return score
}

function scoreAbsent(
  { shape, absent, absentBias }: RankerWeights,
  key: number,
  mean: Float32Array,
  inputs: readonly number[],
): number {
  const count = shape.keys.length
  let score = absentBias[key]!
  for (let unit = 0; unit < shape.upper; unit += 1) score += mean[unit]! * absent[unit * count + key]!
  for (const input of inputs) score += absent[(shape.upper + input) * count + key]!
  return score
}

/** Shares that add up to 1 with the chance of absence. */
function soften(scores: readonly number[], none: number): { chances: readonly number[]; absent: number } {
  const most = scores.reduce((best, score) => Math.max(best, score), none)
  const parts = scores.map((score) => Math.exp(score - most))
  const nothing = Math.exp(none - most)
  const sum = parts.reduce((total, part) => total + part, nothing)
  return { chances: parts.map((part) => part / sum), absent: nothing / sum }
}
