import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { VERSIONS } from '../../../engine/domain/versions.ts'
import { calibrate } from '../../../engine/learning/calibration.ts'
import { PIECE_BUCKETS } from '../../../engine/learning/piece-reader.ts'
import type { NamedForest } from '../../../engine/learning/scorer-weights.ts'
import { BOUNDS_FEATURES } from '../../../engine/stages/choose/describe-bounds.ts'
import { FEATURES } from '../../../engine/stages/choose/describe-candidate.ts'
import { GIVEN_MEASURES } from '../../../engine/stages/choose/describe-given.ts'
import { NAME_FEATURES } from '../../../engine/stages/choose/describe-name.ts'
import { PARTY_ADDRESS_FEATURES } from '../../../engine/stages/choose/parties/describe-addresses.ts'
import { PARTY_NAME_FEATURES } from '../../../engine/stages/choose/parties/describe-parties.ts'
import { PARTY_ROLE_FEATURES } from '../../../engine/stages/choose/parties/describe-roles.ts'
import { READING_FEATURES } from '../../../engine/stages/choose/describe-reading.ts'
import { TABLE_FEATURES } from '../../../engine/stages/choose/describe-table.ts'
import { SHIPPED_WEIGHTS } from '../../../engine/stages/choose/shipped-weights.ts'

const calibration = z.strictObject({ slope: z.number().positive(), shift: z.number() })
const given = calibration.extend({ further: z.array(z.number()).length(GIVEN_MEASURES.length) })
const trees = z.strictObject({ base: z.number(), trees: z.array(z.array(z.number()).min(3)).min(1) })
const forest = z.strictObject({
  features: z.array(z.string()).min(1),
  forest: trees,
  calibrations: z.record(z.string(), calibration).refine((calibrations) => '*' in calibrations),
})
const reader = z.strictObject({
  bias: z.number(),
  scale: z.number().positive(),
  weights: z.base64().refine((packed) => Buffer.from(packed, 'base64').length === PIECE_BUCKETS),
})
const names = forest.extend({ reader })
const named = forest.omit({ calibrations: true })
const weights = z.strictObject({
  name: z.literal('docket-scorer'),
  date: z.iso.date(),
  documents: z.int().positive(),
  candidates: forest,
  keyed: z.record(z.string(), forest).refine((forests) => ['date', 'code', 'other'].every((kind) => kind in forests)),
  unranked: forest,
  readings: forest,
  unrankedReadings: forest,
  tables: forest,
  names: z.strictObject({ sender_name: names, recipient_name: names }),
  labelWords: z.string(),
  given: z.record(z.string(), given).refine((calibrations) => '*' in calibrations),
  givenMeasures: z.array(z.string()),
  bounds: named.extend({ reader }),
  parties: z.strictObject({ names: named, addresses: named, roles: named, calibration }),
})

const FORESTS = ['candidates', 'unranked', 'readings', 'unrankedReadings', 'tables'] as const

describe('the shipped weights', () => {
  test('have the form that the scorer reads', () => {
    expect(weights.safeParse(SHIPPED_WEIGHTS).error?.issues).toBeUndefined()
  })

  test('were fitted to the measurements that are taken now: after a change, run npm run train', () => {
    expect(SHIPPED_WEIGHTS.candidates.features).toEqual(FEATURES)
    expect(SHIPPED_WEIGHTS.unranked.features).toEqual(FEATURES)
    expect(SHIPPED_WEIGHTS.readings.features).toEqual(READING_FEATURES)
    expect(SHIPPED_WEIGHTS.unrankedReadings.features).toEqual(READING_FEATURES)
    expect(SHIPPED_WEIGHTS.tables.features).toEqual(TABLE_FEATURES)
    expect(SHIPPED_WEIGHTS.bounds.features).toEqual(BOUNDS_FEATURES)
    expect(SHIPPED_WEIGHTS.givenMeasures).toEqual(GIVEN_MEASURES)
    expect(SHIPPED_WEIGHTS.parties.names.features).toEqual(PARTY_NAME_FEATURES)
    expect(SHIPPED_WEIGHTS.parties.addresses.features).toEqual(PARTY_ADDRESS_FEATURES)
    expect(SHIPPED_WEIGHTS.parties.roles.features).toEqual(PARTY_ROLE_FEATURES)
    for (const { features } of Object.values(SHIPPED_WEIGHTS.keyed)) expect(features).toEqual(FEATURES)
    for (const { features } of Object.values(SHIPPED_WEIGHTS.names))
      expect(features).toEqual([...FEATURES, ...NAME_FEATURES])
  })

  const { keyed, names: ofNames, bounds, parties } = SHIPPED_WEIGHTS
  const { calibration: ofParties, ...partyForests } = parties
  const shared = Object.fromEntries(FORESTS.map((which) => [which, SHIPPED_WEIGHTS[which]]))
  const all: Readonly<Record<string, NamedForest>> = {
    ...keyed,
    ...ofNames,
    ...shared,
    bounds,
    ...Object.fromEntries(Object.entries(partyForests).map(([what, one]) => [`parties' ${what}`, one])),
  }
  test.each(Object.keys(all))('of %s are trees whose branches lead forward to a leaf', (which) => {
    const { features, forest: trained } = all[which]!
    for (const tree of trained.trees) {
      expect(tree.length % 3).toBe(0)
      for (let at = 0; at < tree.length; at += 3) {
        const [feature, , below] = tree.slice(at, at + 3) as [number, number, number]
        if (feature < 0) continue
        expect(feature).toBeLessThan(features.length)
        expect(below * 3).toBeGreaterThan(at)
        expect((below + 1) * 3).toBeLessThan(tree.length)
      }
    }
  })

  test('keep what is likelier likelier', () => {
    const forests = [...FORESTS.map((which) => SHIPPED_WEIGHTS[which]), ...Object.values({ ...keyed, ...ofNames })]
    for (const calibrations of [
      ...forests.map((one) => one.calibrations),
      SHIPPED_WEIGHTS.given,
      { parties: ofParties },
    ]) {
      for (const known of Object.values(calibrations)) {
        const chances = [-5, -2, 0, 2, 5].map((logOdds) => calibrate(logOdds, known))
        expect(chances).toEqual([...new Set(chances)].toSorted((a, b) => a - b))
      }
    }
  })

  test('are what the extractor is named after', () => {
    expect(VERSIONS.extractor_version).toBe(`${SHIPPED_WEIGHTS.name}:${SHIPPED_WEIGHTS.date}`)
  })

  // What is learned has a limit in all, too: find/phrases/shipped-phrase-reader.test.ts.
  test('are small', () => {
    const path = join(import.meta.dirname, '../../../engine/stages/choose/weights.json')
    expect(statSync(path).size).toBeLessThan(1_900_000)
  })
})
