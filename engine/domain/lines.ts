import { surround, type Box, type Page, type Word } from './page.ts'
import { readableWords } from './readable-words.ts'

/** Words on one line that stand close enough to read as one phrase; a wider gap starts the next segment. */
export interface Segment {
  readonly page: Page
  /** Index of its line on the page. */
  readonly line: number
  readonly words: readonly Word[]
  /** The words joined by single spaces. */
  readonly text: string
  /** Points. On a tilted page the box is that of the words as printed. */
  readonly box: Box
  /** Middle of the line in points, measured along the tilt of the page: equal for all segments of a line. */
  readonly baseline: number
}

export interface Line {
  readonly page: Page
  readonly index: number
  /** Left to right. */
  readonly segments: readonly Segment[]
  readonly text: string
  readonly box: Box
}

/** A gap wider than this many type sizes separates columns. */
const COLUMN_GAP = 1.1
/** So is one wider than this many characters, where these are set as widely as on the rolls of tills. */
const WIDE_SET_GAP = 1.6
/**
 * Characters. No printed phrase or line is longer; the next word starts another one, since the search for labels and values
 * takes time that grows faster than the text it runs over.
 */
const MOST_SEGMENT_CHARACTERS = 500
const MOST_LINE_CHARACTERS = 1000
/** A label set a little higher than its value, and the value, have fewer words than this together. */
const MOST_OFFSET_WORDS = 200

const laidOut = new WeakMap<Page, readonly Line[]>()

/** Groups a page's words into lines (top to bottom) and segments (left to right), following the tilt of a crooked scan. */
export function layOutLines(page: Page): readonly Line[] {
  // Telling a document's type, finding its fields and writing its text all ask for the same lines.
  const lines = laidOut.get(page) ?? groupLines(page)
  laidOut.set(page, lines)
  return lines
}

function groupLines(page: Page): readonly Line[] {
  const words = readableWords(page)
  const tilt = page.origin === 'ocr' ? measureTilt(words) : 0
  const rows = groupRows(words, tilt)
  return rows.map((row, index) => {
    const baseline = row.middle
    const segments = splitSegments(row.words).map((words) => ({
      page,
      line: index,
      words,
      text: words.map((word) => word.text).join(' '),
      box: surround(words.map((word) => word.box)),
      baseline,
    }))
    return {
      page,
      index,
      segments,
      text: segments.map((segment) => segment.text).join('  '),
      box: surround(row.words.map((word) => word.box)),
    }
  })
}

/** Slope of the lines (points down per point to the right): the median over neighbouring words. */
function measureTilt(words: readonly Word[]): number {
  const slopes: number[] = []
  for (let index = 1; index < words.length; index += 1) {
    const left = words[index - 1]!
    const right = words[index]!
    const gap = right.box[0] - left.box[2]
    const height = Math.max(left.box[3] - left.box[1], right.box[3] - right.box[1])
    if (gap < 0 || gap > 3 * height) continue
    const run = middle(right, 0) - middle(left, 0)
    const rise = middle(right, 1) - middle(left, 1)
    if (run > height && Math.abs(rise) < height) slopes.push(rise / run)
  }
  if (slopes.length < 8) return 0
  slopes.sort((a, b) => a - b)
  return slopes[Math.floor(slopes.length / 2)]!
}

interface Row {
  words: Word[]
  middle: number
}

function groupRows(words: readonly Word[], tilt: number): readonly Row[] {
  const level = (word: Word): number => middle(word, 1) - tilt * middle(word, 0)
  const sorted = words.toSorted((a, b) => level(a) - level(b))
  const rows: Row[] = []
  for (const word of sorted) {
    const height = word.box[3] - word.box[1]
    const row = rows
      .slice(-4)
      .findLast(
        (candidate) =>
          Math.abs(level(word) - candidate.middle) < 0.45 * Math.min(Math.max(height, 4), rowHeight(candidate)),
      )
    if (row === undefined) {
      rows.push({ words: [word], middle: level(word) })
      continue
    }
    row.words.push(word)
    row.middle += (level(word) - row.middle) / row.words.length
  }
  const merged = joinOffsetRows(rows.toSorted((a, b) => a.middle - b.middle))
  for (const row of merged) row.words.sort((a, b) => a.box[0] - b.box[0])
  return merged.flatMap((row) => cutRow(row))
}

/** A label and its value set a little higher are one line: rows nearly level whose words do not stand above each other. */
function joinOffsetRows(rows: readonly Row[]): readonly Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    const isLevel = above !== undefined && row.middle - above.middle < 0.65 * Math.min(rowHeight(row), rowHeight(above))
    if (above !== undefined && isLevel && !overlaps(row, above)) above.words.push(...row.words)
    else joined.push(row)
  }
  return joined
}

function overlaps(row: Row, above: Row): boolean {
  if (row.words.length + above.words.length > MOST_OFFSET_WORDS) return true
  return row.words.some((word) => above.words.some((other) => word.box[0] < other.box[2] && word.box[2] > other.box[0]))
}

/** A row that is too long for a line, as several. */
function cutRow(row: Row): readonly Row[] {
  return cutWords(row.words, MOST_LINE_CHARACTERS).map((words) => ({ words, middle: row.middle }))
}

/** Words in order, parted where their texts joined by blanks would pass the limit. */
function cutWords(words: readonly Word[], limit: number): readonly Word[][] {
  const parts: Word[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const word of words) {
    length += word.text.length + 1
    if (length > limit) {
      parts.push([])
      length = word.text.length + 1
    }
    parts.at(-1)!.push(word)
  }
  return parts
}

function splitSegments(words: readonly Word[]): readonly Word[][] {
  const segments: Word[][] = []
  for (const word of words) {
    const last = segments.at(-1)?.at(-1)
    if (last === undefined || word.box[0] - last.box[2] > widestGap(last, word)) segments.push([word])
    else segments.at(-1)!.push(word)
  }
  return segments.flatMap((segment) => cutWords(segment, MOST_SEGMENT_CHARACTERS))
}

/** Points between two words of one phrase. */
function widestGap(left: Word, right: Word): number {
  const size = Math.max(left.fontSize, right.fontSize, 5)
  return Math.max(COLUMN_GAP * size, WIDE_SET_GAP * Math.min(advance(left), advance(right)))
}

/** Points from one character to the next; 0 for a single one, whose width says little. */
function advance({ text, box }: Word): number {
  return text.length < 2 ? 0 : (box[2] - box[0]) / text.length
}

function rowHeight(row: Row): number {
  const word = row.words[0]!
  return Math.max(4, word.box[3] - word.box[1])
}

/** Middle of a word along x (0) or y (1). */
function middle(word: Word, axis: 0 | 1): number {
  return (word.box[axis] + word.box[axis + 2]!) / 2
}
