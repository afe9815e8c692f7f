import { beforeAll, expect, it } from 'vitest'
import { toGrey, type GreyImage } from '../../../engine/stages/ocr/grey-image.ts'
import { prepareImage } from '../../../engine/stages/ocr/prepare-image.ts'
import { changeRaster, drawPage } from './draw-page.ts'

let plain: GreyImage
let ruled: GreyImage

beforeAll(async () => {
  const { raster } = await drawPage(230)
  plain = await toGrey(raster)
  const bar = { create: { width: 1100, height: 3, channels: 3 as const, background: '#555555' } }
  ruled = await toGrey(
    await changeRaster(raster, (picture) => picture.composite([{ input: bar, left: 100, top: 180 }])),
  )
})

it('takes rules away and says so', async () => {
  const { image, isPainted } = await prepareImage(ruled)
  expect(isPainted).toBe(true)
  expect(image.data[181 * image.width + 600]).toBeGreaterThan(240)
})

it('leaves rules to receipts, and a page without rules as it is', async () => {
  const kept = await prepareImage(ruled, { keepsRules: true })
  expect([kept.isPainted, kept.image.data[181 * kept.image.width + 600]]).toEqual([false, 0x55])
  const untouched = await prepareImage(plain)
  expect([untouched.isPainted, untouched.image]).toEqual([false, plain])
})
