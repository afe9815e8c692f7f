import { mixHash } from '../hash-text.ts'
import { MOST_MARKS, markPlace, type PhraseText } from './phrase-text.ts'

/** Buckets of marks and what is asked of them together. */
export const PHRASE_BUCKETS = 1 << 20
/** Where a phrase begins, and where it ends. */
export const SIDES = [0, 1] as const

/**
 * Tells where the value of a key begins and where it ends in a running text: two logistic regressions for each question over the hashed
 * marks of a place (hashing trick, Weinberger et al. 2009).
 */
export interface PhraseReader {
  /** What is asked: a document's type and a key of it, "contract jurisdiction". */
  readonly questions: readonly string[]
  /** questions x sides: log-odds of any place. */
  readonly biases: Float32Array
  /** By bucket of a mark, a question and a side. */
  readonly weights: Float32Array
}

/** A reader as a JSON file holds it. */
export interface PackedPhraseReader {
  readonly questions: readonly string[]
  readonly biases: readonly number[]
  readonly scale: number
  /** In base64: for each weight that is not nought how many buckets lie before it, and its units of the scale; FAR for so many without one. */
  readonly weights: string
}

/** A stretch of tokens, both ends among them, and how likely it is the value. */
export interface Phrase {
  readonly first: number
  readonly last: number
  readonly chance: number
}

/** Tokens. */
const LONGEST = 34
/** The likeliest beginnings from which on ends are looked for, and phrases that are given. */
const [MOST_STARTS, MOST_PHRASES] = [24, 4]
const LEAST_CHANCE = 0.02

/** The likeliest phrases, likeliest first; none that shares its beginning or its end with a likelier one. */
export function readPhrases(reader: PhraseReader, question: string, text: PhraseText): readonly Phrase[] {
  const asked = reader.questions.indexOf(question)
  if (asked < 0) return []
  const [starts, ends] = SIDES.map((side) => scorePlaces(reader, asked * SIDES.length + side, text)) as [
    Float32Array,
    Float32Array,
  ]
  const found: { first: number; last: number; score: number }[] = []
  const order = Array.from(starts.keys()).toSorted((a, b) => starts[b]! - starts[a]!)
  for (const first of order.slice(0, MOST_STARTS)) {
    let best = first
    for (let last = first; last < Math.min(text.words.length, first + LONGEST); last += 1)
      if (ends[last]! > ends[best]!) best = last
    found.push({ first, last: best, score: (starts[first]! + ends[best]!) / 2 })
  }
  const chosen: typeof found = []
  for (const phrase of found.toSorted((a, b) => b.score - a.score)) {
    if (chosen.length === MOST_PHRASES) break
    if (!chosen.some(({ first, last }) => first === phrase.first && last === phrase.last)) chosen.push(phrase)
  }
  return chosen
    .map(({ first, last, score }) => ({ first, last, chance: 1 / (1 + Math.exp(-score)) }))
    .filter(({ chance }) => chance >= LEAST_CHANCE)
}

/** Log-odds for each token that the value begins, or ends, with it. */
function scorePlaces({ biases, weights }: PhraseReader, column: number, text: PhraseText): Float32Array {
  const marks = new Int32Array(MOST_MARKS)
  return Float32Array.from(text.words, (_, at) => {
    const count = markPlace(text, at, marks)
    let sum = 0
    for (let mark = 0; mark < count; mark += 1) sum += weights[bucketOf(marks[mark]!, column)]!
    return biases[column]! + sum / Math.sqrt(count)
  })
}

/** @param column of a question and a side */
export function bucketOf(mark: number, column: number): number {
  return mixHash(mark, column + 1) & (PHRASE_BUCKETS - 1)
}

/** A gap that has no weight behind it yet. */
const FAR = 255
const MIDDLE = 128

export function packPhraseReader({ questions, biases, weights }: PhraseReader): PackedPhraseReader {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9)
  const scale = Number((most / 127).toPrecision(5))
  const bytes: number[] = []
  let gap = 0
  for (const weight of weights) {
    const units = Math.round(weight / scale)
    if (units === 0) {
      gap += 1
      continue
    }
    for (; gap >= FAR; gap -= FAR) bytes.push(FAR)
    bytes.push(gap, units + MIDDLE)
    gap = 0
  }
  return {
    questions,
    biases: Array.from(biases, (bias) => Number(bias.toPrecision(5))),
    scale,
    weights: Buffer.from(bytes).toString('base64'),
  }
}

/** @throws RangeError when the file was not written for these questions: teach it anew */
export function unpackPhraseReader(
  { questions, biases, scale, weights: packed }: PackedPhraseReader,
  asked: readonly string[],
): PhraseReader {
  if (questions.join() !== asked.join())
    throw new RangeError('The reader of phrases was taught other questions. Run: npm run train')
  const weights = new Float32Array(PHRASE_BUCKETS)
  const bytes = Buffer.from(packed, 'base64')
  let bucket = 0
  for (let at = 0; at < bytes.length; at += 1) {
    bucket += bytes[at]!
    if (bytes[at] === FAR) continue
    at += 1
    weights[bucket] = (bytes[at]! - MIDDLE) * scale
    bucket += 1
  }
  return { questions, biases: Float32Array.from(biases), weights }
}
