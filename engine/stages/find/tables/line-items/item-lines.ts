import { amountsOf } from '../../totals/find-amounts.ts'
import { fold } from '../../fold-text.ts'
import { cellOf, type TableLine, textOf } from '../layout/columns.ts'
import { findFactors } from './find-factors.ts'
import { CARRIED, isSumLine } from './item-words.ts'
import { isProven } from './read-item.ts'
import { readAmount } from './read-number.ts'
import { isUnit } from './type-columns.ts'

/** A sum of the page before, or so far. */
export function isCarried(line: TableLine): boolean {
  return !isMeasured(line) && line.line.segments.some((segment) => CARRIED.test(fold(segment.text)))
}

/** A sum's label, and no figures that a row has before its amount. */
export function isSum(line: TableLine): boolean {
  if (
    line.isAddend === true ||
    isMeasured(line) ||
    /^\d/.test(textOf(line, 'position')) ||
    !/\p{L}/u.test(line.line.text)
  )
    return false
  const { segments, text } = line.line
  // "Wastewater | 85% of water": a share behind a name explains it.
  const starts = segments.map((segment, at) => (at === 0 || /^\D/.test(segment.text)) && isSumLine(segment.text, text))
  const sums = starts.filter(Boolean).length
  if (!/\d/.test(text)) return sums >= 2
  // Headings of the sums below may name their rate.
  return sums > 2 || starts[0]! || (starts.includes(true) && segments.length <= 3)
}

/** "Titel 2: Ausführung": what groups items is part of none. */
export function isTitle(line: TableLine): boolean {
  return (
    line.line.segments.length === 1 &&
    /^(?:titel|los|gewerk|abschnitt|bereich|bauteil|section|lot)(?: \d| [a-z](?: |$))/.test(fold(line.line.text))
  )
}

/** "B Beratung" between the sum of one section and the first row of the next one, which has its own words in the same column. */
export function isSection(lines: readonly TableLine[], at: number, key: string): boolean {
  const [before, line, next] = [lines[at - 1], lines[at]!, lines[at + 1]]
  const [column, ...others] = [...line.cells.keys()]
  const isBetween = before !== undefined && next !== undefined && isSum(before) && !isSum(next)
  if (!isBetween || column === undefined || others.length > 0 || readAmount(cellOf(next, key)) === null) return false
  return /\p{L}{3}/u.test(textOf(line, column)) && /\p{L}{3}/u.test(textOf(next, column))
}

/** "4 PCS" below the name: a unit alone in the column of names belongs to the count. */
export function leaveUnit(line: TableLine): TableLine {
  const { cells } = line
  if (!isUnit(textOf(line, 'name')) || !cells.has('quantity') || cells.has('unit')) return line
  return { ...line, cells: new Map([...cells].map(([key, words]) => [key === 'name' ? 'unit' : key, words] as const)) }
}

/** `2  Dachgeschoss` above `2.1` names a section. */
export function isParent(line: TableLine, next: TableLine | undefined): boolean {
  const position = textOf(line, 'position').replace(/\.$/, '')
  return (
    position !== '' && next !== undefined && textOf(next, 'position').startsWith(`${position}.`) && !isMeasured(line)
  )
}

/** "Lieferschein 4711 vom 02.09.", from left of the names: what several lines say with other figures heads the rows below. */
export function findGroupTitles(lines: readonly TableLine[], key: string): ReadonlySet<TableLine> {
  const open = lines.filter((line) => [...line.cells.keys()][0] !== 'name' && readAmount(cellOf(line, key)) === null)
  const forms = Map.groupBy(open, ({ line }) => line.text.replace(/\d+/g, '#'))
  const repeated = [...forms].filter(([form, own]) => own.length > 1 && /\p{L}{3}.*#/u.test(form))
  return new Set(repeated.flatMap(([, own]) => own))
}

export function isMeasured(line: TableLine): boolean {
  return textOf(line, 'quantity') !== '' && readAmount(cellOf(line, 'unit_price')) !== null
}

export function isProduct(line: TableLine): boolean {
  return isProven(line) || findFactors(amountsOf(line.line).filter(({ isRate }) => !isRate)) !== null
}
