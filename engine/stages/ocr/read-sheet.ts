import type { Box, Word } from '../../domain/page.ts'
import { findAslant } from './find-aslant.ts'
import { fitPrint } from './fit-print.ts'
import type { GreyImage } from './grey-image.ts'
import { mergeEngines } from './merge-engines.ts'
import { moveLine } from './paddle/move-line.ts'
import { bendAt, type TextLine } from './paddle/outline-lines.ts'
import type { Paddle } from './paddle/start-paddle.ts'
import { prepareImage } from './prepare-image.ts'
import { setAside, type ReadWord } from './read-word.ts'
import { readWords } from './read-words.ts'
import { scaleWords } from './scale-words.ts'
import { isContradicted, leaveProven, trustProven } from './settle-digits.ts'
import type { Tesseract } from './start-tesseract.ts'

/** Confidence of a word below which PP-OCR reads its line too. */
const SURE = 0.8
/** Share of a line's width that words of it cover unless some were passed over. */
const COVERED = 0.6
/** What runs up or down the page is so many times higher than wide; less may be a single figure. */
const TALL = 2
/** Where PP-OCR sees no line, Tesseract's words are believed from this confidence on: stains and logos are read with less. */
const LEAST_ASTRAY = 0.5

/**
 * Reads a sheet by Tesseract, and by PP-OCR the lines that it is not sure of or passed over: the search for columns and tables
 * leaves out lines here and there, however clearly they are printed.
 * @returns words in pixels of the picture
 */
export async function readSheet(
  tesseract: Tesseract,
  paddle: Paddle,
  picture: GreyImage,
  found: readonly TextLine[],
): Promise<readonly ReadWord[]> {
  if (found.length === 0) return []
  const fit = await fitPrint(picture, found)
  const prepared = await prepareImage(fit.picture)
  const threshold = prepared.hasUnevenLight ? 'sauvola' : 'otsu'
  const words = await readWords(tesseract, prepared.image, { segmentation: 'auto', threshold })
  const lines = fit.lines.map((line) => moveLine(line, (point) => prepared.place(point)))
  const aslant = findAslant(lines)
  const print = lines.filter((line) => !aslant.has(line))
  const onLine = new Map(print.map((line) => [line, words.filter(({ box }) => holdsMiddle(line, box))]))
  const doubtful = print.filter((line) => line.height < TALL * line.width && isDoubtful(line, onLine.get(line)!))
  const again = await paddle.readLines(prepared.image, doubtful)
  const disproved = new Set<Word>()
  const proven = doubtful.flatMap((line, index) => {
    const [own, other] = [onLine.get(line)!, again[index]!]
    const left = new Set(leaveProven(own, other))
    for (const word of own) if (!left.has(word)) disproved.add(word)
    return trustProven(leaveProven(other, own))
  })
  const standing = new Set([...onLine.values()].flat())
  const isStamp = ({ box }: Word): boolean => [...aslant].some((line) => holdsMiddle(line, box))
  const isBelieved = (word: Word): boolean =>
    standing.has(word) ? !disproved.has(word) : word.confidence >= LEAST_ASTRAY && !isStamp(word)
  const stamps = await paddle.readLines(prepared.image, [...aslant])
  const read = prepared.restore([
    ...mergeEngines(words.filter(isBelieved), proven, 'sheet'),
    ...setAside(mergeEngines([], stamps.flat(), 'sheet')),
  ])
  return scaleWords(read, picture.width / fit.picture.width)
}

function isDoubtful(line: TextLine, words: readonly Word[]): boolean {
  const covered = words.reduce((sum, { box }) => sum + box[2] - box[0], 0)
  return covered < COVERED * line.width || words.some(({ confidence }) => confidence < SURE) || isContradicted(words)
}

function holdsMiddle(line: TextLine, box: Box): boolean {
  const {
    left,
    top,
    width,
    height,
    along: [x, y],
  } = line
  const right = (box[0] + box[2]) / 2 - left
  const down = (box[1] + box[3]) / 2 - top
  const along = right * x + down * y
  const across = down * x - right * y - bendAt(line, along)
  return along >= 0 && along <= width && across >= 0 && across <= height
}
