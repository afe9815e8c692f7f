import type { GreyImage } from './grey-image.ts'

/** Degrees. Paper lies straighter than this in a scanner's feed; steeper lines are not printed text. */
const STEEPEST = 6
const COARSE_STEP = 0.5
const FINE_STEP = 0.1
/** Dark points that are enough to see the lines. */
const MOST_POINTS = 20_000
/** Fewer are an empty page. */
const LEAST_POINTS = 400

/**
 * The angle of the lines of text in degrees, positive when they fall to the right; 0 when no angle stands out.
 * Rows of dark points are counted along each angle: along the lines, full rows and empty ones differ most.
 * @param image shrunk to about 800 pixels, so that a line is a few pixels high
 */
export function measureSkew(image: GreyImage): number {
  const points = listDarkPoints(image)
  if (points.length < LEAST_POINTS) return 0
  const score = (angle: number): number => scoreAngle(points, image, angle)
  const coarse = findBestAngle(-STEEPEST, STEEPEST, COARSE_STEP, score)
  const fine = findBestAngle(coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP, score)
  return score(fine) > 1.02 * score(0) ? Math.round(fine * 10) / 10 : 0
}

function findBestAngle(from: number, to: number, step: number, score: (angle: number) => number): number {
  const angles = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
  const scores = angles.map(score)
  return angles[scores.indexOf(Math.max(...scores))]!
}

/** Sum of the squared steps from each row to the next, rows taken along the angle. */
function scoreAngle(points: Uint32Array, image: GreyImage, angle: number): number {
  const slope = Math.tan((angle * Math.PI) / 180)
  const offset = Math.ceil(image.width * Math.tan(((STEEPEST + 1) * Math.PI) / 180))
  const rows = new Float64Array(image.height + 2 * offset + 2)
  for (const point of points) {
    const x = point % image.width
    rows[Math.round((point - x) / image.width - x * slope) + offset]! += 1
  }
  let score = 0
  for (let row = 1; row < rows.length; row += 1) score += (rows[row]! - rows[row - 1]!) ** 2
  return score
}

/** Positions of points darker than their surroundings, evenly thinned. */
function listDarkPoints(image: GreyImage): Uint32Array {
  const { data, width, height } = image
  const reach = 12
  const stride = width + 1
  const sums = sumAreas(image)
  const dark: number[] = []
  for (let y = 0; y < height; y += 1) {
    const above = Math.max(0, y - reach) * stride
    const below = Math.min(height, y + reach + 1) * stride
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach + 1)
      const sum = sums[below + right]! - sums[above + right]! - sums[below + left]! + sums[above + left]!
      const mean = sum / (((below - above) / stride) * (right - left))
      if (data[y * width + x]! < 0.8 * mean) dark.push(y * width + x)
    }
  }
  const every = Math.max(1, Math.ceil(dark.length / MOST_POINTS))
  return Uint32Array.from(every === 1 ? dark : dark.filter((_point, index) => index % every === 0))
}

/** Summed-area table, one row and column larger than the image. */
function sumAreas({ data, width, height }: GreyImage): Float64Array {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x]!
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row
    }
  }
  return sums
}
