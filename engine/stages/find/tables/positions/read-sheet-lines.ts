import type { Segment } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import { cutSegment, type PageLayout } from '../../layout.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import { splitWide } from '../layout/split-wide.ts'
import type { RowPlace } from '../make-rows.ts'

/** A line of a balance sheet with its figures; the label is empty where a sum stands alone under its column. */
export interface SheetLine extends RowPlace {
  code: string | null
  label: string
  words: readonly Word[]
  readonly amount: string | null
  readonly prior: string | null
  readonly left: number
  readonly top: number
}

const CODE = /^\(?(?:[A-Z]|[IVXL]{1,6}|\d{1,4}|[a-z](?=[.)]))(?:[.)](?:[A-Z]|[IVXL]{1,6}|\d{1,3}|[a-z]))*[.)]?$/
/** A year, a footnote's number. */
const NO_AMOUNT = /^(?:19|20)\d{2}$|^\(?\d{1,2}\)?$/
/** With thousands set apart, or with decimals: no year, no day, no number of a note. */
const WHOLE_AMOUNT = /^[-–(]?(?:\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2})[)-]?$/
/** A share beside an amount. */
const SHARE = /^[-–]?\d{1,3}(?:[.,]\d{1,2})?\s?%$/
const NOTES_HEAD = /^(?:notes?|anhang|anh|tz|ziffer|erlauterungen?)$/

/** The lines of a page of a balance sheet, one side after the other where they stand beside each other. */
export function readSheetLines(page: PageLayout): readonly SheetLine[] {
  return splitPage(page).flatMap((half) => readHalf(half, page))
}

type Half = readonly (readonly Segment[])[]

/** Assets beside liabilities are read one after the other. */
function splitPage({ page, lines }: PageLayout): readonly Half[] {
  const rows = lines.map((line) =>
    line.segments
      .flatMap((segment) => splitWide(segment))
      .flatMap(splitFigures)
      .filter(({ text }) => !SHARE.test(text)),
  )
  const isTwoSided = rows.some(
    (row) =>
      row.some(({ text }) => /^(?:aktiva|aktivseite|assets)/.test(fold(text))) &&
      row.some(({ text }) => /^(?:passiva|passivseite|equity|liabilities)/.test(fold(text))),
  )
  if (!isTwoSided) return [rows]
  const edge = findRightSide(rows.filter((row) => row.length > 2).flat(), page.width)
  const side = (isRight: boolean): Half =>
    rows.map((row) => row.filter(({ box }) => (box[0] + box[2]) / 2 > edge === isRight))
  return [side(false), side(true)]
}

/** Points: where codes and labels of the right side begin, the leftmost such place near the middle of the page. */
function findRightSide(segments: readonly Segment[], width: number): number {
  const starts = segments
    .filter((segment) => readFigure(segment) === null && segment.box[0] > 0.36 * width && segment.box[0] < 0.66 * width)
    .map((segment) => segment.box[0])
    .toSorted((a, b) => a - b)
  const first = starts.find((start, index) => (starts[index + 2] ?? Infinity) - start < 5)
  return first === undefined ? width / 2 : first - 2
}

function readHalf(half: Half, { page }: PageLayout): readonly SheetLine[] {
  const figures = half.flatMap((row) =>
    cellsOf(row)
      .map((segment) => readFigure(segment))
      .filter((figure) => figure !== null),
  )
  const ends = clusterEnds(figures.map((figure) => figure.right)).filter((end) => !isNotes(end, half, figures))
  if (ends.length === 0) return []
  const { current, prior } = tellHeaded(half, ends) ?? tellYears(half, ends)
  const columns = [...current, ...prior]
  const found: SheetLine[] = []
  const pitches: number[] = []
  for (const row of half) {
    const amounts = cellsOf(row)
      .map((segment) => readFigure(segment))
      .filter((figure) => figure !== null && columns.some((end) => Math.abs(end - figure.right) < SAME_END))
    const texts = row.filter(
      (segment, index) =>
        (index === 0 && cellsOf(row) !== row) || readFigure(segment) === null || NO_AMOUNT.test(segment.text),
    )
    const read = readLabel(texts)
    const above = found.at(-1)
    if (amounts.length === 0) {
      // The rest of a long label stands closer than the next position.
      const pitch = pitches.toSorted((a, b) => a - b).at(Math.floor(pitches.length / 2)) ?? Number.POSITIVE_INFINITY
      const gap = above === undefined || read === null ? Infinity : read.top - above.top
      if (
        above !== undefined &&
        read !== null &&
        read.code === null &&
        above.label !== '' &&
        gap < 0.8 * pitch &&
        gap > 0 &&
        Math.abs(read.left - above.left) < 4
      ) {
        above.label = `${above.label} ${read.label}`
        above.words = [...above.words, ...read.words]
      }
      continue
    }
    const words = row.flatMap((segment) => segment.words)
    const [left, top] = read === null ? [words[0]!.box[0], words[0]!.box[1]] : [read.left, read.top]
    if (above !== undefined) pitches.push(top - above.top)
    const at = (years: readonly number[]): string | null =>
      amounts.find((figure) => years.some((end) => Math.abs(end - figure!.right) < SAME_END))?.value ?? null
    found.push({
      code: read?.code ?? null,
      label: read?.label ?? '',
      amount: at(current),
      prior: at(prior),
      page,
      words,
      left,
      top,
    })
  }
  return found
}

/** Behind the label; under a column of figures a sum may stand alone. */
function cellsOf(row: readonly Segment[]): readonly Segment[] {
  return row[0] !== undefined && !/\p{L}/u.test(row[0].text) && /\d[.,'’ ]\d{3}/.test(row[0].text) ? row : row.slice(1)
}

/** Figures that stand so close that they are one phrase are cells of their own. */
function splitFigures(segment: Segment): readonly Segment[] {
  const { words, text } = segment
  const dots = words.findIndex((word) => /[.·…_]{3,}$/.test(word.text))
  // A label that runs up to its amount is one phrase with it.
  const end = dots >= 0 ? dots + 1 : words.findIndex((word, index) => index > 0 && WHOLE_AMOUNT.test(word.text))
  if (/\p{L}{3}/u.test(text) || dots >= 0)
    return end > 0 && end < words.length
      ? [words.slice(0, end), words.slice(end)].map((part) => cutSegment(segment, part))
      : [segment]
  const mentions = scanAmounts(segment)
  if (mentions.length < 2) return [segment]
  return mentions.map(({ from, to }) => cutSegment(segment, wordsBetween(segment, from, to)))
}

/** A column of small numbers that point to the notes. */
function isNotes(end: number, half: Half, figures: readonly { value: string; right: number }[]): boolean {
  const isHeaded = half.some((row) =>
    row.some(({ text, box }) => NOTES_HEAD.test(fold(text)) && box[0] - SAME_END < end && box[2] + SAME_END > end),
  )
  const own = figures.filter(({ right }) => Math.abs(right - end) < SAME_END)
  const small = own.filter(({ value }) => /^\d{1,2}$/.test(value))
  const isSmall = (share: number): boolean => small.length >= share * own.length
  return isHeaded ? isSmall(0.5) : figures.length > own.length && own.length > 2 && isSmall(1)
}

/** In points. */
const SAME_END = 12
/** By how much a heading may end beside the figures below it. */
const OVER = 30

/** Below this share of lines with figures in both, two columns are sub-items and sums of one year. */
const BOTH = 0.3
/** A column that explains others stands beside figures in both of them. */
const WHOLE = 0.9

/** The columns of this year and of the one before: the last one, unless hardly a line has figures in both. */
function tellYears(half: Half, ends: readonly number[]): { current: readonly number[]; prior: readonly number[] } {
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
function tellHeaded(
  half: Half,
  ends: readonly number[],
): { current: readonly number[]; prior: readonly number[] } | null {
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

function readLabel(
  texts: readonly Segment[],
): { code: string | null; label: string; left: number; top: number; words: readonly Word[] } | null {
  const words = texts
    .flatMap((segment) => segment.words)
    .filter((word, index, all) => !(index === all.length - 1 && index > 0 && NO_AMOUNT.test(word.text)))
  const coded = words.length > 1 && CODE.test(words[0]!.text)
  // Dots lead the eye to the amount.
  const label = words.slice(coded ? 1 : 0).filter((word) => !/^[.·…_]+$/.test(word.text))
  if (label.length === 0 || !label.some((word) => /\p{L}{2}/u.test(word.text))) return null
  return {
    code: coded ? words[0]!.text : null,
    label: label
      .map((word) => word.text)
      .join(' ')
      .replace(/[\s.·…_]{3,}$/u, ''),
    left: label[0]!.box[0],
    top: label[0]!.box[1],
    words,
  }
}

function readFigure(segment: Segment): { value: string; right: number } | null {
  if (CODE.test(segment.text) && /[A-Za-z]|[.)]$/.test(segment.text)) return null
  if (/\p{L}{4}/u.test(segment.text)) return null
  const [only, more] = scanAmounts(segment)
  if (only === undefined || more !== undefined) return null
  if (NO_AMOUNT.test(segment.text) && !segment.text.startsWith('(') && segment.text.length > 2) return null
  return { value: only.value, right: segment.box[2] }
}

/** The right ends under which many figures stand, left to right, in points. */
function clusterEnds(ends: readonly number[]): readonly number[] {
  const clusters: { end: number; count: number }[] = []
  for (const end of ends.toSorted((a, b) => a - b)) {
    const last = clusters.at(-1)
    if (last !== undefined && end - last.end < 6) last.count += 1
    else clusters.push({ end, count: 1 })
  }
  const most = Math.max(0, ...clusters.map(({ count }) => count))
  return clusters.filter(({ count }) => count >= Math.max(2, 0.3 * most)).map(({ end }) => end)
}
