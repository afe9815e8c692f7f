import type { GreyImage } from './grey-image.ts'

/** Grey levels by which a speck differs from all its neighbours. */
const CONTRAST = 48
/** Share of all points. Clean scans have next to none, dots of type are larger than one point. */
const MANY = 0.004

/** Whether the picture is strewn with single points: a fax, a bad copy, a photo taken in the dark. */
export function hasSpecks({ data, width, height }: GreyImage): boolean {
  let seen = 0
  let specks = 0
  // Some rows show as much as all of them.
  for (let y = 1; y < height - 1; y += 7) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      seen += 1
      const grey = data[at]!
      const [left, right, above, below] = [data[at - 1]!, data[at + 1]!, data[at - width]!, data[at + width]!]
      const isDarker =
        grey < left - CONTRAST && grey < right - CONTRAST && grey < above - CONTRAST && grey < below - CONTRAST
      const isLighter =
        grey > left + CONTRAST && grey > right + CONTRAST && grey > above + CONTRAST && grey > below + CONTRAST
      if (isDarker || isLighter) specks += 1
    }
  }
  return specks > MANY * seen
}
