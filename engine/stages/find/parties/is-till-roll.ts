import { surround } from '../../../domain/page.ts'
import type { PageLayout } from '../layout.ts'

/** Characters: a till prints 32 to 56 on a line. */
const WIDEST_ROLL = 64

/** The text of a till receipt is a narrow column of short lines, on whatever sheet it was scanned; the recognizer, which knows no lines yet, has a measure of its own. */
export function isTillRoll(page: PageLayout): boolean {
  if (page.lines.length === 0) return false
  const box = surround(page.lines.map((line) => line.box))
  const isNarrow = box[2] - box[0] < 0.62 * (box[3] - box[1]) || box[2] - box[0] < 0.5 * page.page.width
  if (!isNarrow) return false
  const lengths = page.lines.map(({ text }) => text.length).toSorted((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.9)]! <= WIDEST_ROLL
}
