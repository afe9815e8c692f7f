import type { Word } from '../../domain/page.ts'
import type { GreyImage } from './grey-image.ts'
import { mergeEngines } from './merge-engines.ts'
import type { TextLine } from './paddle/outline-lines.ts'
import type { Paddle } from './paddle/start-paddle.ts'
import { readStacked } from './read-stacked.ts'
import type { Tesseract } from './start-tesseract.ts'

/** Confidence of a word below which Tesseract reads its line too. */
const SURE = 0.92
/** A word of letters: PP-OCR reads many umlauts as letters without dots, and is sure of them. */
const LETTERS = /\p{L}{2}/u

/**
 * Reads a till roll by PP-OCR, and by Tesseract the lines with words of letters and those that PP-OCR is not sure of.
 * @param lines in the order of reading
 * @returns words in pixels of the picture
 */
export async function readRoll(
  tesseract: Tesseract,
  paddle: Paddle,
  picture: GreyImage,
  lines: readonly TextLine[],
): Promise<readonly Word[]> {
  const read = await paddle.readLines(picture, lines)
  const doubtful = lines.filter((_, index) => isDoubtful(read[index]!))
  const again = await readStacked(tesseract, picture, doubtful)
  const second = new Map(doubtful.map((line, index) => [line, again[index]!]))
  return lines.flatMap((line, index) => {
    const other = second.get(line)
    return other === undefined ? read[index]! : mergeEngines(other, read[index]!, 'roll')
  })
}

function isDoubtful(words: readonly Word[]): boolean {
  return words.some(({ text, confidence }) => confidence < SURE || LETTERS.test(text))
}
