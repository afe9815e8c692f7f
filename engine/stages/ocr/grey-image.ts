import sharp, { type Sharp } from 'sharp'
import type { Raster, Turn } from '../../domain/content.ts'

/** Greyscale samples, row by row, one byte each. */
export interface GreyImage {
  readonly data: Uint8Array
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Pixels: A4 at 300 dpi. Larger scans cost time and memory and read no better. */
const LONGEST_SIDE = 3508
/** Pixels. A line of text is still a few pixels high, and measuring costs little. */
const SHRUNK_SIDE = 800
/** Grey level from which on paper is taken for white. */
const PAPER = 245
/** Exponent: a grey of 180 falls to 100. */
const DARKENING = 3

/** The raster in grey on white, scaled down to 3508 pixels on its longer side. */
export async function toGrey(raster: Raster): Promise<GreyImage> {
  const { data, width, height, channels } = raster
  if (channels === 1 && Math.max(width, height) <= LONGEST_SIDE) return { data, width, height }
  return collect(
    sharp(data, { raw: { width, height, channels } })
      .flatten({ background: 'white' })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }),
  )
}

/** A small copy for measuring. */
export function shrinkImage(image: GreyImage): Promise<GreyImage> {
  return collect(
    open(image).resize({ width: SHRUNK_SIDE, height: SHRUNK_SIDE, fit: 'inside', withoutEnlargement: true }),
  )
}

export async function scaleImage(image: GreyImage, factor: number): Promise<GreyImage> {
  return factor === 1
    ? image
    : collect(open(image).resize({ width: Math.round(image.width * factor), kernel: 'cubic' }))
}

/** Wider and higher by factors of their own. */
export function stretchImage(image: GreyImage, wider: number, higher: number): Promise<GreyImage> {
  const size = { width: Math.round(image.width * wider), height: Math.round(image.height * higher) }
  return collect(open(image).resize({ ...size, fit: 'fill', kernel: 'cubic' }))
}

/** Clockwise; the picture stays whole. */
export async function turnImage(image: GreyImage, turn: Turn): Promise<GreyImage> {
  return turn === 0 ? image : collect(open(image).rotate(turn))
}

/** Turns by any angle around the middle, degrees clockwise; the picture grows so that nothing is cut off. */
export async function rotateImage(image: GreyImage, degrees: number): Promise<GreyImage> {
  return degrees === 0 ? image : collect(open(image).rotate(degrees, { background: 'white' }))
}

/** Part of the picture, in whole pixels of it. */
export function cropImage(
  image: GreyImage,
  part: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Promise<GreyImage> {
  return collect(open(image).extract(part))
}

export function cropRows(image: GreyImage, rows: { top: number; height: number }): GreyImage {
  const { width } = image
  return { width, height: rows.height, data: image.data.subarray(rows.top * width, (rows.top + rows.height) * width) }
}

/** Each point becomes the median of its neighbourhood: takes away specks and grain, and some of thin strokes. */
export function despeckle(image: GreyImage): Promise<GreyImage> {
  return collect(open(image).median(3))
}

/** Light grey print becomes dark, paper stays white: what a faded receipt needs. */
export function darkenInk(image: GreyImage): GreyImage {
  const darker = Uint8Array.from({ length: 256 }, (_, grey) => Math.round(255 * Math.min(1, grey / PAPER) ** DARKENING))
  return { ...image, data: image.data.map((grey) => darker[grey]!) }
}

function open({ data, width, height }: GreyImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } })
}

async function collect(picture: Sharp): Promise<GreyImage> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
