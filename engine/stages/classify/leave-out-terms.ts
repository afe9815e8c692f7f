import type { Line } from '../../domain/lines.ts'
import { hasAmount, isProse } from './measure-shape.ts'

/** The first page of a form has so many lines with amounts at least, and less than this share of sentences. */
const [LEAST_AMOUNTS, MOST_PROSE] = [5, 0.35]
/** A page of terms has this share of sentences at least, and no more lines with amounts. */
const [LEAST_PROSE, MOST_AMOUNTS] = [0.6, 1]

/** A document's lines without those of general terms, which are pages of sentences behind the first page of a form with amounts. */
export function leaveOutTerms(lines: readonly Line[]): readonly Line[] {
  const pages = Map.groupBy(lines, ({ page }) => page.number)
  const first = pages.get(1) ?? []
  if (countAmounts(first) < LEAST_AMOUNTS || shareOfProse(first) >= MOST_PROSE) return lines
  const isTerms = (page: readonly Line[]): boolean =>
    shareOfProse(page) >= LEAST_PROSE && countAmounts(page) <= MOST_AMOUNTS
  return [...pages.values()].filter((page) => page === first || !isTerms(page)).flat()
}

function countAmounts(lines: readonly Line[]): number {
  return lines.filter(({ text }) => hasAmount(text)).length
}

function shareOfProse(lines: readonly Line[]): number {
  return lines.filter(({ text }) => isProse(text)).length / Math.max(1, lines.length)
}
