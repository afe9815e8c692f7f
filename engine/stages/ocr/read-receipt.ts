import type { Word } from '../../domain/page.ts'
import { darkenInk, stretchImage } from './grey-image.ts'
import { measurePrint } from './measure-print.ts'
import { mergeReadings } from './merge-readings.ts'
import type { PreparedImage } from './prepare-image.ts'
import { readWords } from './read-words.ts'
import { scaleWords } from './scale-words.ts'
import type { ReadingOptions, Tesseract } from './start-tesseract.ts'
import { voteWords } from './vote-words.ts'
import { makesSense, meanConfidence } from './weigh-words.ts'

/** Mean confidence. Tills print badly, and a figure counts for more: half of the receipts reach not even this after all readings. */
const SURE = 0.93
/** Pixels: the height of print where none was read that could be measured. */
const USUAL_PRINT = 30
/** Pixels: enlarging stops there. */
const LONGEST_SIDE = 5000

/** A way of reading line by line; print is brought to a height in pixels, and made wider by a factor. */
interface Way {
  readonly print: number
  readonly stretch: number
  readonly isDarkened: boolean
  readonly threshold: ReadingOptions['threshold']
}

/** They fail in different places: large and dark is for pale ink, a local threshold for dark paper, wide for narrow letters. */
const WAYS: readonly Way[] = [
  { print: 40, stretch: 1, isDarkened: true, threshold: 'otsu' },
  { print: 30, stretch: 1, isDarkened: false, threshold: 'sauvola' },
  { print: 30, stretch: 1.5, isDarkened: true, threshold: 'otsu' },
]

/**
 * Reads a receipt again, in other ways while it is not sure enough: on each place the words that say most are kept, with the
 * text that most readings have.
 * @param first the words as read at first, in pixels of the image, as what is returned
 */
export async function readReceipt(
  tesseract: Tesseract,
  { image, hasUnevenLight }: PreparedImage,
  first: readonly Word[],
): Promise<readonly Word[]> {
  const print = measurePrint(first) ?? USUAL_PRINT
  const readings = [first]
  let best = first
  for (const way of WAYS) {
    if (meanConfidence(best) >= SURE) break
    // Two readings in different ways found no text: a third one would find none either.
    if (readings.length > 1 && !makesSense(best)) break
    const factor = Math.min(way.print / print, LONGEST_SIDE / Math.max(image.width * way.stretch, image.height))
    const scaled = await stretchImage(image, factor * way.stretch, factor)
    const picture = way.isDarkened ? darkenInk(scaled) : scaled
    const threshold = hasUnevenLight ? 'sauvola' : way.threshold
    const words = await readWords(tesseract, picture, { segmentation: 'single-block', threshold })
    const reading = scaleWords(words, 1 / factor, 1 / way.stretch)
    readings.push(reading)
    best = mergeReadings(best, reading)
  }
  return voteWords(best, readings)
}
