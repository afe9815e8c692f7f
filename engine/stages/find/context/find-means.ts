import type { Candidate } from '../../../domain/field.ts'
import type { Line } from '../../../domain/lines.ts'
import { makeCandidate } from '../make-candidate.ts'
import { ACCOUNT_FORM, HAS_BOXES, MEANS_FORMS, NOT_MEANT, REFUSED, TICKED, TICKED_FORMS } from './payment-means.ts'

/** An account that is printed is one to pay to, unless something else is said. */
const BY_ACCOUNT = 0.4

/** How to pay, as a line says that may go on in the one below it. */
export function findMeans(line: Line, below: Line | undefined): readonly Candidate[] {
  const words = line.segments.flatMap((segment) => segment.words)
  const hasBoxes = HAS_BOXES.test(line.text)
  const text = (hasBoxes ? listTicked(line.text) : line.text).replaceAll(REFUSED, '')
  if (NOT_MEANT.test(text)) return []
  const passage = below === undefined || hasBoxes ? text : `${text} ${below.text}`
  const forms = hasBoxes ? [...MEANS_FORMS, ...TICKED_FORMS] : MEANS_FORMS
  const said = forms
    .filter(({ form }) => {
      const match = form.exec(passage)
      // What begins in the line below is found there.
      return match !== null && match.index < text.length
    })
    .map(({ means, confidence }) => makeCandidate(means, words, line.page, confidence, 'words on payment'))
  if (said.length > 0 || !ACCOUNT_FORM.test(text)) return said
  return [makeCandidate('transfer', words, line.page, BY_ACCOUNT, 'an account to pay to')]
}

/** What stands behind ticked boxes. */
function listTicked(text: string): string {
  return [...text.matchAll(TICKED)].map(([, ticked]) => ticked!.trim()).join(' ')
}
