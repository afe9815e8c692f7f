import type { CandidateTable } from '../../domain/candidates.ts'
import type { DocumentType } from '../../domain/document.ts'
import { keysOf } from '../../domain/extraction-keys.ts'
import type { Candidate, Field, Fields } from '../../domain/field.ts'
import { rankCandidates } from './rank-candidates.ts'
import { settleTotals } from './settle-totals.ts'

/** Below this a value is too doubtful to be given; it stays visible among the candidates. */
const THRESHOLD: Readonly<Record<string, number>> = { sender_name: 0.2, issue_date: 0.3, document_number: 0.38 }
const USUAL_THRESHOLD = 0.35
const MOST_CANDIDATES = 8

/** Picks each key's value: scalars one by one, dates and parties beside each other, the totals as one consistent set. */
export function chooseFields(table: CandidateTable, type: DocumentType, probability: number): Fields {
  const ranked: Record<string, Candidate[]> = {}
  for (const [key, candidates] of Object.entries(table.scalars)) ranked[key] = rankCandidates(candidates)
  separateParties(ranked)
  orderDates(ranked)
  const totals = settleTotals(table, type)

  const fields: Record<string, Field> = {}
  for (const key of Object.keys(keysOf(type))) {
    if (key === 'type') fields[key] = chooseType(type, probability)
    else fields[key] = totals[key] ?? pick(key, ranked[key] ?? [])
  }
  return fields
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

/** Nobody writes to himself: a name taken for one party falls behind as the other. */
function separateParties(ranked: Record<string, Candidate[]>): void {
  const sender = ranked['sender_name']?.[0]
  const recipient = ranked['recipient_name']?.[0]
  if (sender === undefined || recipient === undefined || !sameName(sender, recipient)) return
  const loser = sender.confidence >= recipient.confidence ? 'recipient_name' : 'sender_name'
  ranked[loser] = ranked[loser]!.filter((candidate) => !sameName(candidate, sender))
}

function sameName(a: Candidate, b: Candidate): boolean {
  return String(a.value).toLowerCase() === String(b.value).toLowerCase()
}

/** A payment is not due before the document is issued: such a reading falls behind. */
function orderDates(ranked: Record<string, Candidate[]>): void {
  const issue = ranked['issue_date']?.[0]
  const due = ranked['payment_due_date']
  if (issue === undefined || due === undefined) return
  ranked['payment_due_date'] = due
    .map((candidate) =>
      String(candidate.value) < String(issue.value)
        ? { ...candidate, confidence: candidate.confidence * 0.4 }
        : candidate,
    )
    .toSorted((a, b) => b.confidence - a.confidence)
}
