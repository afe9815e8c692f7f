import type { CandidateTable } from '../../domain/candidates.ts'
import type { Candidate, Row } from '../../domain/field.ts'
import { isSameName } from '../../domain/names.ts'
import { surround, toFractions } from '../../domain/page.ts'
import { boundByRanked, joinParties, type KnownParty, type Party } from './join-parties.ts'
import type { Rankings } from './rank-values.ts'
import { writeCandidate } from './write-candidate.ts'

/** The parties of a contract as the ranker reads their names, and those that readers of parties give, bounded as the ranker has them. */
export function proposeParties(table: CandidateTable, rankings: Rankings): readonly Candidate[] {
  const read = table.scalars['parties'] ?? []
  const known = read.flatMap(({ value }) => value as readonly Row[])
  const knownOf = (span: number): KnownParty => {
    const name = table.spans.spans[span]!.value
    const alike = known.filter((row) => isSameName(row['name'] ?? '', name))
    const cell = (key: string): string | null => alike.find((row) => (row[key] ?? null) !== null)?.[key] ?? null
    return { role: cell('role') ?? table.roles?.get(span) ?? null, address: cell('address') }
  }
  return [
    ...write(joinParties(table, rankings, knownOf)),
    ...read.flatMap((candidate) => bound(candidate, table, rankings)),
  ]
}

function write(parties: readonly Party[]): readonly Candidate[] {
  const [first] = parties
  if (first === undefined || parties.length < 2) return []
  const own = parties.filter(({ span }) => span.page === first.span.page).flatMap(({ words }) => words)
  const confidence = Math.min(...parties.map(({ chance }) => chance))
  return [
    {
      ...writeCandidate(first.span, confidence),
      value: parties.map(({ row }) => row),
      text: own.map(({ text }) => text).join(' '),
      box: toFractions(surround(own.map(({ box }) => box)), first.span.page),
      reason: 'names that stand where parties do',
    },
  ]
}

/** What a reader of parties gives, bounded otherwise; nothing where that changes nothing. */
function bound(candidate: Candidate, table: CandidateTable, rankings: Rankings): readonly Candidate[] {
  const rows = candidate.value as readonly Row[]
  const value = boundByRanked(table, rankings, rows)
  const isSame = value.every(
    (row, at) => row['name'] === rows[at]!['name'] && row['address'] === (rows[at]!['address'] ?? null),
  )
  return isSame ? [] : [{ ...candidate, value, reason: `${candidate.reason}, bounded as the ranker has them` }]
}
