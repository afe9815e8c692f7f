import { decode } from 'bmp-ts'
import sharp from 'sharp'
import { DocumentError } from '../../domain/errors.ts'
import type { Content, FileFormat, Raster, ReadPage } from '../../domain/content.ts'
import type { ProcessingLimits } from '../../domain/outcome.ts'

/** Points of A4's long side; pictures without a sane resolution are taken for a page of this height. */
const A4_LONG_SIDE = 842
/** Dots per inch; outside of these a file's own figure says nothing about paper. */
const MIN_DENSITY = 100
const MAX_DENSITY = 1250

interface Picture {
  readonly page: ReadPage
  readonly isGrey: boolean
}

/** Reads a picture; every TIFF page becomes a page. Throws DocumentError `unreadable_file`, `page_too_large`, `too_many_pages`. */
export async function readImage(bytes: Uint8Array, format: FileFormat, limits: ProcessingLimits): Promise<Content> {
  const source = format === 'bmp' ? await decodeBitmap(bytes, limits) : bytes
  const count = await countPages(source, format, limits)
  const pictures: Picture[] = []
  for (let index = 0; index < count; index++) pictures.push(await describePicture(source, index, limits))
  return {
    pages: pictures.map(({ page }) => page),
    structured: null,
    draw: (pageNumber, dotsPerInch) => drawPicture(source, pictures[pageNumber - 1]!, dotsPerInch, limits),
    close: async () => {},
  }
}

/** sharp has no reader for BMP, so it gets the same pixels as PNG. */
async function decodeBitmap(bytes: Uint8Array, limits: ProcessingLimits): Promise<Uint8Array> {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 26) throw new DocumentError('unreadable_file')
  checkPixels(Math.abs(header.getInt32(18, true)), Math.abs(header.getInt32(22, true)), limits)
  const { data, width, height } = await attempt(async () => decode(Buffer.from(bytes)))
  const channels = 4
  const pixels = Buffer.alloc(width * height * 3)
  // bmp-ts gives ABGR.
  for (let at = 0; at < width * height; at++) {
    pixels[at * 3] = data[at * channels + 3]!
    pixels[at * 3 + 1] = data[at * channels + 2]!
    pixels[at * 3 + 2] = data[at * channels + 1]!
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function countPages(source: Uint8Array, format: FileFormat, { maxPages }: ProcessingLimits): Promise<number> {
  if (format !== 'tiff') return 1
  const { pages = 1 } = await attempt(() => sharp(source, { limitInputPixels: false }).metadata())
  if (pages > maxPages)
    throw new DocumentError(
      'too_many_pages',
      `The document has ${pages} pages; at most ${maxPages} are read. Split it and send the parts.`,
    )
  return pages
}

async function describePicture(source: Uint8Array, index: number, limits: ProcessingLimits): Promise<Picture> {
  const metadata = await attempt(() => sharp(source, { page: index, limitInputPixels: false }).metadata())
  checkPixels(metadata.width, metadata.height, limits)
  // EXIF orientations 5 to 8 lie on their side.
  const lying = (metadata.orientation ?? 1) >= 5
  const width = lying ? metadata.height : metadata.width
  const height = lying ? metadata.width : metadata.height
  const density = plausibleDensity(metadata.density, Math.max(width, height))
  const page: ReadPage = {
    number: index + 1,
    width: (width / density) * 72,
    height: (height / density) * 72,
    words: [],
    origin: 'text',
    needsRecognition: true,
    scanDotsPerInch: Math.round(density),
  }
  return { page, isGrey: metadata.space === 'b-w' || metadata.space === 'grey16' }
}

function plausibleDensity(stated: number | undefined, longSide: number): number {
  const assumed = (longSide / A4_LONG_SIDE) * 72
  if (stated === undefined || stated < MIN_DENSITY || stated > MAX_DENSITY) return assumed
  return stated
}

async function drawPicture(
  source: Uint8Array,
  { page, isGrey }: Picture,
  dotsPerInch: number,
  limits: ProcessingLimits,
): Promise<Raster> {
  const width = Math.max(1, Math.round((page.width / 72) * dotsPerInch))
  const height = Math.max(1, Math.round((page.height / 72) * dotsPerInch))
  checkPixels(width, height, limits)
  const { data, info } = await attempt(() =>
    sharp(source, { page: page.number - 1, limitInputPixels: false })
      .autoOrient()
      .resize({ width, height, fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace(isGrey ? 'b-w' : 'srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  )
  return { data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 }
}

function checkPixels(width: number, height: number, { maxPixels }: ProcessingLimits): void {
  if (width * height > maxPixels)
    throw new DocumentError(
      'page_too_large',
      `The picture has ${width} x ${height} pixels, which is too large. Scan it at a lower resolution.`,
    )
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new DocumentError(
      'unreadable_file',
      'The picture is damaged and cannot be read. Scan it anew and send it again.',
      { cause: error },
    )
  }
}
