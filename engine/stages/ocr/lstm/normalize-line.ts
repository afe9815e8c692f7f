import type { GreyImage } from '../grey-image.ts'

/** Shares of the line's dips and peaks of light that are darker than what is taken for black and for white. */
const BLACK = 0.25
const WHITE = 0.75

/**
 * A line's points from -1, black, to 1, white: its own ink and paper, as a row through its middle crosses them.
 * It is what Tesseract's networks were taught on.
 */
export function normalizeLine({ data, width, height }: GreyImage): Float32Array {
  const start = Math.floor(height / 2) * width
  const row = data.subarray(start, start + width)
  const [dips, peaks]: [number[], number[]] = [[], []]
  for (let x = 1; x + 1 < width; x += 1) {
    const [before, level, after] = [row[x - 1]!, row[x]!, row[x + 1]!]
    if (level <= before && level <= after && before + after > 2 * level) dips.push(level)
    if (level >= before && level >= after && before + after < 2 * level) peaks.push(level)
  }
  const black = quantile(dips, BLACK) ?? 0
  const contrast = Math.max(1, ((quantile(peaks, WHITE) ?? 255) - black) / 2)
  const tones = Float32Array.from({ length: 256 }, (_, level) =>
    Math.max(-1, Math.min(1, (level - black) / contrast - 1)),
  )
  const points = new Float32Array(data.length)
  for (let at = 0; at < data.length; at += 1) points[at] = tones[data[at]!]!
  return points
}

function quantile(levels: readonly number[], share: number): number | undefined {
  return levels.toSorted((a, b) => a - b)[Math.floor(levels.length * share)]
}
