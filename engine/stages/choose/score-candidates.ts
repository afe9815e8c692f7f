import type { CandidateTable } from '../../domain/candidates.ts'
import type { Candidate } from '../../domain/field.ts'
import { REVIEW_BAR } from '../../domain/review.ts'
import { calibrate } from '../../learning/calibration.ts'
import { scoreByForest, toProbability } from '../../learning/trees.ts'
import type { ScorerWeights, TrainedForest } from '../../learning/scorer-weights.ts'
import { describeCandidate, logOdds } from './describe-candidate.ts'
import type { DocumentTraits } from './describe-document.ts'
import { describeReadings, type TotalKey } from './describe-reading.ts'
import { groupMentions, type Rival } from './rank-candidates.ts'
import type { Reading } from './read-totals.ts'

/** More rivals than these are listed behind, as the finders ranked them. */
const MOST_RIVALS = 40

/** What codes and people state is not for the scorer to doubt: it has seen none of it. */
const STATED: ReadonlySet<string> = new Set(['xml', 'qr', 'user'])

/** One candidate per value with the probability that it is the right one, likeliest first. */
export function scoreCandidates(
  key: string,
  candidates: readonly Candidate[],
  traits: DocumentTraits,
  weights: ScorerWeights,
): Candidate[] {
  const rivals = groupMentions(candidates)
  const judged = rivals
    .flatMap((rival, rank) => (isWorthJudging(rival, rank) ? [{ rival, rank }] : []))
    .map(({ rival: { candidate }, rank }) =>
      isJudged(rivals[rank]!)
        ? withConfidence(candidate, judgeCandidate(key, rivals, rank, traits, weights.candidates))
        : candidate,
    )
    .toSorted((a, b) => b.confidence - a.confidence)
  const last = judged.at(-1)?.confidence ?? 1
  const rest = rivals
    .filter((rival, rank) => !isWorthJudging(rival, rank))
    .map(({ candidate }) => withConfidence(candidate, Math.min(candidate.confidence, last)))
  return [...judged, ...rest]
}

/**
 * Where few documents have taught a key, the judgement of the finder that proposed the value counts as much, and what none proposed is
 * never sure.
 */
function judgeCandidate(
  key: string,
  rivals: readonly Rival[],
  rank: number,
  traits: DocumentTraits,
  forest: TrainedForest,
): number {
  const chance = judge(forest, key, describeCandidate(key, rivals, rank, traits))
  const { confidence, evidence } = rivals[rank]!.candidate
  if (forest.calibrations[key] !== undefined) return chance
  if (evidence?.isProposed === true) return Math.min(chance, REVIEW_BAR - 0.01)
  return toProbability((logOdds(chance) + logOdds(confidence)) / 2)
}

/** The first ones, and what the ranker proposed, which stands behind all that finders did. */
function isWorthJudging({ candidate }: Rival, rank: number): boolean {
  return rank < MOST_RIVALS || candidate.evidence?.isProposed === true
}

function isJudged({ candidate, mentions }: Rival): boolean {
  return typeof candidate.value === 'string' && !mentions.some((mention) => STATED.has(mention.source))
}

/** How likely a reading gives a key its value. */
export type JudgeReading = (reading: Reading, key: TotalKey) => number

export function judgeReadings(
  readings: readonly Reading[],
  table: CandidateTable,
  traits: DocumentTraits,
  weights: ScorerWeights,
): JudgeReading {
  const describe = describeReadings(readings, table, traits)
  return (reading, key) => judge(weights.readings, key, describe(reading, key))
}

/** A page can be misread in ways that no example shows, and what its author states in data is surer. */
const MOST_CERTAIN = 0.985

export function roundChance(chance: number): number {
  return Math.round(Math.min(MOST_CERTAIN, chance) * 1000) / 1000
}

function judge({ forest, calibrations }: TrainedForest, key: string, features: readonly number[]): number {
  return calibrate(scoreByForest(forest, features), calibrations[key] ?? calibrations['*'] ?? { slope: 1, shift: 0 })
}

function withConfidence(candidate: Candidate, confidence: number): Candidate {
  return { ...candidate, confidence: roundChance(confidence) }
}
