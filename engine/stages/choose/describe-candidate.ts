import type { DocumentType } from '../../domain/document.ts'
import { scalarOf } from '../../domain/field.ts'
import { reduce } from '../../domain/names.ts'
import type { DocumentTraits } from './describe-document.ts'
import { lookOf, WAYS, yes } from './look-at-value.ts'
import { sameness, type Rival } from './rank-candidates.ts'
import { PHRASE_KEYS } from '../../domain/phrase-questions.ts'
import { chanceOf, chanceOfSame, type Rankings, type ValueRanking } from './rank-values.ts'
import { RANKED_KEYS } from './ranked-keys.ts'
import { AROUND_FEATURES } from './weigh-around.ts'

/** Keys whose candidates are told apart; all others share what they have in common. */
const KEYS = [
  'sender_name',
  'recipient_name',
  'document_number',
  'issue_date',
  'payment_due_date',
  'iban',
  'currency',
  'payment_reference',
] as const

/** Types that ask for a key or leave it open; invoices, credit notes together and `other` are told apart before them. */
const TYPES = [
  'credit-note',
  'reminder',
  'letter',
  'contract',
  'bank-statement',
  'salary-statement',
  'timesheet',
  'tax-assessment-note',
  'balance-sheet',
] as const satisfies readonly DocumentType[]

/** Names of the measurements, in their order. */
export const FEATURES: readonly string[] = [
  'hand',
  'strongest',
  'rank',
  'lead',
  'mentions',
  'ways',
  'label',
  'page',
  'isFirstPage',
  'top',
  'left',
  'size',
  'bold',
  'certainty',
  'isRecognized',
  'isDerived',
  'length',
  'words',
  'figures',
  'capitals',
  'repeats',
  'elsewhere',
  'elsewhereCount',
  'rivals',
  'pageCount',
  'wordCount',
  'probability',
  'isInvoice',
  'isOther',
  'order',
  'isLegal',
  'isAddressed',
  'isDomain',
  ...WAYS.map(([name]) => `way:${name}`),
  ...KEYS.map((key) => `key:${key}`),
  'kind:number',
  'kind:date',
  'kind:name',
  'isTill',
  'isUnderAddress',
  'isPart',
  'isWhole',
  'chance',
  'chanceLead',
  'absence',
  'isRanked',
  'chanceElsewhere',
  'nearSender',
  'nearRecipient',
  'clarity',
  'agreement',
  'said',
  'saidLead',
  ...AROUND_FEATURES,
  ...TYPES.map((type) => `type:${type}`),
]

/** For each measurement 1 where more of it never speaks against a candidate, -1 where it never speaks for it. */
export const DIRECTIONS: readonly number[] = FEATURES.map((name) =>
  ['hand', 'strongest', 'lead', 'certainty', 'chance', 'chanceLead', 'said', 'saidLead'].includes(name)
    ? 1
    : name === 'rank'
      ? -1
      : 0,
)

/** Rivals of which a name may be a part. */
const MOST_COMPARED = 12

/**
 * One candidate among its rivals as numbers, named by FEATURES.
 * @param rank 0 for the candidate that the finders hold for the best
 */
export function describeCandidate(
  key: string,
  rivals: readonly Rival[],
  rank: number,
  traits: DocumentTraits,
): readonly number[] {
  const { candidate, mentions } = rivals[rank]!
  const value = scalarOf(candidate)
  const look = lookOf(rivals[rank]!, traits)
  const { reduced } = look
  const best = rivals[rank === 0 ? 1 : 0]?.candidate.confidence
  const others = (traits.wanted.get(reduced) ?? []).filter((other) => other.key !== key)
  const rivalValues = key.endsWith('_name') ? reduceAll(rivals) : []
  const { evidence, box, page } = candidate
  const around = isOfParty(key) ? traits.weighParties(key, candidate) : NO_PARTIES
  return [
    logOdds(candidate.confidence),
    look.strongest,
    Math.min(rank, 6),
    logOdds(candidate.confidence) - (best === undefined ? -4 : logOdds(best)),
    Math.min(mentions.length, 6),
    look.wayCount,
    look.label,
    page === null ? -1 : (page - 1) / traits.pageCount,
    yes(page === 1),
    box?.[1] ?? -1,
    box?.[0] ?? -1,
    evidence === undefined || traits.bodySize === 0 ? 1 : Math.min(4, evidence.fontSize / traits.bodySize),
    yes(evidence?.bold === true),
    evidence?.certainty ?? 1,
    yes(candidate.source === 'ocr'),
    yes(candidate.source === 'derived'),
    Math.min(value.length, 60),
    look.words,
    look.figures,
    look.capitals,
    look.repeats,
    Math.max(0, ...others.map((other) => other.confidence)),
    Math.min(others.length, 4),
    Math.min(rivals.length, 10),
    Math.min(traits.pageCount, 10),
    Math.log2(1 + traits.wordCount),
    traits.probability,
    yes(traits.type === 'invoice' || traits.type === 'credit-note'),
    yes(traits.type === 'other'),
    placeAmong(value, rivals),
    look.isLegal,
    yes(traits.addressed.has(reduced)),
    look.isDomain,
    ...look.ways,
    ...KEYS.map((known) => yes(known === key)),
    yes(/_(?:number|reference|id)$/.test(key)),
    yes(/_date$|_start$|_end$|deadline/.test(key)),
    yes(/_name$|_holder$/.test(key)),
    yes(traits.isTill),
    look.isUnderAddress,
    yes(reduced.length > 3 && rivalValues.some((other) => other.length > reduced.length && other.includes(reduced))),
    yes(rivalValues.some((other) => other.length > 3 && other.length < reduced.length && reduced.includes(other))),
    ...describeChance(traits.rankings.get(key), value),
    chanceElsewhere(key, value, traits.rankings),
    around.sender,
    around.recipient,
    traits.clarity,
    traits.agreement,
    ...describeSaid(key, rivals, rank),
    ...traits.weighAround(key, candidate),
    ...TYPES.map((type) => yes(traits.type === type)),
  ]
}

const reducedValues = new WeakMap<readonly Rival[], readonly string[]>()

/** The values of the first rivals, with each of which all others are compared. */
function reduceAll(rivals: readonly Rival[]): readonly string[] {
  const values =
    reducedValues.get(rivals) ?? rivals.slice(0, MOST_COMPARED).map(({ candidate }) => reduce(scalarOf(candidate)))
  reducedValues.set(rivals, values)
  return values
}

/** What the ranker says of a value: its chance, by how much it leads the best other one, how likely there is none. */
function describeChance(ranking: ValueRanking | undefined, value: string): readonly number[] {
  if (ranking === undefined) return [logOdds(0), 0, 0, 0]
  const chance = chanceOf(ranking, value)
  const other = chance === ranking.best ? ranking.next : ranking.best
  return [logOdds(chance), chance - other, logOdds(ranking.absent), 1]
}

/** What the reader of phrases says of a value: its log-odds, and by how much it leads the likeliest other one. */
function describeSaid(key: string, rivals: readonly Rival[], rank: number): readonly [said: number, lead: number] {
  if (!PHRASE_KEYS.has(key)) return [logOdds(0), 0]
  const chances = rivals.map(({ mentions }) => Math.max(0, ...mentions.map(({ evidence }) => evidence?.said ?? 0)))
  const other = Math.max(0, ...chances.filter((_, at) => at !== rank))
  return [logOdds(chances[rank]!), chances[rank]! - other]
}

/** How surely the ranker holds the value for another key of its kind. */
function chanceElsewhere(key: string, value: string, rankings: Rankings): number {
  const same = sameness(value)
  return (OTHER_KEYS.get(key) ?? []).reduce((most, other) => {
    const ranking = rankings.get(other)
    return ranking === undefined ? most : Math.max(most, chanceOfSame(ranking, same))
  }, 0)
}

/** By ranked key the others of its kind. */
const OTHER_KEYS: ReadonlyMap<string, readonly string[]> = new Map(
  RANKED_KEYS.map(({ key, kind }) => [
    key,
    RANKED_KEYS.flatMap((other) => (other.kind === kind && other.key !== key ? [other.key] : [])),
  ]),
)

const NO_PARTIES = { sender: 0, recipient: 0 }

function isOfParty(key: string): boolean {
  return /^(?:sender|recipient)_/.test(key)
}

/** Log-odds of a probability, within what eight halvings can tell apart. */
export function logOdds(probability: number): number {
  const bounded = Math.min(0.998, Math.max(0.002, probability))
  return Math.log(bounded / (1 - bounded))
}

/** 0 for the first of the rivals' values in their order (the earliest date), 1 for the last. */
function placeAmong(value: string, rivals: readonly Rival[]): number {
  if (rivals.length < 2) return 0.5
  const before = rivals.filter(({ candidate }) => scalarOf(candidate) < value).length
  return before / (rivals.length - 1)
}
