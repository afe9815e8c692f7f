import type { Word } from '../../../domain/page.ts'
import type { Artwork, PlacedPicture } from './find-pictures.ts'

export interface Verdict {
  readonly needsRecognition: boolean
  readonly scanDotsPerInch: number | null
}

/** Parts of the page's area. */
const SCAN_AREA = 0.6
const PICTURE_AREA = 0.25
/** Words that a page's worth of picture carries at least when its text has been recognized already. */
const WORDS_PER_PAGE = 15
/** Text in a picture can be read from so many dots per inch on; scanners that claim one dot a point have many pixels. */
const READABLE_DENSITY = 90
const READABLE_SIDE = 1000
/** A page without a word but with so many shapes has its letters drawn as outlines. */
const OUTLINES = 150

/** Decides whether a page shows text that its words leave out. */
export function judgePage(
  words: readonly Word[],
  { pictures, shapes }: Artwork,
  page: { width: number; height: number },
): Verdict {
  const area = page.width * page.height
  const readable = pictures.filter(isReadable)
  const covered = readable.reduce((sum, picture) => sum + areaOf(picture), 0) / area
  const largest = readable.toSorted((a, b) => areaOf(b) - areaOf(a))[0]
  const isScan = covered >= SCAN_AREA
  const wordsInside = words.filter((word) => readable.some((picture) => contains(picture, word))).length
  const isUnread = covered >= PICTURE_AREA && wordsInside < WORDS_PER_PAGE * Math.min(1, covered)
  const isOutlined = words.length === 0 && shapes >= OUTLINES
  return {
    needsRecognition: isUnread || isOutlined || (words.length === 0 && readable.length > 0),
    scanDotsPerInch: largest !== undefined && (isScan || isUnread) ? Math.round(largest.dotsPerInch) : null,
  }
}

function isReadable({ dotsPerInch, longSide }: PlacedPicture): boolean {
  return dotsPerInch >= READABLE_DENSITY || longSide >= READABLE_SIDE
}

function areaOf({ box }: PlacedPicture): number {
  return (box[2] - box[0]) * (box[3] - box[1])
}

function contains({ box }: PlacedPicture, word: Word): boolean {
  const x = (word.box[0] + word.box[2]) / 2
  const y = (word.box[1] + word.box[3]) / 2
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
}
