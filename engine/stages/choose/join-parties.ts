import type { CandidateTable } from '../../domain/candidates.ts'
import type { Row } from '../../domain/field.ts'
import { isSameName, reduce } from '../../domain/names.ts'
import type { Span } from '../../domain/spans.ts'
import { tidyAddress } from '../find/tables/parties/tidy-address.ts'
import { cutName } from './cut-name.ts'
import { sameness } from './rank-candidates.ts'
import type { Rankings } from './rank-values.ts'

/** So many rows of a contract's parties are ranked, each name and address as a key of its own. */
const RANKED_PARTIES = [1, 2, 3] as const

/** A party as a row, with the span of its name and the words of both. */
export interface Party {
  readonly span: Span
  readonly words: Span['words']
  readonly chance: number
  readonly row: Row
}

/** A value with what the ranker holds of it for each row. */
interface RankedValue {
  readonly index: number
  readonly span: Span
  readonly chances: readonly number[]
  /** In any row, up to 1. */
  readonly chance: number
}

/** An address between a party's name and the next one's is likelier its own. */
const BETWEEN = 0.4
/** Less likely addresses are none. */
const LEAST_ADDRESS = 0.1
const LEAST_NAME = 0.2
/** '(the "Tenant")', "(en adelante": what a contract calls somebody from then on. */
const DEFINED = /\s*\((?:[^()]*[“"„«'‘]|\p{Ll}+ )[^()]*\)?\s*[.,;]?$/u
/** How people are addressed. */
const ADDRESSED =
  /^(?:(?:Herrn?|Frau|Mr|Mrs|Ms|Miss|Monsieur|Madame|Mme|Signora?|Sig\.ra|Sig|Don|Doña|D\.ª|Dña|[Dd]e heer|[Mm]evrouw|Dhr|Mevr)\.?\s)+(?=\p{Lu})/u

/** What is known of a name or an address besides its chances. */
export interface KnownParty {
  readonly role: string | null
  readonly address: string | null
}

/**
 * The likeliest names that can be parties beside each other, in the order in which they stand: as many as rows are expected. Which row a
 * name is of is told less surely than that it is a party's.
 * @param knownOf what readers of parties say of a span's name, or of what stands beside it
 */
export function joinParties(
  { spans: { spans } }: CandidateTable,
  rankings: Rankings,
  knownOf: (span: number) => KnownParty,
): readonly Party[] {
  const names = listValues(spans, rankings, 'party_name')
  const expected = RANKED_PARTIES.reduce((sum, at) => sum + 1 - (rankings.get(`party_name_${at}`)?.absent ?? 1), 0)
  const chosen: RankedValue[] = []
  for (const name of names) {
    if (chosen.length >= Math.round(expected) || name.chance < LEAST_NAME) break
    if (!chosen.some((other) => isPartOf(name.span.value, other.span.value))) chosen.push(name)
  }
  const inOrder = chosen.toSorted((a, b) => a.index - b.index)
  const own = giveAddresses(inOrder, listValues(spans, rankings, 'party_address'))
  return inOrder.map((name, at): Party => {
    const known = knownOf(name.index)
    // Who has no address before the next one has one shares it, and the role: "Anna Miller and Paul Miller, 1 High Street".
    const sharer = own.findIndex((address, row) => row >= at && address !== null)
    const isOwn = sharer === at || known.address === null
    const address = isOwn ? (own[sharer] ?? null) : null
    const beside = address === null ? [] : [address.index, inOrder[sharer]!.index]
    const role = [known, ...beside.map((span) => knownOf(span))].find((one) => one.role !== null)?.role ?? null
    const isBeside = address !== null && address.span.page === name.span.page
    return {
      span: name.span,
      words: [...name.span.words, ...(isBeside ? address.span.words : [])],
      chance: name.chance,
      row: {
        name: writeName(name.span.value),
        role,
        address: address === null ? known.address : writeAddress(address.span.value),
      },
    }
  })
}

/** Without what somebody is addressed as, and without what the contract calls it behind. */
function writeName(name: string): string {
  return cutName(name.replace(DEFINED, '').replace(ADDRESSED, ''))
}

function writeAddress(address: string): string {
  return tidyAddress(address.replace(DEFINED, '').replace(/[\s.,;]+$/u, ''))
}

/** For each name an address of its own, or none: those that go together best. */
function giveAddresses(
  names: readonly RankedValue[],
  addresses: readonly RankedValue[],
): readonly (RankedValue | null)[] {
  const worths = names.map((name, at) => {
    const end = names[at + 1]?.index ?? Infinity
    return addresses.map(
      (address) =>
        name.chances.reduce((sum, chance, row) => sum + chance * address.chances[row]!, 0) +
        (address.index > name.index && address.index < end ? BETWEEN * address.chance : 0),
    )
  })
  let best: { given: readonly (number | null)[]; worth: number } = { given: names.map(() => null), worth: 0 }
  const give = (given: readonly (number | null)[], worth: number): void => {
    if (worth > best.worth) best = { given: [...given, ...names.slice(given.length).map(() => null)], worth }
    if (given.length === names.length) return
    give([...given, null], worth)
    for (const [at, address] of addresses.entries()) {
      const own = worths[given.length]![at]!
      const isTaken = given.some(
        (other) => other !== null && isPartOf(addresses[other]!.span.value, address.span.value),
      )
      if (own >= LEAST_ADDRESS && !isTaken) give([...given, at], worth + own)
    }
  }
  give([], 0)
  return best.given.map((at) => (at === null ? null : addresses[at]!))
}

/** The values of all rows, likeliest first, each where it speaks most for itself. */
function listValues(spans: readonly Span[], rankings: Rankings, cell: string): readonly RankedValue[] {
  const known = new Map<string, { index: number; most: number; chances: number[] }>()
  for (const [row, at] of RANKED_PARTIES.entries()) {
    for (const { span, chance } of rankings.get(`${cell}_${at}`)?.values ?? []) {
      const value = known.get(sameness(spans[span]!.value)) ?? { index: span, most: 0, chances: [0, 0, 0] }
      value.chances[row] = chance
      if (chance > value.most) Object.assign(value, { index: span, most: chance })
      known.set(sameness(spans[span]!.value), value)
    }
  }
  return [...known.values()]
    .map(({ index, chances }) => ({
      index,
      span: spans[index]!,
      chances,
      chance: Math.min(
        1,
        chances.reduce((sum, chance) => sum + chance, 0),
      ),
    }))
    .toSorted((a, b) => b.chance - a.chance)
}

/**
 * The rows with each name and address cut to the likelier one that stands within it, or that it is a part of.
 */
export function cutToRanked(
  { spans: { spans } }: CandidateTable,
  rankings: Rankings,
  rows: readonly Row[],
): readonly Row[] {
  const names = listValues(spans, rankings, 'party_name')
  const addresses = listValues(spans, rankings, 'party_address')
  const cut = (text: string | null | undefined, values: readonly RankedValue[]): string | null => {
    if (text === null || text === undefined) return null
    return values.find(({ span, chance }) => chance >= LEAST_NAME && isPartOf(span.value, text))?.span.value ?? text
  }
  return rows.map((row) => ({ ...row, name: cut(row['name'], names), address: cut(row['address'], addresses) }))
}

function isPartOf(a: string, b: string): boolean {
  const [one, other] = [reduce(a), reduce(b)]
  return isSameName(a, b) || one.includes(other) || other.includes(one)
}
