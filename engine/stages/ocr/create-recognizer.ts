import type { Raster, Turn } from '../../domain/content.ts'
import type { Page } from '../../domain/page.ts'
import { toGrey } from './grey-image.ts'
import { readPage } from './read-page.ts'
import { scaleWords } from './scale-words.ts'
import { startTesseract } from './start-tesseract.ts'

/** A warm text recognizer: reads one page at a time, never reaches out and leaves nothing on disk. */
export interface Recognizer {
  /**
   * Reads the words of a page image.
   * @param raster the page as drawn, any orientation
   * @param page its number and its size in points, as drawn
   * @param options a locale changes nothing so far: German and English are read together, as well as either alone
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

/** Starts the recognizer (about half a second); rejects when its data or its program cannot be loaded. */
export async function createRecognizer(): Promise<Recognizer> {
  const tesseract = await startTesseract(['deu', 'eng'])

  return {
    recognize: async (raster, { number, width, height }) => {
      const reading = await readPage(tesseract, await toGrey(raster))
      const isOnSide = reading.turn === 90 || reading.turn === 270
      const size = isOnSide ? { width: height, height: width } : { width, height }
      const words = scaleWords(reading.words, size.width / reading.width).map((word) => ({
        ...word,
        fontSize: Math.round(word.fontSize * 10) / 10,
      }))
      return { page: { number, ...size, words, origin: 'ocr' }, turn: reading.turn }
    },
    close: () => tesseract.close(),
  }
}
