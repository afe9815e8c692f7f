import { describe, expect, it } from 'vitest'
import { rotateImage, shrinkImage, type GreyImage } from '../../../engine/stages/ocr/grey-image.ts'
import { measureSkew } from '../../../engine/stages/ocr/measure-skew.ts'
import { drawPage } from './draw-page.ts'

describe('measureSkew', () => {
  it.each([-5, -2.3, -0.7, 0, 0.5, 1.4, 3.1, 5.5])('finds lines that fall by %f degrees', async (degrees) => {
    const { raster } = await drawPage(150)
    const small = await shrinkImage(await rotateImage(raster, degrees))
    expect(Math.abs(measureSkew(small) - degrees)).toBeLessThan(0.25)
  })

  it('finds no tilt on an empty page', () => {
    const blank: GreyImage = { data: new Uint8Array(600 * 800).fill(255), width: 600, height: 800 }
    expect(measureSkew(blank)).toBe(0)
  })
})
