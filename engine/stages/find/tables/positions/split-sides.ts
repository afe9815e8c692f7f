import type { Segment } from '../../../../domain/lines.ts'
import type { PageLayout } from '../../layout.ts'
import { splitWide } from '../layout/split-wide.ts'
import { isLeftSide, isRightSide } from './section-names.ts'
import { readFigure, splitFigures, type Half } from './sheet-cells.ts'

/** A share beside an amount. */
const SHARE = /^[-–]?\d{1,3}(?:[.,]\d{1,2})?\s?%$/

/** A day, a year, or the French word for the year and the one before: "Exercice N-1". */
const COLUMN_HEAD =
  /^(?:\D{0,14}(?:\d{1,2}[./-]\d{1,2}[./-])?(?:19|20)\d{2}|.{0,10}\bN(?:\s?[-–]\s?1)?(?: net)?(?: \(?\d\)?)?)$/iu

/** The sides of a page's sheet, which are read one after the other: beside each other, or under each other with columns of their own. */
export function splitSides({ page, lines }: PageLayout): readonly Half[] {
  const rows = lines.map((line) =>
    line.segments
      .flatMap((segment) => splitWide(segment))
      .flatMap(splitFigures)
      .filter(({ text }) => !SHARE.test(text)),
  )
  const isTwoSided = rows.some(
    (row) => row.some(({ text }) => isLeftSide(text)) && row.some(({ text }) => isRightSide(text)),
  )
  if (!isTwoSided) return splitBelow(rows)
  const edge = findRightSide(rows.filter((row) => row.length > 2).flat(), page.width)
  const side = (isRight: boolean): Half =>
    rows.map((row) => row.filter(({ box }) => (box[0] + box[2]) / 2 > edge === isRight))
  return [side(false), side(true)]
}

/** Points: where codes and labels of the right side begin, the leftmost such place near the middle of the page. */
function findRightSide(segments: readonly Segment[], width: number): number {
  const starts = segments
    .filter((segment) => isWording(segment) && segment.box[0] > 0.36 * width && segment.box[0] < 0.66 * width)
    .map((segment) => segment.box[0])
    .toSorted((a, b) => a - b)
  const first = starts.find((start, index) => (starts[index + 2] ?? Infinity) - start < 5)
  return first === undefined ? width / 2 : first - 2
}

/** Neither a figure nor a dash, a currency's sign or a day over a column of figures. */
function isWording(segment: Segment): boolean {
  return readFigure(segment) === null && /\p{L}|^\d+[.)]/u.test(segment.text)
}

/** The second side begins with a heading of columns of its own. */
function splitBelow(rows: Half): readonly Half[] {
  const heads = (row: readonly Segment[], isSide: (text: string) => boolean): boolean =>
    row[0] !== undefined && isSide(row[0].text)
  const at = rows.findIndex(
    (row, index) =>
      heads(row, isRightSide) &&
      [row.slice(1), ...rows.slice(index + 1, index + 2)].some(
        (cells) => cells.length > 1 && cells.every(({ text }) => COLUMN_HEAD.test(text)),
      ),
  )
  return at < 0 || !rows.slice(0, at).some((row) => heads(row, isLeftSide))
    ? [rows]
    : [rows.slice(0, at), rows.slice(at)]
}
