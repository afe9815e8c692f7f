import type { DocumentType } from '../../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import { hasLegalForm } from '../../../../domain/legal-forms.ts'
import { isOrderTitle } from '../../find-trade-paper.ts'
import { findHeaderLabels } from '../../labels/find-labels.ts'
import type { Layout } from '../../layout.ts'
import { isDirection } from '../../parties/party-labels.ts'
import { hasBusinessWord } from '../../parties/recognize-line.ts'
import { turnOrder } from '../../parties/turn-order.ts'
import { NAME_FIELD, PLACE_FIELD } from '../../tables/parties/field-labels.ts'
import { readRole } from '../../tables/parties/role-words.ts'
import { isTypeLabel } from '../labelled/is-type-label.ts'
import { isHeading, isPaperTitle } from '../titles/is-paper-title.ts'
import { isNoName } from '../names/is-no-name.ts'
import { isKindOfPaper } from '../titles/kinds-of-papers.ts'

type Scalars = Record<string, Candidate[]>

const TYPES: ReadonlySet<DocumentType> = new Set(['other', 'letter'])
const PARTY_KEYS = ['sender_name', 'recipient_name'] as const
/** Whom a report is about, who is not addressed. */
const SUBJECT_OF_REPORT = /^heading '(?:patient|insured|tenant)/iu
const LESS_LIKELY = 0.5
/** A part of a firm or an office, named under it. */
const DEPARTMENT =
  /^(?:bürger(?:büro|amt|service)|einwohnermeldeamt|standesamt|ordnungsamt|abteilung|abt\.|dezernat|fachbereich|referat|sekretariat|kunden(?:service|dienst|betreuung|center)|geschäftsstelle|(?:haupt)?verwaltung|vertrieb|einkauf|buchhaltung|personal(?:abteilung|wesen)?|prüfungsamt|studierendensekretariat|zentrale|generaldirektion|landesdirektion|(?:head|registered|branch|regional) office|customer (?:service|care|relations)|accounts?(?: department)?|sales(?: department)?|department of|dept\.?|division|registrar|office of|admissions|human resources|(?:der|die) (?:landr|(?:ober)?bürgermeister|präsident|direktor|regierungspräsident)\p{L}*$|(?:\p{L}+ ){1,3}(?:team|department|unit|desk)$)/iu
/** A fraction of the page's height: above it stands a letterhead. */
const HEAD = 0.08
/** What is left of a name that is the paper's title in all likelihood. */
const FAR_LESS = 0.3

/** Papers of any kind print titles, headings and salutations where names stand: what cannot be a party goes, what may be the title weighs less. */
export function settlePaperParties(scalars: Scalars, layout: Layout, type: DocumentType): Scalars {
  if (type === 'contract') return leaveNoNames(scalars, layout)
  if (!TYPES.has(type)) return scalars
  const best = (scalars['title'] ?? []).toSorted((a, b) => b.confidence - a.confidence).at(0)
  const title = type === 'other' && best !== undefined ? scalarOf(best) : null
  const parties = title !== null && isOrderTitle(title) ? turnScalars(scalars) : scalars
  const settled = PARTY_KEYS.map((key) => {
    const names = (parties[key] ?? []).filter((candidate) => canBeParty(candidate, type))
    const placed = key === 'recipient_name' ? names.filter((name) => !isHead(name)) : names
    return [key, placed.map((candidate) => weigh(candidate, title))] as const
  })
  return { ...parties, ...Object.fromEntries(settled) }
}

/** Words of the titles of contracts, and clauses with their number. */
const AGREED =
  /(?:vertrag|vereinbarung|agreement|contract|lease|tenancy|vertragsparteien)(?!\p{L})|^(?:\d{1,2}[.)]\s|§)/iu

/** Captions, titles and fields of a contract are nobody's name. */
function leaveNoNames(scalars: Scalars, layout: Layout): Scalars {
  const labels = wholeLabels(layout)
  return {
    ...scalars,
    ...Object.fromEntries(
      PARTY_KEYS.map((key) => [
        key,
        (scalars[key] ?? []).filter(
          (candidate) =>
            canBeParty(candidate, 'contract') &&
            (hasLegalForm(scalarOf(candidate)) || !AGREED.test(scalarOf(candidate))) &&
            !labels.has(scalarOf(candidate)) &&
            readRole(scalarOf(candidate)) === null &&
            !NAME_FIELD.test(scalarOf(candidate)) &&
            !PLACE_FIELD.test(scalarOf(candidate)),
        ),
      ]),
    ),
  }
}

function turnScalars(scalars: Scalars): Scalars {
  const { sender_name, recipient_name } = turnOrder({
    sender_name: scalars['sender_name'] ?? [],
    recipient_name: scalars['recipient_name'] ?? [],
  })
  return { ...scalars, sender_name: [...sender_name], recipient_name: [...recipient_name] }
}

/** Nobody's window is at the very top. */
function isHead({ reason, box }: Candidate): boolean {
  return reason === 'address block' && box !== null && box[1] < HEAD
}

function canBeParty(candidate: Candidate, type: DocumentType): boolean {
  const name = scalarOf(candidate)
  if (hasLegalForm(name)) return true
  if (isPaperTitle(name) || isHeading(name) || isKindOfPaper(name)) return false
  if (isTypeLabel(name, type)) return false
  if (isNoName(name)) return false
  // Journeys go "from" and "to" places, samples come "von" somewhere.
  return !(type === 'other' && isDirection(candidate.reason) && !name.includes(' '))
}

function weigh(candidate: Candidate, title: string | null): Candidate {
  const isTitle = title !== null && scalarOf(candidate).includes(title)
  const isPart = DEPARTMENT.test(scalarOf(candidate))
  const isLess = (isTitle && !isFirm(candidate)) || isPart
  const worth = isLess ? FAR_LESS : SUBJECT_OF_REPORT.test(candidate.reason) ? LESS_LIKELY : 1
  return { ...candidate, confidence: candidate.confidence * worth }
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
