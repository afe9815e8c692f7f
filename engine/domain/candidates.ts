import type { Candidate } from './field.ts'
import type { Page, Word } from './page.ts'
import type { SpanTable } from './spans.ts'

/** What an amount on the paper is called by its label. */
export const AMOUNT_ROLES = [
  'net_amount',
  'total_tax_amount',
  'gross_amount',
  'amount_due',
  'prepaid_amount',
  'allowance_amount',
  'charge_amount',
  'rounding_amount',
] as const
export type AmountRole = (typeof AMOUNT_ROLES)[number]

/** An amount of the totals with the role that its label gives it. Its candidate's confidence is the strength of that label. */
export interface LabelledAmount {
  readonly role: AmountRole
  readonly cents: number
  readonly candidate: Candidate
}

/** One printed row of the tax summary: what is known of it, in cents; at least the rate. */
export interface TaxRowCandidate {
  /** Percent: 19, 7, 5.5. */
  readonly rate: number
  readonly taxableCents: number | null
  readonly taxCents: number | null
  /** Its line says that it is a tax row, or its figures prove it. */
  readonly candidate: Candidate
  /** Why its part of the sum bears no tax, where its own line tells. */
  readonly exemption?: Exemption
  /** Several taxes on one base, which a line states together: rate and taxCents are their sums. */
  readonly shares?: readonly { readonly rate: number; readonly taxCents: number }[]
}

/** The category of what bears no tax (BT-118) and the reason as printed (BT-120). */
export interface Exemption {
  readonly taxability: 'zero_rated' | 'exempt' | 'intra_community' | 'export' | 'not_subject' | 'reverse_charge'
  readonly reason: string | null
}

/** A statement that no tax is charged, with the reason as printed. */
export interface ExemptionCandidate {
  readonly taxability: Exemption['taxability']
  readonly candidate: Candidate
}

/** A word of a contract that may say what a party is called in it. */
export interface RoleWord {
  /** As a row gives it. */
  readonly role: string
  readonly page: Page
  /** At least one. */
  readonly words: readonly Word[]
  readonly isQuoted: boolean
  /** Contracts call parties so. */
  readonly isKnown: boolean
  /** How often the contract speaks of it with an article or the like. */
  readonly uses: number
  /** People alone have this role, no firms. */
  readonly isPersonal: boolean
  /** Who has it lets, sells, lends or employs; or takes that. */
  readonly isGiver: boolean
  readonly isTaker: boolean
  readonly isInBrackets: boolean
  /** Words before it say that somebody is called so, or acts as that. */
  readonly isAnnounced: boolean
  /** Nothing but an article stands beside it in its cell. */
  readonly isLabel: boolean
  readonly endsInColon: boolean
  readonly isCapital: boolean
}

/** What the finders saw: scalars by key, best first, and the parts of the totals, which are chosen together. */
export interface CandidateTable {
  readonly scalars: Readonly<Record<string, readonly Candidate[]>>
  /** Postal addresses with the name that they stand under. */
  readonly addresses: readonly { readonly name: string; readonly candidate: Candidate }[]
  readonly amounts: readonly LabelledAmount[]
  readonly taxRows: readonly TaxRowCandidate[]
  readonly exemptions: readonly ExemptionCandidate[]
  /** Cents given or given back at the till: card, cash, change. */
  readonly tendered: readonly number[]
  /** Cents of every amount on the paper with decimals, for sums that no label names. */
  readonly printed: readonly { readonly cents: number; readonly candidate: Candidate }[]
  /** Everything on the pages that reads as a value of some kind. */
  readonly spans: SpanTable
  /** What a contract calls its parties, by the spans that stand beside it. */
  readonly roles?: ReadonlyMap<number, string>
  /** False for a paper whose amounts are no totals of its own. */
  readonly statesTotals?: boolean
  /** In reading order. */
  readonly roleWords?: readonly RoleWord[]
  /** What the text that came with the document says, read like a paper of its own; its candidates stand on no page. */
  readonly said?: { readonly table: CandidateTable; readonly pages: readonly Page[] }
}
