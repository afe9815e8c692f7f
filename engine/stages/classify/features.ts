import { NO_KIND, VOCABULARY, type Role } from './compile-vocabulary.ts'
import { MARKS, type Mark } from './measure-shape.ts'
import type { Kind } from './vocabulary/vocabulary.ts'

/** Something that speaks for or against a kind of paper. */
export interface Feature {
  /** Unlike any other's; stays when others come or go. */
  readonly name: string
  /** Score points for each unit of it while nothing is learned. */
  readonly prior: number
  /** What is learned keeps the direction of the prior. */
  readonly directed: boolean
}

/**
 * What a kind has besides its signs: marks of the shape; how many of trade's words, where it trades; the points of an invoice's
 * words, where it has a title of its own; that another type has a title of its own; itself.
 */
export type Trait = Mark | 'trade' | 'billed' | 'titledElsewhere' | 'base'

const ROLES: Readonly<Record<Role, number>> = { title: 1, vague: 0.5, strong: 2.2, weak: 0.8, against: -2, trade: 1 }
const TRAITS: readonly Trait[] = [...MARKS, 'trade', 'billed', 'titledElsewhere', 'base']
const PRIORS: Readonly<Record<string, Partial<Record<Trait, number>>>> = {
  'bank-statement': { fewBookings: 0.8, manyBookings: 2 },
  timesheet: { fewShifts: 1, manyShifts: 4, workdays: 2 },
  // Every paper may come in the form of a letter: one with a title of its own is more than that.
  letter: { plainProse: 2, prose: 1, subject: 3, titledElsewhere: -2.5 },
  // An order may call itself a contract; an agreement is written in sentences.
  contract: { essay: 1.5, listing: -7, clauses: 2.5 },
  invoice: { noAmounts: -1.5, reversal: 6 },
  // Under its own title an invoice's words are a correction's own.
  'credit-note': { noAmounts: -1.5, billed: 1, reversal: -8 },
  'balance-sheet': { sides: 1 },
  // There are many of its kinds.
  other: { base: -1 },
}
/** Score points that make a type e times as likely while nothing is learned. */
const TEMPERATURE = 0.95

/** Signs by their ids, then the traits of each kind. */
export const FEATURES: readonly Feature[] = [
  ...VOCABULARY.signs.map(({ kind, role, phrase }) => ({
    name: `${kind === NO_KIND ? 'trade' : nameKind(VOCABULARY.kinds[kind]!)}/${role}/${phrase}`,
    prior: ROLES[role] / TEMPERATURE,
    directed: true,
  })),
  ...VOCABULARY.kinds.flatMap((kind) =>
    TRAITS.map((trait) => ({
      name: `${nameKind(kind)}/${trait}`,
      prior: (trait === 'trade' ? ROLES.trade : (PRIORS[kind.type]?.[trait] ?? 0)) / TEMPERATURE,
      directed: trait === 'trade',
    })),
  ),
]

/** The feature of a kind's trait. */
export function featureOf(kind: number, trait: Trait): number {
  return VOCABULARY.signs.length + kind * TRAITS.length + TRAITS.indexOf(trait)
}

function nameKind({ type, titles }: Kind): string {
  return type === 'other' ? titles.split('|')[0]! : type
}
