import { toProbability } from '../trees.ts'
import { MOST_MARKS, markPlace, type PhraseText } from './phrase-text.ts'

/** Rows of weights that marks of places are hashed into. */
export const MARK_ROWS = 1 << 16
/** A column is a byte. */
const MOST_COLUMNS = 256
/** Where a phrase begins, and where it ends: a column of weights each for every question. */
export const SIDES = [0, 1] as const

/**
 * Tells where the value of a key begins and where it ends in a running text: two logistic regressions for each question over the hashed
 * marks of a place (hashing trick, Weinberger et al. 2009). Most weights are nought, and are left out.
 */
export interface PhraseReader {
  /** What is asked: a document's type and a key of it, "contract jurisdiction". */
  readonly questions: readonly string[]
  /** By column: log-odds of any place. */
  readonly biases: Float32Array
  /** MARK_ROWS + 1: where the weights of each row begin. */
  readonly starts: Int32Array
  /** By weight its column and its size. */
  readonly columns: Uint8Array
  readonly weights: Float32Array
}

/** A reader as a JSON file holds it. */
export interface PackedPhraseReader {
  readonly questions: readonly string[]
  readonly rows: number
  readonly biases: readonly number[]
  readonly scale: number
  /**
   * In base64, row by row: for each weight that is not nought how many lie before it that are, and its units of the scale; FAR for so many
   * without one.
   */
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
  const odds = scorePlaces(reader, new Set(asked.flatMap((at) => SIDES.map((side) => columnOf(at, side)))), text)
  return asked.map((at) => {
    const [starts, ends] = SIDES.map((side) => odds.get(columnOf(at, side)))
    return starts === undefined || ends === undefined ? [] : joinEnds(starts, ends, text)
  })
}

export function columnOf(question: number, side: (typeof SIDES)[number]): number {
  return question * SIDES.length + side
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

/** By column, of those that are asked and that there are, the log-odds for each token that the value begins, or ends, with it. */
function scorePlaces(
  { biases, starts, columns, weights }: PhraseReader,
  asked: ReadonlySet<number>,
  text: PhraseText,
): ReadonlyMap<number, Float32Array> {
  const marks = new Int32Array(MOST_MARKS)
  const sums = new Float64Array(biases.length)
  const scores = new Map<number, Float32Array>()
  for (let column = 0; column < biases.length; column += 1)
    if (asked.has(column)) scores.set(column, new Float32Array(text.words.length))
  for (let at = 0; at < text.words.length; at += 1) {
    const count = markPlace(text, at, marks)
    sums.fill(0)
    for (let mark = 0; mark < count; mark += 1) {
      const row = rowOf(marks[mark]!)
      const end = starts[row + 1]!
      for (let weight = starts[row]!; weight < end; weight += 1) sums[columns[weight]!]! += weights[weight]!
    }
    const share = 1 / Math.sqrt(count)
    for (const [column, own] of scores) own[at] = biases[column]! + sums[column]! * share
  }
  return scores
}

export function rowOf(mark: number): number {
  return mark & (MARK_ROWS - 1)
}

/** A reader of the weights that are not nought. @param kept their places, MARK_ROWS x columns row by row, in order */
export function arrangeWeights(
  questions: readonly string[],
  biases: Float32Array,
  kept: readonly (readonly [place: number, weight: number])[],
): PhraseReader {
  const size = biases.length
  if (size > MOST_COLUMNS) throw new RangeError(`No more than ${MOST_COLUMNS / SIDES.length} questions can be asked.`)
  const starts = new Int32Array(MARK_ROWS + 1)
  for (const [place] of kept) starts[Math.floor(place / size) + 1]! += 1
  for (let row = 0; row < MARK_ROWS; row += 1) starts[row + 1]! += starts[row]!
  return {
    questions,
    biases,
    starts,
    columns: Uint8Array.from(kept, ([place]) => place % size),
    weights: Float32Array.from(kept, ([, weight]) => weight),
  }
}

/** A gap that has no weight behind it yet. */
const FAR = 255
const MIDDLE = 128

export function packPhraseReader({ questions, biases, starts, columns, weights }: PhraseReader): PackedPhraseReader {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9)
  const scale = Number((most / 127).toPrecision(5))
  const bytes: number[] = []
  let next = 0
  for (let row = 0; row < MARK_ROWS; row += 1)
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1) {
      const units = Math.round(weights[at]! / scale)
      if (units === 0) continue
      const place = row * biases.length + columns[at]!
      let gap = place - next
      for (; gap >= FAR; gap -= FAR) bytes.push(FAR)
      bytes.push(gap, units + MIDDLE)
      next = place + 1
    }
  return {
    questions,
    rows: MARK_ROWS,
    biases: Array.from(biases, (bias) => Number(bias.toPrecision(5))),
    scale,
    weights: Buffer.from(bytes).toString('base64'),
  }
}

/** @throws RangeError when the file was not written for these questions: teach it anew */
export function unpackPhraseReader(
  { questions, rows, biases, scale, weights: packed }: PackedPhraseReader,
  asked: readonly string[],
): PhraseReader {
  if (questions.join() !== asked.join() || rows !== MARK_ROWS)
    throw new RangeError('The reader of phrases was taught other questions, or in other rows. Run: npm run train')
  const kept: (readonly [number, number])[] = []
  const bytes = Buffer.from(packed, 'base64')
  let place = 0
  for (let at = 0; at < bytes.length; at += 1) {
    place += bytes[at]!
    if (bytes[at] === FAR) continue
    at += 1
    kept.push([place, (bytes[at]! - MIDDLE) * scale])
    place += 1
  }
  return arrangeWeights(questions, Float32Array.from(biases), kept)
}
