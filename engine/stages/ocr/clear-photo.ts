import { evenLight } from './even-light.ts'
import { shrinkImage, type GreyImage } from './grey-image.ts'
import { hasUnevenLight } from './measure-light.ts'
import { surroundLine, type TextLine } from './paddle/outline-lines.ts'

/** Heights of a line that are kept around all lines. */
const MARGIN = 1.5

/** A photo with its light evened, and white where no line stands: tables and cloth under the paper are patterns of dark and light. */
export async function clearPhoto(picture: GreyImage, lines: readonly TextLine[]): Promise<GreyImage> {
  if (lines.length === 0 || !hasUnevenLight(await shrinkImage(picture))) return picture
  const { data, width, height } = await evenLight(picture)
  const print = lines.map((line) => Math.min(line.width, line.height)).toSorted((a, b) => a - b)[lines.length >> 1]!
  const boxes = lines.map((line) => surroundLine(line))
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box[0])) - MARGIN * print))
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box[1])) - MARGIN * print))
  const right = Math.min(width, Math.ceil(Math.max(...boxes.map((box) => box[2])) + MARGIN * print))
  const bottom = Math.min(height, Math.ceil(Math.max(...boxes.map((box) => box[3])) + MARGIN * print))
  const clear = new Uint8Array(width * height).fill(255)
  for (let y = top; y < bottom; y += 1) clear.set(data.subarray(y * width + left, y * width + right), y * width + left)
  return { data: clear, width, height }
}
