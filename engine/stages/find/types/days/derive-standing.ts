import type { Candidate } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import type { RunningText } from '../running-text.ts'
import { deriveObjectionDeadline, deriveStatedDeadline } from './derive-objection-deadline.ts'
import { isGermanNotice } from './is-german-notice.ts'

/** Sections 164 (1) and 165 (1) AO: a tax office's notice that does not say so is neither under review nor provisional. */
const UNSAID = ['subject_to_review', 'provisional']
/** Towns neither keep their notices open nor say so: of theirs nothing follows from silence. */
const STATE = /finanzamt|(?:haupt)?zollamt|finanzverwaltung|bundeszentralamt/iu
/** Segments of a letterhead. */
const HEAD = 8
const FINAL: Candidate = {
  value: 'false',
  text: '',
  page: null,
  box: null,
  confidence: 0.7,
  source: 'derived',
  reason: 'a German notice that does not say so',
}

/** Until when a notice can be disputed and how far it is settled, where the law tells it and the paper does not. */
export function deriveStanding(
  layout: Layout,
  { text }: RunningText,
  found: Readonly<Record<string, readonly Candidate[]>>,
): Readonly<Record<string, readonly Candidate[]>> {
  const issueDates = found['issue_date'] ?? []
  if (!isGermanNotice(layout)) return { objection_deadline: deriveStatedDeadline(text, issueDates) }
  const [sender] = (found['sender_name'] ?? []).toSorted((a, b) => b.confidence - a.confidence)
  const head = layout.segments.slice(0, HEAD).map((segment) => segment.text)
  const isOfState = [sender?.value as string, ...head].some((text) => STATE.test(text))
  const unsaid = !isOfState ? [] : UNSAID.filter((key) => (found[key] ?? []).length === 0)
  return {
    objection_deadline: deriveObjectionDeadline(issueDates),
    ...Object.fromEntries(unsaid.map((key) => [key, [FINAL]])),
  }
}
