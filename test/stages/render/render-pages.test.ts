import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Raster } from '../../../engine/domain/content.ts'
import { renderPage, renderThumbnail, turnRaster } from '../../../engine/stages/render/render-pages.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Grey or coloured, its first pixel black. */
function makeRaster(width: number, height: number, channels: 1 | 3 | 4 = 3): Raster {
  const data = new Uint8Array(width * height * channels).fill(200)
  data.fill(0, 0, Math.min(3, channels))
  return { data, width, height, channels }
}

describe('a preview', () => {
  test.each([1, 3, 4] as const)('is a PNG of the page as it is, from %i channels', async (channels) => {
    const image = await renderPage(makeRaster(1240, 1754, channels), `page-${channels}`, folder)
    const path = join(folder, `page-${channels}.png`)
    const { size } = await stat(path)
    expect(image).toEqual({ filename: `page-${channels}.png`, format: 'png', width: 1240, height: 1754, size })
    const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1240, 1754])
    expect(data[0]).toBe(0)
    expect(data[info.channels]).toBe(200)
  })

  test('is at most 2,000 pixels long', async () => {
    await renderPage(makeRaster(1500, 3000), 'long', folder)
    expect(await sharp(join(folder, 'long.png')).metadata()).toMatchObject({ width: 1000, height: 2000 })
  })
})

test('a thumbnail is 320 pixels wide', async () => {
  const image = await renderThumbnail(makeRaster(1240, 1754), folder)
  expect(image).toMatchObject({ filename: 'thumbnail.png', format: 'png' })
  expect(await sharp(join(folder, image.filename)).metadata()).toMatchObject({ width: 320, height: 453 })
})

describe('turning a page', () => {
  test.each([
    { turn: 90, width: 2, height: 3, corner: 1 },
    { turn: 180, width: 3, height: 2, corner: 5 },
    { turn: 270, width: 2, height: 3, corner: 4 },
  ] as const)('by $turn degrees goes clockwise', async ({ turn, width, height, corner }) => {
    for (const channels of [1, 3, 4] as const) {
      const turned = await turnRaster(makeRaster(3, 2, channels), turn)
      expect(turned).toMatchObject({ width, height, channels })
      expect(turned.data).toHaveLength(6 * channels)
      expect(turned.data[corner * channels]).toBe(0)
    }
  })

  test('by nothing gives the same page', async () => {
    const raster = makeRaster(3, 2)
    expect(await turnRaster(raster, 0)).toBe(raster)
  })
})
