import type { PagePoint } from './pick-words.ts'

/** How far the view of a page is turned clockwise, in degrees. The page itself stays as it is. */
export type Turn = 0 | 90 | 180 | 270

export function turnFurther(turn: Turn): Turn {
  return ((turn + 90) % 360) as Turn
}

/** A point of the turned view (fractions of what is seen) as a point of the upright page. */
export function toUpright({ x, y }: PagePoint, turn: Turn): PagePoint {
  if (turn === 90) return { x: y, y: 1 - x }
  if (turn === 180) return { x: 1 - x, y: 1 - y }
  return turn === 270 ? { x: 1 - y, y: x } : { x, y }
}

/** The other way round: where a point of the page is seen. */
export function toView({ x, y }: PagePoint, turn: Turn): PagePoint {
  if (turn === 90) return { x: 1 - y, y: x }
  if (turn === 180) return { x: 1 - x, y: 1 - y }
  return turn === 270 ? { x: y, y: 1 - x } : { x, y }
}
