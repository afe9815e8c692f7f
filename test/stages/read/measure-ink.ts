import type { Raster } from '../../../engine/domain/content.ts'
import type { Box } from '../../../engine/domain/page.ts'

/** How many dark pixels a drawn page has inside of a box, and outside of all given boxes. */
export function measureInk(
  raster: Raster,
  dotsPerInch: number,
  boxes: readonly Box[],
): { inside: number[]; outside: number } {
  const inside = boxes.map(() => 0)
  let outside = 0
  const scale = 72 / dotsPerInch
  for (let y = 0; y < raster.height; y++)
    for (let x = 0; x < raster.width; x++) {
      if (raster.data[(y * raster.width + x) * raster.channels]! > 127) continue
      const [px, py] = [(x + 0.5) * scale, (y + 0.5) * scale]
      const at = boxes.findIndex((box) => px >= box[0] && px <= box[2] && py >= box[1] && py <= box[3])
      if (at < 0) outside++
      else inside[at]!++
    }
  return { inside, outside }
}
