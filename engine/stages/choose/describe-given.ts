import { scalarOf, type Field, type Fields, type FieldValue } from '../../domain/field.ts'
import { reduce } from '../../domain/names.ts'
import { logOdds } from './describe-candidate.ts'
import { chanceOf, NO_RANKINGS, type Rankings, type ValueRanking } from './rank-values.ts'
import { isStated } from './score-candidates.ts'

/** As sure as a value is that needs no look. */
const SURE = logOdds(0.75)
/** Log-odds: as sure as other values are where a document gives none. */
const ALONE = 1.5
/** Log-odds that count as one, so that no measurement is much larger than another. */
const UNIT = 3

/** What tells, besides its own confidence, how likely a chosen value is right, as describeGiven measures it. */
export const GIVEN_MEASURES: readonly string[] = [
  'other',
  'part',
  'sureness',
  'doubts',
  'isRecognized',
  'type',
  'ranker',
]

/**
 * A function that measures a key's value among all values of its document, named by GIVEN_MEASURES: how likely another value is, and another
 * that has its words or is a part of it, how sure the other keys' values are and which share of them is doubtful, whether it was recognized,
 * how sure the type is, and by how much the ranker is surer of the value than the forests, which have learned by heart where it had not.
 */
export function describeGiven(fields: Fields, rankings: Rankings = NO_RANKINGS): (key: string) => readonly number[] {
  const sure = new Map(
    Object.entries(fields).flatMap(
      ([
        key,
        {
          value,
          candidates: [best],
        },
      ]) =>
        key === 'type' || value === null || best === undefined || isStated(best)
          ? []
          : [[key, logOdds(best.confidence)] as const],
    ),
  )
  const sum = [...sure.values()].reduce((all, one) => all + one, 0)
  const doubts = [...sure.values()].filter((one) => one < SURE).length
  const type = logOdds(fields['type']?.candidates[0]?.confidence ?? 0.5) / UNIT
  return (key) => {
    const field = fields[key]!
    const own = sure.get(key)
    const others = sure.size - (own === undefined ? 0 : 1)
    const isDoubt = own !== undefined && own < SURE
    return [
      ...describeRivals(field),
      (others === 0 ? ALONE : (sum - (own ?? 0)) / others) / UNIT,
      others === 0 ? 0 : (doubts - (isDoubt ? 1 : 0)) / others,
      field.candidates[0]?.source === 'ocr' ? 1 : 0,
      type,
      weighRanker(rankings.get(key), field.value, own),
    ]
  }
}

/** 0 where the ranker is not asked. @param own log-odds of the value by the forests */
function weighRanker(ranking: ValueRanking | undefined, value: FieldValue, own: number | undefined): number {
  if (ranking === undefined || own === undefined || typeof value !== 'string') return 0
  return (logOdds(chanceOf(ranking, value)) - own) / UNIT
}

/** How likely the likeliest other value is, and the likeliest that shares its words. */
function describeRivals({ candidates: [best, ...others] }: Field): readonly [other: number, part: number] {
  const own = best === undefined ? '' : wordsOf(scalarOf(best))
  const isPart = (value: string): boolean => own !== '' && value !== '' && (own.includes(value) || value.includes(own))
  const odds = others.map((candidate) => ({
    isPart: isPart(wordsOf(scalarOf(candidate))),
    odds: logOdds(candidate.confidence) / UNIT,
  }))
  const most = (shared: boolean): number =>
    Math.max(logOdds(0) / UNIT, ...odds.filter((one) => one.isPart === shared).map((one) => one.odds))
  return [most(false), most(true)]
}

/** Of amounts and numbers none is a part of another. */
function wordsOf(value: string): string {
  return /\p{L}{2}/u.test(value) ? reduce(value) : ''
}
