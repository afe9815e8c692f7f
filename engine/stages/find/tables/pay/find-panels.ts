import type { Line, Segment } from '../../../../domain/lines.ts'
import { fold } from '../../fold-text.ts'
import type { PageLayout } from '../../layout.ts'
import type { TableHeader } from '../layout/find-headers.ts'
import type { Part } from './pay-line.ts'
import { DEDUCTIONS_HEAD, EARNINGS_HEAD, OTHER_HEAD } from './pay-words.ts'

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
    return line.segments.map((title, index) => {
      const [left, right] = [title.box[0] - MARGIN, (line.segments[index + 1]?.box[0] ?? Infinity) - MARGIN]
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

function isTitleLine({ segments }: Line): boolean {
  const sides = segments.map((segment) => sideOf(segment))
  return (
    sides.includes('earnings') &&
    sides.includes('deductions') &&
    segments.every((segment, index) => sides[index] !== null || OTHER_HEAD.test(fold(segment.text)))
  )
}

function sideOf({ text }: Segment): Part['side'] {
  const title = fold(text)
  if (EARNINGS_HEAD.test(title)) return 'earnings'
  return DEDUCTIONS_HEAD.test(title) ? 'deductions' : null
}
