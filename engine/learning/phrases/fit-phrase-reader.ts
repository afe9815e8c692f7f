import { createRandom, type Random } from '../random.ts'
import { toProbability } from '../trees.ts'
import { arrangeWeights, columnOf, MARK_ROWS, rowOf, SIDES, type PhraseReader } from './phrase-reader.ts'
import { MOST_MARKS, markPlace, type PhraseText } from './phrase-text.ts'

/** A text in which it is known where values stand. */
export interface PhraseLesson {
  readonly text: PhraseText
  /** By question: every place of the value, both ends among the tokens; none where the text has no such value. */
  readonly answers: ReadonlyMap<string, readonly (readonly [first: number, last: number])[]>
  /** How often it is read, of once: of near-identical versions each less often. */
  readonly share: number
}

/** How often each text is read. */
const ROUNDS = 20
/** Places that are looked at each time besides the right ones: those around them, and any. */
const [AROUND, ANY] = [5, 60]
/** The first step (AdaGrad, Duchi et al. 2011); weights are drawn towards 0. */
const [RATE, DECAY] = [0.25, 1e-5]
/** What squared slopes add up to before the first one. */
const FIRST = 1e-3
/** What nobody teaches is read nowhere. */
const FIRST_BIAS = -8
const BIAS_RATE = 0.05
/** So many weights are kept, and those as large as the last of them. */
const MOST_WEIGHTS = 64_000

/** Learns by stochastic gradient descent. The same lessons and seed give the same reader. */
export function fitPhraseReader(
  lessons: readonly PhraseLesson[],
  questions: readonly string[],
  seed: number,
): PhraseReader {
  const random = createRandom(seed)
  const learned = startWeights(questions.length * SIDES.length)
  const steps = ROUNDS * lessons.length
  for (let step = 0; step < steps; step += 1) {
    const { text, answers, share } = lessons[Math.floor(random() * lessons.length)]!
    if (random() >= share) continue
    for (const [question, phrases] of answers) {
      const asked = questions.indexOf(question)
      if (asked < 0) continue
      for (const side of SIDES) {
        const right = new Set(phrases.map((ends) => ends[side]))
        for (const place of drawPlaces(right, text.words.length, random))
          learnPlace(learned, columnOf(asked, side), text, place, right.has(place), 1 - step / steps)
      }
    }
  }
  return arrangeWeights(questions, learned.biases, listLargest(learned.weights))
}

/** What is learned, with the squared slopes of each weight and room for the marks of a place. */
interface Learned {
  /** By column. */
  readonly biases: Float32Array
  /** MARK_ROWS x columns. */
  readonly weights: Float32Array
  readonly squares: Float32Array
  readonly marks: Int32Array
}

function startWeights(columns: number): Learned {
  return {
    biases: new Float32Array(columns).fill(FIRST_BIAS),
    weights: new Float32Array(MARK_ROWS * columns),
    squares: new Float32Array(MARK_ROWS * columns).fill(FIRST),
    marks: new Int32Array(MOST_MARKS),
  }
}

/** A step towards what is known of a place. @param left of all steps, 0 to 1 */
function learnPlace(
  { biases, weights, squares, marks }: Learned,
  column: number,
  text: PhraseText,
  place: number,
  isRight: boolean,
  left: number,
): void {
  const count = markPlace(text, place, marks)
  let sum = 0
  for (let mark = 0; mark < count; mark += 1) {
    marks[mark] = rowOf(marks[mark]!) * biases.length + column
    sum += weights[marks[mark]!]!
  }
  const factor = 1 / Math.sqrt(count)
  const slope = toProbability(biases[column]! + factor * sum) - (isRight ? 1 : 0)
  biases[column]! -= BIAS_RATE * slope * left
  for (let mark = 0; mark < count; mark += 1) {
    const at = marks[mark]!
    const own = slope * factor + DECAY * weights[at]!
    squares[at]! += own ** 2
    weights[at]! -= (RATE * own) / Math.sqrt(squares[at]!)
  }
}

/** Most weights say next to nothing, and each that is shipped takes room. */
function listLargest(weights: Float32Array): readonly (readonly [place: number, weight: number])[] {
  const sizes = weights.map((weight) => Math.abs(weight)).sort()
  const least = sizes[Math.max(0, sizes.length - MOST_WEIGHTS)]!
  const kept: (readonly [number, number])[] = []
  for (const [place, weight] of weights.entries())
    if (weight !== 0 && Math.abs(weight) >= least) kept.push([place, weight])
  return kept
}

function drawPlaces(right: ReadonlySet<number>, length: number, random: Random): ReadonlySet<number> {
  const places = new Set<number>()
  for (const place of right)
    for (let near = Math.max(0, place - AROUND); near <= Math.min(length - 1, place + AROUND); near += 1)
      places.add(near)
  for (let drawn = 0; drawn < Math.min(ANY, length); drawn += 1) places.add(Math.floor(random() * length))
  return places
}
