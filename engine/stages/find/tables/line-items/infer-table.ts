import { ANY_CURRENCY } from '../../../../domain/currencies.ts'
import type { Line, Segment } from '../../../../domain/lines.ts'
import { fold } from '../../fold-text.ts'
import { matchLabels } from '../../labels/find-labels.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { amountsOf } from '../../totals/find-amounts.ts'
import { cellOf, type TableLine } from '../layout/columns.ts'
import { partLine } from '../layout/part-columns.ts'
import { splitWide } from '../layout/split-wide.ts'
import type { Table } from '../layout/read-tables.ts'
import { findFactors } from './find-factors.ts'
import { ITEM_COLUMNS } from './item-columns.ts'
import { isSumLine, SUM } from './item-words.ts'
import { readAmount } from './read-number.ts'
import { TIMES } from './times.ts'
import { isTaxRate, typeColumns, type ColumnKinds } from './type-columns.ts'

/** Points by which the right ends of a column's amounts may differ. */
const ALIGNED = 3
/** Lines of one row stand closer than this share of their height. */
const CLOSE = 0.75
/** More rows do not tell a table's columns better. */
const MOST_ROWS = 200
/** No list of items has more. */
const MOST_COLUMNS = 14

type Span = readonly [left: number, right: number]

interface RowLine {
  readonly page: PageLayout
  readonly line: Line
}

/**
 * A table of items without headings that are known: lines whose amounts stand below each other, their columns where the
 * lines leave room, each told by its cells. Null where no lines stand so.
 */
export function inferTable(layout: Layout): Table | null {
  const rows = findRowLines(layout)
  if (rows.length === 0 || rows.some(({ line }) => isCounted(line))) return null
  const spans = findSpans(rows.slice(0, MOST_ROWS).map(({ line }) => line))
  if (spans.length < 2 || spans.length > MOST_COLUMNS) return null
  const plain = spans.map(([left, right], at) => ({ key: String(at), left, right }))
  const bounds = spans.slice(1).map(([left], at) => (spans[at]![1] + left) / 2)
  const cells = rows
    .slice(0, MOST_ROWS)
    .map(({ page, line }) => partLine(page, line, plain, bounds))
    .map(({ cells: parted }) => plain.map(({ key }) => (parted.get(key) ?? []).map((word) => word.text).join(' ')))
  const heads = listHeads(rows[0]!)
  const kinds = nameByHeadings(typeColumns(cells), cells, spans, heads)
  if (!kinds.includes('net_amount') || !kinds.includes('name')) return null
  const columns = plain.map((column, at) => ({
    ...column,
    key: kinds[at] === '_other' ? `_other#${at}` : (kinds[at] ?? `_other#${at}`),
    text: heads.find((cell) => isOver(cell, spans[at]!))?.text ?? '',
  }))
  const behind = new Set(columns.slice(kinds.indexOf('net_amount') + 1).map(({ key }) => key))
  const taken = new Set<Line>()
  const lines = rows.flatMap(({ page, line }, index) => {
    // "6.118.447.20" looks like an amount and is none: what stands around it is no item's.
    if (readAmount(cellOf(partLine(page, line, columns, bounds), 'net_amount')) === null) return []
    return takeLines(page, line, rows[index - 1]?.line, rows[index + 1]?.line).flatMap((own) => {
      const parted = joinName(partLine(page, own, columns, bounds), behind)
      if (taken.has(own) || !isOwn(parted)) return []
      taken.add(own)
      return [parted]
    })
  })
  return { columns, lines }
}

/** Lines of headings above the first row. */
const MOST_HEADINGS = 3
/** A row whose words run over the columns before the name's has them all in its name; `behind` the amounts others stand. */
function joinName(parted: TableLine, behind: ReadonlySet<string>): TableLine {
  if (parted.cells.has('name')) return parted
  const wordy = [...parted.cells].filter(
    ([key, words]) => key.startsWith('_') && !behind.has(key) && words.some(({ text }) => /\p{L}{3}/u.test(text)),
  )
  const [first, last] = [wordy[0], wordy.at(-1)]
  if (first === undefined || last === undefined) return parted
  const keys = [...parted.cells.keys()]
  const [from, to] = [keys.indexOf(first[0]), keys.indexOf(last[0])]
  const joined = [...parted.cells].filter((_, at) => at >= from && at <= to).flatMap(([, words]) => words)
  const others = [...parted.cells].filter((_, at) => at < from || at > to)
  return { ...parted, cells: new Map([...others, ['name', joined]]) }
}

/** What a heading may say against the cells: which of the words are the name, and which the number of the article. */
const WORDS = new Set(['name', '_item', 'article_number', 'description', '_place', '_date', 'position'])
/** Figures that nothing proves have the meaning of their heading. */
const FIGURES = new Set<string | null>(['quantity', 'unit', 'unit_price', 'position', '_discount'])
const TOLD_BY_WORDS = new Set<string | null>(['name', 'article_number', 'description', '_other', '_code', null])

function isNumber(key: string | null): boolean {
  return key === 'position' || key === 'article_number'
}

/** The cells of the lines above the first row that may head its columns, the nearest line first. */
function listHeads({ page, line }: RowLine): readonly Segment[] {
  return page.lines
    .slice(Math.max(0, line.index - MOST_HEADINGS), line.index)
    .toReversed()
    .filter((other) => endsOf(other).length === 0 && other.segments.length > 1)
    .flatMap((other) => cellsOf(other))
}

function isOver({ box }: Segment, [left, right]: Span): boolean {
  return box[0] < right && box[2] > left
}

/** Columns of words and codes as the headings above them call them, where a few of these are known. */
function nameByHeadings(
  kinds: ColumnKinds,
  cells: readonly (readonly string[])[],
  spans: readonly Span[],
  heads: readonly Segment[],
): ColumnKinds {
  const headings = heads.flatMap((cell) => matchLabels(cell, ITEM_COLUMNS).slice(0, 1))
  const over = spans.map((span) => headings.find(({ segment }) => isOver(segment, span))?.key ?? null)
  // Of several columns under headings of names the one with the words is the name.
  const isNamed = over.some((key, at) => key === 'name' && kinds[at] === 'name')
  const said = over.map((key, at) => (isNamed && key === 'name' && kinds[at] !== 'name' ? null : key))
  const has = (key: string): boolean => said.some((other, at) => other === key && TOLD_BY_WORDS.has(kinds[at]!))
  const named = kinds.map((kind, at) => {
    const key = said[at]!
    const isRates =
      key === 'tax_rate' && cells.every((row) => row[at] === '' || isTaxRate(`${row[at]!.replace('%', '')}%`))
    if (kind === '_other' && (FIGURES.has(key) || isRates) && !kinds.includes(key)) return key
    // "Code" heads no running numbers, and under "Nr." what does not run on is the article's.
    if (key !== kind && isNumber(key) && isNumber(kind)) return 'article_number'
    if (key === null || !WORDS.has(key) || !TOLD_BY_WORDS.has(kind)) {
      return kind !== null && TOLD_BY_WORDS.has(kind) && has(kind) ? '_other' : kind
    }
    if (key === '_item') return has('name') ? 'article_number' : 'name'
    return key
  })
  return named.includes('name') ? named.map((kind, at) => (named.indexOf(kind) < at ? '_other' : kind)) : kinds
}

/** Lines with words and an amount that is a cell of its own, where most of such amounts stand; up to the sums. */
function findRowLines({ pages }: Layout): readonly RowLine[] {
  const found = pages
    .flatMap((page) => page.lines.map((line) => ({ page, line, ends: endsOf(line) })))
    .filter(({ line, ends }) => ends.length > 0 && /\p{L}{2}/u.test(line.text) && cellsOf(line).length > 1)
    .map((row) => ({
      ...row,
      isSum: row.line.segments.some(({ text }) => isSumLine(text, row.line.text)),
      isProven: findFactors(amountsOf(row.line).filter(({ isRate }) => !isRate)) !== null,
    }))
  const last = found.findLastIndex((row) => row.isProven)
  const sum = found.findIndex((row, at) => at > Math.max(0, last) && row.isSum)
  const body = found.slice(0, sum < 0 ? found.length : sum).filter((row) => !row.isSum || row.isProven)
  const proven = body.filter((row) => row.isProven)
  const right = mostCommon((proven.length > 0 ? proven : body).map(({ ends }) => ends.at(-1)!))
  return body.filter(({ ends }) => ends.some((end) => Math.abs(end - right) <= ALIGNED))
}

/** "1 Stk x 3,95   3,95 A": where a till says how often below the name, its lines are no rows of columns. */
function isCounted({ text }: Line): boolean {
  return /\d\s?[A-Z*]$/.test(text) && TIMES.exec(text)?.index === 0 && !/\p{L}{4}/u.test(text.replace(TIMES, ''))
}

/** Right ends of the line's amounts that are cells of their own. */
function endsOf(line: Line): readonly number[] {
  return cellsOf(line)
    .filter((cell) => isAmountCell(cell))
    .map(({ box }) => box[2])
}

function cellsOf(line: Line): readonly Segment[] {
  return line.segments.flatMap((segment) => splitWide(segment))
}

const AMOUNT_CELL = new RegExp(
  String.raw`^[-+]?(?:${ANY_CURRENCY})?\s?-?\d{1,3}(?:,\d{2})*(?:[.,'’ \u00a0]?\d{3})*[.,]\d{2}-?(?:\s?${ANY_CURRENCY})?(?:\s?[A-Z*])?$`,
  'u',
)

function isAmountCell({ text }: Segment): boolean {
  return AMOUNT_CELL.test(text)
}

function mostCommon(ends: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const end of ends) counts.set(Math.round(end), (counts.get(Math.round(end)) ?? 0) + 1)
  const near = (end: number): number => [-2, -1, 0, 1, 2].reduce((sum, by) => sum + (counts.get(end + by) ?? 0), 0)
  return [...counts.keys()].reduce((best, end) => (near(end) > near(best) ? end : best), Math.round(ends[0] ?? 0))
}

/** From left to right what the phrases of the fuller half of the lines cover, in points: a sum's words run over several columns. */
function findSpans(lines: readonly Line[]): readonly Span[] {
  const cells = lines.map((line) => cellsOf(line))
  const usual = cells.map(({ length }) => length).toSorted((a, b) => a - b)[Math.floor(cells.length / 2)] ?? 0
  const boxes = cells.flatMap((own) => (own.length < usual ? [] : own.map(({ box }) => [box[0], box[2]] as const)))
  const spans: [number, number][] = []
  for (const [left, right] of boxes.toSorted((a, b) => a[0] - b[0])) {
    const last = spans.at(-1)
    if (last !== undefined && left < last[1] + 1) last[1] = Math.max(last[1], right)
    else spans.push([left, right])
  }
  return spans
}

/** A row's line with the lines of text close above and below it. */
function takeLines(page: PageLayout, line: Line, before: Line | undefined, after: Line | undefined): readonly Line[] {
  const run = (step: 1 | -1, stop: Line | undefined): readonly Line[] => {
    const taken: Line[] = []
    for (let at = page.lines.indexOf(line) + step; ; at += step) {
      const [next, near] = [page.lines[at], taken.at(-1) ?? line]
      if (next === undefined || next === stop || SUM.test(fold(next.text)) || endsOf(next).length > 0) return taken
      const gap = step > 0 ? next.box[1] - near.box[3] : near.box[1] - next.box[3]
      if (gap > CLOSE * Math.max(6, near.box[3] - near.box[1])) return taken
      taken.push(next)
    }
  }
  return [...run(-1, before).toReversed(), line, ...run(1, after)]
}

/** A row, or a line of text in its columns for words: no heading. */
function isOwn(line: TableLine): boolean {
  const isText = [...line.cells.keys()].every((key) => key === 'name' || key === 'article_number')
  return isText || readAmount(cellOf(line, 'net_amount')) !== null
}
