import type { Box } from '../../../domain/page.ts'
import { surround } from '../../../domain/page.ts'
import type { GreyImage } from '../grey-image.ts'
import { bendAt, type TextLine } from './outline-lines.ts'

/** Pixels: the network that reads lines was taught on this height. */
export const LINE_HEIGHT = 48
const LEAST_WIDTH = 32
const MOST_WIDTH = 3200

/** A line cut out and laid flat. */
export interface FlatLine {
  readonly image: GreyImage
  /** Brings a box of the flat line to pixels of the picture: the smallest upright one around it. */
  restore(box: Box): Box
}

/**
 * Cuts a line out of a picture, straight and unbent; each pixel is the mean of what it covers.
 * @param lineHeight pixels, which it is brought to
 */
export function cropLine(picture: GreyImage, line: TextLine, lineHeight = LINE_HEIGHT): FlatLine {
  const [x, y] = line.along
  const width = Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, (lineHeight * line.width) / line.height)))
  const pixels = picture.data
  // Points have their place in their middles.
  const [left, top] = [line.left - 0.5, line.top - 0.5]
  const stepX = line.width / width
  const stepY = line.height / lineHeight
  const data = new Uint8Array(width * lineHeight)
  // As many samples a pixel as it covers pixels of the picture.
  const countX = Math.max(1, Math.round(stepX))
  const countY = Math.max(1, Math.round(stepY))
  const bends = Float64Array.from({ length: width }, (_, column) => bendAt(line, (column + 0.5) * stepX))
  for (let row = 0; row < lineHeight; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let sum = 0
      for (let subY = 0; subY < countY; subY += 1) {
        const across = (row + (subY + 0.5) / countY) * stepY + bends[column]!
        for (let subX = 0; subX < countX; subX += 1) {
          const along = (column + (subX + 0.5) / countX) * stepX
          const sampleX = left + along * x - across * y
          sum += sample(pixels, picture.width, picture.height, sampleX, top + along * y + across * x)
        }
      }
      data[row * width + column] = Math.round(sum / (countX * countY))
    }
  }
  return {
    image: { data, width, height: lineHeight },
    restore: (box) =>
      surround(
        [box[0], box[2]].flatMap((column) =>
          [box[1], box[3]].map((row): Box => {
            const along = column * stepX
            const across = row * stepY + bendAt(line, along)
            const cornerX = line.left + along * x - across * y
            const cornerY = line.top + along * y + across * x
            return [cornerX, cornerY, cornerX, cornerY]
          }),
        ),
      ),
  }
}

/** Between four pixels; beyond the edge the picture goes on as at its edge. A line has tens of thousands of samples: nothing is allocated. */
function sample(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  const clearX = Math.min(width - 1, Math.max(0, x))
  const clearY = Math.min(height - 1, Math.max(0, y))
  const left = Math.trunc(clearX)
  const top = Math.trunc(clearY)
  const shareX = clearX - left
  const shareY = clearY - top
  const at = top * width + left
  const right = left < width - 1 ? 1 : 0
  const below = top < height - 1 ? width : 0
  const upper = data[at]! + (data[at + right]! - data[at]!) * shareX
  const lower = data[at + below]! + (data[at + below + right]! - data[at + below]!) * shareX
  return upper + (lower - upper) * shareY
}
