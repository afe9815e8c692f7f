import type { DocumentType } from '../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../domain/field.ts'
import { findHeaderLabels } from '../labels/find-labels.ts'
import type { Layout } from '../layout.ts'
import { hasBusinessWord, hasLegalForm } from '../parties/recognize-line.ts'
import { isTypeLabel } from './is-type-label.ts'
import { isHeading, isPaperTitle } from './is-paper-title.ts'
import { isKindOfPaper } from './kinds-of-papers.ts'

type Scalars = Record<string, Candidate[]>

const TYPES: ReadonlySet<DocumentType> = new Set(['other', 'letter'])
const PARTY_KEYS = ['sender_name', 'recipient_name'] as const
/** How a text is opened, where a letter goes on in two lines. */
const SALUTATION =
  /^(?:sehr geehrte|liebe[rs]?\s|hallo\b|guten (?:tag|morgen)|grüezi|werte[rs]?\s|dear\b|to whom it|hello\b|good (?:morning|afternoon))/iu
/** What papers print where names stand: places of travel, days, what is to be signed, whom all are. */
const NO_NAME =
  /^(?:betrag|tag|name|datum|ort|anzahl|höhe|art|zahl|summe|nummer|amount|number|date|name|place) (?:der|des|und|of|and)\b|^(?:ab|um|am|im|vom|bis|für|from|until|at|on|by|via)\s|\bgeb\.|unterschrift|signature|^(?:ort|place),? (?:datum|date)|^(?:stand|ausgabe|issue|volume|version|page|seite)\b|^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|willkommen|welcome|herzlich|thank you|vielen dank|einladung|invitation/iu
/** Capitals and small letters mixed as in a name, not a sentence or a heading's clause. */
const SENTENCE =
  /^\p{Ll}+\s\p{Ll}+\s|\s(?:ist|sind|wird|werden|wurde|hat|haben|is|are|was|were|will|has|have|der|die|das)\s\p{Ll}/u
/** Journeys go "from" and "to" places, samples come "von" somewhere. */
const DIRECTION = /^heading '(?:from|to|von|an|for|nach)\b/iu
/** Whom a report is about, who is not addressed. */
const SUBJECT_OF_REPORT = /^heading '(?:patient|insured|tenant)/iu
const LESS_LIKELY = 0.5
/** Titles of what buyers write. */
const ORDER =
  /(?:^|\s)\p{L}*(?:bestellung|bestellschein|abruf)(?:$|\s)|(?:^|\s)(?:purchase|blanket|works?|call-off|standing|supply) order|^order(?:$|\s(?!confirm|acknowl|response))/iu
const SUPPLIER = /^(?:label|heading) '(?:vendor|supplier|seller|lieferant|verkäufer|auftragnehmer|an|to)\b/iu
const DELIVERY = /^(?:label|heading) '(?:ship|deliver|liefer|anliefer|versand)/iu
/** Who wrote it out at a firm's desk. */
const CLERK = /^label '(?:prepared|issued|erstellt|ausgestellt)\b/iu
/** What is left of a name that is the paper's title in all likelihood. */
const FAR_LESS = 0.3

/** Papers of any kind print titles, headings and salutations where names stand: what cannot be a party goes, what may be the title weighs less. */
export function settlePaperParties(scalars: Scalars, layout: Layout, type: DocumentType): Scalars {
  if (!TYPES.has(type)) return scalars
  const best = (scalars['title'] ?? []).toSorted((a, b) => b.confidence - a.confidence).at(0)
  const title = type === 'other' && best !== undefined ? scalarOf(best) : null
  const labels = wholeLabels(layout)
  const parties = title !== null && ORDER.test(title) ? turnOrder(scalars) : scalars
  const hasFirm = (parties['sender_name'] ?? []).some((candidate) => hasLegalForm(scalarOf(candidate)))
  const settled = PARTY_KEYS.map((key) => {
    const names = (parties[key] ?? []).filter((candidate) => canBeParty(candidate, labels, type))
    const others =
      hasFirm && key === 'sender_name' ? names.filter((name) => scalarOf(name) !== title || isFirm(name)) : names
    return [key, others.map((candidate) => weigh(candidate, title, hasFirm))] as const
  })
  return { ...parties, ...Object.fromEntries(settled) }
}

/** An order goes to the supplier, and what it asks for to the buyer's own door. */
function turnOrder(scalars: Scalars): Scalars {
  const { sender_name: senders = [], recipient_name: recipients = [] } = scalars
  const suppliers = senders.filter(({ reason }) => SUPPLIER.test(reason))
  const names = new Set(suppliers.map(({ value }) => value))
  return {
    ...scalars,
    sender_name: senders.filter(({ value }) => !names.has(value)),
    recipient_name: [...suppliers, ...recipients.filter(({ reason }) => !DELIVERY.test(reason))],
  }
}

function canBeParty(candidate: Candidate, labels: ReadonlySet<string>, type: DocumentType): boolean {
  const name = scalarOf(candidate)
  if (hasLegalForm(name)) return true
  if (isPaperTitle(name) || isHeading(name) || isKindOfPaper(name)) return false
  if (isTypeLabel(name, type) || labels.has(name)) return false
  if (SALUTATION.test(name) || NO_NAME.test(name) || SENTENCE.test(name)) return false
  return !(type === 'other' && DIRECTION.test(candidate.reason) && !name.includes(' '))
}

function weigh(candidate: Candidate, title: string | null, hasFirm: boolean): Candidate {
  const isTitle = title !== null && scalarOf(candidate).includes(title)
  const isClerk = hasFirm && CLERK.test(candidate.reason)
  const isLess = (isTitle || isClerk) && !isFirm(candidate)
  const worth = isLess ? FAR_LESS : SUBJECT_OF_REPORT.test(candidate.reason) ? LESS_LIKELY : 1
  return worth === 1 ? candidate : { ...candidate, confidence: candidate.confidence * worth }
}

function isFirm(candidate: Candidate): boolean {
  const name = scalarOf(candidate)
  return hasLegalForm(name) || hasBusinessWord(name)
}

/** Texts that are nothing but the label of a number or a date. */
function wholeLabels(layout: Layout): ReadonlySet<string> {
  const first = layout.pages[0]
  return new Set(
    (first?.lines ?? [])
      .flatMap((line) => line.segments)
      .filter((segment) =>
        findHeaderLabels(segment).some(
          ({ firstWord, lastWord }) => firstWord === 0 && lastWord === segment.words.length - 1,
        ),
      )
      .map((segment) => segment.text.trim()),
  )
}
