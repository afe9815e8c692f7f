import { EXTRACTION_KEYS } from '../../domain/extraction-keys.ts'
import type { Candidate, Row } from '../../domain/field.ts'
import type { DocumentTraits } from './describe-document.ts'
import { partyWriter } from './parties/party-values.ts'
import { chanceOf, type Rankings, type ValueRanking } from './rank-values.ts'
import { RANKED_KEYS } from './ranked-keys.ts'

/** Keys that hold rows, but for the tax rows, which are chosen with the totals. */
export const TABLE_KEYS: readonly string[] = [
  ...new Set(
    Object.values(EXTRACTION_KEYS).flatMap((keys) =>
      Object.entries(keys).flatMap(([key, kind]) =>
        typeof kind === 'object' && key !== 'tax_breakdowns' ? [key] : [],
      ),
    ),
  ),
]

/** Names of the measurements, in their order. */
export const TABLE_FEATURES: readonly string[] = [
  'hand',
  'rows',
  'filled',
  'emptiest',
  'length',
  'pageCount',
  'wordCount',
  'probability',
  'isRecognized',
  'rank',
  'isProposed',
  'nameChance',
  'leastNameChance',
  'addressChance',
  'missed',
  ...TABLE_KEYS.map((key) => `key:${key}`),
]

/** For each measurement 1 where more of it never speaks against a table. */
export const TABLE_DIRECTIONS: readonly number[] = TABLE_FEATURES.map((name) => (name === 'hand' ? 1 : 0))

/** A table as numbers, named by TABLE_FEATURES: what its reader says of it, how long and how complete it is, what the ranker says of a contract's parties. */
export function describeTable(
  key: string,
  candidate: Candidate,
  rank: number,
  { pageCount, wordCount, probability, rankings }: DocumentTraits,
): readonly number[] {
  const rows = Array.isArray(candidate.value) ? (candidate.value as readonly Row[]) : []
  const shares = rows.map((row) => {
    const cells = Object.values(row)
    return cells.filter((cell) => cell !== null).length / Math.max(1, cells.length)
  })
  const texts = rows.flatMap((row) => Object.values(row).filter((cell) => cell !== null))
  return [
    candidate.confidence,
    Math.log2(1 + rows.length),
    mean(shares),
    Math.min(1, ...shares),
    Math.log2(1 + Math.max(0, ...texts.map((text) => text.length))),
    Math.min(pageCount, 10),
    Math.log2(1 + wordCount),
    probability,
    candidate.source === 'ocr' ? 1 : 0,
    Math.min(rank, 4),
    candidate.evidence?.isProposed === true ? 1 : 0,
    ...(key === 'parties' ? describeParties(rows, rankings) : NOT_RANKED),
    ...TABLE_KEYS.map((known) => (known === key ? 1 : 0)),
  ]
}

const NOT_RANKED = [0, 0, 0, 0]
const PARTY_NAMES = RANKED_KEYS.filter(({ key }) => key.startsWith('party_name_'))
const PARTY_ADDRESSES = RANKED_KEYS.filter(({ key }) => key.startsWith('party_address_'))

/** What the ranker says of parties: how likely their names, the least of these, their addresses, and how many more it expects. */
function describeParties(rows: readonly Row[], rankings: Rankings): readonly number[] {
  const own = (keys: typeof RANKED_KEYS): readonly ValueRanking[] => keys.flatMap(({ key }) => rankings.get(key) ?? [])
  const chances = (ranked: readonly ValueRanking[], cell: 'name' | 'address'): readonly number[] => {
    const write = partyWriter(`party_${cell}`)!
    return rows.map((row) => Math.max(0, ...ranked.map((ranking) => chanceOf(ranking, write(row[cell] ?? '')))))
  }
  const names = own(PARTY_NAMES)
  if (names.length === 0) return NOT_RANKED
  const likely = chances(names, 'name')
  const expected = names.reduce((sum, { absent }) => sum + 1 - absent, 0)
  return [mean(likely), Math.min(...likely), mean(chances(own(PARTY_ADDRESSES), 'address')), expected - rows.length]
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
}
