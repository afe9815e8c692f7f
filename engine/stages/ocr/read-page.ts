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
 * Reads a picture of a page that may lie on any side, line by line. What its lines look like decides how: of the narrow column of a
 * till roll PP-OCR and Tesseract's network read all; on a sheet PP-OCR looks at what the latter is not sure of.
 */
export async function readPage(engines: Engines, picture: GreyImage): Promise<PageReading> {
  if ('tesseract' in engines) return await readAlone(engines.tesseract, picture)
  const { paddle } = engines
  const found = await paddle.findLines(picture)
  const turn = await findTurn(engines.german, picture, found)
  const upright = await turnImage(picture, turn)
  // Lines that run up the picture are found word by word.
  const lines = sortLines(turn === 0 ? found : await paddle.findLines(upright))
  const clear = await clearPhoto(upright, lines)
  const read =
    isRoll(lines) || isWarped(lines) ? await readRoll(engines, clear, lines) : await readSheet(engines, clear, lines)
  const isUnreadable = !makesSense(read) && (read.length > 0 || findUnread(upright, []).length > 0)
  return {
    turn,
    width: upright.width,
    words: isUnreadable ? read.filter((word) => isLikely(word)) : read,
    isUnreadable,
  }
}
