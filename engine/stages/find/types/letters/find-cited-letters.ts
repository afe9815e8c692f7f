import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { isCited } from '../labelled/read-cited.ts'

/** Share of the page's height in which a letter says what it is about. */
const HEAD = 0.55
/** Alone, and beside a sign that the reader has given. */
const [ALONE, BESIDE] = [0.8, 0.4]

/** "Ihr Schreiben vom 12.02.2025", "uw mail van 22 september": a letter without another sign of its reader refers to theirs. */
export function findCitedLetters(
  layout: Layout,
  type: DocumentType,
  references: readonly Candidate[],
): readonly Candidate[] {
  const first = layout.pages[0]
  if (type !== 'letter' || first === undefined) return []
  const { page, lines } = first
  return lines
    .filter(({ box }) => box[1] < HEAD * page.height)
    .flatMap(({ segments }) => segments)
    .filter(({ text }) => isCited(text.trim()))
    .map(({ text, words }) => {
      const isAlone = references.every(({ value }) => value === text.trim())
      return makeCandidate(text.trim(), words, page, isAlone ? ALONE : BESIDE, 'letter that is answered')
    })
}
