import type { Raster, Turn } from '../../domain/content.ts'
import type { Page } from '../../domain/page.ts'
import { prepareImage } from './prepare-image.ts'
import { listWords } from './list-words.ts'
import { startTesseract } from './start-tesseract.ts'

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

/** Starts the recognizer (about half a second); rejects when its data or its program cannot be loaded. */
export async function createRecognizer(): Promise<Recognizer> {
  const tesseract = await startTesseract(['deu', 'eng'])
  return {
    recognize: async (raster, page) => {
      const image = await prepareImage(raster)
      const dotsPerInch = (image.width / page.width) * 72
      const blocks = await tesseract.read(image, { segmentation: 'auto', threshold: 'otsu', dotsPerInch })
      const words = listWords(blocks, page.width / image.width)
      return { page: { ...page, words, origin: 'ocr' }, turn: 0 }
    },
    close: () => tesseract.close(),
  }
}
