import type { SpanTable } from '../../domain/spans.ts'
import type { LabelReading } from '../labels/label-reader.ts'
import { documentInputs } from './network.ts'
import { placeSpans, type MeasuredSpan, type PlacedSpans } from './place-spans.ts'
import type { PreparedNetwork, PreparedRanker } from './prepare-ranker.ts'
import { describeSpans, describeTexts, readLabels, scoreSpans } from './run-networks.ts'
import { weighLabels } from './weigh-labels.ts'

/** A key's spans by index into the table with their chances, and the chance that the document has no such value; together 1. */
export interface KeyRanking {
  readonly spans: readonly number[]
  readonly chances: readonly number[]
  readonly absent: number
}

/** How likely each span is to be each key's value: the mean of what the networks say. */
export function rankSpans(
  prepared: PreparedRanker,
  table: SpanTable,
  type: string,
  language: string | null,
): ReadonlyMap<string, KeyRanking> {
  const { shape, memory, networks } = prepared
  const free = memory.reserve(0)
  try {
    const described = describeTexts(prepared, table.texts)
    const readings = readLabels(prepared, table, described)
    const inputs = documentInputs(shape, type, language)
    const spans = table.spans.map(({ kind, slots, measures }) => ({ kind: shape.kinds.indexOf(kind), slots, measures }))
    const placed = placeSpans(prepared, spans, table.texts.length)
    const scores = networks.map((network, at) =>
      scoreAll(prepared, network, spans, { placed, readings, inputs, described: described + at * shape.width }),
    )
    const view = memory.view()
    const byKind = new Map(shape.kinds.map((kind): [string, number[]] => [kind, []]))
    table.spans.forEach(({ kind }, index) => byKind.get(kind)?.push(index))
    const parts = new Float64Array(spans.length)
    return new Map(shape.keys.map(({ key, kind }, at) => [key, average(scores, view, byKind.get(kind)!, at, parts)]))
  } finally {
    memory.release(free)
  }
}

/** What a document's spans are told apart by. */
interface Described {
  readonly placed: PlacedSpans
  /** Of texts, by the network. */
  readonly described: number
  readonly readings: readonly LabelReading[]
  readonly inputs: readonly number[]
}

/** A network's figures: the place of spans x columns, and by key. */
interface Scores {
  readonly place: number
  readonly columns: number
  readonly absent: readonly number[]
}

function scoreAll(
  prepared: PreparedRanker,
  network: PreparedNetwork,
  spans: readonly MeasuredSpan[],
  { placed, described, readings, inputs }: Described,
): Scores {
  const { shape, memory } = prepared
  const { weights, second, output } = network
  const { columns } = output
  const upper = describeSpans(prepared, network, placed, described, inputs)
  const place = scoreSpans(prepared, network, spans.length, upper)
  const view = memory.view()
  const mean = new Float32Array(shape.upper)
  for (let span = 0; span < spans.length; span += 1)
    for (let unit = 0; unit < shape.upper; unit += 1)
      mean[unit]! += view[upper + span * second.columns + unit]! / spans.length
  const some = weighLabels(weights, spans, readings, { scores: view, from: place, columns })
  const absent = shape.keys.map(({ kind }, key) => {
    const kindAt = shape.kinds.indexOf(kind)
    return (
      scoreAbsent(network, key, mean, inputs) - weights.labelledSome[kindAt]! * some[kindAt * shape.keys.length + key]!
    )
  })
  return { place, columns, absent }
}

function scoreAbsent(
  { weights: { shape, absent, absentBias } }: PreparedNetwork,
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

/**
 * The mean of the networks' shares, which add up to 1 with the chance of absence.
 * @param parts room for a network's shares
 */
function average(
  networks: readonly Scores[],
  view: Float32Array,
  spans: readonly number[],
  key: number,
  parts: Float64Array,
): KeyRanking {
  const chances = spans.map(() => 0)
  let absent = 0
  for (const { place, columns, absent: none } of networks) {
    let most = none[key]!
    for (const span of spans) most = Math.max(most, view[place + span * columns + key]!)
    const nothing = Math.exp(none[key]! - most)
    let sum = nothing
    for (let at = 0; at < spans.length; at += 1)
      sum += parts[at] = Math.exp(view[place + spans[at]! * columns + key]! - most)
    sum *= networks.length
    for (let at = 0; at < spans.length; at += 1) chances[at]! += parts[at]! / sum
    absent += nothing / sum
  }
  return { spans, chances, absent }
}
