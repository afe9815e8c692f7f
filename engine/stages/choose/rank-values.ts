import type { DocumentType } from '../../domain/document.ts'
import type { SpanTable } from '../../domain/spans.ts'
import type { KeyRanking } from '../../learning/ranker/rank.ts'
import { partyWriter } from './parties/party-values.ts'
import { sameness } from './rank-candidates.ts'

/** How likely each value of a key is, the same value at several places taken together. */
export interface ValueRanking {
  /** By what makes values the same; undefined for a value that no span has. */
  readonly chances: Pick<ReadonlyMap<string, number>, 'get'>
  /** Of the likeliest value and of the one behind it. */
  readonly best: number
  readonly next: number
  /** How likely it is that the document has none. */
  readonly absent: number
  /** The likeliest values with the place that speaks most for each, likeliest first; at most MOST_VALUES. */
  readonly values: readonly { readonly span: number; readonly chance: number }[]
}

/** Further values of a key are not worth considering. */
const MOST_VALUES = 4

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
  const same = spans.map(({ value }) => sameness(value))
  // Every key of a kind asks for the same spans, and every row of a contract's parties for the same forms of them.
  const known = new Map<unknown, SameValues>()
  const valuesOf = (key: string, own: readonly number[]): SameValues => {
    const write = partyWriter(key)
    const values = known.get(write ?? own) ?? joinValues(own, write === undefined ? same : writeAll(spans, own, write))
    known.set(write ?? own, values)
    return values
  }
  const taught = [...ranked].filter(
    ([key]) => !UNTAUGHT.get(type)?.includes(key) && (type === 'contract' || partyWriter(key) === undefined),
  )
  return new Map(taught.map(([key, ranking]) => [key, sumUp(ranking, valuesOf(key, ranking.spans))]))
}

/** By span of the document what makes those values the same that rows give alike: "Ms Anna Miller", "Anna Miller". */
function writeAll(
  spans: SpanTable['spans'],
  own: readonly number[],
  write: (value: string) => string,
): readonly string[] {
  const same: string[] = []
  for (const span of own) same[span] = sameness(write(spans[span]!.value))
  return same
}

/** Which of some spans have the same value. */
interface SameValues {
  /** By what makes values the same, in the order of the spans. */
  readonly places: ReadonlyMap<string, number>
  /** By span in its turn: the place of its value. */
  readonly placeOf: Int32Array
}

/** @param same by span of the document: what makes values the same */
function joinValues(spans: readonly number[], same: readonly string[]): SameValues {
  const places = new Map<string, number>()
  const placeOf = new Int32Array(spans.length)
  spans.forEach((span, at) => {
    const place = places.get(same[span]!) ?? places.size
    places.set(same[span]!, place)
    placeOf[at] = place
  })
  return { places, placeOf }
}

function sumUp({ spans, chances, absent }: KeyRanking, { places, placeOf }: SameValues): ValueRanking {
  const sums = new Float64Array(places.size)
  const most = new Float64Array(places.size).fill(-1)
  const likeliest = new Int32Array(places.size)
  for (let at = 0; at < placeOf.length; at += 1) {
    const place = placeOf[at]!
    const chance = chances[at]!
    sums[place]! += chance
    if (chance <= most[place]!) continue
    most[place] = chance
    likeliest[place] = spans[at]!
  }
  const first = listLargest(sums, MOST_VALUES)
  return {
    chances: {
      get: (value) => {
        const place = places.get(value)
        return place === undefined ? undefined : sums[place]
      },
    },
    best: sums[first[0]!] ?? 0,
    next: sums[first[1]!] ?? 0,
    absent,
    values: first.map((place) => ({ span: likeliest[place]!, chance: sums[place]! })),
  }
}

/** The places of the largest sums, largest first, of equal ones the first. */
function listLargest(sums: Float64Array, count: number): readonly number[] {
  const largest: number[] = []
  for (let place = 0; place < sums.length; place += 1) {
    if (largest.length === count && sums[place]! <= sums[largest[count - 1]!]!) continue
    let at = Math.min(largest.length, count - 1)
    for (; at > 0 && sums[largest[at - 1]!]! < sums[place]!; at -= 1) largest[at] = largest[at - 1]!
    largest[at] = place
  }
  return largest
}

/** 0 for a value that no span has; a sum below zero may be printed without its sign. */
export function chanceOf(ranking: ValueRanking, value: string): number {
  return chanceOfSame(ranking, sameness(value))
}

/** @param same what makes values the same (rank-candidates) */
export function chanceOfSame({ chances }: ValueRanking, same: string): number {
  return chances.get(same) ?? (same.startsWith('-') ? chances.get(same.slice(1)) : undefined) ?? 0
}
