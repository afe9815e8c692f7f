import { clearPhoto } from './clear-photo.ts'
import { findTurn } from './find-turn.ts'
import { turnImage, type GreyImage } from './grey-image.ts'
import { isRoll, isWarped } from './measure-lines.ts'
import { findUnread } from './find-unread.ts'
import { isLikely } from './merge-readings.ts'
import type { Engines, PageReading } from './page-reading.ts'
import { readAlone } from './read-alone.ts'
import { readRoll } from './read-roll.ts'
import { readSheet } from './read-sheet.ts'
import { sortLines } from './sort-lines.ts'
import { makesSense } from './weigh-words.ts'

/**
 * Reads a picture of a page that may lie on any side. What its lines look like decides who reads: PP-OCR the narrow column of a
 * till roll together with Tesseract, which alone reads a sheet; what it is not sure of there PP-OCR looks at. A sheet that was
 * photographed askew or does not lie flat is read as a roll, line by line: each is laid flat by itself.
 */
export async function readPage({ tesseract, german, paddle }: Engines, picture: GreyImage): Promise<PageReading> {
  if (paddle === null) return await readAlone(tesseract, picture)
  const found = await paddle.findLines(picture)
  const turn = await findTurn(paddle, picture, found)
  const upright = await turnImage(picture, turn)
  // Lines that run up the picture are found word by word.
  const lines = sortLines(turn === 0 ? found : await paddle.findLines(upright))
  const clear = await clearPhoto(upright, lines)
  const reader = isRoll(lines) ? german : isWarped(lines) ? tesseract : null
  const read =
    reader === null ? await readSheet(tesseract, paddle, clear, lines) : await readRoll(reader, paddle, clear, lines)
  const isUnreadable = !makesSense(read) && (read.length > 0 || findUnread(upright, []).length > 0)
  return {
    turn,
    width: upright.width,
    words: isUnreadable ? read.filter((word) => isLikely(word)) : read,
    isUnreadable,
  }
}
