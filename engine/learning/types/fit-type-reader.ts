import { createRandom, type Random } from '../random.ts'
import { splitGroups } from '../split-groups.ts'
import { fitMixing } from './fit-mixing.ts'
import type { TypeLesson } from './type-lesson.ts'
import { addWords, shareOf, toShares, TYPE_BUCKETS, type TypeReader } from './type-reader.ts'

/** How often each document is read. */
const ROUNDS = 12
/** Share of the words that is left out each time, so that none is relied on alone. */
const DROPPED = 0.3
/** The first step (AdaGrad, Duchi et al. 2011); weights are drawn towards 0. */
const [RATE, DECAY] = [0.3, 2e-5]
/** What squared slopes add up to before the first one. */
const FIRST = 1e-3
/** So much of what rules say is taken for said while words learn, so that they learn to say it too. */
const HEARD = 0.5
/** So many readers of words are fitted, each without a part of the groups. */
const PARTS = 4

/**
 * Learns types from words, and from papers whose words were not learned from how far they, the rules and the steps can be trusted. The
 * same lessons and seed give the same reader.
 */
export function fitTypeReader(lessons: readonly TypeLesson[], types: readonly string[], seed: number): TypeReader {
  const mixing = fitMixing(lessons, addUnseen(lessons, types, seed), types)
  return { types, weights: fitWords(lessons, types, seed), mixing }
}

/** By lesson what words say for each type, as those learned it that have not seen its group. */
function addUnseen(
  lessons: readonly TypeLesson[],
  types: readonly string[],
  seed: number,
): ReadonlyMap<TypeLesson, Float64Array> {
  const parts = splitGroups(
    lessons.map(({ group }) => group),
    PARTS,
  )
  return new Map(
    parts.flatMap((held) => {
      const known = lessons.filter(({ group }) => !held.has(group))
      const weights = fitWords(known, types, seed)
      return lessons
        .filter(({ group }) => held.has(group))
        .map((one) => [one, addWords({ types, weights }, one.buckets)] as const)
    }),
  )
}

/**
 * By stochastic gradient descent, beginning from a part of what rules say. Of several types that a document may be, each is taken for
 * right as far as it is thought likely (learning with partial labels, Jin and Ghahramani 2002).
 */
function fitWords(lessons: readonly TypeLesson[], types: readonly string[], seed: number): Float32Array {
  const random = createRandom(seed)
  const size = types.length
  const weights = new Float32Array(TYPE_BUCKETS * size)
  const squares = new Float32Array(TYPE_BUCKETS * size).fill(FIRST)
  const steps = ROUNDS * lessons.reduce((sum, { share }) => sum + share, 0)
  for (let step = 0; step < steps; step += 1) {
    const { types: known, points: said, buckets: all } = draw(lessons, random)
    const points = said.map((point) => HEARD * point)
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
  return weights
}

function draw(lessons: readonly TypeLesson[], random: Random): TypeLesson {
  for (;;) {
    const lesson = lessons[Math.floor(random() * lessons.length)]!
    if (lesson.share === 1 || random() < lesson.share) return lesson
  }
}
