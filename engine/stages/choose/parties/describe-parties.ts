import type { CandidateTable, RoleWord } from '../../../domain/candidates.ts'
import type { Row } from '../../../domain/field.ts'
import { hasLegalForm } from '../../../domain/legal-forms.ts'
import { isSameName, reduce } from '../../../domain/names.ts'
import { judgePiece, type PieceReader } from '../../../learning/piece-reader.ts'
import type { Rankings } from '../rank-values.ts'
import { describeAddresses, PARTY_ADDRESS_FEATURES } from './describe-addresses.ts'
import { describeRoles } from './describe-roles.ts'
import { listPartyValues, RANKED_PARTIES } from './list-party-values.ts'
import { compareSpanPlaces, placeOfSpan } from './place-of-span.ts'
import { FARTHEST, mostOf, weigh, yes, type PartyPair, type PlacedValue } from './placed-value.ts'

/** Tell names of parties, and pieces of addresses, from other words. */
export interface PartyPieces {
  readonly names: readonly PieceReader[]
  readonly addresses: PieceReader
}

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
  'reads as a sender',
  'reads as a recipient',
  'first word',
  'last word',
  'legal form',
  'words',
  'figures',
  'capitals',
  'small first',
  'mentions',
  'page',
  'down the page',
  'last page',
  'chance of the next address',
  'distance of the next address',
  'names',
]

const MOST_MENTIONS = 12

/** Measures the names of a contract, and each with each address near it. */
export function describeParties(table: CandidateTable, rankings: Rankings, pieces: PartyPieces): DescribedParties {
  const read = (table.scalars['parties'] ?? []).filter(({ evidence }) => evidence?.isProposed !== true)
  const rows = read.flatMap(({ value, confidence }) => (value as readonly Row[]).map((row) => ({ row, confidence })))
  const ruled = (cell: string): ReadonlySet<string> =>
    new Set(rows.flatMap(({ row }) => (row[cell] === null || row[cell] === undefined ? [] : [reduce(row[cell])])))
  const [ruledNames, ruledAddresses] = [ruled('name'), ruled('address')]
  const list = (cell: 'name' | 'address', known: ReadonlySet<string>): readonly PlacedValue[] =>
    listPartyValues(table, rankings, cell, (text) => known.has(reduce(text))).map((value) => ({
      ...value,
      reduced: reduce(value.text),
      words: value.spans.slice(0, MOST_MENTIONS).flatMap((span) => table.spans.spans[span]!.words),
      places: value.spans
        .slice(0, MOST_MENTIONS)
        .map((span) => placeOfSpan(table.spans.spans[span]!))
        .toSorted(compareSpanPlaces),
    }))
  const names = list('name', ruledNames)
  const addresses = list('address', ruledAddresses)
  const withAddresses = names.flatMap((_, name) =>
    describeAddresses(name, names, addresses, rows, table, pieces.addresses),
  )
  const rolesByRules = names.map(({ spans, text }) => {
    const own = rows.find(({ row }) => (row['role'] ?? null) !== null && isSameName(row['name'] ?? '', text))
    return own?.row['role'] ?? spans.map((span) => table.roles?.get(span)).find((role) => role !== undefined) ?? null
  })
  const expected = RANKED_PARTIES.reduce((sum, row) => sum + 1 - (rankings.get(`party_name_${row}`)?.absent ?? 1), 0)
  const nameFeatures = names.map((name, at) => {
    const { text, reduced, chance, chances, places, spans } = name
    const words = text.split(' ')
    const others = names.filter((other) => other !== name)
    const next = nearest(withAddresses.filter((pair) => pair.name === at))
    const own = rows.filter(({ row }) => reduce(row['name'] ?? '') === reduced)
    const isPart = rows.some(({ row }) => {
      const other = reduce(row['name'] ?? '')
      return other !== reduced && other !== '' && (other.includes(reduced) || reduced.includes(other))
    })
    return [
      weigh(chance),
      ...chances.map((one) => weigh(one)),
      weigh(chance) - weigh(names[0]?.chance ?? 0),
      at,
      expected,
      weigh(mostOf(others.filter((other) => other.reduced.includes(reduced)))),
      weigh(mostOf(others.filter((other) => reduced.includes(other.reduced)))),
      own.length,
      Math.max(0, ...own.map(({ confidence }) => confidence)),
      yes(isPart),
      yes(rolesByRules[at] !== null),
      ...pieces.names.map((reader) => judgePiece(reader, text)),
      judgePiece(pieces.names[0]!, words[0]!),
      judgePiece(pieces.names[0]!, words.at(-1)!),
      yes(hasLegalForm(text)),
      words.length,
      yes(/\d/.test(text)),
      yes(text === text.toUpperCase()),
      yes(/^\p{Ll}/u.test(text)),
      Math.log2(spans.length),
      places[0]!.page,
      places[0]!.first / 100,
      places.at(-1)!.page - places[0]!.page,
      next === null ? weigh(0) : weigh(addresses[next.other]!.chance),
      next === null ? FARTHEST : next.features[DISTANCE]!,
      Math.log2(names.length),
    ]
  })
  const roleWords = table.roleWords ?? []
  return { names, addresses, nameFeatures, withAddresses, withRoles: describeRoles(names, roleWords, rolesByRules), roleWords }
}

const DISTANCE = PARTY_ADDRESS_FEATURES.indexOf('distance')

function nearest(pairs: readonly PartyPair[]): PartyPair | null {
  return pairs.reduce<PartyPair | null>(
    (best, pair) => (best === null || pair.features[DISTANCE]! < best.features[DISTANCE]! ? pair : best),
    null,
  )
}

