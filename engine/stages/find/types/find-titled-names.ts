import type { DocumentType } from '../../../domain/document.ts'
import type { Candidate } from '../../../domain/field.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { canBeName } from '../parties/recognize-line.ts'
import { isTypeLabel } from './find-type-fields.ts'
import { isPaperTitle } from './is-paper-title.ts'

const TYPES: ReadonlySet<DocumentType> = new Set(['balance-sheet', 'timesheet', 'salary-statement'])
/** Where a name ends and its paper's title begins. */
const PARTED = /\s*[:·•|∙‧,]\s+|\s+[–—-]\s+|\s{2,}/u
const CONFIDENCE = 0.8
/** A balance sheet names one party only. */
const ABOVE = 0.74
/** Share of the page's height in which a title stands. */
const HEAD = 0.2

/** Who issues a paper, where one line holds the name and the title: "Miller Ltd: balance sheet", "Zeitnachweis · Müller GmbH". */
export function findTitledNames(layout: Layout, type: DocumentType): readonly Candidate[] {
  const first = layout.pages[0]
  if (!TYPES.has(type) || first === undefined) return []
  const { page, lines } = first
  const segments = lines.flatMap((line) => line.segments).filter(({ box }) => box[1] < HEAD * page.height)
  const isName = (text: string): boolean =>
    /^\p{L}|^\d+ \p{L}/u.test(text) && canBeName(text) && !isPaperTitle(text) && !isTypeLabel(text, type)
  const above = type === 'balance-sheet' ? segments.find(({ text }) => isName(text)) : undefined
  const headed =
    above === undefined ? [] : [makeCandidate(above.text, above.words, page, ABOVE, 'first name over a balance sheet')]
  const parted = segments.flatMap((segment) => {
    const parts = segment.text.split(PARTED)
    if (parts.length !== 2) return []
    const [before = '', after = ''] = parts
    const name = isName(before) && isPaperTitle(after) ? before : isName(after) && isPaperTitle(before) ? after : null
    if (name === null) return []
    const from = segment.text.indexOf(name)
    const words = wordsBetween(segment, from, from + name.length)
    return [makeCandidate(name, words, page, CONFIDENCE, 'name beside the title')]
  })
  return [...parted, ...headed]
}
