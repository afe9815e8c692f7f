import { surround, type Box, type Word } from '../../domain/page.ts'
import { despeckle, rotateImage, scaleImage, shrinkImage, type GreyImage } from './grey-image.ts'
import { hasUnevenLight } from './measure-light.ts'
import { measureSkew } from './measure-skew.ts'
import { hasSpecks } from './measure-specks.ts'
import { removeRules } from './remove-rules.ts'

/** Pixels. Narrower pages are enlarged: strokes of a receipt photographed small are too thin to tell apart. */
export const LEAST_WIDTH = 1300
/** Pixels: A4 at 300 dpi. More costs time and memory and reads no better. */
const LONGEST_SIDE = 3508
/** Degrees. Where there are no rules, less does not disturb the recognizer, and turning costs sharpness. */
const LEAST_SKEW = 0.8

export interface PreparedImage {
  /** Straight, without the rules of tables, and large enough to read. */
  readonly image: GreyImage
  readonly hasUnevenLight: boolean
  /** Whether rules were painted over. */
  readonly isPainted: boolean
  /** Brings words from pixels of the prepared image to pixels of the picture as it was given, crooked as it is. */
  restore<W extends Word>(words: readonly W[]): readonly W[]
  /** Where a point of the picture as it was given lies on the prepared image. */
  place(point: readonly [x: number, y: number]): readonly [x: number, y: number]
}

/**
 * Cleans, straightens and enlarges an upright picture where it needs that, and takes the rules of tables away.
 * @param keepsRules for a receipt, which has no tables: faint print of a till loses strokes with them
 */
export async function prepareImage(
  picture: GreyImage,
  { keepsRules = false }: { readonly keepsRules?: boolean } = {},
): Promise<PreparedImage> {
  const small = await shrinkImage(picture)
  const clean = hasSpecks(picture) ? await despeckle(picture) : picture
  const { skew, straight, isPainted } = await straighten(clean, measureSkew(small), keepsRules)
  const room = LONGEST_SIDE / Math.max(straight.width, straight.height)
  const image = await scaleImage(straight, Math.max(1, Math.min(LEAST_WIDTH / picture.width, room)))
  const scale = straight.width / image.width
  return {
    image,
    hasUnevenLight: hasUnevenLight(small),
    isPainted,
    restore: (words) =>
      words.map((word) => {
        const { box, fontSize } = word
        const straightBox: Box = [box[0] * scale, box[1] * scale, box[2] * scale, box[3] * scale]
        const restored = skew === 0 ? straightBox : tiltBox(straightBox, straight, picture, skew)
        return { ...word, box: restored, fontSize: fontSize * scale }
      }),
    place: (point) => {
      const [x, y] = skew === 0 ? point : straightenPoint(point, straight, picture, skew)
      return [x / scale, y / scale]
    },
  }
}

interface Straightened {
  /** Degrees by which it was turned back. */
  readonly skew: number
  readonly straight: GreyImage
  readonly isPainted: boolean
}

/** A table is wide, and its rules show a slant that text alone bears: only then a slight one is put right. */
async function straighten(picture: GreyImage, skew: number, keepsRules: boolean): Promise<Straightened> {
  const turned = await rotateImage(picture, -skew)
  const bare = keepsRules ? null : removeRules(turned)
  if (bare !== null) return { skew, straight: bare, isPainted: true }
  return Math.abs(skew) < LEAST_SKEW
    ? { skew: 0, straight: picture, isPainted: false }
    : { skew, straight: turned, isPainted: false }
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

/** Where a point of the crooked picture lies on the straightened one. */
function straightenPoint(
  [x, y]: readonly [number, number],
  straight: GreyImage,
  crooked: GreyImage,
  degrees: number,
): readonly [number, number] {
  const sine = Math.sin((degrees * Math.PI) / 180)
  const cosine = Math.cos((degrees * Math.PI) / 180)
  const [right, down] = [x - crooked.width / 2, y - crooked.height / 2]
  return [straight.width / 2 + right * cosine + down * sine, straight.height / 2 - right * sine + down * cosine]
}
