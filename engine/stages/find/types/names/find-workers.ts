import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import { hasLegalForm } from '../../../../domain/legal-forms.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { canBeName } from '../../parties/recognize-line.ts'
import { isHeading, isPaperTitle } from '../titles/is-paper-title.ts'

const PERSON =
  /^(?:(?:Herrn?|Frau|Mr\.?|Mrs\.?|Ms\.?)\s+)?(?<name>\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}[\p{Ll}'’]+)?(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+)(?=$|\s*[(,;|·–])/u
const NUMBER =
  /(?:personal|mitarbeiter|stamm|ausweis|employee|payroll|staff|badge)\p{L}*[\s.-]*(?:nr|nummer|no|number|id)/iu
/** Share of the page's height. */
const HEAD = 0.3
const BARE = 0.46
const NUMBERED = 0.72

/** Persons in the head of a timesheet whom no label names; most surely where their number stands behind the name. */
export function findWorkers(layout: Layout, type: DocumentType): Record<string, Candidate[]> {
  const first = layout.pages[0]
  if (type !== 'timesheet' || first === undefined) return {}
  const { page, lines } = first
  const segments = lines.flatMap((line) => line.segments).filter(({ box }) => box[1] < HEAD * page.height)
  const found = segments.flatMap((segment) => {
    // "Emp # 4711  Jane Miller"
    const lead =
      /^\D{2,20}(?:no|nr|#|number|nummer|id)\.?:?\s*[A-Z]?\d{2,}[\s,–-]+/iu.exec(segment.text)?.[0].length ?? 0
    const name = PERSON.exec(segment.text.slice(lead))?.groups?.['name']
    if (name === undefined || !canBeName(name) || hasLegalForm(segment.text)) return []
    if (isPaperTitle(name) || isHeading(name) || name.split(' ').some((word) => isHeading(word))) return []
    const from = segment.text.indexOf(name)
    const words = wordsBetween(segment, from, from + name.length)
    return [
      makeCandidate(name, words, page, lead > 0 || NUMBER.test(segment.text) ? NUMBERED : BARE, 'person in the head'),
    ]
  })
  return { employee_name: found }
}
