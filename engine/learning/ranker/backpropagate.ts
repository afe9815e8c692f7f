import { createFloatMemory } from '../products/float-memory.ts'
import {
  addProduct,
  addTo,
  placeMatrix,
  placeTurned,
  reserveMatrix,
  sliceRows,
  turn,
  type Matrix,
} from '../products/matrix.ts'
import type { Random } from '../random.ts'
import { documentSize, type RankerWeights } from './network.ts'
import type { Gradients, Pass } from './pass.ts'
import { thinPass, type Dropped, type ThinnedPass } from './thin-pass.ts'
import { weighAnswers } from './weigh-answers.ts'
import { learnLabels, weighLabels } from './weigh-labels.ts'

const DROPPED: Dropped = { pieces: 0.25, own: 0.15, neighbour: 0.06, units: 0.25 }

/** Without dropout, for tests of the slopes. */
export const NOTHING_DROPPED: Dropped = { pieces: 0, own: 0, neighbour: 0, units: 0 }

/** Of one look at a time: looks are as like each other as to need about as much. */
const memory = createFloatMemory()

/** The loss of one look, its slopes added to the gradients, both times `scale`. */
export function backpropagate(
  weights: RankerWeights,
  pass: Pass,
  gradients: Gradients,
  scale: number,
  random: Random,
  dropped = DROPPED,
): number {
  const free = memory.reserve(0)
  try {
    const thinned = thinPass(pass, weights.shape.slots, dropped, random)
    const layers = runForward(weights, pass, thinned, dropped.units, random)
    const scores = { scores: memory.view(), from: layers.scores.place, columns: layers.scores.columns }
    const spans = pass.spans.map(({ kind, slots }, span) => ({
      kind,
      slots: slots.map((text, slot) => (thinned.places[span * slots.length + slot]! >= 0 ? text : 0)),
    }))
    const labelled = weighLabels(weights, spans, pass.readings, scores)
    const absence = { mean: layers.mean, labelled }
    const slopes = { ...scores, from: layers.scoreSlopes.place }
    const { loss, meanSlopes } = weighAnswers(weights, pass, scores, absence, slopes, gradients, scale)
    learnLabels(weights, spans, pass.readings, slopes, gradients)
    runBackward(weights, pass, thinned, layers, meanSlopes, gradients)
    return loss
  } finally {
    memory.release(free)
  }
}

/** What a look makes of its spans, layer by layer; a row for each span. */
interface Layers {
  /** texts in slots x width: what each is described by. */
  readonly described: Matrix
  /** Measurements, standardized. */
  readonly measures: Matrix
  /** Units as they go on, those that are left out at nought. */
  readonly lower: Matrix
  readonly upper: Matrix
  readonly thinned: Matrix
  /** 1 over the share of units that is kept. */
  readonly keep: number
  /** Of the upper units over all spans. */
  readonly mean: Float32Array
  readonly scores: Matrix
  /** Of zeros, for the slopes along the scores. */
  readonly scoreSlopes: Matrix
}

function runForward(weights: RankerWeights, pass: Pass, thinned: ThinnedPass, dropped: number, random: Random): Layers {
  const { width, hidden, upper: upperCount, measures: measureCount, keys, slots: slotCount } = weights.shape
  const count = pass.spans.length
  const described = describeSlots(weights, thinned)
  const table = reserveMatrix(memory, thinned.texts.length, hidden)
  const slotMatrices = placeMatrix(memory, weights.slots, slotCount * width, hidden)
  for (let slot = 0; slot < slotCount; slot += 1) {
    const [from, rows] = slotRows(thinned, slot)
    addProduct(
      memory,
      { place: described.place + from * width, rows, columns: width },
      sliceRows(slotMatrices, slot * width, width),
      sliceRows(table, from, rows),
    )
  }

  const measures = placeMeasures(weights, pass)
  const lower = reserveMatrix(memory, count, hidden)
  addBases(weights, pass, lower)
  addTable(thinned, slotCount, table, lower)
  addProduct(memory, measures, placeMatrix(memory, weights.measures, measureCount, hidden), lower)
  const keep = 1 / (1 - dropped)
  rectify(lower, hidden, () => (random() >= dropped ? keep : 0))

  const upper = repeatRow(weights.secondBias, count)
  addProduct(memory, lower, placeMatrix(memory, weights.second, hidden, upperCount), upper)
  rectify(upper, upperCount, () => 1)
  const mean = meanRow(upper, upperCount)
  const left = reserveMatrix(memory, count, upperCount)
  const view = memory.view()
  for (let row = 0; row < count; row += 1)
    for (let unit = 0; unit < upperCount; unit += 1)
      if (random() >= dropped)
        view[left.place + row * left.columns + unit] = view[upper.place + row * upper.columns + unit]! * keep

  const scores = repeatRow(weights.outputBias, count)
  addProduct(memory, left, placeMatrix(memory, weights.output, upperCount, keys.length), scores)
  const scoreSlopes = reserveMatrix(memory, count, keys.length)
  return { described, measures, lower, upper, thinned: left, keep, mean, scores, scoreSlopes }
}

/** The sum of each text's pieces over the root of their number, in the order of the slots; without anything behind its rows. */
function describeSlots({ pieces, shape: { width } }: RankerWeights, { buckets, texts }: ThinnedPass): Matrix {
  const place = memory.reserve(texts.length * width)
  const view = memory.view()
  view.fill(0, place, place + texts.length * width)
  const known = new Map<number, number>()
  const sum = new Float32Array(width)
  texts.forEach((text, at) => {
    const to = place + at * width
    const same = known.get(text)
    if (same !== undefined) {
      view.copyWithin(to, same, same + width)
      return
    }
    known.set(text, to)
    const own = buckets[text]!
    const factor = 1 / Math.sqrt(own.length)
    sum.fill(0)
    for (let piece = 0; piece < own.length; piece += 1) {
      const from = own[piece]! * width
      for (let unit = 0; unit < width; unit += 1) sum[unit]! += pieces[from + unit]!
    }
    for (let unit = 0; unit < width; unit += 1) view[to + unit] = sum[unit]! * factor
  })
  return { place, rows: texts.length, columns: width }
}

function slotRows({ starts }: ThinnedPass, slot: number): readonly [from: number, count: number] {
  return [starts[slot]!, starts[slot + 1]! - starts[slot]!]
}

function placeMeasures({ shape, means, scales }: RankerWeights, { spans }: Pass): Matrix {
  const matrix = reserveMatrix(memory, spans.length, shape.measures)
  const view = memory.view()
  spans.forEach(({ measures }, span) => {
    const row = matrix.place + span * matrix.columns
    for (let at = 0; at < shape.measures; at += 1) view[row + at] = (measures[at]! - means[at]!) * scales[at]!
  })
  return matrix
}

/** What spans of a kind have in common in a document before anything is known of one. */
function addBases({ shape, bias, document }: RankerWeights, { inputs, spans }: Pass, to: Matrix): void {
  const { hidden } = shape
  const view = memory.view()
  const kinds = documentSize(shape)
  spans.forEach(({ kind }, span) => {
    const row = to.place + span * to.columns
    for (let unit = 0; unit < hidden; unit += 1) {
      let base = bias[unit]! + document[(kinds + kind) * hidden + unit]!
      for (const input of inputs) base += document[input * hidden + unit]!
      view[row + unit] = base
    }
  })
}

/** Adds to each span what texts add in its slots. */
function addTable({ places }: ThinnedPass, slotCount: number, table: Matrix, to: Matrix): void {
  const view = memory.view()
  const { columns } = to
  for (let at = 0; at < places.length; at += 1) {
    if (places[at]! < 0) continue
    const from = table.place + places[at]! * columns
    const row = to.place + Math.floor(at / slotCount) * columns
    for (let unit = 0; unit < columns; unit += 1) view[row + unit]! += view[from + unit]!
  }
}

function repeatRow(row: Float32Array, rows: number): Matrix {
  const matrix = reserveMatrix(memory, rows, row.length)
  const view = memory.view()
  for (let at = 0; at < rows; at += 1) view.set(row, matrix.place + at * matrix.columns)
  return matrix
}

/** What is above nought, times a factor that is drawn for it; nought else. */
function rectify({ place, rows, columns }: Matrix, length: number, draw: () => number): void {
  const view = memory.view()
  for (let row = 0; row < rows; row += 1) {
    const from = place + row * columns
    for (let unit = 0; unit < length; unit += 1)
      view[from + unit] = view[from + unit]! > 0 ? view[from + unit]! * draw() : 0
  }
}

function meanRow({ place, rows, columns }: Matrix, length: number): Float32Array {
  const view = memory.view()
  const mean = new Float32Array(length)
  for (let row = 0; row < rows; row += 1)
    for (let unit = 0; unit < length; unit += 1) mean[unit]! += view[place + row * columns + unit]! / rows
  return mean
}

function runBackward(
  weights: RankerWeights,
  pass: Pass,
  thinned: ThinnedPass,
  layers: Layers,
  meanSlopes: Float32Array,
  gradients: Gradients,
): void {
  const { hidden, upper: upperCount, keys, measures: measureCount } = weights.shape
  const { scoreSlopes, lower, upper, keep } = layers
  const count = pass.spans.length
  addSums(scoreSlopes, gradients.outputBias)
  addWeightSlopes(layers.thinned, scoreSlopes, gradients.output, upperCount, keys.length)

  const upperSlopes = reserveMatrix(memory, count, upperCount)
  addProduct(memory, scoreSlopes, placeTurned(memory, weights.output, upperCount, keys.length), upperSlopes)
  const view = memory.view()
  for (let span = 0; span < count; span += 1) {
    const row = span * upperSlopes.columns
    for (let unit = 0; unit < upperCount; unit += 1) {
      const at = row + unit
      const isKept = view[layers.thinned.place + at] !== 0
      const slope = (isKept ? view[upperSlopes.place + at]! * keep : 0) + meanSlopes[unit]! / count
      view[upperSlopes.place + at] = view[upper.place + at]! > 0 ? slope : 0
    }
  }
  addSums(upperSlopes, gradients.secondBias)
  addWeightSlopes(lower, upperSlopes, gradients.second, hidden, upperCount)

  const lowerSlopes = reserveMatrix(memory, count, hidden)
  addProduct(memory, upperSlopes, placeTurned(memory, weights.second, hidden, upperCount), lowerSlopes)
  gate(lowerSlopes, lower, keep)
  addWeightSlopes(layers.measures, lowerSlopes, gradients.measures, measureCount, hidden)
  addBaseSlopes(weights, pass, lowerSlopes, gradients)
  addTextSlopes(weights, thinned, layers.described, lowerSlopes, gradients)
}

/** Adds what all rows come to. */
function addSums({ place, rows, columns }: Matrix, to: Float32Array): void {
  const view = memory.view()
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < to.length; at += 1) to[at]! += view[place + row * columns + at]!
}

/** Adds the slopes along a matrix of `rows` x `length` by which the inputs were multiplied. */
function addWeightSlopes(inputs: Matrix, slopes: Matrix, to: Float32Array, rows: number, length: number): void {
  const matrix = reserveMatrix(memory, rows, length)
  addProduct(memory, turn(memory, inputs), slopes, matrix)
  addTo(memory, matrix, to, length)
}

/** Slopes go through units that are above nought, as the units themselves did. */
function gate(slopes: Matrix, units: Matrix, factor: number): void {
  const view = memory.view()
  for (let at = 0; at < slopes.rows * slopes.columns; at += 1)
    view[slopes.place + at] = view[units.place + at]! > 0 ? view[slopes.place + at]! * factor : 0
}

function addBaseSlopes({ shape }: RankerWeights, { inputs, spans }: Pass, slopes: Matrix, gradients: Gradients): void {
  const { hidden } = shape
  const view = memory.view()
  const kinds = documentSize(shape)
  const all = new Float32Array(hidden)
  addSums(slopes, all)
  spans.forEach(({ kind }, span) => {
    const row = slopes.place + span * slopes.columns
    const to = (kinds + kind) * hidden
    for (let unit = 0; unit < hidden; unit += 1) gradients.document[to + unit]! += view[row + unit]!
  })
  for (let unit = 0; unit < hidden; unit += 1) {
    gradients.bias[unit]! += all[unit]!
    for (const input of inputs) gradients.document[input * hidden + unit]! += all[unit]!
  }
}

/** Through what texts add in slots to the pieces that they are made of. */
function addTextSlopes(
  weights: RankerWeights,
  thinned: ThinnedPass,
  described: Matrix,
  lowerSlopes: Matrix,
  gradients: Gradients,
): void {
  const { width, hidden, slots: slotCount } = weights.shape
  const { texts, places, buckets } = thinned
  const tableSlopes = reserveMatrix(memory, texts.length, hidden)
  const view = memory.view()
  const { columns } = tableSlopes
  for (let at = 0; at < places.length; at += 1) {
    if (places[at]! < 0) continue
    const from = lowerSlopes.place + Math.floor(at / slotCount) * columns
    const row = tableSlopes.place + places[at]! * columns
    for (let unit = 0; unit < columns; unit += 1) view[row + unit]! += view[from + unit]!
  }
  const textSlopes = reserveMatrix(memory, texts.length, width)
  for (let slot = 0; slot < slotCount; slot += 1) {
    const [from, rows] = slotRows(thinned, slot)
    if (rows === 0) continue
    const own = sliceRows(tableSlopes, from, rows)
    const [begin, end] = [slot * width * hidden, (slot + 1) * width * hidden]
    addWeightSlopes(
      { place: described.place + from * width, rows, columns: width },
      own,
      gradients.slots.subarray(begin, end),
      width,
      hidden,
    )
    const matrix = placeTurned(memory, weights.slots.subarray(begin, end), width, hidden)
    addProduct(memory, own, matrix, sliceRows(textSlopes, from, rows))
  }
  addPieceSlopes(textSlopes, texts, buckets, width, gradients)
}

function addPieceSlopes(
  { place, columns }: Matrix,
  texts: Int32Array,
  buckets: readonly Int32Array[],
  width: number,
  { pieces, touched }: Gradients,
): void {
  const view = memory.view()
  const byText = new Map<number, Float32Array>()
  texts.forEach((text, at) => {
    const slopes = byText.get(text) ?? new Float32Array(width)
    byText.set(text, slopes)
    for (let unit = 0; unit < width; unit += 1) slopes[unit]! += view[place + at * columns + unit]!
  })
  for (const [text, slopes] of byText) {
    const own = buckets[text]!
    const factor = 1 / Math.sqrt(own.length)
    for (let unit = 0; unit < width; unit += 1) slopes[unit]! *= factor
    for (let piece = 0; piece < own.length; piece += 1) {
      const bucket = own[piece]!
      touched.add(bucket)
      const to = bucket * width
      for (let unit = 0; unit < width; unit += 1) pieces[to + unit]! += slopes[unit]!
    }
  }
}
