import type { Turn } from '../../domain/content.ts'
import type { Word } from '../../domain/page.ts'
import { darkenInk, turnImage, type GreyImage } from './grey-image.ts'
import { listWords } from './list-words.ts'
import { prepareImage, type PreparedImage } from './prepare-image.ts'
import type { ReadingOptions, Tesseract } from './start-tesseract.ts'
import { suggestTurn } from './suggest-turn.ts'
import { meanConfidence, weighWords } from './weigh-words.ts'

/** How much more a page must say upside down before it is turned. */
const CLEARLY_MORE = 1.5
/** Mean confidence of readings that another way would hardly better. Scans reach it at once, half of the receipts do not. */
const SURE = 0.85
const DOTS_PER_INCH = 200

export interface PageReading {
  readonly turn: Turn
  /** Width of the turned picture, pixels. */
  readonly width: number
  /** Boxes and type sizes in pixels of the turned picture. */
  readonly words: readonly Word[]
}

/** Reads a picture of a page that may lie on any side. Pages that read badly are read again in other ways. */
export async function readPage(tesseract: Tesseract, picture: GreyImage): Promise<PageReading> {
  const upright = await readUpright(tesseract, picture)
  const words = await improve(tesseract, upright)
  return { turn: upright.turn, width: upright.width, words: upright.prepared.restore(words) }
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
  const prepared = await prepareImage(turned)
  const threshold = prepared.hasUnevenLight ? 'sauvola' : 'otsu'
  const words = await readWords(tesseract, prepared.image, { segmentation: 'auto', threshold })
  return { turn, width: turned.width, prepared, words }
}

/** Other ways of reading, each tried while the best so far is not sure enough; the one that says most is kept. */
async function improve(tesseract: Tesseract, { prepared, words }: Attempt): Promise<readonly Word[]> {
  const threshold = prepared.hasUnevenLight ? 'sauvola' : 'otsu'
  const faint = (): Promise<readonly Word[]> =>
    readWords(tesseract, darkenInk(prepared.image), { segmentation: 'auto', threshold })
  const lineByLine = (): Promise<readonly Word[]> =>
    readWords(tesseract, prepared.image, { segmentation: 'single-block', threshold })
  let best = words
  for (const readAgain of [faint, lineByLine]) {
    if (meanConfidence(best) >= SURE) return best
    const rival = await readAgain()
    if (weighWords(rival) > weighWords(best)) best = rival
  }
  return best
}

async function readWords(
  tesseract: Tesseract,
  image: GreyImage,
  options: Omit<ReadingOptions, 'dotsPerInch'>,
): Promise<readonly Word[]> {
  return listWords(await tesseract.read(image, { ...options, dotsPerInch: DOTS_PER_INCH }))
}
