import type { Candidate, FieldValue, Row } from '../../domain/field.ts'
import { toCents } from '../../domain/money.ts'

/** Keys of numbers and of days: each stands for itself, while a name or an amount may serve several. */
const SINGLE = /_(?:number|reference|id|date|start|end)$/

/**
 * What is to be paid and what is paid back cannot be the same sum, nor does a paper bear the number of the one that it corrects; what
 * was paid before, or is to be paid, was not taken off or added.
 */
const OPPOSITE = [
  ['amount_due', 'refund_amount'],
  ['refund_amount', 'amount_due'],
  ['document_number', 'original_document_number'],
  ['allowance_amount', 'prepaid_amount'],
  ['allowance_amount', 'amount_due'],
  ['charge_amount', 'amount_due'],
] as const

/** A payment is told by the number of what it pays, or by the one by which the payer is known. */
const QUOTED: ReadonlySet<string> = new Set([
  'document_number payment_reference',
  'payment_reference document_number',
  'customer_number payment_reference',
])

/** What is likelier than not stays though another key has its place: "date and delivery: 12.02.2026" is both days. */
const LIKELY = 0.5

type Ranked = Readonly<Record<string, readonly Candidate[]>>

/**
 * A place holds one number or day as a rule: what no finder proposed and nobody holds likely is left to the key that is surer of that place,
 * and the number of a claim to its row. Gives the keys of numbers and days, and others that changed.
 */
export function leaveTaken(ranked: Ranked): Ranked {
  const keys = Object.keys(ranked).filter((key) => SINGLE.test(key))
  const leaders = keys.flatMap((key) => {
    const best = ranked[key]![0]
    return best === undefined ? [] : [{ key, place: placeOf(best), confidence: best.confidence }]
  })
  const listed = new Set(listCells(ranked['claims']?.[0], 'document_number'))
  const isTaken = (own: string, candidate: Candidate): boolean => {
    // A reminder has a number of its own or none, never that of a paper that it claims.
    if (own === 'document_number' && listed.has(candidate.value)) return true
    if (candidate.evidence?.isProposed !== true) return false
    const isSurer = ({ key, place, confidence }: (typeof leaders)[number]): boolean =>
      key !== own && !QUOTED.has(`${own} ${key}`) && confidence > candidate.confidence && place === placeOf(candidate)
    return listed.has(candidate.value) || (candidate.confidence <= LIKELY && leaders.some(isSurer))
  }
  const left = Object.fromEntries(
    keys.map((key) => [key, ranked[key]!.filter((candidate) => !isTaken(key, candidate))] as const),
  )
  return {
    ...left,
    ...leaveOpposites({ ...ranked, ...left }),
    ...leaveCounterparties(ranked),
    ...leaveYearBefore(ranked),
    ...leaveUnproven(ranked),
    ...leaveOtherDays({ ...ranked, ...left }),
  }
}

/** What is left of the certainty of a day where another one is counted from it. */
const COUNTED = 0.9

/** A last day counts from the day of the paper and from no other, and is as sure as that one. */
function leaveOtherDays({ issue_date: days = [], objection_deadline: deadlines = [] }: Ranked): Ranked {
  const issue = days[0]
  const isCounted = (deadline: Candidate): boolean =>
    issue !== undefined &&
    deadline.source === 'derived' &&
    (placeOf(deadline) === placeOf(issue) || deadline.text === issue.text)
  if (issue === undefined || !deadlines.some(isCounted)) return {}
  const sure = Math.round(COUNTED * issue.confidence * 1000) / 1000
  const left = deadlines
    .filter((deadline) => deadline.source !== 'derived' || isCounted(deadline))
    .map((deadline) =>
      isCounted(deadline) ? { ...deadline, confidence: Math.max(sure, deadline.confidence) } : deadline,
    )
  return { objection_deadline: left.toSorted((a, b) => b.confidence - a.confidence) }
}

/** How sure a sum is at least that its like prove. */
const PROVEN = 0.75

/** What is left where a sum is proven by those beside it: whoever else is sure of another one errs. */
function leaveUnproven(ranked: Ranked): Ranked {
  return Object.fromEntries(
    Object.entries(ranked).flatMap(([key, candidates]) => {
      const proven = candidates.filter(({ evidence }) => evidence?.isProven === true)
      const sure = proven.map((candidate) => ({ ...candidate, confidence: Math.max(PROVEN, candidate.confidence) }))
      return sure.length === 1 ? [[key, sure]] : []
    }),
  )
}

/** Longer sheets have sums of their own in between. */
const MOST_POSITIONS = 60

/** Of the amounts of positions and their sums those of the year before are none of the year, whatever column they stand in. */
function leaveYearBefore({ positions = [], ...ranked }: Ranked): Ranked {
  const pairs = listYears(positions[0])
  if (pairs.length === 0) return {}
  return Object.fromEntries(
    Object.entries(ranked).flatMap(([key, candidates]) => {
      const sums = new Set(candidates.flatMap(({ value }) => (typeof value === 'string' ? toCents(value) : [])))
      const former = new Set(pairs.flatMap(([now, before]) => (now !== before && sums.has(now) ? [before] : [])))
      const own = candidates.filter(({ value }) => typeof value !== 'string' || !former.has(toCents(value)))
      return own.length === candidates.length ? [] : [[key, own]]
    }),
  )
}

/** What positions that follow each other come to, in cents, in the year and in the one before. */
function listYears(table: Candidate | undefined): readonly (readonly [now: number, before: number])[] {
  const rows = Array.isArray(table?.value) ? table.value.slice(0, MOST_POSITIONS) : []
  const years = rows.flatMap((row: Row) =>
    row['amount'] == null || row['prior_amount'] == null ? [] : [[row['amount'], row['prior_amount']].map(toCents)],
  )
  return years.flatMap((_, from) => {
    let [now, before] = [0, 0]
    return years.slice(from).map(([amount = 0, prior = 0]) => {
      now += amount
      before += prior
      return [now, before] as const
    })
  })
}

/** The less sure of two keys loses the sum that leads both; what asks for money gives none back. */
function leaveOpposites(ranked: Ranked): Ranked {
  const [due, refund] = [ranked['amount_due']?.[0], ranked['refund_amount']?.[0]]
  const isAsked = due !== undefined && refund !== undefined && due.confidence >= Math.max(LIKELY, refund.confidence)
  if (isAsked && due.value !== refund.value && Number(due.value) > 0) return { refund_amount: [] }
  return Object.fromEntries(
    OPPOSITE.flatMap(([key, other]) => {
      const [best, rival] = [ranked[key]?.[0], ranked[other]?.[0]]
      const isOther = best !== undefined && rival !== undefined && best.value === rival.value
      return isOther && rival.confidence >= best.confidence ? [[key, ranked[key]!.slice(1)]] : []
    }),
  )
}

/** Accounts of bookings are those of others, unless there is none beside them. */
function leaveCounterparties({ iban = [], transactions = [] }: Ranked): Ranked {
  const others = new Set(listCells(transactions[0], 'counterparty_iban'))
  const own = iban.filter(({ value }) => !others.has(value))
  return own.length === 0 || own.length === iban.length ? {} : { iban: own }
}

function listCells(table: Candidate | undefined, key: string): readonly FieldValue[] {
  return Array.isArray(table?.value) ? table.value.map((row: Row) => row[key] ?? null) : []
}

function placeOf({ page, box }: Candidate): string {
  return `${page} ${box?.join()}`
}
