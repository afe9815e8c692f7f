import { letThrow, type Attempt } from '../../domain/attempt.ts'
import type { CandidateTable } from '../../domain/candidates.ts'
import type { DocumentType } from '../../domain/document.ts'
import { keysOf, occasionalKeysOf } from '../../domain/extraction-keys.ts'
import { type Candidate, type Field, type Fields, type FieldValue } from '../../domain/field.ts'
import type { Page } from '../../domain/page.ts'
import type { ScorerWeights } from '../../learning/scorer-weights.ts'
import { chooseParties } from './choose-parties.ts'
import { describeDocument } from './describe-document.ts'
import { orderDates } from './order-dates.ts'
import { rankCandidates } from './rank-candidates.ts'
import { judgeReadings, scoreCandidates } from './score-candidates.ts'
import { settleTotals } from './settle-totals.ts'
import { SHIPPED_WEIGHTS } from './shipped-weights.ts'

/** Below this a value is too doubtful to be given; it stays visible among the candidates. */
const THRESHOLD: Readonly<Record<string, number>> = { sender_name: 0.1, recipient_name: 0.2 }
const USUAL_THRESHOLD = 0.25
const MOST_CANDIDATES = 8
/** What is known of a document that could not be described. */
const UNKNOWN = {
  pageCount: 1,
  wordCount: 0,
  bodySize: 0,
  text: '',
  domains: [],
  wanted: new Map(),
  addressed: new Set<string>(),
  isTill: false,
}

/** What is known besides the candidates. */
export interface ChoiceContext {
  readonly pages: readonly Page[]
  /** Names of the account's own firms: one party of its documents is most likely one of them. */
  readonly ownNames: readonly string[]
  /** Null: as surely as the finders judge by themselves. */
  readonly weights: ScorerWeights | null
}

/**
 * Picks each key's value: scalars one by one, dates and parties beside each other, the totals as one consistent set.
 * @param attempt runs each part, so that a mistake in one costs its own fields
 */
export function chooseFields(
  table: CandidateTable,
  type: DocumentType,
  probability: number,
  { pages = [], ownNames = [], weights = SHIPPED_WEIGHTS }: Partial<ChoiceContext> = {},
  attempt: Attempt = letThrow,
): Fields {
  const traits = attempt(describeDocument, { ...UNKNOWN, type, probability }, table, pages, type, probability)
  const ranked: Record<string, readonly Candidate[]> = {}
  for (const [key, candidates] of Object.entries(attempt(orderDates, table.scalars, table.scalars))) {
    ranked[key] =
      weights === null
        ? attempt(rankCandidates, [], candidates)
        : attempt(scoreCandidates, [], key, candidates, traits, weights)
  }
  const names = { sender_name: ranked['sender_name'] ?? [], recipient_name: ranked['recipient_name'] ?? [] }
  const parties = attempt(chooseParties, names, names.sender_name, names.recipient_name, ownNames, traits.isTill)
  Object.assign(ranked, parties)
  ranked['sender_address'] = attempt(addressesOf, [], table, parties.sender_name[0])
  ranked['recipient_address'] = attempt(addressesOf, [], table, parties.recipient_name[0])
  const judge: Parameters<typeof settleTotals>[1] =
    weights === null ? undefined : (readings, sums) => judgeReadings(readings, sums, traits, weights)
  const settled = attempt(settleTotals, {}, table, judge)
  const totals = type === 'credit-note' ? attempt(withoutSigns, {}, settled) : settled

  const fields: Record<string, Field> = {}
  for (const key of Object.keys(keysOf(type))) {
    if (key === 'type') fields[key] = chooseType(type, probability)
    else fields[key] = totals[key] ?? pick(key, ranked[key] ?? [])
  }
  for (const key of Object.keys(occasionalKeysOf(type))) {
    const field = totals[key]
    if (field !== undefined && field.value !== null) fields[key] = field
  }
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, withoutEvidence(field)]))
}

/** What the finders measured served the choice; stored and given out is what a reader can check on the page. */
function withoutEvidence({ value, candidates }: Field): Field {
  return { value, candidates: candidates.map((candidate) => ({ ...candidate, evidence: undefined })) }
}

/** A credit note's amounts are positive, whatever the paper prints: its type says the direction. */
function withoutSigns(fields: Readonly<Record<string, Field>>): Readonly<Record<string, Field>> {
  const bare = (value: FieldValue): FieldValue =>
    typeof value === 'string'
      ? value.replace(/^-/, '')
      : (value?.map((row) =>
          Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, cell?.replace(/^-(?=\d)/, '') ?? null])),
        ) ?? null)
  return Object.fromEntries(
    Object.entries(fields).map(([key, { value, candidates }]) => [
      key,
      {
        value: bare(value),
        candidates: candidates.map((candidate) => ({ ...candidate, value: bare(candidate.value) })),
      },
    ]),
  )
}

function pick(key: string, candidates: readonly Candidate[]): Field {
  const shown = candidates.slice(0, MOST_CANDIDATES)
  const best = shown[0]
  if (best === undefined || best.confidence < (THRESHOLD[key] ?? USUAL_THRESHOLD)) {
    return { value: null, candidates: shown }
  }
  return { value: best.value, candidates: shown }
}

function chooseType(type: DocumentType, probability: number): Field {
  return {
    value: type,
    candidates: [
      {
        value: type,
        text: '',
        page: null,
        box: null,
        confidence: probability,
        source: 'derived',
        reason: 'words and structure of the document',
      },
    ],
  }
}

/** A party's address is one that stands under its name. */
function addressesOf(table: CandidateTable, name: Candidate | undefined): readonly Candidate[] {
  if (name === undefined) return []
  return rankCandidates(
    table.addresses.filter((address) => address.name === name.value).map(({ candidate }) => candidate),
  )
}
