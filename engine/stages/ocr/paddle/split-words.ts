import type { Box, Word } from '../../../domain/page.ts'
import type { GreyImage } from '../grey-image.ts'
import type { ReadCharacter } from './decode-line.ts'

/** Blanks between words, as shares of the distance between neighbouring characters: where no space was read, and at least. */
const USUAL_SPACE = 0.5
const LEAST_SPACE = 0.35
const WIDE_SPACE = 0.6
/** Share of the width of spaces that were read on the page from which on another blank is one. */
const SPACE_LIKE = 0.55
/** Figures and their signs are of one width in most prints: blanks beside a narrow one are no space, unless it stands apart. */
const FIGURE = /[\d.,:/-]/
const APART = 1.25
/** A line of spaced print has blanks everywhere. */
const BEYOND_OTHERS = 1.6
/** Share of the line's contrast that a point of ink has at least. */
const LEAST_INK = 0.35
/** Share of the line's height above and below in which feet and heads of its neighbours stand. */
const MARGIN = 0.12

/** A flat line's characters and the blanks between them, in its pixels. */
export interface SpacedLine {
  readonly image: GreyImage
  /** Without spaces. */
  readonly characters: readonly ReadCharacter[]
  /** Before the first character, between each two, and behind the last. */
  readonly gaps: readonly Gap[]
  /** Middle distance of neighbouring characters. */
  readonly pitch: number
}

interface Gap {
  /** Where the character before ends and the one behind begins. */
  readonly left: number
  readonly right: number
  /** From the middle of the character before to that of the one behind. */
  readonly distance: number
  readonly wasRead: boolean
}

/** Looks for the blanks between a line's characters; null for a line without any. */
export function spaceLine(line: readonly ReadCharacter[], image: GreyImage): SpacedLine | null {
  const characters = line.filter(({ text }) => text !== ' ')
  if (characters.length === 0) return null
  const { width } = image
  const columns = findInk(image)
  const middles = characters.map(({ at }) => Math.min(width - 1, Math.floor(at * width)))
  const spaces = line.flatMap(({ text, at }) => (text === ' ' ? [at] : []))
  const between = characters.slice(1).map((character, index): Gap => {
    const before = characters[index]!
    const [left, right] = findBlank(columns, middles[index]!, middles[index + 1]!)
    const wasRead = spaces.some((at) => at > before.at && at < character.at)
    return { left, right, distance: middles[index + 1]! - middles[index]!, wasRead }
  })
  const edge = { distance: 0, wasRead: true }
  const gaps = [{ ...edge, left: 0, right: 0 }, ...between, { ...edge, left: width, right: width }]
  return { image, characters, gaps, pitch: findMiddle(between.map(({ distance }) => distance)) ?? width }
}

/**
 * The words of each line, split at spaces that were read and at blanks like them, which the network often passes over: how
 * wide a space is, lines of one page tell each other. Boxes are tight around the ink.
 */
export function splitWords(lines: readonly SpacedLine[]): readonly (readonly Word[])[] {
  const spaces = lines.flatMap(({ gaps, pitch }) =>
    gaps.slice(1, -1).flatMap(({ left, right, wasRead }) => (wasRead ? [(right - left) / pitch] : [])),
  )
  const space = Math.max(LEAST_SPACE, SPACE_LIKE * (findMiddle(spaces) ?? USUAL_SPACE))
  return lines.map((line) => splitLine(line, space, findMean))
}

/** The words of a line of a network that reads nearly all spaces: only wide blanks split it too. A word is as sure as its least sure character. */
export function splitAtSpaces(line: SpacedLine): readonly Word[] {
  return splitLine(line, WIDE_SPACE, (chances) => Math.min(...chances))
}

/** @param rate how sure a word is, by how sure its characters are */
function splitLine(
  { image, characters, gaps, pitch }: SpacedLine,
  space: number,
  rate: (chances: readonly number[]) => number,
): readonly Word[] {
  const blanks = gaps.slice(1, -1).map(({ left, right }) => right - left)
  const least = Math.max(space * pitch, BEYOND_OTHERS * (findMiddle(blanks) ?? 0))
  const level = findInkLevel(image)
  const words: Word[] = []
  let first = 0
  for (let end = 1; end <= characters.length; end += 1) {
    const gap = gaps[end]!
    const [before, behind] = [characters[end - 1]!, characters[end]]
    const isFigure = behind !== undefined && FIGURE.test(before.text) && FIGURE.test(behind.text)
    const isBlank = gap.right - gap.left > least && (!isFigure || gap.distance > APART * pitch)
    if (!gap.wasRead && !isBlank) continue
    const part = characters.slice(first, end)
    words.push({
      text: part.map(({ text }) => text).join(''),
      box: tighten(image, level, [gaps[first]!.right, 0, gap.left, image.height]),
      confidence: rate(part.map(({ confidence }) => confidence)),
      fontSize: image.height,
      bold: false,
    })
    first = end
  }
  return words
}

function findMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function findMiddle(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** Grey level below which a point is ink. */
export function findInkLevel({ data }: GreyImage): number {
  const counts = new Uint32Array(256)
  for (let at = 0; at < data.length; at += 1) counts[data[at]!]! += 1
  const [ink, paper] = [findLevel(counts, 0.02 * data.length), findLevel(counts, 0.7 * data.length)]
  return paper - LEAST_INK * (paper - ink)
}

/** Grey level of the point that has so many points before it from dark to light. */
function findLevel(counts: Uint32Array, before: number): number {
  let sum = 0
  return counts.findIndex((count) => (sum += count) > before)
}

/** Column by column, whether it has ink. */
export function findInk(image: GreyImage): Uint8Array {
  const { data, width, height } = image
  const level = findInkLevel(image)
  const columns = new Uint8Array(width)
  const margin = Math.round(height * MARGIN)
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = 0; x < width; x += 1) if (data[y * width + x]! < level) columns[x] = 1
  }
  return columns
}

/** The widest run of columns without ink between two characters' middles; the middle between them where there is none. */
function findBlank(columns: Uint8Array, from: number, to: number): readonly [left: number, right: number] {
  const middle = (from + to) / 2
  let best: readonly [number, number] = [middle, middle]
  let start = -1
  for (let x = from; x <= to; x += 1) {
    const isBlank = x < to && columns[x] === 0
    if (isBlank && start < 0) start = x
    if (isBlank || start < 0) continue
    if (x - start > best[1] - best[0]) best = [start, x]
    start = -1
  }
  return best
}

/** The box without the blank around its ink. */
function tighten({ data, width }: GreyImage, level: number, box: Box): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let y = box[1]; y < box[3]; y += 1) {
    for (let x = Math.ceil(box[0]); x < box[2]; x += 1) {
      if (data[y * width + x]! >= level) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  return right > left ? [left, top, right, bottom] : box
}
