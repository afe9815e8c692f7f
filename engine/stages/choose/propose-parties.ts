import type { CandidateTable } from '../../domain/candidates.ts'
import type { Candidate, Row } from '../../domain/field.ts'
import { isSameName } from '../../domain/names.ts'
import { surround, toFractions } from '../../domain/page.ts'
import type { Rankings } from './rank-values.ts'
import { writeCandidate } from './write-candidate.ts'

/** So many rows of a contract's parties are ranked, each name and address as a key of its own. */
const MOST_PARTIES = 3
/** The reader's word for an address counts from this chance on. */
const LEAST_ADDRESS = 0.3

/**
 * The parties of a contract as the ranker reads their names; an address and a role that it does not read are those which a reader of
 * parties gives to the name, a role also what stands beside them.
 */
export function proposeParties(table: CandidateTable, rankings: Rankings): readonly Candidate[] {
  const known = (table.scalars['parties'] ?? []).flatMap(({ value }) => value as readonly Row[])
  const read = Array.from({ length: MOST_PARTIES }, (_, at) => readParty(table, rankings, known, at + 1))
  const missing = read.indexOf(null)
  const parties = read.slice(0, missing < 0 ? MOST_PARTIES : missing).filter((party) => party !== null)
  if (parties.length < 2) return []
  const [first] = parties
  const own = parties.filter(({ span }) => span.page === first!.span.page).flatMap(({ words }) => words)
  const confidence = Math.min(...parties.map(({ chance }) => chance))
  return [
    {
      ...writeCandidate(first!.span, confidence),
      value: parties.map(({ row }) => row),
      text: own.map(({ text }) => text).join(' '),
      box: toFractions(surround(own.map(({ box }) => box)), first!.span.page),
      reason: 'names that stand where parties do',
    },
  ]
}

/** A row with the span of its name; null where there is likelier none. */
function readParty({ spans: { spans }, roles }: CandidateTable, rankings: Rankings, known: readonly Row[], at: number) {
  const names = rankings.get(`party_name_${at}`)
  const [name] = names?.values ?? []
  if (name === undefined || name.chance <= names!.absent) return null
  const span = spans[name.span]!
  const alike = known.filter((row) => isSameName(row['name'] ?? '', span.value))
  const addresses = rankings.get(`party_address_${at}`)
  const [likeliest] = addresses?.values ?? []
  const place = likeliest !== undefined && likeliest.chance >= LEAST_ADDRESS ? likeliest.span : null
  const address = place === null ? null : spans[place]!
  const isBeside = address !== null && address.page === span.page
  const cell = (key: string): string | null => alike.find((row) => row[key] !== null)?.[key] ?? null
  const role = cell('role') ?? roles?.get(name.span) ?? (place === null ? undefined : roles?.get(place)) ?? null
  return {
    span,
    words: [...span.words, ...(isBeside ? address.words : [])],
    chance: name.chance,
    row: { name: span.value, role, address: address?.value ?? cell('address') },
  }
}
