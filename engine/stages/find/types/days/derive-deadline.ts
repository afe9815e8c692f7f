import { addDays } from '../../../../domain/dates.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { COUNT, readCount } from '../../values/number-words.ts'
import { wordsAt, type RunningText } from '../running-text.ts'

const UNIT = String.raw`(?<unit>(?:kalender|werk|bank|arbeits|business |calendar |working )?(?:tage[ns]?|days)|wochen?|weeks?)`
const TERM = new RegExp(
  String.raw`(?<!\p{L})(?:innerhalb|innert|binnen|within|in|(?:nach|zahlungs)?frist)(?:\s(?:von|the|next|nächsten|der|den|einer|eine|weiteren))*\s(?<count>${COUNT})(?:\s?\([^)]{1,12}\))?\s${UNIT}(?!\p{L})`,
  'giu',
)
const DERIVED = 0.74
/** What a term of so many days speaks of when it is not the payment. */
const OTHER_TERM = /widerspruch|einspruch|einwend|beanstand|objection|dispute|zinsen seit|storn/iu

/** Days or weeks that a letter leaves for payment, counted from its own date. */
export function deriveDeadline({ running, issueDates }: Letter): readonly Candidate[] {
  const issue = issueDates.toSorted((a, b) => b.confidence - a.confidence).at(0)
  if (issue === undefined) return []
  return Array.from(running.text.matchAll(TERM)).flatMap((match) => {
    const { count = '', unit = '' } = match.groups ?? {}
    const number = readCount(count)
    const days = /^w(?:oche|eek)/iu.test(unit) ? number * 7 : number
    const place = wordsAt(running, match.index, match.index + match[0].length)
    if (place === null || OTHER_TERM.test(running.text.slice(Math.max(0, match.index - 60), match.index + 60)))
      return []
    const candidate = makeCandidate(
      addDays(scalarOf(issue), days),
      place.words,
      place.page,
      Math.min(DERIVED, issue.confidence),
      `'${match[0]}' from the date of the letter`,
    )
    return [{ ...candidate, source: 'derived' as const }]
  })
}

interface Letter {
  readonly running: RunningText
  readonly issueDates: readonly Candidate[]
}
