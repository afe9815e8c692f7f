import type { GreyImage } from './grey-image.ts'

/** Tiles along each side of the picture. */
const TILES = 8
/** Grey levels between the paper of light and of dark tiles that one threshold for the page cannot bridge. */
const UNEVEN = 60

/** Whether the paper is much darker in one part of the picture than in another: a shadow, or a photo. */
export function hasUnevenLight(image: GreyImage): boolean {
  const papers: number[] = []
  for (let row = 0; row < TILES; row += 1) {
    for (let column = 0; column < TILES; column += 1) papers.push(measurePaper(image, row, column))
  }
  papers.sort((a, b) => a - b)
  return papers[Math.floor(papers.length * 0.9)]! - papers[Math.floor(papers.length * 0.1)]! > UNEVEN
}

/** Grey level of the paper in a tile: four fifths of its points are darker. */
function measurePaper(image: GreyImage, row: number, column: number): number {
  const counts = new Uint32Array(256)
  const bottom = Math.floor(((row + 1) * image.height) / TILES)
  const right = Math.floor(((column + 1) * image.width) / TILES)
  let total = 0
  for (let y = Math.floor((row * image.height) / TILES); y < bottom; y += 1) {
    for (let x = Math.floor((column * image.width) / TILES); x < right; x += 1) {
      counts[image.data[y * image.width + x]!]! += 1
      total += 1
    }
  }
  let level = 0
  for (let seen = counts[0]!; seen < 0.8 * total; seen += counts[level]!) level += 1
  return level
}
