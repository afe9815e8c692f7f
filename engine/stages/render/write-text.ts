import { layOutLines, type Line } from '../../domain/lines.ts'
import type { Page, Word } from '../../domain/page.ts'
import { orderColumns } from './order-columns.ts'
import { writeTable } from './write-table.ts'

/** Between the pages of the Markdown text: a thematic break. */
export const MARKDOWN_PAGE_BREAK = '\n\n---\n\n'
/** Between the pages of the plain text. */
export const PLAIN_PAGE_BREAK = '\f'

/** A gap of more than this many line heights starts a new paragraph; the rows of a table stand wider apart. */
const PARAGRAPH_GAP = 0.9
const TABLE_GAP = 2.5

/**
 * A document's text in reading order, line by line as printed, columns of running text one after the other.
 * `text` is Markdown: rows of cells that align are tables, pages are parted by `---`. In `plainText` cells are parted by two
 * spaces and pages by a form feed. `words` are those of each page in the same order.
 */
export function writeText(pages: readonly Page[]): {
  readonly text: string
  readonly plainText: string
  readonly words: readonly (readonly Word[])[]
} {
  const ordered = pages.map((page) => orderColumns(layOutLines(page)))
  const laidOut = ordered.map((columns) => columns.map(splitParagraphs))
  return {
    text: laidOut.map((columns) => joinParagraphs(columns, writeMarkdown)).join(MARKDOWN_PAGE_BREAK),
    plainText: laidOut.map((columns) => joinParagraphs(columns, writePlain)).join(PLAIN_PAGE_BREAK),
    words: ordered.map((columns) => columns.flat().flatMap(({ segments }) => segments.flatMap(({ words }) => words))),
  }
}

function splitParagraphs(lines: readonly Line[]): readonly Line[][] {
  const paragraphs: Line[][] = []
  let previous: Line | undefined
  for (const line of lines) {
    if (previous && line.box[1] - previous.box[3] <= allowedGap(previous, line)) paragraphs.at(-1)!.push(line)
    else paragraphs.push([line])
    previous = line
  }
  return paragraphs
}

/** Points between two lines of a paragraph or of a table. */
function allowedGap(previous: Line, line: Line): number {
  const areRows = previous.segments.length > 1 && line.segments.length > 1
  return (areRows ? TABLE_GAP : PARAGRAPH_GAP) * heightOf(previous)
}

/** Height of the type: a line's box is higher where the page is tilted. */
function heightOf(line: Line): number {
  const heights = line.segments.flatMap(({ words }) => words.map((word) => word.box[3] - word.box[1]))
  return Math.max(4, heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0)
}

function joinParagraphs(columns: readonly (readonly Line[][])[], write: (lines: readonly Line[]) => string): string {
  return columns.flatMap((paragraphs) => paragraphs.map(write)).join('\n\n')
}

function writePlain(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join('\n')
}

/** Runs of lines with several cells become tables where their cells align; everything else stays as it is. */
function writeMarkdown(lines: readonly Line[]): string {
  const parts: string[] = []
  for (const run of splitRuns(lines)) {
    const table = run[0]!.segments.length > 1 ? writeTable(run) : null
    parts.push(table ?? run.map(({ text }) => escapeLine(text)).join('\n'))
  }
  return parts.join('\n\n')
}

/** Neighbouring lines that have one cell, or several. */
function splitRuns(lines: readonly Line[]): readonly Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run && run[0]!.segments.length > 1 === line.segments.length > 1) run.push(line)
    else runs.push([line])
  }
  return runs
}

/** Keeps the start of a line from being read as a heading, a quotation, a rule or an underline. */
function escapeLine(text: string): string {
  return /^(?:[#>]|[-=*_]{3,}\s*$)/.test(text) ? `\\${text}` : text
}
