import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { canBeName } from '../../parties/recognize-line.ts'
import { isTypeLabel } from '../labelled/is-type-label.ts'
import { isHeading, isPaperTitle } from '../titles/is-paper-title.ts'

const TYPES: ReadonlySet<DocumentType> = new Set([
  'balance-sheet',
  'timesheet',
  'salary-statement',
  'tax-assessment-note',
])
/** Where a name ends and its paper's title begins. */
const PARTED = /\s*[:·•|∙‧,]\s+|\s+[–—-]\s+|\s{2,}/u
const CONFIDENCE = 0.8
/** No office. */
const PERSON = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? \p{Lu}[\p{L}'’]+$/u
/** A balance sheet names one party only; over an address window an office stands alone. */
const ABOVE: Readonly<Partial<Record<DocumentType, { readonly height: number; readonly worth: number }>>> = {
  'balance-sheet': { height: 0.2, worth: 0.74 },
  'tax-assessment-note': { height: 0.1, worth: 0.6 },
}
/** Share of the page's height in which a title stands. */
const HEAD = 0.2

/**
 * Who issues a paper, where one line holds the name and the title: "Miller Ltd: balance sheet", "Zeitnachweis · Müller GmbH";
 * else the first name at all.
 * @param isNamed whether the issuer's name is known by its own form
 */
export function findTitledNames(layout: Layout, type: DocumentType, isNamed: boolean): readonly Candidate[] {
  const first = layout.pages[0]
  if (!TYPES.has(type) || first === undefined) return []
  const { page, lines } = first
  const segments = lines.flatMap((line) => line.segments).filter(({ box }) => box[1] < HEAD * page.height)
  const isName = (text: string): boolean =>
    /^\p{L}|^\d+ \p{L}/u.test(text) &&
    canBeName(text) &&
    !isPaperTitle(text) &&
    !isHeading(text) &&
    !isTypeLabel(text, type)
  const reach = ABOVE[type]
  const above =
    reach === undefined || isNamed
      ? undefined
      : segments.find(
          ({ text, box }) =>
            box[1] < reach.height * page.height &&
            isName(text) &&
            !(type === 'tax-assessment-note' && PERSON.test(text)),
        )
  const headed = above === undefined ? [] : [makeCandidate(above.text, above.words, page, reach!.worth, 'first name')]
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
