import type { FloatMemory } from '../products/float-memory.ts'
import { addProduct, placeMatrix, reserveMatrix, sliceRows, type Matrix } from '../products/matrix.ts'
import type { Random } from '../random.ts'
import { slotRows, type Layers } from './layers.ts'
import { documentSize, type RankerWeights } from './network.ts'
import type { Pass } from './pass.ts'
import type { ThinnedPass } from './thin-pass.ts'

/**
 * From a look's texts and measurements to the scores of its spans, labels left aside.
 * @param dropped the share of hidden units that is left out
 */
export function runForward(
  memory: FloatMemory,
  weights: RankerWeights,
  pass: Pass,
  thinned: ThinnedPass,
  dropped: number,
  random: Random,
): Layers {
  const { width, hidden, upper: upperCount, measures: measureCount, keys, slots: slotCount } = weights.shape
  const count = pass.spans.length
  const described = describeSlots(memory, weights, thinned)
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

  const measures = placeMeasures(memory, weights, pass)
  const lower = reserveMatrix(memory, count, hidden)
  addBases(memory, weights, pass, lower)
  addTable(memory, thinned, slotCount, table, lower)
  addProduct(memory, measures, placeMatrix(memory, weights.measures, measureCount, hidden), lower)
  const keep = 1 / (1 - dropped)
  rectify(memory, lower, hidden, () => (random() >= dropped ? keep : 0))

  const upper = repeatRow(memory, weights.secondBias, count)
  addProduct(memory, lower, placeMatrix(memory, weights.second, hidden, upperCount), upper)
  rectify(memory, upper, upperCount, () => 1)
  const mean = meanRow(memory, upper, upperCount)
  const left = reserveMatrix(memory, count, upperCount)
  const view = memory.view()
  for (let row = 0; row < count; row += 1)
    for (let unit = 0; unit < upperCount; unit += 1)
      if (random() >= dropped)
        view[left.place + row * left.columns + unit] = view[upper.place + row * upper.columns + unit]! * keep

  const scores = repeatRow(memory, weights.outputBias, count)
  addProduct(memory, left, placeMatrix(memory, weights.output, upperCount, keys.length), scores)
  const scoreSlopes = reserveMatrix(memory, count, keys.length)
  return { described, measures, lower, upper, thinned: left, keep, mean, scores, scoreSlopes }
}

/** The sum of each text's pieces over the root of their number, in the order of the slots; without anything behind its rows. */
function describeSlots(
  memory: FloatMemory,
  { pieces, shape: { width } }: RankerWeights,
  { buckets, texts }: ThinnedPass,
): Matrix {
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

function placeMeasures(memory: FloatMemory, { shape, means, scales }: RankerWeights, { spans }: Pass): Matrix {
  const matrix = reserveMatrix(memory, spans.length, shape.measures)
  const view = memory.view()
  spans.forEach(({ measures }, span) => {
    const row = matrix.place + span * matrix.columns
    for (let at = 0; at < shape.measures; at += 1) view[row + at] = (measures[at]! - means[at]!) * scales[at]!
  })
  return matrix
}

/** What spans of a kind have in common in a document before anything is known of one. */
function addBases(
  memory: FloatMemory,
  { shape, bias, document }: RankerWeights,
  { inputs, spans }: Pass,
  to: Matrix,
): void {
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
function addTable(memory: FloatMemory, { places }: ThinnedPass, slotCount: number, table: Matrix, to: Matrix): void {
  const view = memory.view()
  const { columns } = to
  for (let at = 0; at < places.length; at += 1) {
    if (places[at]! < 0) continue
    const from = table.place + places[at]! * columns
    const row = to.place + Math.floor(at / slotCount) * columns
    for (let unit = 0; unit < columns; unit += 1) view[row + unit]! += view[from + unit]!
  }
}

function repeatRow(memory: FloatMemory, row: Float32Array, rows: number): Matrix {
  const matrix = reserveMatrix(memory, rows, row.length)
  const view = memory.view()
  for (let at = 0; at < rows; at += 1) view.set(row, matrix.place + at * matrix.columns)
  return matrix
}

/** What is above nought, times a factor that is drawn for it; nought else. */
function rectify(memory: FloatMemory, { place, rows, columns }: Matrix, length: number, draw: () => number): void {
  const view = memory.view()
  for (let row = 0; row < rows; row += 1) {
    const from = place + row * columns
    for (let unit = 0; unit < length; unit += 1)
      view[from + unit] = view[from + unit]! > 0 ? view[from + unit]! * draw() : 0
  }
}

function meanRow(memory: FloatMemory, { place, rows, columns }: Matrix, length: number): Float32Array {
  const view = memory.view()
  const mean = new Float32Array(length)
  for (let row = 0; row < rows; row += 1)
    for (let unit = 0; unit < length; unit += 1) mean[unit]! += view[place + row * columns + unit]! / rows
  return mean
}
