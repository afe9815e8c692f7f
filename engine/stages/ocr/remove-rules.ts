import type { GreyImage } from './grey-image.ts'

/** Shares of the page's width: no word is one stroke as long, and beside a rule there is paper after as much. */
const LEAST_LENGTH = 0.09
const REACH = 0.003
/** Points along a rule that are looked at together, and the share of them that is darker than both sides: print has gaps. */
const WINDOW = 41
const LEAST_SHARE = 0.8
/** Grey levels between a rule, which may be pale, and the paper on both sides of it. */
const CONTRAST = 15
/** Grey levels by which its blurred edges are still darker. */
const EDGE = 8

/**
 * The image without the rules and frames of tables: they keep a recognizer from seeing the lines of text between them.
 * Print that touches a rule stays. Null when there is no rule.
 * @param image straight to about a tenth of a degree
 */
export function removeRules(image: GreyImage): GreyImage | null {
  const { width, height } = image
  const reach = Math.max(4, Math.round(REACH * width))
  const length = Math.round(LEAST_LENGTH * width)
  const data = Uint8Array.from(image.data)
  const alongRows = { lines: height, points: width, nextLine: width, nextPoint: 1 }
  const alongColumns = { lines: width, points: height, nextLine: 1, nextPoint: width }
  // Where rules cross, those along rows have gone before those along columns are looked for.
  const counts = [alongRows, alongColumns].map((walk) => eraseRules(Uint8Array.from(data), data, walk, reach, length))
  return counts.some((count) => count > 0) ? { ...image, data } : null
}

/** How to go over the samples: along rows from left to right, or along columns from top to bottom. */
interface Walk {
  readonly lines: number
  readonly points: number
  /** Steps in the samples. */
  readonly nextLine: number
  readonly nextPoint: number
}

/**
 * Puts paper in the place of rules and tells how many rows of points were parts of one.
 * @param reach points between a rule and the paper that it is compared with
 */
function eraseRules(from: Uint8Array, to: Uint8Array, walk: Walk, reach: number, length: number): number {
  const { lines, points, nextLine, nextPoint } = walk
  let count = 0
  const isDarker = new Uint8Array(points)
  for (let line = reach; line < lines - reach; line += 1) {
    const start = line * nextLine
    for (let point = 0, at = start; point < points; point += 1, at += nextPoint) {
      const level = from[at]! + CONTRAST
      isDarker[point] = level < from[at - reach * nextLine]! && level < from[at + reach * nextLine]! ? 1 : 0
    }
    for (const [first, end] of findRuns(isDarker, length)) {
      count += 1
      const places = new Int32Array(end - first)
      let size = 0
      for (let point = first; point < end; point += 1) {
        if (isDarker[point] === 1) places[size++] = start + point * nextPoint
      }
      for (const outward of [-nextLine, nextLine]) {
        eraseBeside(from, to, places.subarray(0, size), outward, reach)
      }
    }
  }
  return count
}

/** Where at least `length` points in a row are mostly set. */
function findRuns(isSet: Uint8Array, length: number): readonly (readonly [first: number, end: number])[] {
  const runs: [number, number][] = []
  let count = 0
  let first = -1
  for (let end = 1; end <= isSet.length; end += 1) {
    count += isSet[end - 1]!
    if (end > WINDOW) count -= isSet[end - 1 - WINDOW]!
    const isDense = count >= LEAST_SHARE * WINDOW
    if (isDense && first < 0) first = Math.max(0, end - WINDOW)
    if (first < 0 || (isDense && end < isSet.length)) continue
    if (end - first >= length) runs.push([first, end])
    first = -1
  }
  return runs
}

/**
 * Paper in the place of a rule's points and of what belongs to the rule on one side of them: what is as long as print is not,
 * and else what grows lighter outward, its blurred edge. What is darker again is print beside it.
 * @param places of the rule's points in the samples
 */
function eraseBeside(from: Uint8Array, to: Uint8Array, places: Int32Array, outward: number, reach: number): void {
  const lightest = new Uint8Array(places.length)
  const isDark = new Uint8Array(places.length)
  const isRule = new Uint8Array(places.length)
  for (let step = 0; step < reach; step += 1) {
    for (let index = 0; index < places.length; index += 1) {
      const at = places[index]!
      isDark[index] = from[at + step * outward]! + EDGE < findPaper(from, at, outward, reach) ? 1 : 0
    }
    isRule.fill(0)
    for (const [first, end] of findRuns(isDark, WINDOW)) isRule.fill(1, first, end)
    for (let index = 0; index < places.length; index += 1) {
      const at = places[index]!
      const level = from[at + step * outward]!
      const isOwn = isRule[index] === 1 || level + EDGE >= lightest[index]!
      if (isOwn && isDark[index] === 1) to[at + step * outward] = findPaper(from, at, outward, reach)
      if (isRule[index] === 1 || level > lightest[index]!) lightest[index] = level
    }
  }
}

function findPaper(from: Uint8Array, at: number, outward: number, reach: number): number {
  return Math.max(from[at - reach * outward]!, from[at + reach * outward]!)
}
