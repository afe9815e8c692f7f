import { surround, type Box, type Word } from '../../domain/page.ts'
import { rotateImage, scaleImage, shrinkImage, type GreyImage } from './grey-image.ts'
import { listWords } from './list-words.ts'
import { measureSkew } from './measure-skew.ts'
import type { ReadingOptions, Tesseract } from './start-tesseract.ts'

/** Pixels. Narrower pages are enlarged: strokes of a receipt photographed small are too thin to tell apart. */
const LEAST_WIDTH = 1300
const LONGEST_SIDE = 3508
/** Degrees. Less does not disturb the recognizer. */
const LEAST_SKEW = 0.3

/** Reads an upright picture. Boxes and type sizes are in pixels of the picture as given, crooked as it is. */
export async function readWords(tesseract: Tesseract, image: GreyImage): Promise<readonly Word[]> {
  const skew = measureSkew(await shrinkImage(image))
  const straight = await rotateImage(image, Math.abs(skew) < LEAST_SKEW ? 0 : -skew)
  const factor = Math.max(
    1,
    Math.min(LEAST_WIDTH / image.width, LONGEST_SIDE / Math.max(straight.width, straight.height)),
  )
  const prepared = await scaleImage(straight, factor)
  const options: ReadingOptions = { segmentation: 'auto', threshold: 'otsu', dotsPerInch: 200 }
  const words = listWords(await tesseract.read(prepared, options), straight.width / prepared.width)
  return straight === image ? words : tiltWords(words, straight, image, skew)
}

function tiltWords(words: readonly Word[], straight: GreyImage, crooked: GreyImage, degrees: number): readonly Word[] {
  return words.map(({ text, box, confidence, fontSize, bold }) => {
    return { text, box: tiltBox(box, straight, crooked, degrees), confidence, fontSize, bold }
  })
}

/** Where a box of the straightened picture lies on the crooked one: both turn around their middles. */
function tiltBox(box: Box, straight: GreyImage, crooked: GreyImage, degrees: number): Box {
  const sine = Math.sin((degrees * Math.PI) / 180)
  const cosine = Math.cos((degrees * Math.PI) / 180)
  const corners = [box[0], box[2]].flatMap((left) =>
    [box[1], box[3]].map((top): Box => {
      const x = left - straight.width / 2
      const y = top - straight.height / 2
      const tiltedX = crooked.width / 2 + x * cosine - y * sine
      const tiltedY = crooked.height / 2 + x * sine + y * cosine
      return [tiltedX, tiltedY, tiltedX, tiltedY]
    }),
  )
  return surround(corners)
}
