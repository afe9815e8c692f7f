import type { Box, Word } from '../../domain/page.ts'
import type { GreyImage } from './grey-image.ts'
import { measurePrint } from './measure-print.ts'

/** Pixels: the height of print where too little was read to measure it. */
const USUAL_PRINT = 20
const LEAST_PRINT = 8
/** Share of the paper's grey below which a point is ink. */
const INK = 0.6
/** Grey levels between neighbours at the edge of a stroke. */
const EDGE = 60
/** Shares of a cell that print fills: a rule fills less, a picture more, and a shadow has no edges. */
const LEAST_INK = 0.08
const MOST_INK = 0.65
const LEAST_EDGES = 0.06
/** Cells of half a line's height: a word of print is so many long, and the blank between two words no more than this. */
const LEAST_CELLS = 3
const MOST_BLANK = 2
/** Heights of print: what is wider than this and no higher than that is a line of text. */
const LEAST_WIDTH = 1.4
const MOST_HEIGHT = 3
/** Heights of print around a word that count as read with it. */
const ASIDE = 0.5
const ABOVE = 0.3

/** Boxes of what looks like lines of print where no word was read, in pixels of the image, as the words. */
export function findUnread(image: GreyImage, words: readonly Word[]): readonly Box[] {
  const print = Math.max(LEAST_PRINT, measurePrint(words) ?? USUAL_PRINT)
  const cell = Math.max(4, Math.round(print / 2))
  const isPrint = measureCells(image, cell)
  coverWords(isPrint, words, print, cell)
  return joinRuns(listRuns(isPrint, cell)).filter(
    ([left, top, right, bottom]) =>
      right - left > LEAST_WIDTH * print && bottom - top >= cell && bottom - top < MOST_HEIGHT * print,
  )
}

interface Cells {
  readonly columns: number
  readonly rows: number
  /** 1 where a cell looks like print, row by row. */
  readonly marks: Uint8Array
}

function measureCells({ data, width, height }: GreyImage, cell: number): Cells {
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const marks = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [left, top] = [column * cell, row * cell]
      const [right, bottom] = [Math.min(width, left + cell), Math.min(height, top + cell)]
      let paper = 0
      for (let y = top; y < bottom; y += 1) {
        for (let at = y * width + left; at < y * width + right; at += 1) if (data[at]! > paper) paper = data[at]!
      }
      let ink = 0
      let edges = 0
      for (let y = top; y < bottom; y += 1) {
        for (let at = y * width + left; at < y * width + right; at += 1) {
          if (data[at]! < INK * paper) ink += 1
          if (at > y * width && Math.abs(data[at]! - data[at - 1]!) > EDGE) edges += 1
        }
      }
      const area = (right - left) * (bottom - top)
      const isPrint = ink > LEAST_INK * area && ink < MOST_INK * area && edges > LEAST_EDGES * area
      if (isPrint) marks[row * columns + column] = 1
    }
  }
  return { columns, rows, marks }
}

function coverWords({ columns, rows, marks }: Cells, words: readonly Word[], print: number, cell: number): void {
  for (const { box } of words) {
    const first = Math.max(0, Math.floor((box[0] - ASIDE * print) / cell))
    const last = Math.min(columns - 1, Math.floor((box[2] + ASIDE * print) / cell))
    const lowest = Math.min(rows - 1, Math.floor((box[3] + ABOVE * print) / cell))
    for (let row = Math.max(0, Math.floor((box[1] - ABOVE * print) / cell)); row <= lowest; row += 1) {
      if (last >= first) marks.fill(0, row * columns + first, row * columns + last + 1)
    }
  }
}

/** Stretches of cells with print, row by row. */
function listRuns({ columns, rows, marks }: Cells, cell: number): readonly Box[] {
  const runs: Box[] = []
  for (let row = 0; row < rows; row += 1) {
    let start = -1
    let end = -1
    let count = 0
    for (let column = 0; column <= columns + MOST_BLANK; column += 1) {
      const isMarked = column < columns && marks[row * columns + column] === 1
      if (isMarked) {
        if (start < 0) start = column
        end = column
        count += 1
      } else if (start >= 0 && column - end > MOST_BLANK) {
        if (count >= LEAST_CELLS) runs.push([start * cell, row * cell, (end + 1) * cell, (row + 1) * cell])
        start = -1
        count = 0
      }
    }
  }
  return runs
}

/** Runs one below the other as one box. */
function joinRuns(runs: readonly Box[]): readonly Box[] {
  const joined: Box[] = []
  for (const run of runs) {
    const at = joined.findIndex((box) => run[1] <= box[3] + 1 && run[0] < box[2] && run[2] > box[0])
    const above = joined[at]
    if (above === undefined) joined.push(run)
    else joined[at] = [Math.min(above[0], run[0]), above[1], Math.max(above[2], run[2]), run[3]]
  }
  return joined
}
