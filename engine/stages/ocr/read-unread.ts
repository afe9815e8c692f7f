import type { Box, Word } from '../../domain/page.ts'
import { findUnread } from './find-unread.ts'
import { cropImage, scaleImage, type GreyImage } from './grey-image.ts'
import { measurePrint } from './measure-print.ts'
import { mergeReadings } from './merge-readings.ts'
import type { PreparedImage } from './prepare-image.ts'
import { readWords } from './read-words.ts'
import { scaleWords } from './scale-words.ts'
import type { Tesseract } from './start-tesseract.ts'

/** More places are read with the page, line by line. */
const MOST_PLACES = 16
/** Pixels: words of this height are read best. */
const BEST_PRINT = 30
const USUAL_PRINT = 20
const MOST_ENLARGED = 3
/** What is read where nothing was read before is believed from this confidence on. */
const LEAST_CONFIDENCE = 0.6
const LEAST_SIGN = 0.85
/** Heights of print around a place that are read with it. */
const MARGIN = 0.8

/**
 * Reads what was passed over: the search for columns and tables leaves out lines here and there, a date over a table or a
 * column of figures, however clearly they are printed.
 * @param words in pixels of the image, as what is returned
 */
export async function readUnread(
  tesseract: Tesseract,
  { image: picture, hasUnevenLight }: Pick<PreparedImage, 'image' | 'hasUnevenLight'>,
  words: readonly Word[],
): Promise<readonly Word[]> {
  const places = findUnread(picture, words)
  if (places.length > MOST_PLACES) {
    const threshold = hasUnevenLight ? 'sauvola' : 'otsu'
    return mergeReadings(words, await readWords(tesseract, picture, { segmentation: 'single-block', threshold }))
  }
  const print = measurePrint(words) ?? USUAL_PRINT
  let read = words
  for (const place of places) {
    const found = await readPlace(tesseract, picture, place, print)
    // What stands at the edge of a place is cut, and was read whole.
    const added = found.filter(({ box }) => !words.some((word) => touches(box, word.box)))
    if (added.length > 0) read = insert(read, added, place)
  }
  return read
}

function touches(a: Box, b: Box): boolean {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]
}

/** Behind the last word that stands above the place or left of it. */
function insert(words: readonly Word[], added: readonly Word[], place: Box): readonly Word[] {
  const before = words.findLastIndex(
    ({ box }) => box[3] <= place[1] || (box[1] < place[3] && box[3] > place[1] && box[2] <= place[0]),
  )
  return [...words.slice(0, before + 1), ...added, ...words.slice(before + 1)]
}

async function readPlace(
  tesseract: Tesseract,
  picture: GreyImage,
  place: Box,
  print: number,
): Promise<readonly Word[]> {
  const margin = Math.round(MARGIN * print)
  const left = Math.max(0, place[0] - 2 * margin)
  const top = Math.max(0, place[1] - margin)
  const width = Math.min(picture.width, place[2] + 2 * margin) - left
  const height = Math.min(picture.height, place[3] + margin) - top
  const factor = Math.min(MOST_ENLARGED, BEST_PRINT / print)
  const image = await scaleImage(await cropImage(picture, { left, top, width, height }), factor)
  const words = await readWords(tesseract, image, { segmentation: 'single-block', threshold: 'otsu' })
  return scaleWords(listLikely(words), 1 / factor).map(({ box, ...word }) => ({
    ...word,
    box: [box[0] + left, box[1] + top, box[2] + left, box[3] + top],
  }))
}

/** Words read with some confidence; a single sign is a stain more often, but for the thousands of a sum ("1 400,22"). */
function listLikely(words: readonly Word[]): readonly Word[] {
  return words.filter(({ text, confidence }, index) => {
    if (/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text)) return confidence >= LEAST_CONFIDENCE
    const isThousands = /^\d$/.test(text) && /^\d{3}\b/.test(words[index + 1]?.text ?? '')
    return confidence >= (isThousands ? LEAST_CONFIDENCE : LEAST_SIGN)
  })
}
