import type { Fields } from '../../engine/domain/field.ts'
import { fitCalibration, type Calibration, type Prediction } from '../../engine/learning/calibration.ts'
import { logOdds } from '../../engine/stages/choose/describe-candidate.ts'
import { describeGiven } from '../../engine/stages/choose/describe-given.ts'
import { rankValues } from '../../engine/stages/choose/rank-values.ts'
import { isStated } from '../../engine/stages/choose/score-candidates.ts'
import { ASSUMED, assumeAbsent } from './assume-absent.ts'
import type { FoundDocument, Ranked } from './make-examples.ts'
import { matchTable, matchTruth } from './match-truth.ts'

/** A key needs this many values for a calibration of its own. */
const LEAST_VALUES = 25
/** Values by which a calibration is held at what all keys have in common: slope and shift, and what else tells. */
const [RIDGE, FURTHER] = [4, 60]

/** How surely values have to be given, by key, from fields that a scorer chose that had not seen their documents. */
export function fitGiven(
  chosen: ReadonlyMap<FoundDocument, Fields>,
  ranked: ReadonlyMap<FoundDocument, Ranked>,
): Readonly<Record<string, Calibration>> {
  const byKey = new Map<string, Prediction[]>()
  for (const [document, fields] of chosen) {
    for (const [key, prediction] of listPredictions(document, fields, ranked.get(document)!))
      byKey.set(key, [...(byKey.get(key) ?? []), prediction])
  }
  const own = [...byKey].filter(([, predictions]) => predictions.length >= LEAST_VALUES)
  const common = fitCalibration([...byKey.values()].flat(), { ridge: RIDGE })
  const hold = { ridge: RIDGE, further: FURTHER, at: common }
  return Object.fromEntries([
    ['*', common],
    ...own.map(([key, predictions]) => [key, fitCalibration(predictions, hold)] as const),
  ])
}

function listPredictions(
  document: FoundDocument,
  fields: Fields,
  ranked: Ranked,
): readonly (readonly [string, Prediction])[] {
  const { label } = document
  const assumed = assumeAbsent(document)
  const describe = describeGiven(fields, rankValues(document.table.spans, ranked, document.type))
  return Object.entries(fields).flatMap(
    ([
      key,
      {
        value,
        candidates: [best],
      },
    ]) => {
      if (key === 'type' || value === null || best === undefined || isStated(best)) return []
      const isAssumed = assumed.has(key)
      const right = isAssumed
        ? false
        : typeof value === 'string'
          ? matchTruth(label, key, value)
          : matchTable(label, key, value)
      if (right === null) return []
      return [
        [
          key,
          {
            logOdds: logOdds(best.confidence),
            further: describe(key),
            right,
            weight: (isAssumed ? ASSUMED : 1) / (label.variants ?? 1),
          },
        ] as const,
      ]
    },
  )
}
