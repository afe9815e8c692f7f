import type { CandidateTable } from '../../domain/candidates.ts'
import type { Candidate } from '../../domain/field.ts'
import { calibrate } from '../../learning/calibration.ts'
import { scoreByForest } from '../../learning/forest.ts'
import { toProbability } from '../../learning/trees.ts'
import type { ScorerWeights, TrainedForest } from '../../learning/scorer-weights.ts'
import { describeCandidate, logOdds } from './describe-candidate.ts'
import { describeNames } from './describe-name.ts'
import type { DocumentTraits } from './describe-document.ts'
import { describeReadings, type TotalKey } from './describe-reading.ts'
import { groupMentions, type Rival } from './rank-candidates.ts'
import { describeTable } from './describe-table.ts'
import { NO_RANKINGS } from './rank-values.ts'
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
  const judgeRival = judgeRivals(key, rivals, traits, weights)
  const judged = rivals
    .flatMap((rival, rank) => (isWorthJudging(rival, rank) ? [{ rival, rank }] : []))
    .map(({ rival, rank }) =>
      rival.mentions.some(isStated) ? rival.candidate : withConfidence(rival.candidate, judgeRival(rival, rank)),
    )
    .toSorted((a, b) => b.confidence - a.confidence)
  const last = judged.at(-1)?.confidence ?? 1
  const rest = rivals
    .filter((rival, rank) => !isWorthJudging(rival, rank))
    .map(({ candidate }) => withConfidence(candidate, Math.min(candidate.confidence, last)))
  return [...judged, ...rest]
}

/** How much is left of the chance of what no finder proposed: on pages unlike any that taught it the ranker is too sure. */
const UNFOUND = 0.9
/**
 * How much the scorer that knows the ranker's word counts beside the one that does not. Of days and of what a payment is told by the
 * ranker is too sure most often: those of forms and versions stand where it has seen the right ones.
 */
const [RANKED, RANKED_OFTEN_SEEN] = [0.75, 0.55]
/**
 * How much the forest of a key counts beside that of all candidates: what is the key's own is told better by it, looks that nobody taught
 * worse.
 */
const OWN = 0.5
const OFTEN_SEEN = /_(?:date|start|end)$|^payment_reference$/

/** Keys of which few documents have a value share a forest with those of their kind. */
export function kindOfKey(key: string): 'date' | 'code' | 'other' {
  if (/_(?:date|start|end)$/.test(key)) return 'date'
  return /_(?:number|reference|id)$/.test(key) ? 'code' : 'other'
}

/** What a finder proposed is as likely as the scorer holds it with the ranker's word and without it, weighed. */
function judgeRivals(
  key: string,
  rivals: readonly Rival[],
  traits: DocumentTraits,
  { candidates, keyed, names, unranked, tables }: ScorerWeights,
): (rival: Rival, rank: number) => number {
  const found = rivals.filter(({ candidate }) => candidate.evidence?.isProposed !== true)
  const alone = { ...traits, rankings: NO_RANKINGS, clarity: 0.5, agreement: 0.5 }
  const ofNames = names[key]
  const ofKey = keyed[key] ?? keyed[kindOfKey(key)] ?? candidates
  const forms = ofNames === undefined ? [] : describeNames(key, rivals, traits, ofNames.reader)
  return (rival, rank) => {
    if (typeof rival.candidate.value !== 'string')
      return judge(tables, key, describeTable(key, rival.candidate, rank, traits))
    const judgeRanked = (): number => {
      const features = describeCandidate(key, rivals, rank, traits)
      const own =
        ofNames === undefined ? judge(ofKey, key, features) : judge(ofNames, key, [...features, ...forms[rank]!])
      return (1 - OWN) * judge(candidates, key, features) + OWN * own
    }
    if (rival.candidate.evidence?.isProposed === true) return UNFOUND * judgeRanked()
    const unseen = judge(unranked, key, describeCandidate(key, found, found.indexOf(rival), alone))
    if (isUnranked(traits)) return withFinder(unseen, key, unranked, rival)
    const chance = judgeRanked()
    const share = OFTEN_SEEN.test(key) ? RANKED_OFTEN_SEEN : RANKED
    return share * withFinder(chance, key, candidates, rival) + (1 - share) * withFinder(unseen, key, unranked, rival)
  }
}

/** A paper of which the ranker says nothing, as in a language that it was not taught. */
function isUnranked({ rankings }: DocumentTraits): boolean {
  return rankings.size === 0
}

/** Where few documents have taught a key, the finder's own judgement counts as much. */
function withFinder(chance: number, key: string, { calibrations }: TrainedForest, { candidate }: Rival): number {
  if (calibrations[key] !== undefined) return chance
  return toProbability((logOdds(chance) + logOdds(candidate.confidence)) / 2)
}

/** The first ones, and what the ranker proposed, which stands behind all that finders did. */
function isWorthJudging({ candidate }: Rival, rank: number): boolean {
  return rank < MOST_RIVALS || candidate.evidence?.isProposed === true
}

export function isStated({ source }: Pick<Candidate, 'source'>): boolean {
  return STATED.has(source)
}

/** How likely a reading gives a key its value: the mean of what the scorer says with the ranker's word and without it. */
export type JudgeReading = (reading: Reading, key: TotalKey) => number

export function judgeReadings(
  readings: readonly Reading[],
  table: CandidateTable,
  traits: DocumentTraits,
  weights: ScorerWeights,
): JudgeReading {
  const describe = describeReadings(readings, table, traits)
  const describeAlone = describeReadings(readings, table, { ...traits, rankings: NO_RANKINGS })
  return (reading, key) => {
    const unseen = judge(weights.unrankedReadings, key, describeAlone(reading, key))
    return isUnranked(traits) ? unseen : (judge(weights.readings, key, describe(reading, key)) + unseen) / 2
  }
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
