import type { CandidateTable } from '../../domain/candidates.ts'
import type { DocumentType } from '../../domain/document.ts'
import { keysOf, occasionalKeysOf } from '../../domain/extraction-keys.ts'
import { scalarOf, type Candidate, type Field, type Fields, type FieldValue } from '../../domain/field.ts'
import { rankCandidates } from './rank-candidates.ts'
import { settleTotals } from './settle-totals.ts'

/** Below this a value is too doubtful to be given; it stays visible among the candidates. */
const THRESHOLD: Readonly<Record<string, number>> = { sender_name: 0.2, issue_date: 0.3, document_number: 0.38 }
const USUAL_THRESHOLD = 0.35
const MOST_CANDIDATES = 8
/** From here on a second name is good enough to change who is who. */
const CONVINCING = 0.5

/** Picks each key's value: scalars one by one, dates and parties beside each other, the totals as one consistent set. */
export function chooseFields(table: CandidateTable, type: DocumentType, probability: number): Fields {
  const ranked: Record<string, Candidate[]> = {}
  for (const [key, candidates] of Object.entries(table.scalars)) ranked[key] = rankCandidates(candidates)
  separateParties(ranked)
  orderDates(ranked)
  doubtSeveral(ranked, 'iban')
  ranked['sender_address'] = addressesOf(table, ranked['sender_name'])
  ranked['recipient_address'] = addressesOf(table, ranked['recipient_name'])
  const totals = type === 'credit-note' ? withoutSigns(settleTotals(table)) : settleTotals(table)

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
  return { value, candidates: candidates.map(({ evidence: _, ...candidate }) => candidate) }
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

/** Nobody writes to himself: a name that leads for both parties goes where the two names together fit best. */
function separateParties(ranked: Record<string, Candidate[]>): void {
  const senders = ranked['sender_name'] ?? []
  const recipients = ranked['recipient_name'] ?? []
  const sender = senders[0]
  const recipient = recipients[0]
  if (sender === undefined || recipient === undefined || !sameName(sender, recipient)) return
  const isOther = (candidate: Candidate): boolean => !sameName(candidate, sender)
  const worth = (candidate: Candidate | undefined): number =>
    candidate !== undefined && candidate.confidence >= CONVINCING ? candidate.confidence : 0
  const asSender = sender.confidence + worth(recipients.find(isOther))
  const asRecipient = recipient.confidence + worth(senders.find(isOther))
  if (asSender >= asRecipient) ranked['recipient_name'] = recipients.filter(isOther)
  else ranked['sender_name'] = senders.filter(isOther)
}

function sameName(a: Candidate, b: Candidate): boolean {
  return scalarOf(a).toLowerCase() === scalarOf(b).toLowerCase()
}

/** A party's address is one that stands under its name. */
function addressesOf(table: CandidateTable, names: readonly Candidate[] | undefined): Candidate[] {
  const name = names?.[0]
  if (name === undefined) return []
  return rankCandidates(
    table.addresses.filter((address) => address.name === name.value).map(({ candidate }) => candidate),
  )
}

/** Several good values where the document has one: the first is a choice among equals. */
function doubtSeveral(ranked: Record<string, Candidate[]>, key: string): void {
  const [first, second] = ranked[key] ?? []
  if (first === undefined || second === undefined || second.confidence < 0.8 * first.confidence) return
  ranked[key] = ranked[key]!.map((candidate) => ({ ...candidate, confidence: candidate.confidence * 0.7 }))
}

/** A payment is not due before the document is issued: such a reading falls behind. */
function orderDates(ranked: Record<string, Candidate[]>): void {
  const issue = ranked['issue_date']?.[0]
  const due = ranked['payment_due_date']
  if (issue === undefined || due === undefined) return
  ranked['payment_due_date'] = due
    .map((candidate) =>
      scalarOf(candidate) < scalarOf(issue) ? { ...candidate, confidence: candidate.confidence * 0.4 } : candidate,
    )
    .toSorted((a, b) => b.confidence - a.confidence)
}
