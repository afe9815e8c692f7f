import type { CandidateTable } from '../../../domain/candidates.ts'
import { sameness } from '../rank-candidates.ts'
import type { Rankings } from '../rank-values.ts'
import { partyWriter } from './party-values.ts'

/** So many rows of a contract's parties are ranked, each name and address as a key of its own. */
export const RANKED_PARTIES = [1, 2, 3] as const

/** A name or an address of a contract as its rows give it, wherever it stands. */
export interface PartyValue {
  readonly text: string
  /** By index of the table, in their order. */
  readonly spans: readonly number[]
  /** What the ranker holds of it by row, each 0 to 1. */
  readonly chances: readonly number[]
  /** In any row, up to 1. */
  readonly chance: number
}

/** Values that the ranker holds less likely are not looked at. */
const LEAST_CHANCE = 0.003

/** The values that may be a party's, likeliest first. @param isKnown whether a value counts whatever the ranker holds of it */
export function listPartyValues(
  { spans: { spans } }: CandidateTable,
  rankings: Rankings,
  cell: 'name' | 'address',
  isKnown: (text: string) => boolean,
): readonly PartyValue[] {
  const write = partyWriter(`party_${cell}`)!
  const ranked = RANKED_PARTIES.map((row) => rankings.get(`party_${cell}_${row}`))
  const mentions = new Map<string, { readonly text: string; readonly spans: number[] }>()
  for (const [index, span] of spans.entries()) {
    if (span.kind !== cell) continue
    const text = write(span.value)
    const same = sameness(text)
    const known = mentions.get(same)
    if (known === undefined) mentions.set(same, { text, spans: [index] })
    else known.spans.push(index)
  }
  return [...mentions]
    .flatMap(([same, { text, spans: own }]): PartyValue[] => {
      const chances = ranked.map((ranking) => ranking?.chances.get(same) ?? 0)
      const chance = Math.min(
        1,
        chances.reduce((sum, one) => sum + one, 0),
      )
      return chance >= LEAST_CHANCE || isKnown(text) ? [{ text, spans: own, chances, chance }] : []
    })
    .toSorted((a, b) => b.chance - a.chance)
}
