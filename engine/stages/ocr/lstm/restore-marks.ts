import type { GreyImage } from '../grey-image.ts'
import type { ReadCharacter } from '../paddle/decode-line.ts'
import { findInk, findInkLevel } from '../paddle/split-words.ts'

/** Signs that a dot or a dash between two blanks is read as, or is one of. */
const SIGN = /^[-–—.,:;'•°·_]$/
const DASH = /^[-–—]$/
/** Shares of the line's height: blanks on both sides, and what the narrower one has at least of the wider one. */
const [LEAST_BLANK, MOST_BLANK] = [0.1, 1.1]
const BALANCE = 0.35
/** The size of a dot and of a dash, in the same; how much wider than high a dash is. */
const [LEAST_DOT, MOST_DOT] = [0.05, 0.3]
const [MOST_DASH, MOST_THICKNESS] = [1.4, 0.2]
const LONG = 2
/** How far around it the print tells where its letters stand, and the share of the fullest row from which on one belongs to their bodies. */
const AROUND = 1.5
const FULL = 0.4
/** Share of the bodies' height above and below that is blank. */
const CLEAR = 0.08
/** Share of a dot's box that is ink: a plus or a star is as small. */
const FILLED = 0.6
/** What is surer than a single sign has to be to be kept by all that merges readings. */
const CONFIDENCE = 0.9

/**
 * A line's characters with the dots and dashes that stand between blanks: Tesseract's networks do not know the dot that parts a letterhead's
 * street from its place, and are seldom sure of a dash. The ink tells both.
 */
export function restoreMarks(line: readonly ReadCharacter[], image: GreyImage): readonly ReadCharacter[] {
  const characters = line.filter(({ text }) => text !== ' ')
  const ink = findInk(image)
  const level = findInkLevel(image)
  const middles = characters.map(({ at }) => Math.min(image.width - 1, Math.floor(at * image.width)))
  const isSign = characters.map(({ text }) => SIGN.test(text))
  const spaces = line.flatMap(({ text, at }) => (text === ' ' ? [at] : []))
  const isParted = (one: ReadCharacter, other: ReadCharacter): boolean =>
    spaces.some((at) => at > one.at && at < other.at)
  const marks: ReadCharacter[] = []
  const replaced = new Set<ReadCharacter>()
  for (let index = 1; index < characters.length; index += 1) {
    const [before, sign] = isSign[index - 1] ? [index - 2, characters[index - 1]!] : [index - 1, null]
    if (before < 0 || isSign[before] || isSign[index]) continue
    const [left, right] = [characters[before]!, characters[index]!]
    // A sign that touches a word is the word's.
    if (sign === null ? !isParted(left, right) : !isParted(left, sign) || !isParted(sign, right)) continue
    const mark = findMark(image, level, ink, middles[before]!, middles[index]!)
    if (mark === null) continue
    if (sign !== null) replaced.add(sign)
    const text = mark.isDot ? '·' : sign !== null && DASH.test(sign.text) ? sign.text : '–'
    marks.push(
      { text: ' ', confidence: 1, at: mark.from },
      { text, confidence: Math.max(CONFIDENCE, sign?.confidence ?? 0), at: (mark.from + mark.to) / 2 },
      { text: ' ', confidence: 1, at: mark.to },
    )
  }
  if (marks.length === 0) return line
  return [...line.filter((character) => !replaced.has(character)), ...marks].toSorted((a, b) => a.at - b.at)
}

/** What stands alone between two blanks, as shares of the line's width from the middle of one blank to that of the other. */
interface Mark {
  readonly isDot: boolean
  readonly from: number
  readonly to: number
}

/** The one small dot or dash between two characters' middles; null where there is none, or more. */
function findMark(image: GreyImage, level: number, ink: Uint8Array, from: number, to: number): Mark | null {
  const { width, height } = image
  const runs = [[from, from] as const, ...listRuns(ink, from, to), [to, to] as const]
  const found = runs.slice(1, -1).flatMap(([start, end], index) => {
    const [left, right] = [runs[index]![1], runs[index + 2]![0]]
    const [least, most] = [Math.min(start - left, right - end), Math.max(start - left, right - end)]
    if (least < LEAST_BLANK * height || most > MOST_BLANK * height || least < BALANCE * most) return []
    const kind = tellMark(image, level, start, end)
    return kind === null
      ? []
      : [{ isDot: kind === 'dot', from: (left + start) / 2 / width, to: (end + right) / 2 / width }]
  })
  return found.length === 1 ? found[0]! : null
}

/** Stretches of columns with ink, from the first to behind the last. */
function listRuns(ink: Uint8Array, from: number, to: number): readonly (readonly [start: number, end: number])[] {
  const runs: [number, number][] = []
  for (let x = from; x < to; x += 1) {
    if (ink[x] === 0) continue
    const last = runs.at(-1)
    if (last?.[1] === x) last[1] = x + 1
    else runs.push([x, x + 1])
  }
  return runs
}

/** What the ink of these columns is: small, and halfway up the letters beside it. */
function tellMark(image: GreyImage, level: number, start: number, end: number): 'dot' | 'dash' | null {
  const { height, width } = image
  const rows = countInk(image, level, start, end)
  const top = rows.findIndex((count) => count > 0)
  const bottom = rows.findLastIndex((count) => count > 0) + 1
  if (top < 0) return null
  const reach = Math.round(AROUND * height)
  const left = countInk(image, level, Math.max(0, start - reach), start)
  const right = countInk(image, level, end, Math.min(width, end + reach))
  const print = left.map((count, row) => count + right[row]!)
  const full = FULL * Math.max(...print)
  const bodyTop = print.findIndex((count) => count >= full)
  const bodyBottom = print.findLastIndex((count) => count >= full) + 1
  const clear = CLEAR * (bodyBottom - bodyTop)
  if (top < bodyTop + clear || bottom > bodyBottom - clear) return null
  const [wide, high] = [end - start, bottom - top]
  const isDot = Math.min(wide, high) >= LEAST_DOT * height && Math.max(wide, high) <= MOST_DOT * height
  const isRound = wide < LONG * high && high < LONG * wide && sum(rows) >= FILLED * wide * high
  if (isDot && isRound) return 'dot'
  return wide >= LONG * high && wide <= MOST_DASH * height && high <= MOST_THICKNESS * height ? 'dash' : null
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

/** Row by row, how many points of these columns are ink. */
function countInk({ data, width, height }: GreyImage, level: number, from: number, to: number): readonly number[] {
  return Array.from({ length: height }, (_, y) => {
    let count = 0
    for (let x = from; x < to; x += 1) if (data[y * width + x]! < level) count += 1
    return count
  })
}
