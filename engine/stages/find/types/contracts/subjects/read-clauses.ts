import type { Segment } from '../../../../../domain/lines.ts'
import { fold } from '../../../fold-text.ts'
import { cutSegment, type Layout } from '../../../layout.ts'
import { beginsWithin, joinSegments, readAt, standsAt, type Reading } from './reading.ts'
import { SUBJECT_KINDS, type SubjectForms } from './subject-forms.ts'

/** "Article 1 –", "§ 1", "II.", "1", "PRIMERA.": what numbers a clause, folded. */
const NUMBERED =
  /^(?:(?:art|article|artikel|articolo|articulo|clausula|clause|ziffer|section|§)\s)?(?:§\s)?(?:\d{1,2}(?:\s\d{1,2})?\s?[ao]?|[ivx]{1,4}|[a-z]|primera|primeira|prima|premier|first|erstens)\s(?=[a-z]{3})/u
/** Words of a heading with its number. */
const MOST_WORDS = 8
const MOST_LINES = 3
/** Characters; what leads to it stands in the sentence itself. */
const LATEST_LEAD = 60

/** What stands under the heading of its clause, or behind it in its line, without a verb: "1. Objeto", "Mantenimiento de jardines". */
export function readClauses({ pages }: Layout, forms: SubjectForms): readonly Reading[] {
  return pages.slice(0, 2).flatMap((page) =>
    page.lines.flatMap(({ segments, index }) => {
      const parts = /^\P{L}*$/u.test(segments[0]?.text ?? '') ? segments.slice(1) : segments
      const [segment, next] = parts
      const words = segment === undefined ? 0 : countHeadingWords(segment, forms)
      if (words === 0) return []
      const rest = segment!.words.slice(words)
      const below = page.lines.slice(index + 1, index + 1 + MOST_LINES)
      const beside = rest.length > 0 ? cutSegment(segment!, rest) : next
      // A table is no clause.
      if (parts.length > 2 || (beside === undefined && below[0]?.segments.length !== 1)) return []
      const lines = below.flatMap((line) => line.segments.slice(0, 1))
      const running = joinSegments(page, beside === undefined ? lines : [beside, ...lines])
      return isSentence(running.text, forms) ? [] : readAt(running, 0, 'work', 'clause', forms)
    }),
  )
}

/** How many words a line's heading has, with its number; 0 where it has none. Text goes on behind a sign. */
function countHeadingWords({ words }: Segment, { heading }: SubjectForms): number {
  for (let count = 1; count <= Math.min(words.length, MOST_WORDS); count += 1) {
    const next = words[count]?.text
    if (next !== undefined && !/[.:)]$/.test(words[count - 1]!.text) && !/^[–—-]$/.test(next)) continue
    const text = fold(
      words
        .slice(0, count)
        .map((word) => word.text)
        .join(' '),
    )
    if (heading.test(text) || heading.test(text.replace(NUMBERED, ''))) return count
  }
  return 0
}

/** It begins with an article or with who does something, and goes on with what. */
function isSentence(text: string, forms: SubjectForms): boolean {
  if (standsAt(forms.articleHere, text) || !/^\p{Lu}/u.test(text)) return true
  return SUBJECT_KINDS.some((kind) => beginsWithin(forms.leads[kind], text, LATEST_LEAD))
}
