import type { Word } from '../../../../domain/page.ts'
import { joinWords, type TableLine } from '../layout/columns.ts'
import type { Table } from '../layout/read-tables.ts'
import { tellShape } from './type-columns.ts'

/** Columns of words, under whose heading another column without one may stand. */
const WORDY = /^(?:name|_item|article_number|_other)(?:#|$)/
/** Columns of amounts, under whose heading the prices may stand too: "Einzel € Gesamt €". */
const AMOUNTS = /^net_amount(?:#|$)/
/** In type sizes: words of one cell stand closer, those of typewriter faces at 0.6. */
const WORD_GAP = 0.75
/** Of so few rows all fill a column, else most. */
const FEW = 4
const MOSTLY = 0.75

/** An amount that ends with its cents: the figures behind it are another. */
const MONEY = /\d[.,]\d{2,4}-?$/u

type Span = readonly [left: number, right: number]

/** Numbers, codes or days that stand apart in all rows under the heading of the words beside them get a column of their own. */
export function splitColumns(table: Table, isRow: (line: TableLine) => boolean): Table {
  const rows = table.lines.filter(isRow)
  if (rows.length < 2) return table
  // Beside a column of prices two amounts in a cell show that the cells stand elsewhere than their headings.
  const hasPrice = table.columns.some(({ key }) => key === 'unit_price')
  return table.columns
    .filter(({ key }) => WORDY.test(key) || (AMOUNTS.test(key) && !hasPrice))
    .reduce((whole, { key }) => splitColumn(whole, key, rows, isRow), table)
}

function splitColumn(
  table: Table,
  key: string,
  rows: readonly TableLine[],
  isRow: (line: TableLine) => boolean,
): Table {
  const spans = findSpans(rows, key)
  if (spans.length < 2 || spans.length > 4) return table
  const parts = spans.map((span) => rows.map((row) => joinWords(wordsIn(row.cells.get(key) ?? [], span))))
  const least = rows.length < FEW ? 1 : MOSTLY
  if (parts.some((cells) => cells.filter((cell) => cell !== '').length < least * rows.length)) return table
  const letters = parts.map((cells) => cells.join('').replace(/\P{L}/gu, '').length)
  // A letter or a rate of the tax may stand behind the amount.
  const main = AMOUNTS.test(key)
    ? parts.findLastIndex((cells) => cells.every((cell) => MONEY.test(cell)))
    : letters.indexOf(Math.max(...letters))
  if (main < 0) return table
  const shapes = parts.map((cells) => tellShape(cells))
  if (shapes.some((shape, at) => at !== main && (shape === null || shape === 'description'))) return table
  const keyOf = (at: number): string => (at === main ? key : `_other#${key}${at}`)
  return {
    columns: table.columns.flatMap((column) =>
      column.key === key ? spans.map(([left, right], at) => ({ key: keyOf(at), left, right })) : [column],
    ),
    lines: table.lines.map((line) => {
      const words = line.cells.get(key)
      if (words === undefined || !isRow(line)) return line
      const split = spans.map((span, at) => [keyOf(at), wordsIn(words, span)] as const)
      const filled = split.filter(([, own]) => own.length > 0)
      return { ...line, cells: new Map([...line.cells].flatMap((cell) => (cell[0] === key ? filled : [cell]))) }
    }),
  }
}

/** From left to right what the phrases of the column's cells cover. */
function findSpans(rows: readonly TableLine[], key: string): readonly Span[] {
  const phrases: [number, number][] = []
  for (const row of rows) {
    let before: Word | undefined
    for (const word of row.cells.get(key) ?? []) {
      const last = phrases.at(-1)
      const isClose = before !== undefined && word.box[0] - before.box[2] <= WORD_GAP * word.fontSize
      const isNext = before !== undefined && MONEY.test(before.text) && /^-?\d/.test(word.text)
      if (isClose && !isNext) last![1] = word.box[2]
      else phrases.push([word.box[0], word.box[2]])
      before = word
    }
  }
  const spans: [number, number][] = []
  for (const [left, right] of phrases.toSorted((a, b) => a[0] - b[0])) {
    const last = spans.at(-1)
    if (last !== undefined && left < last[1] + 1) last[1] = Math.max(last[1], right)
    else spans.push([left, right])
  }
  return spans
}

function wordsIn(words: readonly Word[], [left, right]: Span): readonly Word[] {
  return words.filter(({ box }) => (box[0] + box[2]) / 2 >= left && (box[0] + box[2]) / 2 <= right)
}
