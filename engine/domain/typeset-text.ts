import type { Page, Word } from './page.ts'

/** A page as it is set: A4 in points, with its words. */
export interface TypesetPage {
  readonly width: number
  readonly height: number
  readonly words: readonly Word[]
}

/** ISO 216 A4 in points. */
const WIDTH = 595.28
const HEIGHT = 841.89
const MARGIN = 42
const LARGEST = 10
const SMALLEST = 5
/** Parts of the type size: a character's cell, and a line. */
const CELL = 0.56
const LINE = 1.2
const ASCENT = 0.905
const DESCENT = 0.212
/** Longer lines are paragraphs, not tables, and are broken at this column. */
const LONGEST_LINE = 160
const PARAGRAPH_LINE = 96

/**
 * Sets plain text on A4 pages in a grid, one cell a character, so that columns stay columns. A form feed ends a page,
 * and a text with form feeds is made smaller rather than spilt onto further pages.
 */
export function typesetText(text: string): TypesetPage[] {
  const sheets = leaveLastFeed(text.replaceAll(/\r\n?/g, '\n')).split('\f').map(breakLines)
  const longest = greatest(sheets.flat().map((line) => line.length))
  const most = greatest(sheets.map((lines) => lines.length))
  const fitsWidth = (WIDTH - 2 * MARGIN) / (longest * CELL)
  const fitsHeight = sheets.length > 1 ? (HEIGHT - 2 * MARGIN) / (most * LINE) : LARGEST
  const size = Math.min(LARGEST, fitsWidth, Math.max(SMALLEST, fitsHeight))
  const linesPerPage = Math.floor((HEIGHT - 2 * MARGIN) / (size * LINE) + 0.001)
  return sheets.flatMap((lines) => splitLines(lines, linesPerPage)).map((lines) => setPage(lines, size))
}

/** Plain text as pages with a text layer. */
export function setPages(text: string): readonly Page[] {
  return typesetText(text).map((page, index) => ({ ...page, number: index + 1, origin: 'text' }))
}

/** Without the form feed that ends the last page, and the blanks behind it. */
function leaveLastFeed(text: string): string {
  const feed = text.indexOf('\f', text.trimEnd().length)
  return feed < 0 ? text : text.slice(0, feed)
}

/** At least 1. One by one: as arguments of Math.max, a hundred thousand lines are too many for the stack. */
function greatest(lengths: readonly number[]): number {
  return lengths.reduce((most, length) => Math.max(most, length), 1)
}

function breakLines(sheet: string): string[][] {
  return sheet
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => Array.from(expandTabs(line.trimEnd())))
    .flatMap((line) => (line.length > LONGEST_LINE ? breakParagraph(line.join('')) : [line]))
}

function expandTabs(line: string): string {
  let expanded = ''
  for (const part of line.split(/(?<=\t)/))
    expanded += part.endsWith('\t')
      ? part.slice(0, -1) + ' '.repeat(8 - ((expanded.length + part.length - 1) % 8))
      : part
  return expanded
}

function breakParagraph(line: string): string[][] {
  const pieces = line.match(new RegExp(`\\S.{0,${PARAGRAPH_LINE - 2}}(?=\\s|$)|\\S{1,${PARAGRAPH_LINE}}`, 'gu')) ?? []
  return pieces.map((piece) => Array.from(piece.trimEnd()))
}

function splitLines(lines: string[][], count: number): string[][][] {
  const pages: string[][][] = []
  for (let at = 0; at === 0 || at < lines.length; at += count) pages.push(lines.slice(at, at + count))
  return pages
}

function setPage(lines: readonly string[][], size: number): TypesetPage {
  return { width: WIDTH, height: HEIGHT, words: lines.flatMap((line, row) => setLine(line, row, size)) }
}

function setLine(line: readonly string[], row: number, size: number): Word[] {
  const words: Word[] = []
  const baseline = MARGIN + row * size * LINE + size
  for (let start = 0; start < line.length; start++) {
    if (/\s/u.test(line[start]!)) continue
    let end = start + 1
    while (end < line.length && !/\s/u.test(line[end]!)) end++
    const left = MARGIN + start * size * CELL
    words.push({
      text: line.slice(start, end).join(''),
      box: [left, baseline - size * ASCENT, left + (end - start) * size * CELL, baseline + size * DESCENT],
      confidence: 1,
      fontSize: size,
      bold: false,
    })
    start = end
  }
  return words
}
