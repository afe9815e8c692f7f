import type { Page } from '../../../../domain/page.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import type { TableLine } from '../layout/columns.ts'
import type { RowLines } from '../layout/group-rows.ts'
import { TEXT_KEYS } from './name-booking-columns.ts'

/** In points: lines of one column may begin so far left of each other. */
const ALIGNED = 6
/** Below a booking the rest of a page stands off by so many times the usual gap, and so many points. */
const WIDER = 1.4
const MORE = 1
/** So many bookings of one line each say that none has more. */
const MANY = 5

/**
 * The bookings without what stands below them and is none of theirs: a line that begins left of the column of texts, or,
 * below a page's last booking, one that stands further off than lines of one booking do.
 */
export function leaveFoot(groups: readonly RowLines[], isDay: (printed: PrintedText) => boolean): readonly RowLines[] {
  const leftmost = new Map<Page, number>()
  for (const { main } of groups)
    leftmost.set(main.page, Math.min(leftmost.get(main.page) ?? Number.MAX_SAFE_INTEGER, leftOf(main)))
  return groups.map((group, at) => {
    const { page } = group.main
    const isLast = groups[at + 1]?.main.page !== page
    const left = leftmost.get(page)!
    const isOff = ({ line }: TableLine): boolean =>
      (isLast || line.segments.length === 1) && line.box[0] < left - ALIGNED && !isDay(line)
    const widest = isLast ? WIDER * usualGap(groups, group) + MORE : Number.MAX_SAFE_INTEGER
    const gaps = gapsOf(group.lines)
    const start = group.lines.indexOf(group.main) + 1
    const end = group.lines.findIndex((line, index) => index >= start && (isOff(line) || gaps[index - 1]! > widest))
    return end < 0 ? group : { ...group, lines: group.lines.slice(0, end) }
  })
}

/** Where the text of a booking begins; right of everything where it has none. */
function leftOf({ cells }: TableLine): number {
  const texts = [...cells].flatMap(([key, words]) => (TEXT_KEYS.has(key) ? (words[0]?.box[0] ?? []) : []))
  return Math.min(Number.MAX_SAFE_INTEGER, ...texts)
}

/** The widest gap inside the other bookings; where each has but one line, the narrowest between them, or none where they are many. */
function usualGap(groups: readonly RowLines[], group: RowLines): number {
  const inside = groups.flatMap((other) => (other === group ? [] : gapsOf(other.lines)))
  if (inside.length > 0) return Math.max(0, ...inside)
  if (groups.length > MANY) return Number.NEGATIVE_INFINITY
  const between = gapsOf(groups.map(({ main }) => main)).filter((gap) => gap >= 0)
  return between.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...between)
}

/** Points between lines. */
function gapsOf(lines: readonly TableLine[]): readonly number[] {
  return lines.slice(1).map((line, at) => line.line.box[1] - lines[at]!.line.box[3])
}
