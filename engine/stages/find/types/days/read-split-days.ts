import { makeDate } from '../../../../domain/dates.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Line } from '../../../../domain/lines.ts'
import { fold } from '../../fold-text.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { monthOf } from '../../values/months.ts'

const YEAR = /^(?:19|20)\d{2}$/
const DAY = /^\d{1,2}(?:[.,]|st|nd|rd|th|er)?$/
const CONFIDENCE = 0.6

/** Heads of columns in several lines, each with its year below its day ("December 31," over "2025"), or with one day for all years. */
export function readSplitDays(line: Line, above: readonly Line[]): readonly Candidate[] {
  const years = wordsOf(line).filter(({ text }) => /\d/.test(text))
  if (years.length === 0 || !years.every(({ text }) => YEAR.test(text))) return []
  const over = above.flatMap((other) => wordsOf(other))
  const months = over.flatMap(({ text }) => monthOf(fold(text)) ?? [])
  const days = over.filter(({ text }) => DAY.test(text)).map(({ text }) => Number.parseInt(text, 10))
  if (months.length !== days.length || (months.length !== 1 && months.length !== years.length)) return []
  return years.flatMap((year, at) => {
    const value = makeDate(
      Number(year.text),
      months.at(months.length === 1 ? 0 : at)!,
      days.at(days.length === 1 ? 0 : at)!,
    )
    return value === null ? [] : [makeCandidate(value, [year], line.page, CONFIDENCE, 'day at the head of a column')]
  })
}

function wordsOf({ segments }: Line): Line['segments'][number]['words'] {
  return segments.flatMap(({ words }) => words)
}
