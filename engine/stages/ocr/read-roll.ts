import { findAslant } from './find-aslant.ts'
import type { GreyImage } from './grey-image.ts'
import { mergeEngines } from './merge-engines.ts'
import type { TextLine } from './paddle/outline-lines.ts'
import type { NetworkEngines } from './page-reading.ts'
import { setAside, type ReadWord } from './read-word.ts'
import { readOwnLanguage } from './read-own-language.ts'
import { leaveProven, trustProven } from './settle-digits.ts'

/**
 * Reads each line of a till roll, or of a sheet that is warped, by both engines. PP-OCR reads such print better by far, but passes over umlauts, euro signs and
 * spaces, and is sure of what it read without them.
 * @param lines in the order of reading
 * @returns words in pixels of the picture
 */
export async function readRoll(
  engines: NetworkEngines,
  picture: GreyImage,
  lines: readonly TextLine[],
): Promise<readonly ReadWord[]> {
  const read = await engines.paddle.readLines(picture, lines)
  const other = await readOwnLanguage(engines, picture, lines)
  const aslant = findAslant(lines)
  return lines.flatMap((line, index) => {
    const words = mergeEngines(
      trustProven(leaveProven(other[index]!, read[index]!)),
      trustProven(leaveProven(read[index]!, other[index]!)),
      'roll',
    ).toSorted((a, b) => a.box[0] - b.box[0])
    return aslant.has(line) ? setAside(words) : words
  })
}
