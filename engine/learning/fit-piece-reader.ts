import { hashText } from './hash-text.ts'
import { packPieces, PIECE_BUCKETS, type PieceReader } from './piece-reader.ts'
import { createRandom } from './random.ts'
import { toProbability } from './trees.ts'

/** A piece of text, and whether it belongs to what is looked for. */
export interface PieceLesson {
  readonly text: string
  readonly isInside: boolean
}

/** How often each piece is read, and how far the first step goes; both fall to nothing. */
const [ROUNDS, RATE] = [12, 0.8]
/** The bias follows slowly; weights are drawn towards 0. */
const [BIAS_RATE, DECAY] = [0.05, 0.0005]
const MOST_WEIGHT = 127

/** Learns which pieces belong to it by stochastic gradient descent. The same pieces and seed give the same reader. */
export function fitPieceReader(lessons: readonly PieceLesson[], seed: number): PieceReader {
  const random = createRandom(seed)
  const weights = new Float32Array(PIECE_BUCKETS)
  let bias = 0
  const steps = lessons.length * ROUNDS
  for (let step = 0; step < steps; step += 1) {
    const { text, isInside } = lessons[Math.floor(random() * lessons.length)]!
    const buckets = hashText(text).map((bucket) => bucket % PIECE_BUCKETS)
    if (buckets.length === 0) continue
    const factor = 1 / Math.sqrt(buckets.length)
    const sum = buckets.reduce((all, bucket) => all + weights[bucket]!, 0)
    const slope = toProbability(bias + factor * sum) - (isInside ? 1 : 0)
    const rate = RATE * (1 - step / steps)
    bias -= rate * BIAS_RATE * slope
    for (const bucket of buckets) weights[bucket]! -= rate * (slope * factor + DECAY * weights[bucket]!)
  }
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9)
  const scale = most / MOST_WEIGHT
  return {
    bias: Number(bias.toPrecision(4)),
    scale: Number(scale.toPrecision(4)),
    weights: packPieces(Int8Array.from(weights, (weight) => Math.round(weight / scale))),
  }
}
