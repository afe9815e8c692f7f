import { toCents } from '../../../../domain/money.ts'
import { fold } from '../../fold-text.ts'
import { cellsOf, readFigure, SAME_END, type Half } from './sheet-cells.ts'

/** Right ends of columns, in points. */
export interface YearColumns {
  readonly current: readonly number[]
  readonly prior: readonly number[]
}

/** By how much a heading may end beside the figures below it. */
const OVER = 30

/** Below this share of lines with figures in both, two columns are sub-items and sums of one year. */
const BOTH = 0.3
/** A column that explains others stands beside figures in both of them. */
const WHOLE = 0.9

/** The columns of this year and of the one before. */
export function tellYears(half: Half, ends: readonly number[]): YearColumns {
  return (
    tellRest(half, ends) ??
    tellNet(half, ends) ??
    tellHeaded(half, ends) ??
    tellPaired(half, ends) ??
    tellLast(half, ends)
  )
}

/** Lines whose net figure follows from the others, of those that have both. */
const RESTS = 0.8

/** What is written off, taken from the gross amount, leaves the net one: that is the year's. */
function tellRest(half: Half, ends: readonly number[]): YearColumns | null {
  if (ends.length < 3) return null
  const rows = half.map((row) => {
    const figures = cellsOf(row).flatMap((segment) => readFigure(segment) ?? [])
    return ends.map((end) => {
      const own = figures.find(({ right }) => Math.abs(right - end) < SAME_END)
      return own === undefined ? null : toCents(own.value)
    })
  })
  for (const [at, now] of ends.entries()) {
    if (at < 2) continue
    const [gross, off] = [at - 2, at - 1]
    const both = rows.filter((cents) => cents[gross] !== null && cents[at] !== null)
    const rests = both.filter((cents) => cents[gross]! - Math.abs(cents[off] ?? 0) === cents[at])
    const lessened = rests.filter((cents) => (cents[off] ?? 0) !== 0)
    if (lessened.length < 2 || rests.length < RESTS * both.length) continue
    return { current: [now], prior: ends.slice(at + 1, at + 2) }
  }
  return null
}

const GROSS = /^(?:brut|brutto|bruto|gross|lordo|valore lordo|cost|anschaffungs)/
const NET =
  /^(?:net|nets|nette|netto|neto|valeurs? nettes?|valore netto|valor neto|buchwert|restbuchwert|carrying amount)(?![a-z])/

/** Beside gross amounts and what is written off, net ones count. */
function tellNet(half: Half, ends: readonly number[]): YearColumns | null {
  for (const row of half) {
    const nets = row.filter(({ text }) => NET.test(fold(text)))
    if (nets.length === 0 || !row.some(({ text }) => GROSS.test(fold(text)))) continue
    const under = (box: readonly number[]): number | undefined =>
      ends
        .filter((end) => end > box[0]! - SAME_END && end < box[2]! + OVER)
        .toSorted((a, b) => Math.abs(a - box[2]!) - Math.abs(b - box[2]!))
        .at(0)
    const [now, before = ends.find((end) => now !== undefined && end > now + SAME_END)] = nets.map(({ box }) =>
      under(box),
    )
    if (now !== undefined) return { current: [now], prior: before === undefined ? [] : [before] }
  }
  return null
}

/** Lines of two figures, and columns that hold but the first of them or but the second. */
const [PAIRED, ONE_SIDED] = [0.7, 0.9]

/** Where a line has two figures, one is that of each year, however many columns each year has for positions and their sums. */
function tellPaired(half: Half, ends: readonly number[]): YearColumns | null {
  if (ends.length < 3) return null
  const columnOf = (right: number): number | undefined => ends.find((end) => Math.abs(right - end) < SAME_END)
  const rows = half
    .map((row) => cellsOf(row).flatMap((segment) => columnOf(readFigure(segment)?.right ?? Infinity) ?? []))
    .filter((columns) => columns.length > 0)
  const pairs = rows.filter((columns) => columns.length === 2)
  if (pairs.length < PAIRED * rows.length) return null
  const sides = ends.map((end) => {
    const [lefts, rights] = [0, 1].map((side) => pairs.filter((columns) => columns[side] === end).length) as [
      number,
      number,
    ]
    const all = lefts + rights
    return lefts >= ONE_SIDED * all ? 'left' : rights >= ONE_SIDED * all ? 'right' : null
  })
  const left = ends.filter((_, index) => sides[index] === 'left')
  const right = ends.filter((_, index) => sides[index] === 'right')
  if (sides.includes(null) || left.length === 0 || right.length === 0) return null
  const years = readYears(half, [left.at(-1)!, right.at(-1)!])
  return years !== null && years[0] < years[1] ? { current: right, prior: left } : { current: left, prior: right }
}

/** The last column is that of the year before, unless hardly a line has figures in both. */
function tellLast(half: Half, ends: readonly number[]): YearColumns {
  const last = ends.at(-1)!
  const others = ends.slice(0, -1)
  const rows = half
    .map((row) => cellsOf(row).flatMap((segment) => readFigure(segment)?.right ?? []))
    .filter((rights) => rights.length > 0)
  const isNear = (right: number, end: number): boolean => Math.abs(right - end) < SAME_END
  const both = rows.filter(
    (rights) =>
      rights.some((right) => isNear(right, last)) && rights.some((right) => others.some((end) => isNear(right, end))),
  )
  if (others.length === 0 || both.length < BOTH * rows.length) return { current: ends, prior: [] }
  // The year before may stand first.
  const years = readYears(half, [others[0]!, last])
  if (years !== null && years[0] < years[1]) return { current: [last], prior: others }
  return { current: others, prior: [last] }
}

/**
 * Two columns under years or days, where every line has its figures in them and what else there is only explains: shares of
 * the total, changes from year to year. Null where it is not so.
 */
function tellHeaded(half: Half, ends: readonly number[]): YearColumns | null {
  if (ends.length < 3) return null
  const pairs = ends.flatMap((one, index) => ends.slice(index + 1).map((other) => [one, other] as const))
  const rows = half.map((row) => cellsOf(row).flatMap((segment) => readFigure(segment)?.right ?? []))
  for (const [one, other] of pairs) {
    const years = readYears(half, [one, other])
    if (years === null) continue
    const has = (rights: readonly number[], end: number): boolean =>
      rights.some((right) => Math.abs(right - end) < SAME_END)
    const filled = rows.filter((rights) => rights.length > 0)
    const whole = filled.filter((rights) => has(rights, one) && has(rights, other))
    if (whole.length < WHOLE * filled.length) return null
    return years[0] > years[1] ? { current: [one], prior: [other] } : { current: [other], prior: [one] }
  }
  return null
}

/** The years or days over two columns, as texts that can be compared; null where a heading has none. */
function readYears(half: Half, ends: readonly [number, number]): readonly [string, string] | null {
  for (const row of half) {
    const years = ends.map((end) => {
      const over = row.find(({ box }) => Math.abs(box[2] - end) < OVER || (box[0] < end && box[2] > end))
      const year = /(?:19|20)\d{2}/.exec(over?.text ?? '')?.[0]
      return year === undefined || over === undefined || /\p{L}{4}/u.test(over.text.replace(/\p{L}+ \d{1,2},/u, ''))
        ? null
        : year
    })
    if (years[0] != null && years[1] != null && years[0] !== years[1]) return [years[0], years[1]]
  }
  return null
}
