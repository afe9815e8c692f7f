import type { Line, Segment } from '../../../../domain/lines.ts'
import { surround, type Word } from '../../../../domain/page.ts'
import { matchLabels, type LabelMatch } from '../../labels/find-labels.ts'
import type { PageLayout } from '../../layout.ts'
import { type Column, type ColumnWords, joinWords } from './columns.ts'
import { splitWide } from './split-wide.ts'

/** The headings of a table: one line, or several that stand close above each other. */
export interface TableHeader {
  readonly page: PageLayout
  /** Indices of its first and last line on the page. */
  readonly first: number
  readonly last: number
  /** Left to right. */
  readonly columns: readonly Column[]
}

/** Headings are short; a line with more words is running text. */
const MOST_WORDS = 32
/** At least this share of a heading line's words belongs to known columns. */
const KNOWN_SHARE = 0.45
const AMOUNT = /\d[.,]\d{2}(?!\d)/
/** Words of a heading that name no column: currencies, units and joints. */
const SILENT = /^(?:in|eur|euro|usd|chf|gbp|€|\$|£|%|\/|-|–|\||&|und|and|et|e|y|en|\(.*\)|\[.*\])$/iu

/** Lines of headings that name at least `least` different columns of the vocabulary. */
export function findHeaders(page: PageLayout, words: ColumnWords, least: number): readonly TableHeader[] {
  const found: TableHeader[] = []
  for (let index = 0; index < page.lines.length; index += 1) {
    const line = page.lines[index]!
    if (!canBeHeading(line) || index <= (found.at(-1)?.last ?? -1)) continue
    const header = readHeader(page, index, words)
    if (header !== null && countNamed(header.columns) >= least) found.push(header)
  }
  return found
}

function countNamed(columns: readonly Column[]): number {
  return new Set(columns.map((column) => column.key).filter((key) => key !== '_other')).size
}

function canBeHeading(line: Line): boolean {
  const count = line.segments.reduce((sum, segment) => sum + segment.words.length, 0)
  return count <= MOST_WORDS && !AMOUNT.test(line.text) && /\p{L}{2}/u.test(line.text)
}

interface Heading extends Column {
  readonly strength: number
}

/** The line's headings, and those of the lines above and below that belong to it. */
function readHeader(page: PageLayout, index: number, words: ColumnWords): TableHeader | null {
  const main = readHeadings(page.lines[index]!, words)
  const isKnown = main.named.length > 0 && main.share >= KNOWN_SHARE
  if (!isKnown || isAboveFuller(page, index, main.named.length, words)) return null
  let headings: readonly Heading[] = [...main.named, ...main.others]
  let [first, last] = [index, index]
  for (const step of [-1, 1]) {
    for (let at = index + step; Math.abs(at - index) <= 3; at += step) {
      const line = page.lines[at]
      if (line === undefined || !canBeHeading(line) || !isClose(page, at, step)) break
      const more = readHeadings(line, words)
      const isPart =
        more.share >= KNOWN_SHARE ||
        (line.segments.every((segment) => standsOver(segment, headings)) &&
          (step < 0 || goesOn(line, page.lines[at - 1]!)))
      if (!isPart || /\d{2}/.test(line.text)) break
      headings = mergeHeadings(headings, more.named)
      if (step < 0) first = at
      else last = at
    }
  }
  const columns = headings.toSorted((a, b) => a.left - b.left)
  return { page, first, last, columns }
}

/** The fullest line of a heading is read first, then the others around it. */
function isAboveFuller(page: PageLayout, index: number, count: number, words: ColumnWords): boolean {
  const next = page.lines[index + 1]
  if (next === undefined || !canBeHeading(next) || !isClose(page, index + 1, 1)) return false
  const { named, share } = readHeadings(next, words)
  return named.length > count && share >= KNOWN_SHARE
}

/** Lines of one heading stand closer than a line and a half. */
function isClose(page: PageLayout, at: number, step: number): boolean {
  const [a, b] = [page.lines[at]!.box, page.lines[at - step]!.box]
  const height = Math.max(a[3] - a[1], b[3] - b[1], 5)
  const gap = step > 0 ? a[1] - b[3] : b[1] - a[3]
  return gap < 0.6 * height
}

/** Below headings a single phrase that is none may be the first row's text, unless the line above it is broken. */
function goesOn({ segments }: Line, above: Line): boolean {
  const words = segments.flatMap((segment) => segment.words)
  return (
    segments.length > 1 ||
    words.every((word) => SILENT.test(word.text)) ||
    above.segments.some((segment) => /[-/]$/.test(segment.text))
  )
}

/** A further line of a heading stands over or under the words that are known to be headings. */
function standsOver(segment: Segment, headings: readonly Heading[]): boolean {
  return headings.some((heading) => segment.box[0] < heading.right && segment.box[2] > heading.left)
}

function readHeadings(
  line: Line,
  words: ColumnWords,
): { named: readonly Heading[]; others: readonly Heading[]; share: number } {
  const named: Heading[] = []
  const others: Heading[] = []
  let [known, counted] = [0, 0]
  for (const segment of line.segments.flatMap((wide) => splitWide(wide))) {
    const matches = matchLabels(segment, words)
    const loud = segment.words.filter((word) => !SILENT.test(word.text)).length
    counted += loud
    known += matches.reduce((sum, match) => sum + match.lastWord - match.firstWord + 1, 0)
    if (matches.length === 0) {
      if (loud > 0) others.push({ key: '_other', strength: 0, ...extentOf(segment.words) })
      continue
    }
    named.push(...joinMatches(segment, matches))
  }
  return { named, others, share: counted === 0 ? 0 : known / counted }
}

/** Headings joined by a stroke or a preposition are one column; otherwise each reaches up to the next one. */
function joinMatches(segment: Segment, matches: readonly LabelMatch[]): readonly Heading[] {
  const joined: LabelMatch[] = []
  for (const match of matches) {
    const before = joined.at(-1)
    const between = before === undefined ? [] : segment.words.slice(before.lastWord + 1, match.firstWord)
    const isJoined =
      before !== undefined &&
      ((between.length > 0 &&
        between.every((word) => /^(?:\/|&|und|and|\+|or|oder|of|des?|der|di|van)$/iu.test(word.text))) ||
        segment.words[before.lastWord]!.text.endsWith('/') ||
        segment.words[match.firstWord]!.text.startsWith('/') ||
        match.firstWord <= before.lastWord ||
        segment.words.slice(match.firstWord, match.lastWord + 1).every((word) => SILENT.test(word.text)) ||
        match.key === before.key)
    if (isJoined) joined[joined.length - 1] = { ...before, lastWord: match.lastWord }
    else joined.push(match)
  }
  return joined.map((match, index) => {
    const end = joined[index + 1]?.firstWord ?? segment.words.length
    const start = index === 0 ? 0 : match.firstWord
    const words = segment.words.slice(start, end)
    return { key: match.key, strength: match.strength, text: joinWords(words), ...extentOf(words) }
  })
}

function extentOf(words: readonly Word[]): { left: number; right: number } {
  const box = surround(words.map((word) => word.box))
  return { left: box[0], right: box[2] }
}

/** Of two headings over each other the stronger one names the column, and both give it its width. */
function mergeHeadings(headings: readonly Heading[], more: readonly Heading[]): readonly Heading[] {
  const merged = [...headings]
  for (const heading of more) {
    const over = merged.filter((other) => heading.left < other.right && heading.right > other.left)
    if (over.length === 0) {
      merged.push(heading)
      continue
    }
    const [first] = over
    if (over.length > 1 || first === undefined || heading.strength <= first.strength) continue
    merged[merged.indexOf(first)] = {
      ...heading,
      left: Math.min(heading.left, first.left),
      right: Math.max(heading.right, first.right),
    }
  }
  return merged
}
