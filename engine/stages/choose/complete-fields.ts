import { scalarOf, type Candidate, type Field, type Fields } from '../../domain/field.ts'
import { REVIEW_BAR } from '../../domain/review.ts'
import { reduce } from '../../domain/names.ts'

/** How much of its confidence a value has that stands on no page. */
const SAID = 0.75
/** What comes with a paper is never so sure that nobody has to look. */
const MOST = REVIEW_BAR - 0.01
/** Below this a value is too doubtful to be given. */
const LEAST = 0.25
const MOST_CANDIDATES = 8
const MOST_BEHIND = 2
/** Who sends a message need not be who wrote the paper, nor in its language; where to pay is told by the paper alone: a message is easily forged. */
const OF_THE_PAPER = /^(?:sender|recipient)_|^(?:language|iban|bic|account_holder|creditor_id|mandate_reference)$/
/** Chosen as one consistent set, so that sums of two origins would contradict each other. */
const SUMS: ReadonlySet<string> = new Set([
  'gross_amount',
  'net_amount',
  'total_tax_amount',
  'amount_due',
  'prepaid_amount',
  'allowance_amount',
  'charge_amount',
  'rounding_amount',
])

/**
 * The fields of the pages with what was said of the document elsewhere: behind what is printed where the pages have a value, in its
 * place where they have none. Lists are read from the pages alone.
 * @param isBlank the pages have no words at all
 */
export function completeFields(printed: Fields, said: Fields, isBlank: boolean): Fields {
  const agrees = [...SUMS].every((key) => !isGiven(printed[key])) || isSame(printed, said, 'gross_amount')
  const mayFill = (key: string): boolean => {
    if (OF_THE_PAPER.test(key)) return isBlank
    if (key === 'payment_due_date') return !isBefore(said[key], printed['issue_date'])
    return SUMS.has(key) ? agrees : true
  }
  const fields = Object.entries(printed).map(([key, field]): [string, Field] => {
    const other = key === 'type' ? undefined : said[key]
    const candidates = (other?.candidates ?? []).filter(({ value }) => typeof value === 'string').map(lower)
    if (other === undefined || candidates.length === 0) return [key, field]
    return [key, isGiven(field) || !mayFill(key) ? append(field, candidates) : fill(field, candidates)]
  })
  // Totals that a type has only where they are stated.
  const further = Object.entries(said)
    .filter(([key, { value }]) => !(key in printed) && typeof value === 'string' && mayFill(key))
    .map(([key, field]): [string, Field] => [key, fill({ value: null, candidates: [] }, field.candidates.map(lower))])
  return Object.fromEntries([...fields, ...further])
}

function lower(candidate: Candidate): Candidate {
  return { ...candidate, confidence: round(Math.min(MOST, candidate.confidence * SAID)) }
}

/** Behind what is printed, and no likelier. */
function append({ value, candidates }: Field, others: readonly Candidate[]): Field {
  const last = candidates.at(-1)?.confidence ?? LEAST
  const known = new Set(candidates.map((candidate) => reduce(scalarOf(candidate))))
  const further = others
    .filter((candidate) => !known.has(reduce(scalarOf(candidate))))
    .map((candidate) => ({ ...candidate, confidence: Math.min(last, candidate.confidence) }))
  return { value, candidates: [...candidates, ...further.slice(0, MOST_BEHIND)] }
}

/** In front of what is printed but too doubtful to be given. */
function fill(field: Field, others: readonly Candidate[]): Field {
  const [best] = others
  if (best === undefined || best.confidence < LEAST) return append(field, others)
  const doubtful = field.candidates.map((candidate) => ({
    ...candidate,
    confidence: Math.min(candidate.confidence, best.confidence),
  }))
  return { value: best.value, candidates: [best, ...doubtful, ...others.slice(1)].slice(0, MOST_CANDIDATES) }
}

function isGiven(field: Field | undefined): boolean {
  return field !== undefined && field.value !== null && field.value.length > 0
}

function isSame(printed: Fields, said: Fields, key: string): boolean {
  return isGiven(printed[key]) && printed[key]!.value === said[key]?.value
}

function isBefore(day: Field | undefined, other: Field | undefined): boolean {
  return typeof day?.value === 'string' && typeof other?.value === 'string' && day.value < other.value
}

function round(confidence: number): number {
  return Math.round(confidence * 1000) / 1000
}
