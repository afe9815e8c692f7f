import { letThrow, type Attempt } from '../../domain/attempt.ts'
import type { CandidateTable } from '../../domain/candidates.ts'
import type { DocumentType } from '../../domain/document.ts'
import { keysOf, occasionalKeysOf } from '../../domain/extraction-keys.ts'
import { scalarOf, type Candidate, type Field, type Fields } from '../../domain/field.ts'
import { isSameFirm, isSameName } from '../../domain/names.ts'
import type { Page } from '../../domain/page.ts'
import type { KeyRanking } from '../../learning/ranker/rank.ts'
import type { ScorerWeights } from '../../learning/scorer-weights.ts'
import { calibrateFields } from './calibrate-fields.ts'
import { completeFields } from './complete-fields.ts'
import { chooseParties } from './choose-parties.ts'
import { deriveTerm } from './derive-term.ts'
import { cutNames } from './cut-name.ts'
import { cutTitles } from './cut-title.ts'
import { describeDocument } from './describe-document.ts'
import { leaveAdded } from './leave-added.ts'
import { leaveEnded } from './leave-ended.ts'
import { leaveFooterAccount } from './leave-footer-account.ts'
import { leaveLabelledRows, leaveLabels, NAMED_KEYS, readWords } from './leave-labels.ts'
import { leaveSigners } from './leave-signers.ts'
import { leaveOvertime } from './leave-overtime.ts'
import { leaveTaken } from './leave-taken.ts'
import { leaveWorker } from './leave-worker.ts'
import { mendFigures } from './mend-figures.ts'
import { mendLetters } from './mend-letters.ts'
import { listOpenSums, OPEN_SUMS } from './list-open-sums.ts'
import { orderDates } from './order-dates.ts'
import { orderTerm } from './order-term.ts'
import { joinWays } from './parties/join-ways.ts'
import { readParties } from './parties/read-parties.ts'
import { preferBareNumber } from './prefer-bare-number.ts'
import { preferFullName } from './prefer-full-name.ts'
import { preferWholeReference } from './prefer-whole-reference.ts'
import { proposeSpans } from './propose-spans.ts'
import { rankCandidates } from './rank-candidates.ts'
import { NO_RANKINGS, rankValues } from './rank-values.ts'
import { judgeReadings, scoreCandidates } from './score-candidates.ts'
import { settleBounds } from './settle-bounds.ts'
import { spreadRate } from './spread-rate.ts'
import { settleTotals } from './settle-totals.ts'
import { rankByShipped } from './shipped-ranker.ts'
import { SHIPPED_WEIGHTS } from './shipped-weights.ts'
import { turnCredits } from './turn-credits.ts'
import { NOTHING_AROUND } from './weigh-around.ts'

/** Below this a value is too doubtful to be given; it stays visible among the candidates. */
const THRESHOLD = 0.35
const MOST_CANDIDATES = 8
const LEAST_PROPOSED = 0.2
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
  clarity: 0.5,
  agreement: 0.5,
  weighParties: () => ({ sender: 0, recipient: 0 }),
  weighAround: () => NOTHING_AROUND,
}

/** What is known besides the candidates. */
export interface ChoiceContext {
  readonly pages: readonly Page[]
  /** Names of the account's own firms: one party of its documents is most likely one of them. */
  readonly ownNames: readonly string[]
  /** Null: as surely as the finders judge by themselves. */
  readonly weights: ScorerWeights | null
  /** Says how likely each span is to be each key's value. */
  readonly rank: (table: CandidateTable, type: DocumentType) => ReadonlyMap<string, KeyRanking>
}

/**
 * Picks each key's value: scalars one by one, dates and parties beside each other, the totals as one consistent set. What was said
 * of the document elsewhere fills what its pages leave open.
 * @param attempt runs each part, so that a mistake in one costs its own fields
 */
export function chooseFields(
  table: CandidateTable,
  type: DocumentType,
  probability: number,
  context: Partial<ChoiceContext> = {},
  attempt: Attempt = letThrow,
): Fields {
  const printed = chooseFrom(table, type, probability, context, attempt)
  if (table.said === undefined) return printed
  // The scorer has learned from pages, where things have places; of a message it knows nothing.
  const beside = { ...context, pages: table.said.pages, weights: null }
  const said = chooseFrom(table.said.table, type, probability, beside, attempt)
  const isBlank = (context.pages ?? []).every(({ words }) => words.length === 0)
  return attempt(completeFields, printed, printed, said, isBlank)
}

function chooseFrom(
  found: CandidateTable,
  type: DocumentType,
  probability: number,
  { pages = [], ownNames = [], weights = SHIPPED_WEIGHTS, rank = rankByShipped }: Partial<ChoiceContext>,
  attempt: Attempt,
): Fields {
  const ranking = weights === null ? new Map() : attempt(rank, new Map(), found, type)
  const rankings = attempt(rankValues, NO_RANKINGS, found.spans, ranking, type)
  const table = attempt(proposeSpans, found, found, type, rankings)
  const unknown = { ...UNKNOWN, type, probability, rankings }
  const traits = attempt(describeDocument, unknown, table, pages, type, probability, rankings)
  const score = (key: string, candidates: readonly Candidate[]): readonly Candidate[] =>
    weights === null
      ? attempt(rankCandidates, [], candidates)
      : attempt(scoreCandidates, [], key, candidates, traits, weights)
  const ranked: Record<string, readonly Candidate[]> = {}
  for (const [key, candidates] of Object.entries(attempt(orderDates, table.scalars, table.scalars))) {
    ranked[key] = score(key, candidates)
  }
  const labelWords = readWords(weights?.labelWords ?? '')
  for (const key of NAMED_KEYS) {
    const names = ranked[key]
    if (names !== undefined) ranked[key] = attempt(leaveLabels, names, names, labelWords)
  }
  const tables = ranked['parties']
  if (tables !== undefined) ranked['parties'] = attempt(leaveLabelledRows, tables, tables, labelWords)
  if (type === 'contract' && weights !== null && rankings.size > 0) {
    const read = attempt(readParties, null, table, rankings, weights.parties)
    const own = read === null ? [] : attempt(leaveLabelledRows, [read], [read], labelWords)
    ranked['parties'] = attempt(joinWays, own, own, ranked['parties'] ?? [])
  }
  const named = (key: string): readonly Candidate[] => attempt(cutNames, ranked[key] ?? [], ranked[key] ?? [])
  const recipients = named('recipient_name')
  const names = {
    sender_name: named('sender_name'),
    recipient_name: attempt(leaveSigners, recipients, recipients, table.scalars['sender_name'] ?? []),
  }
  const pair = attempt(chooseParties, names, names.sender_name, names.recipient_name, ownNames, traits.isTill)
  const parties = {
    sender_name: attempt(preferFullName, pair.sender_name, pair.sender_name),
    recipient_name: attempt(preferFullName, pair.recipient_name, pair.recipient_name),
  }
  Object.assign(ranked, parties)
  const numbers = ranked['document_number'] ?? []
  ranked['document_number'] = attempt(preferBareNumber, numbers, numbers)
  const titles = ranked['contract_type'] ?? []
  ranked['contract_type'] = attempt(cutTitles, titles, titles)
  const approvers = ranked['approved_by'] ?? []
  ranked['approved_by'] = attempt(leaveWorker, approvers, approvers, ranked['employee_name']?.[0])
  const overtime = ranked['overtime_hours'] ?? []
  ranked['overtime_hours'] = attempt(leaveOvertime, overtime, overtime, ranked['total_hours']?.[0])
  const references = ranked['payment_reference'] ?? []
  ranked['payment_reference'] = attempt(preferWholeReference, references, references)
  for (const [key, [name]] of [
    ['sender_address', parties.sender_name],
    ['recipient_address', parties.recipient_name],
  ] as const) {
    const addresses = score(key, attempt(listAddresses, [], table, key, name))
    ranked[key] =
      weights === null
        ? addresses
        : attempt(settleBounds, addresses, key, addresses, table.spans, ranking.get(key), weights.bounds, name)
  }
  const judge: Parameters<typeof settleTotals>[1] =
    weights === null ? undefined : (readings, sums) => judgeReadings(readings, sums, traits, weights)
  const totalled = type === 'credit-note' ? attempt(turnCredits, table, table) : table
  const settled = attempt(settleTotals, {}, totalled, judge)
  for (const role of OPEN_SUMS) {
    const sums = [...(settled[role]?.candidates ?? []), ...attempt(listOpenSums, [], table, role, type)]
    // Other types have their sums among the scalars.
    if (sums.length > 0) ranked[role] = score(role, sums)
  }
  Object.assign(ranked, attempt(leaveTaken, {}, ranked))
  if (type === 'reminder') Object.assign(ranked, attempt(leaveAdded, {}, ranked))
  const accounts = ranked['iban'] ?? []
  const signs = { means: ranked['payment_means']?.[0], selfBilled: ranked['self_billed']?.[0] }
  ranked['iban'] = attempt(leaveFooterAccount, accounts, accounts, type, signs)
  const { prepaid_amount: _, ...totals } = settled

  const fields: Record<string, Field> = {}
  for (const key of Object.keys(keysOf(type))) {
    if (key === 'type') fields[key] = chooseType(type, probability)
    else fields[key] = totals[key] ?? pick(ranked[key] ?? [])
  }
  for (const key of Object.keys(occasionalKeysOf(type))) {
    const field = totals[key]
    if (field !== undefined && field.value !== null && table.statesTotals !== false) fields[key] = field
  }
  const finish = [mendLetters, mendFigures, spreadRate, leaveEnded, orderTerm, deriveTerm]
  const mended = finish.reduce<Fields>((known, step) => attempt(step, known, known), fields)
  const whole = attempt(calibrateFields, mended, mended, weights?.given ?? {}, rankings)
  return Object.fromEntries(Object.entries(whole).map(([key, field]) => [key, withoutEvidence(field)]))
}

/** What the finders measured served the choice; stored and given out is what a reader can check on the page. */
function withoutEvidence({ value, candidates }: Field): Field {
  return { value, candidates: candidates.map((candidate) => ({ ...candidate, evidence: undefined })) }
}

function pick(candidates: readonly Candidate[]): Field {
  const shown = candidates.filter((candidate) => isWorthShowing(candidate)).slice(0, MOST_CANDIDATES)
  const best = shown[0]
  // Of a table with a wrong row most rows are right: it is given, to be looked at.
  const isTable = Array.isArray(best?.value)
  if (best === undefined || (best.confidence < THRESHOLD && !isTable)) {
    return { value: null, candidates: shown }
  }
  return { value: best.value, candidates: shown }
}

/** What no finder proposed is shown where it has a chance. */
function isWorthShowing({ evidence, confidence }: Candidate): boolean {
  return evidence?.isProposed !== true || confidence >= LEAST_PROPOSED
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

/** A party's address is one that stands under its name, in full or without its legal form, or else where such addresses stand. */
export function listAddresses(table: CandidateTable, key: string, name: Candidate | undefined): readonly Candidate[] {
  const under = (isSame: (a: string, b: string) => boolean): readonly Candidate[] =>
    name === undefined
      ? []
      : table.addresses.flatMap(({ name: other, candidate }) => (isSame(other, scalarOf(name)) ? [candidate] : []))
  const full = under(isSameName)
  return [...(full.length > 0 ? full : under(isSameFirm)), ...(table.scalars[key] ?? [])]
}
