import { AMOUNT_ROLES, type AmountRole, type CandidateTable, type LabelledAmount } from '../../domain/candidates.ts'
import type { DocumentType } from '../../domain/document.ts'
import { keysOf, occasionalKeysOf } from '../../domain/extraction-keys.ts'
import type { Candidate } from '../../domain/field.ts'
import { toCents } from '../../domain/money.ts'
import { SLOTS, type Span } from '../../domain/spans.ts'
import { settleBirthDates } from '../../domain/settle-birth-dates.ts'
import { sameness } from './rank-candidates.ts'
import { chanceOf, type Rankings } from './rank-values.ts'
import { writeCandidate } from './write-candidate.ts'

/** Values below this chance are not worth considering. */
const LEAST_CHANCE = 0.03
/** What a finder would say of a value that it has no reason for. */
const UNFOUND = 0.02
/** Sums that every paper with totals has; what was deducted, added or paid before has to be likelier than not. */
const USUAL_SUMS: ReadonlySet<AmountRole> = new Set(['net_amount', 'total_tax_amount', 'gross_amount', 'amount_due'])
const LEAST_RARE = 0.5
/** Nothing but the total says what is due where nothing was paid before (BT-115): a quarter as likely as that none is named is enough. */
const AS_LIKELY = 0.25
/** A sum under one of these names is all of the total, what is left of it, or what is to be paid: one printed figure may be several. */
const ALSO: ReadonlySet<AmountRole> = new Set(['amount_due', 'prepaid_amount'])
/** How much of a label's strength the ranker's word is where finders have one too, and where they have none. */
const BESIDE_LABEL = 0.5
const WITHOUT_LABEL = 0.7

/** Keys whose values have a form: an identifier of SEPA creditors has country, check digits, business code and national part (EPC262-08). */
const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ['creditor_id', /^[A-Z]{2}\s?\d{2}\s?[A-Z0-9]{3}[A-Z0-9\s]{1,34}$/],
])

const AFTER = SLOTS.indexOf('after')

/** The table with the values that the ranker holds likely beside those that finders proposed. */
export function proposeSpans(table: CandidateTable, type: DocumentType, rankings: Rankings): CandidateTable {
  if (rankings.size === 0) return table
  const totals = totalRoles(type)
  const keys = Object.keys({ ...keysOf(type), ...occasionalKeysOf(type) })
  const scalars: Record<string, readonly Candidate[]> = { ...table.scalars }
  for (const key of keys) {
    if (totals.has(key)) continue
    const further = listFurther(table, key, scalars[key] ?? [], rankings)
    if (further.length > 0) scalars[key] = [...(scalars[key] ?? []), ...further]
  }
  if (scalars['birth_date'] !== undefined) scalars['birth_date'] = leaveRepeats(settleBirthDates(scalars))
  const labelled = table.amounts.filter(({ candidate }) => candidate.evidence?.isProposed !== true)
  const taken = new Set(labelled.map(({ candidate }) => placeOf(candidate)))
  const amounts = [...totals].reduce<readonly LabelledAmount[]>(
    (all, role) => labelAmounts(all, role as AmountRole, table, rankings, taken),
    table.amounts,
  )
  return { ...table, scalars, amounts }
}

/** Of the same value the first one. */
function leaveRepeats(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter(({ value }, at) => candidates.findIndex((other) => other.value === value) === at)
}

/** Roles that are settled together with the totals of such a document. */
function totalRoles(type: DocumentType): ReadonlySet<string> {
  const isTotalled = type === 'invoice' || type === 'credit-note' || type === 'other'
  return new Set(isTotalled ? AMOUNT_ROLES : [])
}

function listFurther(
  { spans: { spans, texts } }: CandidateTable,
  key: string,
  known: readonly Candidate[],
  rankings: Rankings,
): readonly Candidate[] {
  // Which side of an account a sum is on is told by marks beside it, which finders read and spans do not.
  const proposed = new Set(known.map(({ value }) => sameness(value).replace(/^-/, '')))
  return (rankings.get(key)?.values ?? [])
    .filter(({ span, chance }) => chance >= LEAST_CHANCE && !proposed.has(sameness(spans[span]!.value)))
    .filter(({ span }) => !isProse(spans[span]!, texts) && (FORMS.get(key)?.test(spans[span]!.value) ?? true))
    .map(({ span }) => writeCandidate(spans[span]!, UNFOUND))
}

/** A sentence that goes on, "Wir freuen uns, dass ...": most words small, and more small words behind them. */
function isProse({ kind, value, slots }: Span, texts: readonly string[]): boolean {
  if (kind !== 'name') return false
  const words = value.split(' ')
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return small * 2 >= words.length && /^,?\s+\p{Ll}+\s+\p{L}/u.test(texts[slots[AFTER]!]!)
}

/**
 * Amounts of a role as labels and ranker together name them.
 * @param taken where the amounts stand that labels name
 */
function labelAmounts(
  amounts: readonly LabelledAmount[],
  role: AmountRole,
  { spans: { spans } }: CandidateTable,
  rankings: Rankings,
  taken: ReadonlySet<string>,
): readonly LabelledAmount[] {
  const ranking = rankings.get(role)
  if (ranking === undefined) return amounts
  const weighed = amounts.map((amount) => {
    if (amount.role !== role) return amount
    const chance = chanceOf(ranking, amount.candidate.value as string)
    const confidence = (1 - BESIDE_LABEL) * amount.candidate.confidence + BESIDE_LABEL * chance
    return { ...amount, candidate: { ...amount.candidate, confidence: Math.round(confidence * 1000) / 1000 } }
  })
  const least = USUAL_SUMS.has(role) ? LEAST_CHANCE : LEAST_RARE
  const named = new Set(amounts.filter((amount) => amount.role === role).map(({ cents }) => cents))
  const further = ranking.values
    .filter(({ chance }) => chance >= least)
    .map(({ span, chance }) => ({ span: spans[span]!, chance, cents: toCents(spans[span]!.value) }))
    .filter(({ cents }) => !named.has(cents))
    .map(({ span, chance, cents }) => ({
      chance,
      amount: { role, cents, candidate: writeCandidate(span, WITHOUT_LABEL * chance) },
    }))
    // A place holds one thing as a rule: a total that a label names is no net amount as well.
    .filter(
      ({ chance, amount }) =>
        !taken.has(placeOf(amount.candidate)) || (ALSO.has(role) && chance > AS_LIKELY * ranking.absent),
    )
    .map(({ amount }) => amount)
  return [...weighed, ...further]
}

function placeOf({ page, box }: Candidate): string {
  return `${page} ${box?.join()}`
}
