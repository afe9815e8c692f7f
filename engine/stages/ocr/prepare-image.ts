import sharp from 'sharp'
import type { Raster } from '../../domain/content.ts'
import type { GreyImage } from './start-tesseract.ts'

/** Longest side in pixels: A4 at 300 dpi. More costs time and memory and reads no better. */
const LONGEST_SIDE = 3508

/** The page in grey, at a size at which the recognizer reads well. */
export async function prepareImage(raster: Raster): Promise<GreyImage> {
  const { data, info } = await sharp(raster.data, {
    raw: { width: raster.width, height: raster.height, channels: raster.channels },
  })
    .flatten({ background: 'white' })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
