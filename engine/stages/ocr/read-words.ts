import type { Word } from '../../domain/page.ts'
import type { GreyImage } from './grey-image.ts'
import { listWords } from './list-words.ts'
import type { ReadingOptions, Tesseract } from './start-tesseract.ts'

const DOTS_PER_INCH = 200

/** One reading of a picture; boxes in its pixels. */
export async function readWords(
  tesseract: Tesseract,
  image: GreyImage,
  options: Omit<ReadingOptions, 'dotsPerInch'>,
): Promise<readonly Word[]> {
  return listWords(await tesseract.read(image, { ...options, dotsPerInch: DOTS_PER_INCH }))
}
