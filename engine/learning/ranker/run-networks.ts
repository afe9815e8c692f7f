import type { SpanTable } from '../../domain/spans.ts'
import { hashInto, MOST_PIECES } from '../hash-text.ts'
import { NO_LABEL, readChances, softenScores, type LabelReading } from '../labels/label-reader.ts'
import { documentSize, type RankerShape } from './network.ts'
import type { PlacedSpans } from './place-spans.ts'
import type { PreparedNetwork, PreparedRanker } from './prepare-ranker.ts'
import { OWN_SLOT } from './weigh-labels.ts'

/** Sets texts x (columns of the pieces), and gives their place: the sum of a text's pieces over the root of their number. */
export function describeTexts({ memory, pieces }: PreparedRanker, texts: readonly string[]): number {
  const { place, columns } = pieces
  const buckets = memory.reserve(MOST_PIECES)
  const described = memory.reserve(texts.length * columns)
  memory.view().fill(0, described, described + texts.length * columns)
  const integers = memory.integers()
  texts.forEach((text, at) => {
    const count = hashInto(text, integers, buckets)
    memory.sumRows(place, buckets, count, described + at * columns, columns, 1 / Math.sqrt(count))
  })
  return described
}

/** By text, of those that stand where labels do. */
export function readLabels(
  { shape, memory, pieces, networks, labels }: PreparedRanker,
  table: SpanTable,
  described: number,
): readonly LabelReading[] {
  const read = listLabels(shape, table)
  const { width, bias, meanings, output } = labels
  const picks = memory.reserve(read.length)
  const scores = memory.reserve(read.length * output.columns)
  const view = memory.view()
  memory.integers().set(read, picks)
  for (let row = 0; row < read.length; row += 1) view.set(bias, scores + row * output.columns)
  const rows = { place: described + networks.length * shape.width, stride: pieces.columns, picks }
  memory.addPickedProduct(rows, output.place, scores, { rows: read.length, inner: width, columns: output.columns })
  const readings: LabelReading[] = table.texts.map(() => NO_LABEL)
  read.forEach((text, row) => {
    const start = scores + row * output.columns
    readings[text] = readChances(softenScores(view.subarray(start, start + meanings.length)))
  })
  return readings
}

/** Texts in slots of labels, each once; the empty one is none. */
function listLabels({ labelSlots }: RankerShape, { spans, texts }: SpanTable): readonly number[] {
  const isKnown = new Uint8Array(texts.length)
  isKnown[0] = 1
  const read: number[] = []
  const add = (text: number): void => {
    if (isKnown[text] === 1) return
    isKnown[text] = 1
    read.push(text)
  }
  for (const { slots } of spans) {
    add(slots[OWN_SLOT]!)
    for (const slot of labelSlots) add(slots[slot]!)
  }
  return read
}

/**
 * What a network makes of spans before they are asked for a key: sets spans x (columns of the second matrix).
 * @param described of texts, by this network
 */
export function describeSpans(
  prepared: PreparedRanker,
  network: PreparedNetwork,
  spans: PlacedSpans,
  described: number,
  inputs: readonly number[],
): number {
  const { shape, memory } = prepared
  const { weights, measures, second } = network
  const { columns } = measures
  const table = projectTexts(prepared, network, spans, described)
  const lower = memory.reserve(spans.count * columns)
  const upper = memory.reserve(spans.count * second.columns)
  const view = memory.view()
  listBases(weights, inputs, columns).forEach((base, kind) => view.set(base, table + (spans.textRows + kind) * columns))
  const secondBase = padded(weights.secondBias, second.columns)
  for (let span = 0; span < spans.count; span += 1) {
    const [from, to] = [spans.starts[span]!, spans.starts[span + 1]!]
    memory.sumRows(table, spans.rows + from, to - from, lower + span * columns, columns, 1)
    view.set(secondBase, upper + span * second.columns)
  }
  memory.addProduct(spans.measures, measures.place, lower, { rows: spans.count, inner: shape.measures, columns })
  memory.rectify(lower, spans.count * columns)
  memory.addProduct(lower, second.place, upper, { rows: spans.count, inner: columns, columns: second.columns })
  memory.rectify(upper, spans.count * second.columns)
  return upper
}

/** Sets a table of what each text adds in its slot, with room for the kinds behind it. */
function projectTexts(
  { shape, memory, pieces }: PreparedRanker,
  { slots }: PreparedNetwork,
  { texts, picks, textRows }: PlacedSpans,
  described: number,
): number {
  const { width, kinds } = shape
  const { columns } = slots
  const table = memory.reserve((textRows + kinds.length) * columns)
  memory.view().fill(0, table, table + textRows * columns)
  let row = 0
  texts.forEach((own, slot) => {
    const rows = { place: described, stride: pieces.columns, picks: picks + row }
    memory.addPickedProduct(rows, slots.place + slot * width * columns, table + row * columns, {
      rows: own.length,
      inner: width,
      columns,
    })
    row += own.length
  })
  return table
}

/** By kind, what its spans have in common in a document before anything is known of one; measurements of nought included. */
function listBases(
  { shape, bias, document, means, scales, measures }: PreparedNetwork['weights'],
  inputs: readonly number[],
  columns: number,
): readonly Float32Array[] {
  const { hidden } = shape
  const common = padded(bias, columns)
  const addRow = (to: Float32Array, matrix: Float32Array, row: number, factor: number): void => {
    for (let unit = 0; unit < hidden; unit += 1) to[unit]! += factor * matrix[row * hidden + unit]!
  }
  for (const input of inputs) addRow(common, document, input, 1)
  means.forEach((mean, at) => addRow(common, measures, at, -mean * scales[at]!))
  return shape.kinds.map((_, kind) => {
    const base = common.slice()
    addRow(base, document, documentSize(shape) + kind, 1)
    return base
  })
}

function padded(row: Float32Array, columns: number): Float32Array {
  const longer = new Float32Array(columns)
  longer.set(row)
  return longer
}

/** Sets spans x (columns of the output matrix): figures of all keys for each span, labels left aside. */
export function scoreSpans(
  { memory }: PreparedRanker,
  { weights, second, output }: PreparedNetwork,
  rows: number,
  upper: number,
): number {
  const scores = memory.reserve(rows * output.columns)
  const view = memory.view()
  const base = padded(weights.outputBias, output.columns)
  for (let row = 0; row < rows; row += 1) view.set(base, scores + row * output.columns)
  memory.addProduct(upper, output.place, scores, { rows, inner: second.columns, columns: output.columns })
  return scores
}
