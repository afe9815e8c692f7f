import { createRandom, type Random } from '../random.ts'
import { addWords, shareOf, toShares, TYPE_BUCKETS, type TypeReader } from './type-reader.ts'

/** A document of which the type is known, or that it is one of several. */
export interface TypeLesson {
  readonly types: readonly string[]
  /** What rules say for each type. */
  readonly points: readonly number[]
  /** Of its words, each once. */
  readonly buckets: Int32Array
  /** How often it is drawn, of once: of near-identical versions each less often. */
  readonly share: number
}

/** How often each document is read. */
const ROUNDS = 12
/** Share of the words that is left out each time, so that none is relied on alone. */
const DROPPED = 0.3
/** The first step (AdaGrad, Duchi et al. 2011); weights are drawn towards 0. */
const [RATE, DECAY] = [0.3, 2e-5]
/** What squared slopes add up to before the first one. */
const FIRST = 1e-3

/**
 * Learns types by stochastic gradient descent from what rules say. Of several types that a document may be, each is taken for right as
 * far as it is thought likely (learning with partial labels, Jin and Ghahramani 2002). The same lessons and seed give the same reader.
 */
export function fitTypeReader(lessons: readonly TypeLesson[], types: readonly string[], seed: number): TypeReader {
  const random = createRandom(seed)
  const size = types.length
  const weights = new Float32Array(TYPE_BUCKETS * size)
  const squares = new Float32Array(TYPE_BUCKETS * size).fill(FIRST)
  const steps = ROUNDS * lessons.reduce((sum, { share }) => sum + share, 0)
  for (let step = 0; step < steps; step += 1) {
    const { types: known, points, buckets: all } = draw(lessons, random)
    const buckets = all.filter(() => random() >= DROPPED)
    const factor = shareOf(buckets)
    const words = addWords({ types, weights }, buckets)
    const slopes = toShares(words.map((sum, at) => points[at]! + sum))
    const right = known.map((type) => types.indexOf(type)).filter((at) => at >= 0)
    const shares = toShares(right.map((at) => points[at]! + words[at]!))
    right.forEach((at, one) => (slopes[at]! -= shares[one]!))
    for (const bucket of buckets)
      for (let at = 0; at < size; at += 1) {
        const place = bucket * size + at
        const slope = slopes[at]! * factor + DECAY * weights[place]!
        squares[place]! += slope ** 2
        weights[place]! -= (RATE * slope) / Math.sqrt(squares[place]!)
      }
  }
  return { types, weights }
}

function draw(lessons: readonly TypeLesson[], random: Random): TypeLesson {
  for (;;) {
    const lesson = lessons[Math.floor(random() * lessons.length)]!
    if (lesson.share === 1 || random() < lesson.share) return lesson
  }
}
