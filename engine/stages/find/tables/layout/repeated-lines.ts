import type { Line } from '../../../../domain/lines.ts'
import type { Layout } from '../../layout.ts'

/** Where a page's head and foot may stand, as fractions of its height. */
const HEAD = 0.22
const FOOT = 0.86
/** A line with an amount may be a row that looks like the one at the same height of another page. */
const AMOUNT = /\d[.,]\d{2}(?!\d)/

/** Lines that stand at the head or the foot of several pages in the same words, numbers apart: letterheads, page numbers. */
export function findRepeatedLines(layout: Layout): ReadonlySet<Line> {
  const places = new Map<string, Line[]>()
  const repeated = new Set<Line>()
  if (layout.pages.length < 2) return repeated
  for (const { page, lines } of layout.pages) {
    for (const line of lines) {
      const middle = (line.box[1] + line.box[3]) / 2 / page.height
      if ((middle > HEAD && middle < FOOT) || AMOUNT.test(line.text)) continue
      const key = `${Math.round(line.box[1] / 6)} ${line.text.replace(/\d+/g, '#')}`
      const known = places.get(key)
      if (known === undefined) places.set(key, [line])
      else known.push(line)
    }
  }
  for (const lines of places.values()) {
    if (new Set(lines.map((line) => line.page)).size < 2) continue
    lines.forEach((line) => repeated.add(line))
  }
  return repeated
}
