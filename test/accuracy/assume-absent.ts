import { keysOf } from '../../engine/domain/extraction-keys.ts'
import { RANKED_KEYS } from '../../engine/stages/choose/ranked-keys.ts'
import type { FoundDocument } from './make-examples.ts'

/** Papers' truths hold what an accountant would want of them, those of the corpus what happens to be known. */
const COMPLETE = /[\\/]papers[\\/]built[\\/]/
/** Sums of totals follow from each other, and parties and days that papers show more than one of: truths leave some of them out. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'net_amount',
  'total_tax_amount',
  'gross_amount',
  'amount_due',
  'sender_name',
  'sender_address',
  'recipient_name',
  'recipient_address',
  'issue_date',
])
/** From this confidence on a finder saw a label or form of the value: it may be printed, and was left out of the truth as a matter of taste. */
const TOLD = 0.5

/** What it counts that a value is taken for absent, beside 1 for what the truth says. */
export const ASSUMED = 0.15

/** Keys of which the truth says nothing and the paper shows no sign: taken for absent. Without them nothing teaches that most papers have no mandate. */
export function assumeAbsent({ path, label, type, table }: FoundDocument): ReadonlySet<string> {
  if (!COMPLETE.test(path)) return new Set()
  const keys = keysOf(type)
  return new Set(
    RANKED_KEYS.map(({ key }) => key).filter(
      (key) =>
        key in keys &&
        !LEFT_OUT.has(key) &&
        label.truth[key] === undefined &&
        !(table.scalars[key] ?? []).some(({ confidence }) => confidence >= TOLD) &&
        !table.amounts.some(({ role, candidate }) => role === key && candidate.confidence >= TOLD),
    ),
  )
}
