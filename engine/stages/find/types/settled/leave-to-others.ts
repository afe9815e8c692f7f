import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import { isTypeLabel } from '../labelled/is-type-label.ts'
import { isCommonTitle, isHeading, isPaperTitle } from '../titles/is-paper-title.ts'

type Scalars = Readonly<Record<string, readonly Candidate[]>>

/** From here on a type's own label settles what a value is. */
const SETTLED = 0.5
/** What is left to a value that belongs to something else. */
const LEFT = 0.35
/** Papers of many headings and few names. */
const SHEETS: ReadonlySet<DocumentType> = new Set([
  'timesheet',
  'salary-statement',
  'balance-sheet',
  'tax-assessment-note',
])
const PARTY_KEYS = new Set(['sender_name', 'recipient_name'])
/** The heading of the bookings and the balance before them, and the imprint below, as fractions of the page. */
const HEADING = 0.05
const FOOT = 0.88
const ACCOUNT_KEYS = new Set(['iban', 'bic'])
const BOOKING =
  /^\s*\d{1,2}(?:[./-]\d{1,2}|\s\p{L}{3,9})\.?(?:[./ -]?\d{2,4})?\s.*(?<![\d.,])\d[\d.,' ]*[.,]\d{2}\s*(?:[-+SH]|CR|DR)?\s*$/u
/** What a transfer slip and a remittance box call their cells. */
const SLIP_WORD =
  /^(?:betrag|amount|account|konto|kontonummer|iban|bic|swift|verwendungszweck|kreditinstitut|bankverbindung|bank|reference|referenz|due date|datum|date)[\s:.]*$/iu
/** Lines below a payee in which a slip names the account. */
const SLIP_LINES = 4
const PAYEE = /empfanger|empfänger|payee|beneficiary|pay to|remit/iu

/** Lowers what was found without knowing the type where the type says better; what belongs to another document goes. */
export function leaveToOthers(general: Scalars, labelled: Scalars, layout: Layout, type: DocumentType): Scalars {
  const owners = ownersOf(labelled)
  const bookings = type === 'bank-statement' ? firstBookings(layout) : new Map<number, number>()
  const isOthers = (key: string, candidate: Candidate, keys: ReadonlySet<string> | undefined): boolean => {
    if (keys !== undefined && !keys.has(key)) return true
    if (key === 'sender_name' && isCommonTitle(candidate.text)) return true
    const top = bookings.get(candidate.page ?? 0)
    if (
      PARTY_KEYS.has(key) &&
      top !== undefined &&
      candidate.box !== null &&
      candidate.box[1] >= top - HEADING &&
      candidate.box[1] < FOOT
    )
      return true
    return ACCOUNT_KEYS.has(key) && top !== undefined && candidate.box !== null && candidate.box[1] >= top
  }
  return Object.fromEntries(
    Object.entries(general).map(([key, candidates]) => [
      key,
      candidates
        .map((candidate) => ({ candidate, keys: owners.get(placeOf(candidate)) }))
        .filter(({ keys }) => !isForeign(keys))
        .filter(({ candidate }) => !(PARTY_KEYS.has(key) && SHEETS.has(type) && isWording(candidate.text, type)))
        .filter(({ candidate }) => !PARTY_KEYS.has(key) || !SLIP_WORD.test(candidate.text))
        .filter(({ candidate }) => key !== 'recipient_name' || !isPayee(candidate, layout))
        .map(({ candidate, keys }) =>
          isOthers(key, candidate, keys) ? { ...candidate, confidence: candidate.confidence * LEFT } : candidate,
        ),
    ]),
  )
}

/** "Empfänger" above "IBAN" is who receives the money, not the letter. */
function isPayee({ page: number, box, reason }: Candidate, layout: Layout): boolean {
  if (box === null || !PAYEE.test(reason)) return false
  const page = layout.pages.find(({ page: { number: own } }) => own === number)
  if (page === undefined) return false
  const at = page.lines.findIndex((line) => line.box[3] / page.page.height > box[1] + 0.002)
  return page.lines.slice(at, at + 1 + SLIP_LINES).some(({ text }) => /\bIBAN\b/u.test(text))
}

function isWording(text: string, type: DocumentType): boolean {
  return isPaperTitle(text) || isHeading(text) || isTypeLabel(text, type)
}

/** A label whose key is none of the document's own: the number of a claim, the date of another letter. */
function isForeign(keys: ReadonlySet<string> | undefined): boolean {
  return keys !== undefined && [...keys].every((key) => key.startsWith('_'))
}

/** A place on the page holds one thing: which keys its labels name. */
function ownersOf(labelled: Scalars): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>()
  for (const [key, candidates] of Object.entries(labelled)) {
    for (const candidate of candidates) {
      if (candidate.confidence < SETTLED || candidate.box === null) continue
      const place = placeOf(candidate)
      owners.set(place, (owners.get(place) ?? new Set()).add(key))
    }
  }
  return owners
}

/** Where on each page the bookings begin, as a fraction of its height: account numbers below are those of other parties. */
function firstBookings(layout: Layout): ReadonlyMap<number, number> {
  return new Map(
    layout.pages.flatMap(({ page, lines }) => {
      const first = lines.find((line) => BOOKING.test(line.text))
      return first === undefined ? [] : [[page.number, first.box[1] / page.height] as const]
    }),
  )
}

function placeOf({ page, box }: Candidate): string {
  return `${page}: ${box?.join()}`
}
