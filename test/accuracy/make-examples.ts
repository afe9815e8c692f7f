import type { CandidateTable } from '../../engine/domain/candidates.ts'
import type { DocumentType } from '../../engine/domain/document.ts'
import { scalarOf, type Candidate, type FieldValue } from '../../engine/domain/field.ts'
import { fromCents } from '../../engine/domain/money.ts'
import type { Page } from '../../engine/domain/page.ts'
import type { Answer } from '../../engine/learning/fit-scorer.ts'
import type { PieceReader } from '../../engine/learning/piece-reader.ts'
import type { KeyRanking } from '../../engine/learning/ranker/rank.ts'
import { listAddresses } from '../../engine/stages/choose/choose-fields.ts'
import { chooseParties } from '../../engine/stages/choose/choose-parties.ts'
import { cutName } from '../../engine/stages/choose/cut-name.ts'
import { describeCandidate } from '../../engine/stages/choose/describe-candidate.ts'
import { describeDocument } from '../../engine/stages/choose/describe-document.ts'
import { describeNames, NAME_KEYS } from '../../engine/stages/choose/describe-name.ts'
import { describeReadings, TOTAL_KEYS, type TotalKey } from '../../engine/stages/choose/describe-reading.ts'
import { describeTable, TABLE_KEYS } from '../../engine/stages/choose/describe-table.ts'
import { listOpenSums, OPEN_SUMS } from '../../engine/stages/choose/list-open-sums.ts'
import { orderDates } from '../../engine/stages/choose/order-dates.ts'
import { proposeSpans } from '../../engine/stages/choose/propose-spans.ts'
import { groupMentions, rankCandidates } from '../../engine/stages/choose/rank-candidates.ts'
import { chanceOf, NO_RANKINGS, rankValues } from '../../engine/stages/choose/rank-values.ts'
import { distinctReadings, readTotals, type Reading } from '../../engine/stages/choose/read-totals.ts'
import { ASSUMED, assumeAbsent } from './assume-absent.ts'
import type { NameLesson } from './fit-names.ts'
import type { Label } from './labelled-corpus.ts'
import { matchTable, matchTruth } from './match-truth.ts'

/** A document with everything that finding needs to know, read once. */
export interface FoundDocument {
  readonly path: string
  readonly label: Label
  readonly group: string
  readonly pages: readonly Page[]
  readonly type: DocumentType
  readonly probability: number
  readonly table: CandidateTable
}

/** What a ranker that has not seen the document says of its spans. */
export type Ranked = ReadonlyMap<string, KeyRanking>

/** Values further behind teach nothing that these do not, unless the ranker thinks something of them. */
const MOST_RIVALS = 12
const LEAST_CHANCE = 0.03
const MOST_NAMES = 40

/** What a document teaches of its candidates: every value of every labelled key, right or wrong. */
export function makeCandidateExamples(document: FoundDocument, ranked: Ranked): readonly Answer[] {
  const { label, pages, type, probability } = document
  const rankings = rankValues(document.table.spans, ranked, type)
  const table = proposeSpans(document.table, type, rankings)
  const traits = describeDocument(table, pages, type, probability, rankings)
  const assumed = assumeAbsent(document)
  return Object.entries(listQuestions(table, type)).flatMap(([key, candidates]) => {
    const isAssumed = assumed.has(key)
    if (!isAssumed && label.truth[key] === undefined && label.truth[OTHER_PARTY[key] ?? ''] === undefined) return []
    const rivals = groupMentions(candidates)
    const ranking = rankings.get(key)
    return rivals.flatMap(({ candidate }, rank) => {
      if (typeof candidate.value !== 'string') return []
      if (rank >= MOST_RIVALS && (ranking === undefined || chanceOf(ranking, candidate.value) < LEAST_CHANCE)) return []
      const right = isAssumed
        ? false
        : (matchTruth(label, key, candidate.value) ?? refuteParty(label, key, candidate.value))
      if (right === null) return []
      const features = describeCandidate(key, rivals, rank, traits)
      const answer = answerOf(document, key)
      return [{ ...answer, weight: answer.weight * (isAssumed ? ASSUMED : 1), features, right }]
    })
  })
}

/** What a document teaches of the names of its parties. */
export function makeNameLessons(document: FoundDocument, ranked: Ranked): readonly NameLesson[] {
  const { label, pages, type, probability, group } = document
  const rankings = rankValues(document.table.spans, ranked, type)
  const table = proposeSpans(document.table, type, rankings)
  const traits = describeDocument(table, pages, type, probability, rankings)
  return [...NAME_KEYS].flatMap((key) => {
    if (typeof label.truth[key] !== 'string' && !Array.isArray(label.truth[key])) return []
    const rivals = groupMentions(table.scalars[key] ?? []).slice(0, MOST_NAMES)
    const names = rivals.map(({ candidate }) => {
      const text = cutName(scalarOf(candidate))
      return { text, right: matchTruth(label, key, text) === true }
    })
    const describe = (reader: PieceReader): readonly Answer[] =>
      describeNames(key, rivals, traits, reader).map((measures, rank) => ({
        ...answerOf(document, key),
        features: [...describeCandidate(key, rivals, rank, traits), ...measures],
        right: names[rank]!.right,
      }))
    return names.length === 0 ? [] : [{ key, group, names, describe }]
  })
}

/** The candidates of each key as they are chosen among: addresses beside the names that lead. */
function listQuestions(table: CandidateTable, type: DocumentType): Readonly<Record<string, readonly Candidate[]>> {
  const scalars = orderDates(table.scalars)
  const rank = (key: string): readonly Candidate[] => rankCandidates(scalars[key] ?? [])
  const parties = chooseParties(rank('sender_name'), rank('recipient_name'), [], table.tendered.length > 0)
  const sums = OPEN_SUMS.map((role) => [role, listOpenSums(table, role, type)] as const)
  return {
    ...scalars,
    ...Object.fromEntries(sums.filter(([, candidates]) => candidates.length > 0)),
    sender_address: listAddresses(table, 'sender_address', parties.sender_name[0]),
    recipient_address: listAddresses(table, 'recipient_address', parties.recipient_name[0]),
  }
}

const OTHER_PARTY: Readonly<Record<string, string>> = { sender_name: 'recipient_name', recipient_name: 'sender_name' }

/** A label that names one party alone still says who the other one is not. */
function refuteParty(label: Label, key: string, value: string): false | null {
  const other = OTHER_PARTY[key]
  return other !== undefined && label.truth[key] === undefined && matchTruth(label, other, value) === true
    ? false
    : null
}

function answerOf({ path, label, group }: FoundDocument, key: string) {
  return { key, question: `${path} ${key}`, group, weight: 1 / (label.variants ?? 1) }
}

/** What it teaches of the tables that were read: each table, right where all its rows are. */
export function makeTableExamples(document: FoundDocument, ranked: Ranked): readonly Answer[] {
  const { label, pages, type, probability } = document
  const rankings = rankValues(document.table.spans, ranked, type)
  const table = proposeSpans(document.table, type, rankings)
  const traits = describeDocument(table, pages, type, probability, rankings)
  return TABLE_KEYS.flatMap((key) =>
    groupMentions(table.scalars[key] ?? []).flatMap(({ candidate }, rank) => {
      const right = matchTable(label, key, candidate.value)
      if (right === null) return []
      return [{ ...answerOf(document, key), features: describeTable(key, candidate, rank, traits), right }]
    }),
  )
}

/**
 * What it teaches of the ways to read its totals: each reading, once for each key that it settles.
 * @param isTold whether the scorer is told what the ranker says
 */
export function makeReadingExamples(document: FoundDocument, ranked: Ranked, isTold = true): readonly Answer[] {
  const { label, pages, type, probability } = document
  const rankings = rankValues(document.table.spans, ranked, type)
  const table = proposeSpans(document.table, type, rankings)
  const traits = describeDocument(table, pages, type, probability, isTold ? rankings : NO_RANKINGS)
  const readings = distinctReadings(readTotals(table))
  const describe = describeReadings(readings, table, traits)
  return readings.flatMap((reading) =>
    TOTAL_KEYS.flatMap((key) => {
      const right = matchReading(label, reading, key, type === 'credit-note')
      if (right === null) return []
      const features = describe(reading, key)
      return [{ ...answerOf(document, key), features, right }]
    }),
  )
}

/** Null where the label does not say, or the reading leaves the key open. */
function matchReading(label: Label, reading: Reading, key: TotalKey, isCredit: boolean): boolean | null {
  const write = (cents: number): string => fromCents(isCredit ? Math.abs(cents) : cents)
  if (key === 'gross_amount') return matchTruth(label, key, write(reading.gross.cents))
  if (key === 'net_amount') return reading.net === null ? null : matchTruth(label, key, write(reading.net.cents))
  if (key === 'tax_breakdowns') {
    const rows: FieldValue = reading.rows.map(({ row }) => row)
    return rows.length === 0 ? null : matchTruth(label, key, rows)
  }
  if (reading.tax === null) return null
  const stated = matchTruth(label, key, write(reading.tax.cents))
  const rows = label.truth['tax_breakdowns'] as readonly { readonly tax_amount?: string }[] | null | undefined
  if (stated !== null || !rows?.every((row) => row.tax_amount !== undefined)) return stated
  const total = rows.reduce((sum, row) => sum + Number(row.tax_amount), 0)
  return Math.abs(total - Number(write(reading.tax.cents))) < 0.005
}
