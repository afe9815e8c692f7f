import type { Candidate, Row } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import { fold } from '../../fold-text.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'

/** What makes a page one of the balance sheet. */
const SHEET =
  /^(?:aktiva|passiva|aktivseite|passivseite|assets|liabilities(?: and .*)?|equity and liabilities|(?:current|fixed|non current) assets|bilanz .*|balance sheet.*|anlagevermogen|eigenkapital|capital and reserves)$/
const PROFIT =
  /^(?:gewinn und verlust|guv|profit and loss account for|income statement|statement of (?:income|operations))/
/** Sums of other positions. */
const SUM =
  /^(?:total|sum|summe|gesamt|bilanzsumme|net (?:current )?(?:assets|liabilities)$|net current|zwischensumme|shareholders funds$)|(?:gesamt|summe|insgesamt)$/
const CODE = /^\(?(?:[A-Z]|[IVXL]{1,6}|\d{1,4}|[a-z](?=[.)]))(?:[.)](?:[A-Z]|[IVXL]{1,6}|\d{1,3}|[a-z]))*[.)]?$/
/** A year, a footnote's number. */
const NO_AMOUNT = /^(?:19|20)\d{2}$|^\(?\d{1,2}\)?$/

interface Position extends RowPlace {
  row: Row & { label: string }
  words: readonly Word[]
  readonly left: number
  readonly top: number
}

/**
 * The positions of a balance sheet in the order of the paper, both sides where they stand beside each other; sums are left
 * out unless they have a code of their own, as `A. Anlagevermögen` has.
 */
export function findPositions(layout: Layout): readonly Candidate[] {
  const positions = layout.pages
    .filter((page) => isSheet(page))
    .flatMap((page) => splitPage(page).flatMap((half) => readHalf(half, page)))
  if (positions.length < 3) return []
  const withPrior = positions.filter(({ row }) => row['prior_amount'] !== null).length
  const confidence = 0.62 + 0.1 * (withPrior / positions.length) + (positions.length > 7 ? 0.05 : 0)
  return [
    makeRows(
      positions.map(({ row }) => row),
      positions,
      confidence,
      'lines of the balance sheet with their amounts',
    ),
  ]
}

function isSheet({ lines }: PageLayout): boolean {
  const heads = lines.flatMap((line) => [line.text, ...line.segments.map(({ text }) => text)].map((text) => fold(text)))
  return heads.some((text) => SHEET.test(text)) && !PROFIT.test(heads[0] ?? '')
}

type Half = readonly (readonly Segment[])[]

/** Assets beside liabilities are read one after the other. */
function splitPage({ page, lines }: PageLayout): readonly Half[] {
  const rows = lines.map((line) => line.segments)
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

function readHalf(half: Half, { page }: PageLayout): readonly Position[] {
  const figures = half.flatMap((row) =>
    row
      .slice(1)
      .map((segment) => readFigure(segment))
      .filter((figure) => figure !== null),
  )
  const ends = clusterEnds(figures.map((figure) => figure.right))
  if (ends.length === 0) return []
  const { current, prior } = tellYears(half, ends)
  const columns = [...current, ...prior]
  const positions: Position[] = []
  const pitches: number[] = []
  for (const row of half) {
    const amounts = row
      .slice(1)
      .map((segment) => readFigure(segment))
      .filter((figure) => figure !== null && columns.some((end) => Math.abs(end - figure.right) < SAME_END))
    const texts = row.filter(
      (segment, index) => index === 0 || readFigure(segment) === null || NO_AMOUNT.test(segment.text),
    )
    const read = readLabel(texts)
    const above = positions.at(-1)
    if (read === null) continue
    if (amounts.length === 0) {
      // The rest of a long label stands closer than the next position.
      const pitch = pitches.toSorted((a, b) => a - b).at(Math.floor(pitches.length / 2)) ?? Number.POSITIVE_INFINITY
      const gap = above === undefined ? Infinity : read.top - above.top
      if (
        above !== undefined &&
        read.code === null &&
        gap < 0.8 * pitch &&
        gap > 0 &&
        Math.abs(read.left - above.left) < 4
      ) {
        above.row = { ...above.row, label: `${above.row.label} ${read.label}` }
        above.words = [...above.words, ...read.words]
      }
      continue
    }
    if (above !== undefined) pitches.push(read.top - above.top)
    if (read.code === null && SUM.test(fold(read.label))) continue
    const at = (years: readonly number[]): string | null =>
      amounts.find((figure) => years.some((end) => Math.abs(end - figure!.right) < SAME_END))?.value ?? null
    positions.push({
      row: { code: read.code, label: read.label, amount: at(current), prior_amount: at(prior) },
      page,
      words: row.flatMap(({ words }) => words),
      left: read.left,
      top: read.top,
    })
  }
  return positions
}

/** In points. */
const SAME_END = 12
/** By how much a heading may end beside the figures below it. */
const OVER = 30

/** Below this share of lines with figures in both, two columns are sub-items and sums of one year. */
const BOTH = 0.3

/** The columns of this year and of the one before: the last one, unless hardly a line has figures in both. */
function tellYears(half: Half, ends: readonly number[]): { current: readonly number[]; prior: readonly number[] } {
  const last = ends.at(-1)!
  const others = ends.slice(0, -1)
  const rows = half
    .map((row) => row.slice(1).flatMap((segment) => readFigure(segment)?.right ?? []))
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
  const label = words.slice(coded ? 1 : 0)
  if (label.length === 0 || !label.some((word) => /\p{L}{2}/u.test(word.text))) return null
  return {
    code: coded ? words[0]!.text : null,
    label: label.map((word) => word.text).join(' '),
    left: label[0]!.box[0],
    top: label[0]!.box[1],
    words,
  }
}

function readFigure(segment: Segment): { value: string; right: number } | null {
  if (CODE.test(segment.text) && /[A-Za-z]|[.)]$/.test(segment.text)) return null
  if (/\p{L}{4}/u.test(segment.text)) return lastFigure(segment)
  const [only, more] = scanAmounts({ text: segment.text })
  if (only === undefined || more !== undefined) return null
  if (NO_AMOUNT.test(segment.text) && !segment.text.startsWith('(') && segment.text.length > 2) return null
  return { value: only.value, right: segment.box[2] }
}

/** A label that runs up to its amount is one phrase with it. */
function lastFigure(segment: Segment): { value: string; right: number } | null {
  const last = segment.words.at(-1)!
  const [only] = scanAmounts({ text: last.text })
  return only === undefined || segment.words.length < 2 || NO_AMOUNT.test(last.text) || !/\d[.,]\d{2,3}/.test(last.text)
    ? null
    : { value: only.value, right: segment.box[2] }
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
