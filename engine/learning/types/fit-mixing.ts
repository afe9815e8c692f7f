import type { TypeLesson } from './type-lesson.ts'
import { listSigns, mixSigns, toShares } from './type-reader.ts'

/** Where learning begins, and what it is drawn to: so much of what rules and words say for a type is said for it. */
const [RULES, WORDS] = [0.6, 0.8]
/** How much of a point and of a sum of words is as much as a step. */
const [POINT, SUM] = [1 / 5, 1 / 2]
/** How far weights are drawn back. */
const RIDGE = 1e-2
const ROUNDS = 100
/** Of each step down, and what earlier slopes count for it (Adam, Kingma and Ba 2015). */
const [RATE, MEAN, SQUARE] = [0.05, 0.9, 0.999]
const TINY = 1e-8

/**
 * What rules, words and steps each say for each type, learned by all lessons at once.
 * @param sums by lesson what words say for each type that were learned without its group
 * @returns (types + types + steps) x types
 */
export function fitMixing(
  lessons: readonly TypeLesson[],
  sums: ReadonlyMap<TypeLesson, Float64Array>,
  types: readonly string[],
): Float32Array {
  const size = types.length
  const examples = lessons
    .map((lesson) => ({
      signs: listSigns(lesson, sums.get(lesson)!),
      right: lesson.types.map((type) => types.indexOf(type)).filter((at) => at >= 0),
      share: lesson.share,
    }))
    .filter(({ right }) => right.length > 0)
  const rows = 2 * size + (lessons[0]?.steps.length ?? 0)
  const first = Float32Array.from({ length: rows * size }, (_, place) => begin(place, size))
  const scales = Float64Array.from({ length: rows }, (_, row) => (row < size ? POINT : row < 2 * size ? SUM : 1))
  const whole = examples.reduce((all, { share }) => all + share, 0)
  const mixing = first.slice()
  const [means, squares] = [new Float64Array(mixing.length), new Float64Array(mixing.length)]
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = new Float64Array(mixing.length)
    for (const { signs, right, share } of examples) {
      const mixed = mixSigns(mixing, signs, size)
      const errors = toShares(mixed)
      const shares = toShares(right.map((at) => mixed[at]!))
      right.forEach((at, one) => (errors[at]! -= shares[one]!))
      for (let row = 0; row < rows; row += 1) {
        const part = (share * signs[row]!) / whole
        if (part !== 0) for (let at = 0; at < size; at += 1) slopes[row * size + at]! += part * errors[at]!
      }
    }
    for (let place = 0; place < mixing.length; place += 1) {
      const scale = scales[Math.floor(place / size)]!
      const slope = scale * slopes[place]! + (RIDGE * (mixing[place]! - first[place]!)) / scale
      means[place] = MEAN * means[place]! + (1 - MEAN) * slope
      squares[place] = SQUARE * squares[place]! + (1 - SQUARE) * slope ** 2
      const [mean, square] = [means[place]! / (1 - MEAN ** round), squares[place]! / (1 - SQUARE ** round)]
      mixing[place]! -= (scale * RATE * mean) / (Math.sqrt(square) + TINY)
    }
  }
  return mixing
}

function begin(place: number, size: number): number {
  const [row, type] = [Math.floor(place / size), place % size]
  if (row % size !== type || row >= 2 * size) return 0
  return row < size ? RULES : WORDS
}
