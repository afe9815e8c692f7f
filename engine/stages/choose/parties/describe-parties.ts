import type { CandidateTable, RoleWord } from '../../../domain/candidates.ts'
import type { Row } from '../../../domain/field.ts'
import { hasLegalForm } from '../../../domain/legal-forms.ts'
import { isSameName } from '../../../domain/names.ts'
import type { Word } from '../../../domain/page.ts'
import type { Span } from '../../../domain/spans.ts'
import type { Rankings } from '../rank-values.ts'
import { describeAddresses, PARTY_ADDRESS_FEATURES } from './describe-addresses.ts'
import { describeRoles } from './describe-roles.ts'
import { listPartyValues, RANKED_PARTIES } from './list-party-values.ts'
import { compareSpanPlaces, placeOfSpan } from './place-of-span.ts'
import {
  FARTHEST,
  mostOf,
  overlaps,
  reduceWords,
  weigh,
  yes,
  type PartyPair,
  type PlacedValue,
} from './placed-value.ts'

/** What can be said of a contract's parties before they are chosen. */
export interface DescribedParties {
  readonly names: readonly PlacedValue[]
  readonly addresses: readonly PlacedValue[]
  /** By name: as PARTY_NAME_FEATURES names it. */
  readonly nameFeatures: readonly (readonly number[])[]
  /** Each name beside the addresses and the role words around it, as PARTY_ADDRESS_FEATURES and PARTY_ROLE_FEATURES name it. */
  readonly withAddresses: readonly PartyPair[]
  readonly withRoles: readonly PartyPair[]
  readonly roleWords: readonly RoleWord[]
}

export const PARTY_NAME_FEATURES: readonly string[] = [
  'chance',
  ...RANKED_PARTIES.map((row) => `chance in row ${row}`),
  'chance beside the best',
  'rank',
  'expected',
  'chance of a longer form',
  'chance of a shorter form',
  'read by rules',
  'how surely',
  'part of one by rules',
  'role',
  'legal form',
  'words',
  'figures',
  'capitals',
  'mentions',
  'page',
  'down the page',
  'pages to the last mention',
  'chance of the next address',
  'distance of the next address',
  'names',
]

/** Of a value that stands in many places the first ones say enough. */
const MOST_MENTIONS = 12
/** Names, and addresses, that are looked at. */
const MOST_VALUES = 60
/** Points down the page that count as one. */
const DOWN_UNIT = 100

/** Measures the names of a contract, and each beside the addresses and the words for roles around it. */
export function describeParties(table: CandidateTable, rankings: Rankings): DescribedParties {
  const ruled = (table.scalars['parties'] ?? []).flatMap(({ value, confidence }) =>
    (value as readonly Row[]).map((row) => ({ row, confidence })),
  )
  const rows = ruled.map(({ row }) => row)
  const names = listPlaced(table, rankings, 'name', rows)
  const addresses = listPlaced(table, rankings, 'address', rows)
  const roleWords = table.roleWords ?? []
  const rolesByRules = names.map(({ spans, text }) => {
    const own = rows.find((row) => (row['role'] ?? null) !== null && isSameName(row['name'] ?? '', text))
    return own?.['role'] ?? spans.map((span) => table.roles?.get(span)).find((role) => role !== undefined) ?? null
  })
  const withAddresses = describeAddresses(names, addresses, rows, table)
  const expected = RANKED_PARTIES.reduce((sum, row) => sum + 1 - (rankings.get(`party_name_${row}`)?.absent ?? 1), 0)
  const nearby = Map.groupBy(withAddresses, (pair) => pair.name)
  const read = ruled.map(({ row }) => reduceWords(row['name'] ?? ''))
  const nameFeatures = names.map((name, at) => {
    const { text, reduced, chance, chances, places } = name
    const others = names.filter((other) => other !== name)
    const next = nearest(nearby.get(at) ?? [])
    const own = ruled.filter((_, index) => read[index] === reduced)
    return [
      weigh(chance),
      ...chances.map((one) => weigh(one)),
      weigh(chance) - weigh(names[0]!.chance),
      at,
      expected,
      weigh(mostOf(others.filter((other) => other.reduced.includes(reduced)))),
      weigh(mostOf(others.filter((other) => reduced.includes(other.reduced)))),
      own.length,
      Math.max(0, ...own.map(({ confidence }) => confidence)),
      yes(read.some((other) => other !== reduced && overlaps(other, reduced))),
      yes(rolesByRules[at] !== null),
      yes(hasLegalForm(text)),
      text.split(' ').length,
      yes(/\d/.test(text)),
      yes(text === text.toUpperCase()),
      Math.log2(places.length),
      places[0]!.page,
      places[0]!.first / DOWN_UNIT,
      places.at(-1)!.page - places[0]!.page,
      weigh(next === null ? 0 : addresses[next.other]!.chance),
      next === null ? FARTHEST : next.features[DISTANCE]!,
      Math.log2(names.length),
    ]
  })
  return {
    names,
    addresses,
    nameFeatures,
    withAddresses,
    withRoles: describeRoles(names, roleWords, rolesByRules, rankings),
    roleWords,
  }
}

/** The values that the ranker or a row names, each with its first places. */
function listPlaced(
  table: CandidateTable,
  rankings: Rankings,
  cell: 'name' | 'address',
  rows: readonly Row[],
): readonly PlacedValue[] {
  const known = new Set(rows.flatMap((row) => ((row[cell] ?? null) === null ? [] : [reduceWords(row[cell]!)])))
  return listPartyValues(table, rankings, cell, (text) => known.has(reduceWords(text)))
    .map((value) => ({ ...value, reduced: reduceWords(value.text) }))
    .filter(({ reduced }) => reduced !== '')
    .slice(0, MOST_VALUES)
    .map((value) => {
      const mentions = leaveWider(value.spans, table.spans.spans)
        .slice(0, MOST_MENTIONS)
        .map((span) => ({ span, place: placeOfSpan(table.spans.spans[span]!) }))
        .toSorted((a, b) => compareSpanPlaces(a.place, b.place))
      return {
        ...value,
        mentions: mentions.map(({ span }) => span),
        places: mentions.map(({ place }) => place),
        words: mentions.flatMap(({ span }) => table.spans.spans[span]!.words),
      }
    })
}

/** Of spans that share words, "Anna Weber" and "Ms Anna Weber (the “Landlord”)", the narrowest. */
function leaveWider(own: readonly number[], spans: readonly Span[]): readonly number[] {
  const taken = new Set<Word>()
  return own
    .toSorted((a, b) => spans[a]!.words.length - spans[b]!.words.length)
    .filter((span) => {
      const { words } = spans[span]!
      if (words.some((word) => taken.has(word))) return false
      for (const word of words) taken.add(word)
      return true
    })
}

const DISTANCE = PARTY_ADDRESS_FEATURES.indexOf('distance')

function nearest(pairs: readonly PartyPair[]): PartyPair | null {
  return pairs.reduce<PartyPair | null>(
    (best, pair) => (best === null || pair.features[DISTANCE]! < best.features[DISTANCE]! ? pair : best),
    null,
  )
}
