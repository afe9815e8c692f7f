import type { Line, Segment } from '../../../../domain/lines.ts'
import { fold } from '../../fold-text.ts'
import type { PageLayout } from '../../layout.ts'
import { matchLabels } from '../../labels/find-labels.ts'
import type { TableHeader } from '../layout/find-headers.ts'
import type { Part } from './pay-line.ts'
import { splitCells } from './split-cells.ts'
import { DEDUCTIONS_HEAD, EARNINGS_HEAD, OTHER_HEAD, PAY_COLUMNS } from './pay-words.ts'

/** Columns of a list, with no list of their own below them. */
const OF_FIGURES = new Set(['quantity', 'rate', 'amount'])
/** Points that a column may stand left of its title. */
const MARGIN = 6
/** Lines between the titles and the headings of the columns. */
const REACH = 2

/**
 * Lists beside each other under titles of their own, "Payments | Deductions | Year to date": each reaches to the next
 * title. Headings of columns below the titles belong to the list in whose width they stand.
 */
export function findPanels(page: PageLayout, headers: readonly TableHeader[]): readonly Part[] {
  const titles = page.lines.filter((line) => isTitleLine(line))
  return titles.flatMap((line, at) => {
    const to = titles[at + 1]?.index ?? page.lines.length
    const header = headers.find(({ first, last }) => last >= line.index && first <= line.index + REACH)
    const listed = titlesOf(line)
    return listed.map((title, index) => {
      const [left, right] = [title.box[0] - MARGIN, (listed[index + 1]?.box[0] ?? Infinity) - MARGIN]
      const columns = (header?.columns ?? []).filter(
        (column) => column.left >= left && column.right <= right + MARGIN && !column.key.startsWith('_e'),
      )
      return {
        columns,
        from: (header?.last ?? line.index) + 1,
        to,
        left,
        right,
        side: sideOf(title),
        isBeside: true,
      }
    })
  })
}

function isTitleLine(line: Line): boolean {
  const titles = titlesOf(line)
  const sides = new Set(titles.map((title) => sideOf(title)))
  return sides.has('earnings') && sides.has('deductions') && titles.every((title) => isTitle(title))
}

/** The cells that head a list: neither a currency nor "Rate" and "Amount" beside its title. */
function titlesOf({ segments }: Line): readonly Segment[] {
  return segments
    .flatMap((segment) => splitCells(segment))
    .filter((cell) => /\p{L}{2}/u.test(cell.text) && (isTitle(cell) || !headsColumn(cell)))
}

function isTitle(cell: Segment): boolean {
  return sideOf(cell) !== null || OTHER_HEAD.test(fold(cell.text))
}

function headsColumn(cell: Segment): boolean {
  return matchLabels(cell, PAY_COLUMNS).some(({ key }) => OF_FIGURES.has(key))
}

function sideOf({ text }: Segment): Part['side'] {
  const title = fold(text)
  if (EARNINGS_HEAD.test(title)) return 'earnings'
  return DEDUCTIONS_HEAD.test(title) ? 'deductions' : null
}
