import { scaleImage, stretchImage, type GreyImage } from './grey-image.ts'

/** The light is told on a picture so many times smaller. */
const SHRINK = 4
/** Points of the small picture: strokes and letters up to twice as thick are print, anything larger and darker is a shadow. */
const REACH = 10
/** Grey level below which nothing is paper: the table, a bar with white letters. */
const DARKEST_PAPER = 60

/**
 * The picture as if its light came evenly: each point as a share of the paper around it, which is what is left once print is
 * closed over (grey-scale closing: the darkest of the lightest neighbours). Edges of shadows stay where they are.
 */
export async function evenLight(image: GreyImage): Promise<GreyImage> {
  const small = await scaleImage(image, 1 / SHRINK)
  const paper = closeOver(small)
  const { data: light } = await stretchImage(paper, image.width / paper.width, image.height / paper.height)
  const data = image.data.map((grey, at) =>
    Math.min(255, Math.round((255 * grey) / Math.max(DARKEST_PAPER, light[at]!))),
  )
  return { ...image, data }
}

function closeOver(image: GreyImage): GreyImage {
  const lightest = (a: number, b: number): number => Math.max(a, b)
  const darkest = (a: number, b: number): number => Math.min(a, b)
  return spread(spread(image, lightest), darkest)
}

/** Each point becomes the extreme one of the square around it. */
function spread(image: GreyImage, extreme: (a: number, b: number) => number): GreyImage {
  const { width, height } = image
  const along = spreadAlong(image.data, extreme, { lines: height, points: width, nextLine: width, nextPoint: 1 })
  const data = spreadAlong(along, extreme, { lines: width, points: height, nextLine: 1, nextPoint: width })
  return { width, height, data }
}

interface Walk {
  readonly lines: number
  readonly points: number
  readonly nextLine: number
  readonly nextPoint: number
}

function spreadAlong(
  data: Uint8Array,
  extreme: (a: number, b: number) => number,
  { lines, points, nextLine, nextPoint }: Walk,
): Uint8Array {
  const result = new Uint8Array(data.length)
  for (let line = 0; line < lines; line += 1) {
    const start = line * nextLine
    for (let point = 0; point < points; point += 1) {
      let best = data[start + point * nextPoint]!
      const end = Math.min(points - 1, point + REACH)
      for (let other = Math.max(0, point - REACH); other <= end; other += 1) {
        best = extreme(best, data[start + other * nextPoint]!)
      }
      result[start + point * nextPoint] = best
    }
  }
  return result
}
