import { measureSlants } from './measure-lines.ts'
import { slantOf, type TextLine } from './paddle/outline-lines.ts'

/**
 * Degrees from the middle slant of a page's long lines. Printed lines stay within 2.5 on scans, receipts and photos, short ones too;
 * stamps and notes seldom stand as straight. Where long lines differ, as on paper in a curl, as much again is let pass.
 */
const ASLANT = 3.5
/** Lines less than so many times longer than high do not tell their slant. */
const LEAST_RATIO = 3

/** Lines that stand across the page's own: stamps, and notes by hand. */
export function findAslant(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const slants = measureSlants(lines)
  if (slants === null) return new Set()
  const limit = ASLANT + slants.spread
  return new Set(
    lines.filter((line) => line.width > LEAST_RATIO * line.height && Math.abs(slantOf(line) - slants.middle) > limit),
  )
}
