import { scalarOf, type Candidate } from '../../domain/field.ts'
import { isSameName } from '../../domain/names.ts'
import type { SpanTable } from '../../domain/spans.ts'
import type { BoundsWeights } from '../../learning/scorer-weights.ts'
import type { KeyRanking } from '../../learning/ranker/rank.ts'
import { scoreByForest } from '../../learning/forest.ts'
import { describeBounds, listBounds } from './describe-bounds.ts'
import { writeCandidate } from './write-candidate.ts'
import { sameness } from './rank-candidates.ts'
import { isStated } from './score-candidates.ts'

/** Log-odds by which another way has to lead before an address is begun or ended elsewhere. */
const MARGIN = 2
/** As likely as the name must be for that: a doubtful one may be taken from the address. */
const SURE = 0.7

/**
 * Where an address stands is one question, with which word it begins and ends another: "ZA des Prés, 12 rue Ampère, 42100 Valbenne (FR)" has
 * a dozen ways. Gives the addresses, likeliest first, with the first one as it is bounded best, as likely as it was.
 * @param name of the party: where it is sure it is no part of the address
 */
export function settleBounds(
  key: string,
  addresses: readonly Candidate[],
  spans: SpanTable,
  ranking: KeyRanking | undefined,
  { reader, forest }: BoundsWeights,
  name?: Candidate,
): readonly Candidate[] {
  const [first] = addresses
  if (first === undefined || first.box === null || first.page === null || isStated(first)) return addresses
  const ways = listBounds(spans, ranking, first.page, first.box)
  const known = name !== undefined && name.confidence >= SURE ? scalarOf(name) : null
  const isNamed = (address: string): boolean => known !== null && isSameName(address.split(',')[0]!, known)
  const scores = describeBounds(key, ways, reader).map((features, way) =>
    isNamed(ways[way]!.span.value) ? -Infinity : scoreByForest(forest, features),
  )
  const best = scores.findIndex((score) => score > -Infinity && score === Math.max(...scores))
  const own = ways.findIndex(({ span }) => sameness(span.value) === sameness(first.value))
  if (best < 0 || scores[best]! - (scores[own] ?? 0) <= MARGIN) return addresses
  const { span } = ways[best]!
  if (sameness(span.value) === sameness(first.value)) return addresses
  const other = addresses.find(({ value }) => sameness(value) === sameness(span.value))
  const bounded = { ...(other ?? writeCandidate(span, first.confidence)), confidence: first.confidence }
  return [bounded, ...addresses.filter((address) => address !== other)]
}
