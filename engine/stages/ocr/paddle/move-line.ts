import type { Turn } from '../../../domain/content.ts'
import type { TextLine } from './outline-lines.ts'

type Point = readonly [x: number, y: number]

/** A line on a picture that was turned, scaled or straightened, by where each point of the old picture lies on the new one. */
export function moveLine(
  { left, top, width, height, along: [x, y], bend }: TextLine,
  move: (point: Point) => Point,
): TextLine {
  const [startX, startY] = move([left, top])
  const [endX, endY] = move([left + width * x, top + width * y])
  const [footX, footY] = move([left - height * y, top + height * x])
  const length = Math.hypot(endX - startX, endY - startY)
  const depth = Math.hypot(footX - startX, footY - startY)
  return {
    left: startX,
    top: startY,
    width: length,
    height: depth,
    along: length === 0 ? [x, y] : [(endX - startX) / length, (endY - startY) / length],
    bend: height === 0 ? 0 : (bend * depth) / height,
  }
}

/** A line whose text stands upright only once the picture is turned, as it runs on the picture before: from its first letter on. */
export function readTurned(line: TextLine, turn: Turn): TextLine {
  return turn === 0 ? line : standUp(readTurned(line, (turn - 90) as Turn))
}

/** The line that begins at the lower left corner and runs upwards; its bend is not that of its text. */
function standUp({ left, top, width, height, along: [x, y] }: TextLine): TextLine {
  return { left: left - height * y, top: top + height * x, width: height, height: width, along: [y, -x], bend: 0 }
}
