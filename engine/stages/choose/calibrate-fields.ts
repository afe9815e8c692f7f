import type { Candidate, Field, Fields } from '../../domain/field.ts'
import { calibrate, type Calibration } from '../../learning/calibration.ts'
import { logOdds } from './describe-candidate.ts'
import { describeGiven } from './describe-given.ts'
import type { Rankings } from './rank-values.ts'
import { isStated, roundChance } from './score-candidates.ts'

/**
 * A value is given as surely as values that were chosen so surely are right: the forests judge one candidate at a time, and what parties, sums,
 * places and bounds say of it afterwards makes it more or less likely than they know, and so does how sure all others are.
 * @param given by key, `*` for keys without an entry; none leaves everything as sure as it is
 */
export function calibrateFields(
  fields: Fields,
  given: Readonly<Record<string, Calibration>>,
  rankings?: Rankings,
): Fields {
  const describe = describeGiven(fields, rankings)
  const calibrateField = (key: string, { value, candidates }: Field): Field => {
    const calibration = given[key] ?? given['*']
    if (calibration === undefined || key === 'type') return { value, candidates }
    const known = describe(key)
    const settle = (candidate: Candidate): Candidate =>
      isStated(candidate)
        ? candidate
        : { ...candidate, confidence: roundChance(calibrate(logOdds(candidate.confidence), calibration, known)) }
    return { value, candidates: candidates.map((candidate) => settle(candidate)) }
  }
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, calibrateField(key, field)]))
}
