import type { Line, Segment } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import type { PageLayout } from '../../layout.ts'
import type { Column, TableLine } from './columns.ts'

/** Lines below a heading that are looked at to see where its columns part and what they hold. */
const MOST_LINES = 60
/** Points: ISO 32000-1, annex C. */
const WIDEST_PAGE = 14_400
/** As a fraction of the page's width. */
const WIDEST_CELL = 0.5
/** Points between two headings that leave no choice; the cells below may part so far aside of them. */
const NARROW = 6
const ASIDE = 14
/** In type sizes: words of a phrase stand closer. */
const WORD_GAP = 0.5
/** In type sizes: a blank, not the gap between two columns. */
const THOUSANDS_GAP = 0.4

/**
 * The x at which each column ends and the next begins, in points: between two headings where the fewest words of the lines
 * below stand in the way, the middle of the widest such gap.
 */
export function findBounds(columns: readonly Column[], lines: readonly Line[], width: number): readonly number[] {
  const reach = Math.ceil(Math.min(WIDEST_PAGE, Math.max(0, width))) + 2
  const inWords = new Uint16Array(reach)
  const inPhrases = new Uint16Array(reach)
  const cover = (into: Uint16Array, left: number, right: number): void => {
    for (let x = Math.max(0, Math.round(left)); x < Math.min(into.length, right); x += 1) into[x]! += 1
  }
  for (const line of lines.slice(0, MOST_LINES)) {
    // A wide line in one piece is running text, not a cell.
    if (line.segments.length < 2 && line.box[2] - line.box[0] > WIDEST_CELL * width) continue
    for (const segment of line.segments) {
      cover(inPhrases, segment.box[0], segment.box[2])
      for (const [at, word] of segment.words.entries()) {
        const before = segment.words[at - 1]
        cover(inWords, before !== undefined && isNumberOn(before, word) ? before.box[2] : word.box[0], word.box[2])
      }
    }
  }
  return columns.slice(1).map((column, index) => {
    const end = Math.round(Math.min(columns[index]!.right, column.left))
    const begin = Math.max(Math.round(column.left), end)
    const isNarrow = begin - end < NARROW
    const [from, to] = isNarrow ? [Math.max(0, end - ASIDE), begin + ASIDE] : [end, begin]
    // A heading in the middle of its column has the cells behind the first gap, not behind the widest.
    const last = Math.min(inWords.length, Math.round(column.right)) - 1
    const lastWord = inWords.subarray(0, last + 1).findLastIndex((count) => count > 0)
    return findGap(from, to, (x) => 4 * (inWords[x] ?? 0) + (inPhrases[x] ?? 0), lastWord)
  })
}

/** @param lastWord where the words end that stand left of the right column's end */
function findGap(from: number, to: number, costAt: (x: number) => number, lastWord: number): number {
  let [best, bestCost, bestLength, isFilled] = [(from + to) / 2, Number.POSITIVE_INFINITY, 0, false]
  let start = from
  for (let x = from; x <= to; x += 1) {
    const cost = costAt(x)
    if (x > start && cost !== costAt(x - 1)) start = x
    const length = x - start
    const fills = x < lastWord
    const isWider = fills === isFilled ? length > bestLength : fills
    if (cost < bestCost || (cost === bestCost && isWider)) {
      ;[best, bestCost, bestLength, isFilled] = [(start + x) / 2, cost, length, fills]
    }
  }
  return best
}

/** The line's words in their columns; a phrase that runs over the edge of its column stays whole when it is text. */
export function partLine(
  page: PageLayout,
  line: Line,
  columns: readonly Column[],
  bounds: readonly number[],
): TableLine {
  const cells = new Map<string, Word[]>()
  for (const segment of line.segments) {
    for (const [index, words] of partSegment(segment, bounds)) {
      const { key } = columns[index]!
      const cell = cells.get(key)
      if (cell === undefined) cells.set(key, [...words])
      else cell.push(...words)
    }
  }
  return { page: page.page, line, cells }
}

function partSegment(segment: Segment, bounds: readonly number[]): readonly (readonly [number, readonly Word[]])[] {
  const columnAt = (x: number): number => {
    const index = bounds.findIndex((bound) => x < bound)
    return index < 0 ? bounds.length : index
  }
  const parts: [number, Word[]][] = []
  for (const word of segment.words) {
    const [from, to] = [columnAt(word.box[0] + 0.5), columnAt(word.box[2] - 0.5)]
    const middle = columnAt((word.box[0] + word.box[2]) / 2)
    const last = parts.at(-1)
    // A word of letters goes on with the phrase before it, figures with their number; those stand at the right end of their column.
    const isText = hasLetters(word)
    const before = last?.[1].at(-1)
    const goesOn =
      before !== undefined &&
      (isNumberOn(before, word) ||
        (isText && (from !== to || (hasLetters(before) && word.box[0] - before.box[2] < WORD_GAP * word.fontSize))))
    const at = goesOn ? last![0] : from === to || isText ? from : middle
    if (last !== undefined && last[0] === at) last[1].push(word)
    else parts.push([at, [word]])
  }
  return parts
}

/** "1 128,40": the figures behind a blank that parts thousands are of the same number. */
function isNumberOn(before: Word, word: Word): boolean {
  const isClose = word.box[0] - before.box[2] < THOUSANDS_GAP * word.fontSize
  return isClose && /^[-+]?\d{1,3}$/.test(before.text) && /^\d{3}(?:[.,]\d{1,2})?[-+]?$/.test(word.text)
}

function hasLetters(word: Word): boolean {
  return /\p{L}{2}/u.test(word.text)
}

/** The cells of the first lines below a heading, each under the index of its column. */
export function partCells(columns: readonly Column[], lines: readonly Line[]): readonly TableLine[] {
  if (lines.length === 0) return []
  const { page } = lines[0]!
  const body = lines.slice(0, MOST_LINES)
  const bounds = findBounds(columns, body, page.width)
  const keyed = columns.map((column, at) => ({ ...column, key: String(at) }))
  return body.map((line) => partLine({ page, lines: [] }, line, keyed, bounds))
}
