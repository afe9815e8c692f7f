import { gatherWords } from '../../../../languages/languages.ts'
import type { Candidate } from '../../../../domain/field.ts'
import { fromCents } from '../../../../domain/money.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import type { Claim } from './claim.ts'
import type { SumLine } from './list-sums.ts'
import { readClaims, sumUp } from './read-claims.ts'
import { proveColumns } from './prove-columns.ts'
import { nameExtra, proveChain, proveTotal, type Proof } from './prove-demand.ts'

const PROVEN = 0.96
/** One sum alone is what is owed and what is asked for. */
const ONLY = 0.8
const UNPRINTED = 0.6
/** A town's surcharges for paying late are interest, all that it costs to collect is a fee. */
const INTEREST = new RegExp(
  String.raw`zins|saumnis|interest|finance charge|interet|penalites? de retard|interess|intereses|\bmora\b|demora|juros|rente\b|${gatherWords(({ claimSums }) => claimSums?.interest)}`,
)

/** What a reminder asks for, by arithmetic: open items, fees and interest that add up to a printed sum. None of a key: nothing of it is added. */
export function findDemand(layout: Layout, order: DateOrder): Record<string, readonly Candidate[]> {
  const { claims, sums, isProven } = readClaims(layout, order)
  const owed = claims.length === 0 ? null : sumUp(claims)
  const added = owed === null ? null : (proveColumns(owed, sums, layout) ?? proveTotal(owed, sums))
  const proof = added ?? proveChain(sums)
  if (proof !== null) {
    const told = tellProof(proof)
    return proof.principal === null && owed !== null
      ? { ...told, principal_amount: [describeOwed(owed, claims, ONLY)] }
      : told
  }
  if (owed === null) return {}
  const printed = sums.filter(({ cents }) => cents === owed)
  const place = printed.at(-1)
  if (place === undefined) {
    const candidate = describeOwed(owed, claims, UNPRINTED)
    return { principal_amount: [candidate], amount_due: [candidate] }
  }
  const candidate = describe(place, ONLY, 'sum of the open items, nothing added')
  const asked = { principal_amount: [candidate], amount_due: [candidate] }
  return isProven ? { ...asked, reminder_fee: [], interest_amount: [] } : asked
}

/** @param owed cents, printed nowhere */
function describeOwed(owed: number, [first]: readonly Claim[], confidence: number): Candidate {
  return makeCandidate(fromCents(owed), first!.words, first!.page, confidence, 'sum of the open items')
}

function tellProof({ principal, extras, total }: Proof): Record<string, readonly Candidate[]> {
  const interest = extras.filter((extra) => INTEREST.test(nameExtra(extra)))
  const fees = extras.filter((extra) => !interest.includes(extra))
  const reason = 'adds up to the sum asked for'
  const rate = interest.find((line) => line.rate !== null)
  return {
    amount_due: [describe(total, PROVEN, 'sum of what is owed, fees and interest')],
    principal_amount: principal === null ? [] : [describe(principal, PROVEN, reason)],
    reminder_fee: describeSum(fees, reason),
    interest_amount: describeSum(interest, reason),
    interest_rate:
      rate === undefined || rate.rate === null
        ? []
        : [{ ...describe(rate, 0.9, 'rate of the interest'), value: String(Number(rate.rate)) }],
  }
}

/** Several of a kind as their sum. */
function describeSum(parts: readonly SumLine[], reason: string): readonly Candidate[] {
  const [first] = parts
  if (first === undefined) return []
  const cents = parts.reduce((sum, part) => sum + part.cents, 0)
  const words = parts.filter(({ page }) => page === first.page).flatMap((part) => part.words)
  return [describe({ ...first, cents, words }, PROVEN, reason)]
}

function describe({ cents, words, page }: SumLine, confidence: number, reason: string): Candidate {
  return makeCandidate(fromCents(cents), words, page, confidence, reason, 0.9)
}
