import type { Word } from '../../domain/page.ts'
import { isDoubtful } from './doubt-line.ts'
import { findAslant } from './find-aslant.ts'
import { fitPrint } from './fit-print.ts'
import type { GreyImage } from './grey-image.ts'
import { mergeEngines } from './merge-engines.ts'
import { moveLine } from './paddle/move-line.ts'
import type { TextLine } from './paddle/outline-lines.ts'
import type { NetworkEngines } from './page-reading.ts'
import { prepareImage } from './prepare-image.ts'
import { readLanguages } from './read-languages.ts'
import { nameReader, setAside, type ReadWord } from './read-word.ts'
import { scaleWords } from './scale-words.ts'
import { leaveProven, trustProven } from './settle-digits.ts'

/** Confidence of a word below which PP-OCR reads its line too. */
const SURE = 0.8
/** What runs up or down the page is so many times higher than wide; less may be a single figure. */
const TALL = 2
/**
 * Reads each line of a sheet by Tesseract's networks, and by PP-OCR those that they are not sure of.
 * @returns words in pixels of the picture, line by line
 */
export async function readSheet(
  engines: NetworkEngines,
  picture: GreyImage,
  found: readonly TextLine[],
): Promise<readonly ReadWord[]> {
  if (found.length === 0) return []
  const fit = await fitPrint(picture, found)
  const prepared = await prepareImage(fit.picture)
  const lines = fit.lines.map((line) => moveLine(line, (point) => prepared.place(point)))
  const aslant = findAslant(lines)
  const print = lines.filter((line) => !aslant.has(line) && line.height < TALL * line.width)
  const words = await readLanguages(engines, prepared.image, print)
  const unsure = print.filter((line, index) => isDoubtful(line, words[index]!, SURE))
  const again = (await engines.paddle.readLines(prepared.image, unsure)).values()
  const stamps = await engines.paddle.readLines(prepared.image, [...aslant])
  const read = prepared.restore([
    ...print.flatMap((line, index) =>
      unsure.includes(line) ? settle(words[index]!, again.next().value!) : nameReader(words[index]!, 'lstm'),
    ),
    ...setAside(mergeEngines([], stamps.flat(), 'sheet')),
  ])
  return scaleWords(read, picture.width / fit.picture.width)
}

/** One reading out of two of a line; a number that check digits prove keeps its place. */
function settle(words: readonly Word[], other: readonly Word[]): readonly ReadWord[] {
  return mergeEngines(leaveProven(words, other), trustProven(leaveProven(other, words)), 'sheet')
}
