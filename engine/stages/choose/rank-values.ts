import type { DocumentType } from '../../domain/document.ts'
import type { SpanTable } from '../../domain/spans.ts'
import type { KeyRanking } from '../../learning/ranker/rank.ts'
import { sameness } from './rank-candidates.ts'

/** How likely each value of a key is, the same value at several places taken together. */
export interface ValueRanking {
  /** By what makes values the same. */
  readonly chances: ReadonlyMap<string, number>
  /** Of the likeliest value and of the one behind it. */
  readonly best: number
  readonly next: number
  /** How likely it is that the document has none. */
  readonly absent: number
  /** The values with the place that speaks most for each, likeliest first. */
  readonly values: readonly { readonly span: number; readonly chance: number }[]
}

/** By key; keys that are not ranked are missing. */
export type Rankings = ReadonlyMap<string, ValueRanking>

export const NO_RANKINGS: Rankings = new Map()

/** Keys of which no paper of a type teaches the ranker anything: a contract's parties are told by their roles. */
const UNTAUGHT: ReadonlyMap<DocumentType, readonly string[]> = new Map([
  ['contract', ['sender_name', 'recipient_name', 'sender_address', 'recipient_address']],
])

/** What the ranker says of spans as what it says of values, of the keys that it was taught for the type. */
export function rankValues(
  { spans }: SpanTable,
  ranked: ReadonlyMap<string, KeyRanking>,
  type: DocumentType,
): Rankings {
  // Where nothing was listed nothing is known, which is not the same as being absent.
  if (spans.length === 0) return NO_RANKINGS
  // Every key of a kind asks for the same spans.
  const same = spans.map(({ value }) => sameness(value))
  const taught = [...ranked].filter(([key]) => !UNTAUGHT.get(type)?.includes(key))
  return new Map(taught.map(([key, ranking]) => [key, sumUp(same, ranking)]))
}

/** @param same by span: what makes values the same */
function sumUp(same: readonly string[], { spans: own, chances, absent }: KeyRanking): ValueRanking {
  const byValue = new Map<string, { span: number; chance: number; most: number }>()
  own.forEach((span, at) => {
    const value = same[span]!
    const chance = chances[at]!
    const known = byValue.get(value)
    if (known === undefined) byValue.set(value, { span, chance, most: chance })
    else {
      known.chance += chance
      if (chance > known.most) {
        known.span = span
        known.most = chance
      }
    }
  })
  const values = [...byValue.values()].toSorted((a, b) => b.chance - a.chance)
  return {
    chances: new Map([...byValue].map(([value, { chance }]) => [value, chance])),
    best: values[0]?.chance ?? 0,
    next: values[1]?.chance ?? 0,
    absent,
    values: values.map(({ span, chance }) => ({ span, chance })),
  }
}

/** 0 for a value that no span has; a sum below zero may be printed without its sign. */
export function chanceOf({ chances }: ValueRanking, value: string): number {
  const same = sameness(value)
  return chances.get(same) ?? chances.get(same.replace(/^-/, '')) ?? 0
}
