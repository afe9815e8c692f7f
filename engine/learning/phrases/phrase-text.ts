import { mixHash } from '../hash-text.ts'

/** A running text as a reader of phrases sees it: an entry for each token. */
export interface PhraseText {
  /** Hashes: in small letters, each figure as 0; and its first letters alone. */
  readonly words: Int32Array
  readonly stems: Int32Array
  /** Hashes: which letters are large, what are figures and signs. */
  readonly shapes: Int32Array
  /** Bits: whether a line or a part of one begins with it, its weight and its size beside the rest. */
  readonly looks: Int32Array
  /** The index of the first token of its line. */
  readonly lines: Int32Array
  /** The index of the token before which the middle of a long text is left out; their number where nothing is. */
  readonly cut: number
}

/** Tokens to either side that are looked at, and those of which also shape and look count. */
const [REACH, NEAR] = [6, 2]
/** Pairs of neighbours that are looked at, by how far from the place the first one stands. */
const [FIRST_PAIR, LAST_PAIR] = [-3, 2]
/** Of the line above. */
const MOST_ABOVE = 8
const MOST_IN_LINE = 12
const PARTS_OF_TEXT = 10
/** No place has more marks. */
export const MOST_MARKS = 96

/** Kinds of marks: the same token counts differently where it stands elsewhere. */
const WORD = 100
const STEM = 200
const SHAPE = 300
const LOOK = 400
const BAG = 500
const PAIR = 600
const LINE = 700

/** Writes what a place in the text is told by, as hashes, and gives how many they are. */
export function markPlace({ words, stems, shapes, looks, lines }: PhraseText, at: number, marks: Int32Array): number {
  const { length } = words
  let count = 0
  const add = (hash: number, kind: number): void => {
    marks[count] = mixHash(hash, kind)
    count += 1
  }
  for (let step = -REACH; step <= REACH; step += 1) {
    const place = at + step
    const kind = step + REACH
    if (place < 0 || place >= length) {
      add(0, WORD + kind)
      continue
    }
    add(words[place]!, WORD + kind)
    add(stems[place]!, STEM + kind)
    if (step !== 0) add(stems[place]!, step < 0 ? BAG : BAG + 1)
    if (step < -NEAR || step > NEAR) continue
    add(shapes[place]!, SHAPE + kind)
    add(looks[place]!, LOOK + kind)
  }
  for (let step = FIRST_PAIR; step <= LAST_PAIR; step += 1) {
    const place = at + step
    if (place >= 0 && place + 1 < length) add(Math.imul(words[place]!, 31) ^ words[place + 1]!, PAIR + step)
  }
  const start = lines[at]!
  add(words[start]!, LINE)
  add(Math.min(at - start, MOST_IN_LINE), LINE + 1)
  add(Math.floor((PARTS_OF_TEXT * at) / length), LINE + 2)
  const above = start === 0 ? 0 : lines[start - 1]!
  let whole = 0
  for (let place = Math.max(above, start - MOST_ABOVE); place < start; place += 1) {
    add(stems[place]!, LINE + 3)
    whole = Math.imul(whole, 31) ^ words[place]!
  }
  add(whole, LINE + 4)
  return count
}
