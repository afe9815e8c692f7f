import { mixHash } from '../hash-text.ts'
import { toProbability } from '../trees.ts'
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

/** A stretch of tokens, both ends among them, and how likely it is the value beside the few places that one is drawn among in learning. */
export interface Phrase {
  readonly first: number
  readonly last: number
  readonly chance: number
}

/** Tokens. */
export const LONGEST_PHRASE = 40
/** The likeliest beginnings from which on ends are looked for, and phrases that are given. */
const [MOST_STARTS, MOST_PHRASES] = [24, 4]
const LEAST_CHANCE = 0.02

/** For each question the likeliest phrases, likeliest first, no two of which begin alike. */
export function readPhrases(
  reader: PhraseReader,
  questions: readonly string[],
  text: PhraseText,
): readonly (readonly Phrase[])[] {
  const asked = questions.map((question) => reader.questions.indexOf(question))
  const columns = asked.filter((at) => at >= 0).flatMap((at) => SIDES.map((side) => at * SIDES.length + side))
  const odds = new Map(scorePlaces(reader, columns, text).map((scores, at) => [columns[at]!, scores]))
  return asked.map((at) => {
    const [starts, ends] = SIDES.map((side) => odds.get(at * SIDES.length + side))
    return starts === undefined || ends === undefined ? [] : joinEnds(starts, ends, text)
  })
}

/** @param starts log-odds by token, as `ends` */
function joinEnds(starts: Float32Array, ends: Float32Array, { cut }: PhraseText): readonly Phrase[] {
  const order = Array.from(starts.keys()).toSorted((a, b) => starts[b]! - starts[a]!)
  const found = order.slice(0, MOST_STARTS).map((first) => {
    const end = Math.min(first < cut ? cut : starts.length, first + LONGEST_PHRASE)
    let last = first
    for (let at = first + 1; at < end; at += 1) if (ends[at]! > ends[last]!) last = at
    return { first, last, chance: toProbability((starts[first]! + ends[last]!) / 2) }
  })
  return found
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, MOST_PHRASES)
    .filter(({ chance }) => chance >= LEAST_CHANCE)
}

/** By column the log-odds for each token that the value begins, or ends, with it. */
function scorePlaces(
  { biases, weights }: PhraseReader,
  columns: readonly number[],
  text: PhraseText,
): readonly Float32Array[] {
  const marks = new Int32Array(MOST_MARKS)
  const scores = columns.map(() => new Float32Array(text.words.length))
  for (let at = 0; at < text.words.length; at += 1) {
    const count = markPlace(text, at, marks)
    for (const [index, column] of columns.entries()) {
      let sum = 0
      for (let mark = 0; mark < count; mark += 1) sum += weights[bucketOf(marks[mark]!, column)]!
      scores[index]![at] = biases[column]! + sum / Math.sqrt(count)
    }
  }
  return scores
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
