import { scaleImage, type GreyImage } from './grey-image.ts'
import { measureHeight } from './measure-lines.ts'
import { moveLine } from './paddle/move-line.ts'
import type { TextLine } from './paddle/outline-lines.ts'
import { LEAST_WIDTH } from './prepare-image.ts'

/**
 * Pixels of a line as it is found. Scans at 200 dpi have 27 to 30, at 300 dpi 45 to 51: Tesseract's network brings every line to the
 * same height, so that larger print only costs it time (a quarter to a third of a page at 300 dpi).
 */
const ENOUGH = 36

/** The picture with its lines, made smaller where the print is larger than reading needs. */
export async function fitPrint(
  picture: GreyImage,
  lines: readonly TextLine[],
): Promise<{ readonly picture: GreyImage; readonly lines: readonly TextLine[] }> {
  const wanted = Math.max(LEAST_WIDTH / picture.width, ENOUGH / measureHeight(lines))
  if (wanted >= 1) return { picture, lines }
  const smaller = await scaleImage(picture, wanted)
  const [wider, higher] = [smaller.width / picture.width, smaller.height / picture.height]
  return { picture: smaller, lines: lines.map((line) => moveLine(line, ([x, y]) => [x * wider, y * higher])) }
}
