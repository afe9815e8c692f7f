import { fitCalibration } from '../../engine/learning/calibration.ts'
import type { PartyWeights } from '../../engine/learning/scorer-weights.ts'
import { splitGroups } from '../../engine/learning/split-groups.ts'
import { fitForest, type Example, type ForestOptions } from '../../engine/learning/trees.ts'
import { logOdds } from '../../engine/stages/choose/describe-candidate.ts'
import { PARTY_ADDRESS_FEATURES } from '../../engine/stages/choose/parties/describe-addresses.ts'
import {
  describeParties,
  PARTY_NAME_FEATURES,
  type DescribedParties,
} from '../../engine/stages/choose/parties/describe-parties.ts'
import { PARTY_ROLE_FEATURES } from '../../engine/stages/choose/parties/describe-roles.ts'
import type { PartyPair } from '../../engine/stages/choose/parties/placed-value.ts'
import { chooseRows, howSure } from '../../engine/stages/choose/parties/read-parties.ts'
import { rankValues } from '../../engine/stages/choose/rank-values.ts'
import type { FoundDocument, Ranked } from './make-examples.ts'
import { matchTable, simplifyText } from './match-truth.ts'

/** A contract whose parties are known. */
interface PartyLesson {
  readonly group: string
  readonly names: readonly Example[]
  readonly addresses: readonly Example[]
  readonly roles: readonly Example[]
  readonly described: DescribedParties
  /** Whether these are its rows, all of them. */
  readonly isRight: (rows: readonly Readonly<Record<string, string | null>>[]) => boolean
}

const OPTIONS: ForestOptions = { trees: 150, depth: 3, rate: 0.1, shrink: 5, least: 5, sample: 0.5, directions: [] }
/** Parts of the groups: how sure parties are is learned of contracts that the forests have not seen. */
const PARTS = 4
const RIDGE = 4

/** What a document teaches of who its parties are; nothing where that is not known. */
export function makePartyLessons(document: FoundDocument, ranked: Ranked): readonly PartyLesson[] {
  const { label, table, type, group } = document
  const rows = label.truth['parties']
  if (type !== 'contract' || !Array.isArray(rows)) return []
  const wanted = (rows as readonly Readonly<Record<string, unknown>>[]).map((row) => ({
    names: readForms(row['name']),
    address: row['address'] === undefined ? null : readForms(row['address']),
    role: row['role'] === undefined ? null : readForms(row['role']),
  }))
  const weight = 1 / (label.variants ?? 1)
  const described = describeParties(table, rankValues(table.spans, ranked, type))
  const { names, addresses, roleWords, nameFeatures, withAddresses, withRoles } = described
  const rowOf = (name: number) => wanted.find((row) => row.names.has(simplifyText(names[name]!.text)))
  const teach = (
    pairs: readonly PartyPair[],
    cell: 'address' | 'role',
    textOf: (other: number) => string,
  ): readonly Example[] =>
    pairs.flatMap(({ name, other, features }) => {
      const forms = rowOf(name)?.[cell] ?? null
      return forms === null ? [] : [{ features, right: forms.has(simplifyText(textOf(other))), weight }]
    })
  return [
    {
      group,
      names: nameFeatures.map((features, at) => ({ features, right: rowOf(at) !== undefined, weight })),
      addresses: teach(withAddresses, 'address', (other) => addresses[other]!.text),
      roles: teach(withRoles, 'role', (other) => roleWords[other]!.role),
      described,
      isRight: (given) => matchTable(label, 'parties', given) === true,
    },
  ]
}

/** Fits the forests that tell parties, and how sure they are together. */
export function fitParties(lessons: readonly PartyLesson[]): PartyWeights {
  const predictions = splitGroups(
    lessons.map(({ group }) => group),
    PARTS,
  ).flatMap((held) => {
    const known = lessons.filter(({ group }) => !held.has(group))
    if (known.length === 0) return []
    const forests = fitForests(known)
    return lessons
      .filter(({ group }) => held.has(group))
      .flatMap(({ described, isRight, names }) => {
        const chosen = chooseRows(described, forests)
        if (chosen.length < 2) return []
        const right = isRight(chosen.map(({ row }) => row))
        return [{ logOdds: logOdds(howSure(chosen)), right, weight: names[0]?.weight ?? 1 }]
      })
  })
  return { ...fitForests(lessons), calibration: fitCalibration(predictions, { ridge: RIDGE }) }
}

function fitForests(lessons: readonly PartyLesson[]): Omit<PartyWeights, 'calibration'> {
  const fit = (what: 'names' | 'addresses' | 'roles') =>
    fitForest(
      lessons.flatMap((lesson) => lesson[what]),
      OPTIONS,
    )
  return {
    names: { features: PARTY_NAME_FEATURES, forest: fit('names') },
    addresses: { features: PARTY_ADDRESS_FEATURES, forest: fit('addresses') },
    roles: { features: PARTY_ROLE_FEATURES, forest: fit('roles') },
  }
}

/** Every form in which the truth gives a cell, or none. */
function readForms(cell: unknown): ReadonlySet<string> {
  return new Set([cell].flat().flatMap((form) => (typeof form === 'string' ? [simplifyText(form)] : [])))
}
