import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'bmp-ts'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { FileFormat } from '../../../engine/domain/content.ts'
import { readImage } from '../../../engine/stages/read/read-image.ts'

const LIMITS = { maxPages: 500, maxPixels: 100_000_000, previewPages: 50 }

/** White, with a black block at the top left: 40 x 20 pixels. */
function makePicture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    { input: { create: { width: 40, height: 20, channels: 3, background: 'black' } }, left: 0, top: 0 },
  ])
}

describe('a picture', () => {
  const encoders: Partial<Record<FileFormat, (picture: Sharp) => Promise<Buffer>>> = {
    png: (picture) => picture.png().toBuffer(),
    jpg: (picture) => picture.jpeg().toBuffer(),
    webp: (picture) => picture.webp().toBuffer(),
    gif: (picture) => picture.gif().toBuffer(),
    tiff: (picture) => picture.tiff().toBuffer(),
    bmp: async (picture) => {
      const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      const abgr = Buffer.alloc(data.length)
      for (let at = 0; at < data.length; at += 4) abgr.set([255, data[at + 2]!, data[at + 1]!, data[at]!], at)
      return encode({ data: abgr, width: info.width, height: info.height }).data
    },
  }
  test.each(Object.entries(encoders))('in %s is one page to recognize', async (format, encode) => {
    const content = await readImage(await encode(makePicture(827, 1169)), format as FileFormat, LIMITS)
    expect(content.pages).toHaveLength(1)
    expect(content.pages[0]).toMatchObject({ number: 1, words: [], needsRecognition: true })
    const raster = await content.draw(1, 100)
    expect(raster.data).toHaveLength(raster.width * raster.height * raster.channels)
    expect(raster.data[0]).toBeLessThan(20)
    expect(raster.data.at(-1)).toBeGreaterThan(235)
  })

  test('keeps the size on paper that it states', async () => {
    const content = await readImage(
      await makePicture(1240, 874).withMetadata({ density: 150 }).png().toBuffer(),
      'png',
      LIMITS,
    )
    expect(content.pages[0]!.width).toBeCloseTo(595, 0)
    expect(content.pages[0]!.height).toBeCloseTo(420, 0)
    expect(content.pages[0]!.scanDotsPerInch).toBe(150)
  })

  test("of A4 shape is A4 when its stated resolution is a screen's", async () => {
    const content = await readImage(
      await makePicture(1654, 2339).withMetadata({ density: 72 }).png().toBuffer(),
      'png',
      LIMITS,
    )
    expect(content.pages[0]!.width).toBeCloseTo(595, 0)
    expect(content.pages[0]!.height).toBeCloseTo(842, 0)
  })

  test('taken sideways is turned upright as EXIF says', async () => {
    const bytes = await makePicture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const content = await readImage(bytes, 'jpg', LIMITS)
    const [page] = content.pages
    expect(page!.height / page!.width).toBeCloseTo(2, 2)
    const raster = await content.draw(1, page!.scanDotsPerInch!)
    // The top left corner of the sensor is the top right of the page.
    expect(raster.data[(raster.width - 3) * raster.channels]).toBeLessThan(40)
    expect(raster.data[0]).toBeGreaterThan(200)
  })

  test('with see-through parts is shown on white', async () => {
    const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    const content = await readImage(bytes, 'png', LIMITS)
    expect((await content.draw(1, 72)).data[0]).toBe(255)
  })

  test('with 16 bits a sample is drawn with 8', async () => {
    const bytes = await makePicture(100, 100).toColourspace('rgb16').png().toBuffer()
    const raster = await (await readImage(bytes, 'png', LIMITS)).draw(1, 72)
    expect(raster.data).toHaveLength(raster.width * raster.height * raster.channels)
    expect(raster.data.at(-1)).toBe(255)
  })

  test('in TIFF has all its pages', async () => {
    const shades = await Promise.all(
      ['#000000', '#808080', '#ffffff'].map((background) =>
        sharp({ create: { width: 200, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const bytes = await sharp(shades, { join: { animated: true } })
      .tiff()
      .toBuffer()
    const content = await readImage(bytes, 'tiff', LIMITS)
    expect(content.pages.map(({ number }) => number)).toEqual([1, 2, 3])
    expect((await content.draw(2, 72)).data[0]).toBe(128)
    await expect(readImage(bytes, 'tiff', { ...LIMITS, maxPages: 2 })).rejects.toMatchObject({ code: 'too_many_pages' })
  })
})

describe('a picture is refused', () => {
  test('when it has 30,000 x 30,000 pixels, before it is unpacked', async () => {
    const started = process.memoryUsage().rss
    await expect(readImage(buildPngBomb(30_000), 'png', LIMITS)).rejects.toMatchObject({
      code: 'page_too_large',
      message: expect.stringContaining('30000 x 30000'),
    })
    expect(process.memoryUsage().rss - started).toBeLessThan(400_000_000)
  })

  test('when it is no picture', async () => {
    await expect(readImage(Buffer.from('\u0089PNG no picture'), 'png', LIMITS)).rejects.toMatchObject({
      code: 'unreadable_file',
    })
    await expect(readImage(Buffer.from('BM'), 'bmp', LIMITS)).rejects.toMatchObject({ code: 'unreadable_file' })
  })
})

/** A black square of one bit a pixel: 110 kB that unpack to 2.7 GB as RGB. */
function buildPngBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 1 })
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
