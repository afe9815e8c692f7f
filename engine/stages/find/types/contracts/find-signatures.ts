import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'

/** "Köln, den 3. Mai 2026", "Signed on 3 May 2026", "Date: 3 May 2026". */
const BEFORE_DATE =
  /^(?:\P{L}*|\p{Lu}[\p{L}. -]{1,30},?\s*(?:den|am|the)?|.*\b(?:signed|unterzeichnet|unterschrieben|datum|date|dated|ort,? datum|genehmigt|freigegeben|approved)\b[^\d]{0,30})\s*$/iu
const CONFIDENCE = 0.74

/** The day under a contract: beside the place of signature, in the last part of the last pages. */
export function findSignatures(layout: Layout, type: DocumentType, order: DateOrder): Record<string, Candidate[]> {
  if (type !== 'contract') return {}
  const lines = layout.pages.slice(-2).flatMap((page) => page.lines)
  const from = Math.floor(lines.length * 0.6)
  const dates: Candidate[] = []
  lines.slice(from).forEach((line, index) => {
    for (const segment of line.segments) {
      const date = scanDates(segment, order).at(0)
      if (date === undefined || segment.words.length > 9 || !BEFORE_DATE.test(segment.text.slice(0, date.from)))
        continue
      const words = wordsBetween(segment, date.from, date.to)
      const depth = (from + index) / lines.length
      dates.push(makeCandidate(date.value, words, segment.page, CONFIDENCE * (0.75 + 0.25 * depth), 'day of signature'))
    }
  })
  return { signature_date: dates }
}
