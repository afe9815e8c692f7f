import { scalarOf, type Field, type Fields } from '../../domain/field.ts'
import { reduce } from '../../domain/names.ts'
import { logOdds } from './describe-candidate.ts'
import { isStated } from './score-candidates.ts'

/** Log-odds within which what is beside a value tells something. */
const MOST = 6
/** As sure as a value is that needs no look. */
const SURE = 0.75
/** What is known of a document in which nothing else is given. */
const ALONE = 1.5

/** What tells, besides its own confidence, how likely a chosen value is right; in the order in which describeGiven measures it. */
export const GIVEN_MEASURES = ['lead', 'leadOverPart', 'clarity', 'doubts', 'isRecognized', 'type'] as const

/**
 * A function that measures the chosen value of a key among all chosen values of its document: by how much it leads the likeliest other one
 * and the likeliest that is a part of it or of which it is one, how sure the other values are, how many of them are doubtful, whether it was
 * recognized, and how sure the type is; named by GIVEN_MEASURES.
 */
export function describeGiven(fields: Fields): (key: string) => readonly number[] {
  const sure = new Map(
    Object.entries(fields).flatMap(([key, { value, candidates: [best] }]) =>
      key === 'type' || value === null || best === undefined || isStated(best)
        ? []
        : [[key, bound(logOdds(best.confidence))] as const],
    ),
  )
  const sum = [...sure.values()].reduce((all, one) => all + one, 0)
  const doubts = [...sure.values()].filter((one) => one < logOdds(SURE)).length
  const type = logOdds(fields['type']?.candidates[0]?.confidence ?? 0.5)
  return (key) => {
    const field = fields[key]!
    const own = sure.get(key) ?? 0
    const others = sure.size - (sure.has(key) ? 1 : 0)
    const [other, part] = rivalsOf(field)
    return [
      own - other,
      own - part,
      others === 0 ? ALONE : (sum - own) / others,
      others === 0 ? 0 : (doubts - (sure.has(key) && own < logOdds(SURE) ? 1 : 0)) / others,
      field.candidates[0]?.source === 'ocr' ? 1 : 0,
      bound(type),
    ]
  }
}

/** Log-odds of the likeliest other value, and of the likeliest that shares its words. */
function rivalsOf({ candidates: [best, ...others] }: Field): readonly [other: number, part: number] {
  const own = best === undefined ? '' : reduce(scalarOf(best))
  const isPart = (value: string): boolean => value !== '' && (own.includes(value) || value.includes(own))
  const odds = others.map((candidate) => ({
    isPart: isPart(reduce(scalarOf(candidate))),
    odds: bound(logOdds(candidate.confidence)),
  }))
  const most = (shared: boolean): number =>
    Math.max(-MOST, ...odds.filter((one) => one.isPart === shared).map((one) => one.odds))
  return [most(false), most(true)]
}

function bound(odds: number): number {
  return Math.min(MOST, Math.max(-MOST, odds))
}
