import { documentSize, type LearnedMatrix, type RankerWeights } from './network.ts'
import type { Random } from '../random.ts'
import { learnLabels, weighLabels } from './weigh-labels.ts'
import type { LabelReading } from '../labels/label-reader.ts'

/** The slopes of the loss along each matrix of the weights. */
export interface Gradients extends Readonly<Record<LearnedMatrix, Float32Array>> {
  readonly pieces: Float32Array
  /** Rows of pieces with a slope. */
  readonly touched: Set<number>
}

/** One look at a document. */
export interface Pass {
  readonly buckets: readonly Int32Array[]
  /** By text. */
  readonly readings: readonly LabelReading[]
  readonly inputs: readonly number[]
  readonly spans: readonly {
    readonly kind: number
    readonly slots: Int32Array
    readonly measures: Float32Array
    /** Added to its scores: the logarithm of how many spans it stands for. */
    readonly share: number
  }[]
  readonly questions: readonly {
    readonly key: number
    readonly weight: number
    readonly spans: readonly number[]
    readonly right: ReadonlySet<number>
  }[]
}

/** Shares of what a look leaves out, so that nothing is learned by heart: pieces of texts, the span's own text, its neighbours, hidden units. */
const DROPPED = { pieces: 0.25, own: 0.15, neighbour: 0.06, units: 0.25 }

/** Without dropout, for tests of the slopes. */
export const NOTHING_DROPPED: typeof DROPPED = { pieces: 0, own: 0, neighbour: 0, units: 0 }

const NO_PIECES = new Int32Array(0)

/** The loss of one look, its slopes added to the gradients, both times `scale`. */
export function backpropagate(
  weights: RankerWeights,
  pass: Pass,
  gradients: Gradients,
  scale: number,
  random: Random,
  dropped = DROPPED,
): number {
  const { shape } = weights
  const { width, hidden, upper, slots: slotCount } = shape
  const keyCount = shape.keys.length
  const spanCount = pass.spans.length
  const textCount = pass.buckets.length

  // Forward: texts.
  const used = new Uint8Array(textCount)
  for (const { slots } of pass.spans) for (const text of slots) used[text] = 1
  const kept = pass.buckets.map((own, text) => {
    if (used[text] === 0) return NO_PIECES
    return dropped.pieces === 0 ? own : own.filter(() => random() > dropped.pieces)
  })
  const described = new Float32Array(textCount * width)
  for (let text = 0; text < textCount; text += 1) {
    const own = kept[text]!
    if (used[text] === 0 || own.length === 0) continue
    const factor = 1 / Math.sqrt(own.length)
    for (const bucket of own) {
      for (let unit = 0; unit < width; unit += 1)
        described[text * width + unit]! += factor * weights.pieces[bucket * width + unit]!
    }
  }

  // Forward: what stands in slots.
  const pairAt = new Int32Array(slotCount * textCount).fill(-1)
  const pairs: { readonly slot: number; readonly text: number }[] = []
  const spanPairs = pass.spans.map(({ slots }) =>
    Array.from(slots, (text, slot) => {
      if (kept[text]!.length === 0) return -1
      const place = slot * textCount + text
      if (pairAt[place] === -1) {
        const isDropped = random() < (slot === 0 ? dropped.own : dropped.neighbour)
        pairAt[place] = isDropped ? -2 : pairs.push({ slot, text }) - 1
      }
      return pairAt[place]!
    }),
  )
  const projected = new Float32Array(pairs.length * hidden)
  pairs.forEach(({ slot, text }, pair) => {
    for (let from = 0; from < width; from += 1) {
      const factor = described[text * width + from]!
      const row = (slot * width + from) * hidden
      for (let unit = 0; unit < hidden; unit += 1)
        projected[pair * hidden + unit]! += factor * weights.slots[row + unit]!
    }
  })

  // Forward: spans.
  const docSize = documentSize(shape)
  const base = new Float32Array(hidden)
  base.set(weights.bias)
  for (const input of pass.inputs) addRow(base, 0, weights.document, input * hidden, hidden, 1)
  const first = new Float32Array(spanCount * hidden)
  const second = new Float32Array(spanCount * upper)
  const thinned = new Float32Array(spanCount * upper)
  const mean = new Float32Array(upper)
  const standard = new Float32Array(spanCount * shape.measures)
  const keep = 1 / (1 - dropped.units)
  pass.spans.forEach(({ kind, measures }, span) => {
    const row = span * hidden
    first.set(base, row)
    addRow(first, row, weights.document, (docSize + kind) * hidden, hidden, 1)
    for (const pair of spanPairs[span]!) if (pair >= 0) addRow(first, row, projected, pair * hidden, hidden, 1)
    for (let at = 0; at < shape.measures; at += 1) {
      const measure = (measures[at]! - weights.means[at]!) * weights.scales[at]!
      standard[span * shape.measures + at] = measure
      if (measure !== 0) addRow(first, row, weights.measures, at * hidden, hidden, measure)
    }
    const upperRow = span * upper
    second.set(weights.secondBias, upperRow)
    for (let unit = 0; unit < hidden; unit += 1) {
      const value = first[row + unit]! > 0 && random() >= dropped.units ? first[row + unit]! * keep : 0
      first[row + unit] = value
      if (value !== 0) addRow(second, upperRow, weights.second, unit * upper, upper, value)
    }
    for (let unit = 0; unit < upper; unit += 1) {
      const value = Math.max(0, second[upperRow + unit]!)
      second[upperRow + unit] = value
      mean[unit]! += value / spanCount
      thinned[upperRow + unit] = random() >= dropped.units ? value * keep : 0
    }
  })

  // Forward: labels, but for those that are left out.
  const labelled = pass.spans.map(({ kind, slots }, span) => ({
    kind,
    slots: slots.map((text, slot) => (spanPairs[span]![slot]! >= 0 ? text : 0)),
  }))
  const labelScores = new Float32Array(spanCount * keyCount)
  const labelsOf = weighLabels(weights, labelled, pass.readings, { scores: labelScores, from: 0, columns: keyCount })

  // Loss and its slopes along the scores.
  const scoreSlopes = new Float32Array(spanCount * keyCount)
  const meanSlopes = new Float32Array(upper)
  let loss = 0
  for (const { key, weight, spans, right } of pass.questions) {
    let none = weights.absentBias[key]!
    for (let unit = 0; unit < upper; unit += 1) none += mean[unit]! * weights.absent[unit * keyCount + key]!
    for (const input of pass.inputs) none += weights.absent[(upper + input) * keyCount + key]!
    const kind = pass.spans[spans[0]!]!.kind
    const some = labelsOf[kind * keyCount + key]!
    none -= weights.labelledSome[kind]! * some
    const scores = spans.map((span) => {
      let score = weights.outputBias[key]! + pass.spans[span]!.share + labelScores[span * keyCount + key]!
      for (let unit = 0; unit < upper; unit += 1)
        score += thinned[span * upper + unit]! * weights.output[unit * keyCount + key]!
      return score
    })
    const most = scores.reduce((best, score) => Math.max(best, score), none)
    const parts = scores.map((score) => Math.exp(score - most))
    const nothing = Math.exp(none - most)
    const sum = parts.reduce((total, part) => total + part, nothing)
    const rightSum =
      right.size === 0 ? nothing : spans.reduce((total, span, at) => total + (right.has(span) ? parts[at]! : 0), 0)
    loss += scale * weight * (Math.log(sum) - Math.log(Math.max(rightSum, 1e-30)))
    const factor = scale * weight
    spans.forEach((span, at) => {
      const wanted = right.has(span) ? parts[at]! / Math.max(rightSum, 1e-30) : 0
      scoreSlopes[span * keyCount + key] = factor * (parts[at]! / sum - wanted)
    })
    const noneSlope = factor * (nothing / sum - (right.size === 0 ? 1 : 0))
    gradients.absentBias[key]! += noneSlope
    gradients.labelledSome[kind]! -= noneSlope * some
    for (let unit = 0; unit < upper; unit += 1) {
      gradients.absent[unit * keyCount + key]! += noneSlope * mean[unit]!
      meanSlopes[unit]! += noneSlope * weights.absent[unit * keyCount + key]!
    }
    for (const input of pass.inputs) gradients.absent[(upper + input) * keyCount + key]! += noneSlope
  }

  // Backward: layers.
  const projectedSlopes = new Float32Array(pairs.length * hidden)
  const baseSlopes = new Float32Array(hidden)
  const upperSlopes = new Float32Array(upper)
  const hiddenSlopes = new Float32Array(hidden)
  const asked = new Set(pass.questions.map(({ key }) => key))
  learnLabels(weights, labelled, pass.readings, scoreSlopes, gradients)
  pass.spans.forEach(({ kind }, span) => {
    upperSlopes.fill(0)
    for (const key of asked) {
      const slope = scoreSlopes[span * keyCount + key]!
      if (slope === 0) continue
      gradients.outputBias[key]! += slope
      for (let unit = 0; unit < upper; unit += 1) {
        const value = thinned[span * upper + unit]!
        if (value === 0) continue
        gradients.output[unit * keyCount + key]! += slope * value
        upperSlopes[unit]! += slope * weights.output[unit * keyCount + key]! * keep
      }
    }
    hiddenSlopes.fill(0)
    for (let unit = 0; unit < upper; unit += 1) {
      if (second[span * upper + unit]! <= 0) upperSlopes[unit] = 0
      else upperSlopes[unit]! += meanSlopes[unit]! / spanCount
      gradients.secondBias[unit]! += upperSlopes[unit]!
    }
    for (let unit = 0; unit < hidden; unit += 1) {
      const value = first[span * hidden + unit]!
      if (value === 0) continue
      let slope = 0
      const row = unit * upper
      for (let above = 0; above < upper; above += 1) {
        const upperSlope = upperSlopes[above]!
        slope += upperSlope * weights.second[row + above]!
        gradients.second[row + above]! += upperSlope * value
      }
      hiddenSlopes[unit] = slope * keep
    }
    addRow(baseSlopes, 0, hiddenSlopes, 0, hidden, 1)
    addRow(gradients.document, (docSize + kind) * hidden, hiddenSlopes, 0, hidden, 1)
    for (const pair of spanPairs[span]!)
      if (pair >= 0) addRow(projectedSlopes, pair * hidden, hiddenSlopes, 0, hidden, 1)
    for (let at = 0; at < shape.measures; at += 1) {
      const measure = standard[span * shape.measures + at]!
      if (measure !== 0) addRow(gradients.measures, at * hidden, hiddenSlopes, 0, hidden, measure)
    }
  })
  addRow(gradients.bias, 0, baseSlopes, 0, hidden, 1)
  for (const input of pass.inputs) addRow(gradients.document, input * hidden, baseSlopes, 0, hidden, 1)

  // Backward: texts.
  const textSlopes = new Float32Array(textCount * width)
  pairs.forEach(({ slot, text }, pair) => {
    for (let from = 0; from < width; from += 1) {
      const factor = described[text * width + from]!
      const row = (slot * width + from) * hidden
      let slope = 0
      for (let unit = 0; unit < hidden; unit += 1) {
        const own = projectedSlopes[pair * hidden + unit]!
        slope += own * weights.slots[row + unit]!
        gradients.slots[row + unit]! += own * factor
      }
      textSlopes[text * width + from]! += slope
    }
  })
  for (let text = 0; text < textCount; text += 1) {
    const own = kept[text]!
    if (used[text] === 0 || own.length === 0) continue
    const factor = 1 / Math.sqrt(own.length)
    for (const bucket of own) {
      gradients.touched.add(bucket)
      for (let unit = 0; unit < width; unit += 1)
        gradients.pieces[bucket * width + unit]! += factor * textSlopes[text * width + unit]!
    }
  }
  return loss
}

function addRow(
  to: Float32Array,
  toAt: number,
  from: Float32Array,
  fromAt: number,
  length: number,
  factor: number,
): void {
  for (let unit = 0; unit < length; unit += 1) to[toAt + unit]! += factor * from[fromAt + unit]!
}
