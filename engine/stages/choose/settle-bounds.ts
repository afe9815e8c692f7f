import type { Candidate } from '../../domain/field.ts'
import type { SpanTable } from '../../domain/spans.ts'
import type { BoundsWeights } from '../../learning/scorer-weights.ts'
import type { KeyRanking } from '../../learning/ranker/rank.ts'
import { scoreByForest } from '../../learning/trees.ts'
import { describeBounds, listBounds } from './describe-bounds.ts'
import { writeCandidate } from './propose-spans.ts'
import { sameness } from './rank-candidates.ts'
import { isStated } from './score-candidates.ts'

/** Log-odds by which another way has to lead before an address is begun or ended elsewhere. */
const MARGIN = 2

/**
 * Where an address stands is one question, with which word it begins and ends another: "ZA des Prés, 12 rue Ampère, 42100 Valbenne (FR)" has
 * a dozen ways. Gives the addresses, likeliest first, with the first one as it is bounded best, as likely as it was.
 */
export function settleBounds(
  key: string,
  addresses: readonly Candidate[],
  spans: SpanTable,
  ranking: KeyRanking | undefined,
  { reader, forest }: BoundsWeights,
): readonly Candidate[] {
  const [first] = addresses
  if (first === undefined || first.box === null || first.page === null || isStated(first)) return addresses
  const ways = listBounds(spans, ranking, first.page, first.box)
  const scores = describeBounds(key, ways, reader).map((features) => scoreByForest(forest, features))
  const best = scores.indexOf(Math.max(...scores))
  const own = ways.findIndex(({ span }) => sameness(span.value) === sameness(first.value))
  if (best < 0 || scores[best]! - (scores[own] ?? 0) <= MARGIN) return addresses
  const { span } = ways[best]!
  if (sameness(span.value) === sameness(first.value)) return addresses
  const known = addresses.find(({ value }) => sameness(value) === sameness(span.value))
  const bounded = { ...(known ?? writeCandidate(span, first.confidence)), confidence: first.confidence }
  return [bounded, ...addresses.filter((address) => address !== known)]
}
