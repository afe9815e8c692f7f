import type { Turn } from '../../domain/content.ts'
import type { Word } from '../../domain/page.ts'
import { findUnread } from './find-unread.ts'
import { darkenInk, scaleImage, turnImage, type GreyImage } from './grey-image.ts'
import { isTillRoll, measurePrint } from './measure-print.ts'
import { isLikely, mergeReadings } from './merge-readings.ts'
import { prepareImage, type PreparedImage } from './prepare-image.ts'
import type { PageReading } from './page-reading.ts'
import { readReceipt } from './read-receipt.ts'
import { readUnread } from './read-unread.ts'
import { nameReader } from './read-word.ts'
import { readWords } from './read-words.ts'
import { scaleWords } from './scale-words.ts'
import type { ReadingOptions, Tesseract } from './start-tesseract.ts'
import { suggestTurn } from './suggest-turn.ts'
import { makesSense, meanConfidence, weighWords } from './weigh-words.ts'

/** How much more a page must say upside down before it is turned. */
const CLEARLY_MORE = 1.5
/** Mean confidence of readings that another way would hardly better. Scans reach it at once. */
const SURE = 0.85
/** Pixels: words of this height are read best, and those between the limits hardly worse. */
const BEST_PRINT = 30
const LEAST_PRINT = 24
const MOST_PRINT = 36
/** Pixels: enlarging stops there. */
const LONGEST_SIDE = 5000
/** Share of what the first reading said with which one in the best size is kept in its stead: it is surer of figures. */
const ALMOST = 0.9

/**
 * Reads a picture of a page that may lie on any side with Tesseract alone, for platforms without the other engine. Pages that
 * read badly are read again in other ways, and so is what was passed over; one that makes no sense in two ways is given up.
 */
export async function readAlone(tesseract: Tesseract, picture: GreyImage): Promise<PageReading> {
  const { turn, width, prepared, words } = await readUpright(tesseract, picture)
  const read = await (isReceipt(words) ? readReceipt : improveSheet)(tesseract, prepared, words)
  if (makesSense(read)) {
    const all = await readUnread(tesseract, prepared, read)
    return { turn, width, words: nameReader(prepared.restore(all), 'tesseract'), isUnreadable: false }
  }
  const likely = read.filter((word) => isLikely(word))
  const isUnreadable = read.length > 0 || findUnread(prepared.image, []).length > 0
  return { turn, width, words: nameReader(prepared.restore(likely), 'tesseract'), isUnreadable }
}

interface Attempt {
  readonly turn: Turn
  readonly width: number
  readonly prepared: PreparedImage
  /** In pixels of the prepared image. */
  readonly words: readonly Word[]
}

async function readUpright(tesseract: Tesseract, picture: GreyImage): Promise<Attempt> {
  const first = await attempt(tesseract, picture, 0)
  const turn = suggestTurn(first.words)
  if (turn === 0) return first
  const second = await attempt(tesseract, picture, turn)
  if (turn === 180) return chooseClearlyBetter(first, second)
  // The shape of the words proves a quarter turn; its direction is only likely.
  if (suggestTurn(second.words) !== 180) return second
  return chooseClearlyBetter(second, await attempt(tesseract, picture, turn === 90 ? 270 : 90))
}

function chooseClearlyBetter(favoured: Attempt, rival: Attempt): Attempt {
  return weighWords(rival.words) > CLEARLY_MORE * weighWords(favoured.words) ? rival : favoured
}

async function attempt(tesseract: Tesseract, picture: GreyImage, turn: Turn): Promise<Attempt> {
  const turned = await turnImage(picture, turn)
  const read = async (prepared: PreparedImage): Promise<Attempt> => {
    const threshold = prepared.hasUnevenLight ? 'sauvola' : 'otsu'
    const words = await readWords(tesseract, prepared.image, { segmentation: 'auto', threshold })
    return { turn, width: turned.width, prepared, words }
  }
  const first = await read(await prepareImage(turned))
  return first.prepared.isPainted && isReceipt(first.words)
    ? await read(await prepareImage(turned, { keepsRules: true }))
    : first
}

function isReceipt(words: readonly Word[]): boolean {
  return isTillRoll(words) || measurePrint(words) === null
}

/** With print of the size that is read best, with darker ink, line by line. On each place the words that say most are kept. */
async function improveSheet(
  tesseract: Tesseract,
  prepared: PreparedImage,
  words: readonly Word[],
): Promise<readonly Word[]> {
  if (meanConfidence(words) >= SURE) return words
  const factor = chooseFactor(words, prepared.image)
  const image = await scaleImage(prepared.image, factor)
  const threshold = prepared.hasUnevenLight ? 'sauvola' : 'otsu'
  const read = async (picture: GreyImage, segmentation: ReadingOptions['segmentation']): Promise<readonly Word[]> =>
    scaleWords(await readWords(tesseract, picture, { segmentation, threshold }), 1 / factor)

  const resized = factor === 1 ? words : await read(image, 'auto')
  let best = weighWords(resized) > ALMOST * weighWords(words) ? resized : words
  if (factor !== 1 && !makesSense(best)) return best
  if (meanConfidence(best) < SURE) best = mergeReadings(best, await read(darkenInk(image), 'auto'))
  if (meanConfidence(best) < SURE && makesSense(best)) {
    best = mergeReadings(best, await read(image, 'single-block'))
  }
  return best
}

/** How much the picture is to be enlarged or shrunk for its print to have the size that is read best. */
function chooseFactor(words: readonly Word[], { width, height }: GreyImage): number {
  const print = measurePrint(words)
  if (print === null || (print >= LEAST_PRINT && print <= MOST_PRINT)) return 1
  return Math.min(BEST_PRINT / print, LONGEST_SIDE / Math.max(width, height))
}
