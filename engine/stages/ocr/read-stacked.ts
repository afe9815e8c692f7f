import type { Word } from '../../domain/page.ts'
import type { GreyImage } from './grey-image.ts'
import { cropLine, LINE_HEIGHT } from './paddle/crop-line.ts'
import type { TextLine } from './paddle/outline-lines.ts'
import { readWords } from './read-words.ts'
import type { Tesseract } from './start-tesseract.ts'

/** Pixels of paper around each line. */
const MARGIN = 16
/** Share of a line's points that are no darker than its paper. */
const PAPER = 0.7

/**
 * The words of each line, read by Tesseract: it takes lines that are cut out, laid flat, brought to one size and evenly lit, one
 * below the other in one picture, and does not have to find them.
 * @returns words in pixels of the picture, line by line
 */
export async function readStacked(
  tesseract: Tesseract,
  picture: GreyImage,
  lines: readonly TextLine[],
): Promise<readonly (readonly Word[])[]> {
  if (lines.length === 0) return []
  const flat = lines.map((line) => cropLine(picture, line))
  const step = LINE_HEIGHT + MARGIN
  const width = Math.max(...flat.map(({ image }) => image.width)) + 2 * MARGIN
  const height = lines.length * step + MARGIN
  const data = new Uint8Array(width * height).fill(255)
  for (const [index, { image }] of flat.entries()) {
    const whiten = makeWhitening(image)
    for (let row = 0; row < LINE_HEIGHT; row += 1) {
      const from = image.data.subarray(row * image.width, (row + 1) * image.width)
      data.set(
        from.map((grey) => whiten[grey]!),
        (MARGIN + index * step + row) * width + MARGIN,
      )
    }
  }
  const words = await readWords(tesseract, { data, width, height }, { segmentation: 'single-block', threshold: 'otsu' })
  return flat.map((line, index) => {
    const top = MARGIN + index * step
    return words
      .filter(({ box }) => Math.floor(((box[1] + box[3]) / 2 - MARGIN / 2) / step) === index)
      .map((word) => {
        const [left, upper, right, lower] = word.box
        const scale = lines[index]!.height / LINE_HEIGHT
        const box = line.restore([left - MARGIN, upper - top, right - MARGIN, lower - top])
        return { ...word, box, fontSize: word.fontSize * scale }
      })
  })
}

/** New grey levels by old ones: the line's paper becomes white. */
function makeWhitening({ data }: GreyImage): Uint8Array {
  const paper = Math.max(1, Uint8Array.from(data).sort()[Math.floor(data.length * PAPER)]!)
  return Uint8Array.from({ length: 256 }, (_, grey) => Math.min(255, Math.round((255 * grey) / paper)))
}
