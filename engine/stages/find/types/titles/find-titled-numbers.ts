import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { isKindOfPaper } from './kinds-of-papers.ts'

/** The last word or two of a title, with or without "Nr." before. */
const NUMBERED =
  /^(?<title>\p{L}[\p{L} -]{2,40}?)[\s:–-]+(?:(?:nr|no|number|nummer|ref|id)\b\.?:?\s*|#\s*)?(?<value>(?:[A-Z]{1,5}[ -]?)?\d[\w./-]*)$/iu
/** "Preisliste 2025", "Programm 2024/25": a year, and no number. */
const YEAR = /^(?:19|20)\d{2}(?:[/-]\d{2,4})?$/
/** Share of the page's height in which titles stand. */
const HEAD = 0.5
const CONFIDENCE = 0.86

/** "Nachbestellung B-15050", "Prüfbericht Nr. 1172": the number behind the name of the paper is its own. */
export function findTitledNumbers(layout: Layout, type: DocumentType): readonly Candidate[] {
  const first = layout.pages[0]
  if (type !== 'other' || first === undefined) return []
  const { page, lines } = first
  return lines
    .filter(({ box }) => box[1] < HEAD * page.height)
    .flatMap(({ segments }) => segments)
    .flatMap((segment) => {
      const { title, value } = NUMBERED.exec(segment.text.trim())?.groups ?? {}
      if (title === undefined || value === undefined || YEAR.test(value) || !isKindOfPaper(title)) return []
      const from = segment.text.lastIndexOf(value)
      const words = wordsBetween(segment, from, from + value.length)
      return [makeCandidate(value, words, page, CONFIDENCE, `title '${title}' before it`, 1)]
    })
}
