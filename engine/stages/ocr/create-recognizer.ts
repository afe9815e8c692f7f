import type { Raster, Turn } from '../../domain/content.ts'
import type { Page, Word } from '../../domain/page.ts'
import { suggestTurn } from './suggest-turn.ts'
import { toGrey, turnImage, type GreyImage } from './grey-image.ts'
import { readWords } from './read-words.ts'
import { startTesseract } from './start-tesseract.ts'
import { weighWords } from './weigh-words.ts'

/** A warm text recognizer: reads one page at a time, never reaches out and leaves nothing on disk. */
export interface Recognizer {
  /**
   * Reads the words of a page image.
   * @param raster the page as drawn, any orientation
   * @param page its number and its size in points, as drawn
   * @param options locale `de`, `en-GB` ... when known
   * @returns the upright page, width and height swapped after a quarter turn; boxes lie on the words of the turned image
   */
  recognize(raster: Raster, page: PageSize, options: { locale: string | null }): Promise<{ page: Page; turn: Turn }>
  close(): Promise<void>
}

export interface PageSize {
  readonly number: number
  /** Points. */
  readonly width: number
  readonly height: number
}

/** Pixels: A4 at 300 dpi. More costs time and memory and reads no better. */
const LONGEST_SIDE = 3508
/** How much more a page must say upside down before it is turned. */
const CLEARLY_MORE = 1.5

/** Starts the recognizer (about half a second); rejects when its data or its program cannot be loaded. */
export async function createRecognizer(): Promise<Recognizer> {
  const tesseract = await startTesseract(['deu', 'eng'])

  async function readUpright(image: GreyImage): Promise<Reading> {
    const first = await read(image, 0)
    const turn = suggestTurn(first.words)
    if (turn === 0) return first
    const second = await read(image, turn)
    const isQuarter = turn !== 180
    // A quarter turn follows from the shape of the words; its direction, and half turns, are only likely.
    const other = isQuarter && suggestTurn(second.words) === 180 ? await read(image, turn === 90 ? 270 : 90) : first
    const favoured = isQuarter ? second : first
    const rival = isQuarter ? other : second
    return weighWords(rival.words) > CLEARLY_MORE * weighWords(favoured.words) ? rival : favoured
  }

  async function read(original: GreyImage, turn: Turn): Promise<Reading> {
    const image = await turnImage(original, turn)
    return { image, turn, words: await readWords(tesseract, image) }
  }

  return {
    recognize: async (raster, { number, width, height }) => {
      const { image, words, turn } = await readUpright(await toGrey(raster, LONGEST_SIDE))
      const isOnSide = turn === 90 || turn === 270
      const size = isOnSide ? { width: height, height: width } : { width, height }
      return { page: { number, ...size, words: scaleWords(words, size.width / image.width), origin: 'ocr' }, turn }
    },
    close: () => tesseract.close(),
  }
}

/** A picture as turned, with its words in pixels. */
interface Reading {
  readonly image: GreyImage
  readonly words: readonly Word[]
  readonly turn: Turn
}

/** From pixels to points. */
function scaleWords(words: readonly Word[], scale: number): readonly Word[] {
  return words.map((word) => ({
    ...word,
    box: [word.box[0] * scale, word.box[1] * scale, word.box[2] * scale, word.box[3] * scale],
    fontSize: Math.round(word.fontSize * scale * 10) / 10,
  }))
}
