import type { FloatMemory } from '../products/float-memory.ts'
import { addProduct, addTo, placeTurned, reserveMatrix, sliceRows, turn, type Matrix } from '../products/matrix.ts'
import { slotRows, type Layers } from './layers.ts'
import { documentSize, type RankerWeights } from './network.ts'
import type { Gradients, Pass } from './pass.ts'
import type { ThinnedPass } from './thin-pass.ts'

/** Adds the slopes of all matrices from those along the scores, and along the mean of the upper units, which absence is judged by. */
export function runBackward(
  memory: FloatMemory,
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
  addSums(memory, scoreSlopes, gradients.outputBias)
  addWeightSlopes(memory, layers.thinned, scoreSlopes, gradients.output, upperCount, keys.length)

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
  addSums(memory, upperSlopes, gradients.secondBias)
  addWeightSlopes(memory, lower, upperSlopes, gradients.second, hidden, upperCount)

  const lowerSlopes = reserveMatrix(memory, count, hidden)
  addProduct(memory, upperSlopes, placeTurned(memory, weights.second, hidden, upperCount), lowerSlopes)
  gate(memory, lowerSlopes, lower, keep)
  addWeightSlopes(memory, layers.measures, lowerSlopes, gradients.measures, measureCount, hidden)
  addBaseSlopes(memory, weights, pass, lowerSlopes, gradients)
  addTextSlopes(memory, weights, thinned, layers.described, lowerSlopes, gradients)
}

/** Adds what all rows come to. */
function addSums(memory: FloatMemory, { place, rows, columns }: Matrix, to: Float32Array): void {
  const view = memory.view()
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < to.length; at += 1) to[at]! += view[place + row * columns + at]!
}

/** Adds the slopes along a matrix of `rows` x `length` by which the inputs were multiplied. */
function addWeightSlopes(
  memory: FloatMemory,
  inputs: Matrix,
  slopes: Matrix,
  to: Float32Array,
  rows: number,
  length: number,
): void {
  const matrix = reserveMatrix(memory, rows, length)
  addProduct(memory, turn(memory, inputs), slopes, matrix)
  addTo(memory, matrix, to, length)
}

/** Slopes go through units that are above nought, as the units themselves did. */
function gate(memory: FloatMemory, slopes: Matrix, units: Matrix, factor: number): void {
  const view = memory.view()
  for (let at = 0; at < slopes.rows * slopes.columns; at += 1)
    view[slopes.place + at] = view[units.place + at]! > 0 ? view[slopes.place + at]! * factor : 0
}

function addBaseSlopes(
  memory: FloatMemory,
  { shape }: RankerWeights,
  { inputs, spans }: Pass,
  slopes: Matrix,
  gradients: Gradients,
): void {
  const { hidden } = shape
  const view = memory.view()
  const kinds = documentSize(shape)
  const all = new Float32Array(hidden)
  addSums(memory, slopes, all)
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
  memory: FloatMemory,
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
      memory,
      { place: described.place + from * width, rows, columns: width },
      own,
      gradients.slots.subarray(begin, end),
      width,
      hidden,
    )
    const matrix = placeTurned(memory, weights.slots.subarray(begin, end), width, hidden)
    addProduct(memory, own, matrix, sliceRows(textSlopes, from, rows))
  }
  addPieceSlopes(memory, textSlopes, texts, buckets, width, gradients)
}

function addPieceSlopes(
  memory: FloatMemory,
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
