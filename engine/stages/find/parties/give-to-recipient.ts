import type { DocumentType } from '../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../domain/field.ts'
import type { Segment } from '../../../domain/lines.ts'
import { isSameName } from '../../../domain/names.ts'
import { segmentsRight, type Layout, type PageLayout } from '../layout.ts'
import { namesCustomer } from './names-customer.ts'
import { readPartyLabel } from './party-labels.ts'
import { isContact, isCountry, isPostalPlace } from './recognize-line.ts'

type Scalars = Record<string, Candidate[]>

/** What is told of the sender, with the recipient's key for the same where there is one. */
const KEYS: readonly (readonly [key: string, recipients: string | null])[] = [
  ['sender_vat_id', 'recipient_vat_id'],
  ['sender_tax_number', null],
  ['sender_register_number', null],
  ['sender_email', null],
  ['sender_phone', null],
]
/** Papers of which the account is the payee's, and not the recipient's own. */
const PAYABLE: ReadonlySet<DocumentType> = new Set(['invoice', 'reminder'])
const ACCOUNT_KEYS = ['iban', 'bic'] as const
/** A name below this may be anybody's. */
const LEAST_NAME = 0.2
/** Lines of an address, and of details below its place. */
const MOST_LINES = 10
const MOST_DETAILS = 6
/** Heights of the type between two lines of a block, and words in one. */
const MOST_GAP = 1.8
const MOST_WORDS = 8
/** A VAT id stands a little below the address, as fractions of the page. */
const [BELOW, ASIDE] = [0.12, 0.14]
const TOLERANCE = 0.002

/** What stands in the recipient's block or behind a label that names the customer is the recipient's, whatever its form. */
export function giveToRecipient(scalars: Scalars, layout: Layout, type: DocumentType): Scalars {
  const name = findRecipient(scalars)
  const block = name === null ? [] : followBlock(layout, name)
  const isTheirs = (candidate: Candidate): boolean =>
    block.some((segment) => holds(segment, candidate)) || namesCustomer(labelOf(layout, candidate))
  const given: Scalars = { ...scalars }
  for (const [key, recipients] of KEYS) {
    const isMoved = (candidate: Candidate): boolean =>
      isTheirs(candidate) || (recipients !== null && name !== null && isUnder(candidate, name))
    const candidates = scalars[key] ?? []
    const moved = candidates.filter(isMoved)
    if (moved.length === 0) continue
    given[key] = candidates.filter((candidate) => !moved.includes(candidate))
    if (recipients !== null) given[recipients] = [...(given[recipients] ?? []), ...moved]
  }
  if (!PAYABLE.has(type)) return given
  for (const key of ACCOUNT_KEYS) {
    const own = (scalars[key] ?? []).filter((candidate) => !isTheirs(candidate))
    // The only account of a direct debit is the customer's.
    if (own.length > 0) given[key] = own
  }
  return given
}

/** The likeliest recipient's name that is not likelier that of the sender. */
function findRecipient({ recipient_name: names = [], sender_name: senders = [] }: Scalars): Candidate | null {
  const sender = mostLikely(senders)
  const isSender = (name: Candidate): boolean =>
    sender !== undefined && sender.confidence >= name.confidence && isSameName(scalarOf(sender), scalarOf(name))
  const recipient = mostLikely(names.filter((name) => !isSender(name)))
  return recipient === undefined || recipient.confidence < LEAST_NAME ? null : recipient
}

function mostLikely(names: readonly Candidate[]): Candidate | undefined {
  return names.toSorted((a, b) => b.confidence - a.confidence).at(0)
}

/** The name's own line, the lines flush below it down to the place, and the details under that. */
function followBlock(layout: Layout, name: Candidate): readonly Segment[] {
  const page = layout.pages.find(({ page: { number } }) => number === name.page)
  const first = page?.lines.flatMap(({ segments }) => segments).find((segment) => holds(segment, name))
  if (page === undefined || first === undefined) return []
  const found: Segment[] = [first]
  const size = Math.max(first.words[0]!.box[3] - first.words[0]!.box[1], 6)
  let [bottom, details, hasPlace] = [first.box[3], 0, isPostalPlace(first.text)]
  for (const line of page.lines.slice(first.line + 1, first.line + 1 + 2 * MOST_LINES)) {
    const under = line.segments.find(({ box }) => Math.abs(box[0] - first.box[0]) < size)
    if (under === undefined) continue
    if (under.box[1] - bottom > MOST_GAP * size || found.length > MOST_LINES) break
    if (opensOther(line.segments[0]!) || opensOther(under) || under.words.length > MOST_WORDS) break
    if (hasPlace && !isContact(under.text) && !isCountry(under.text) && !/\d{6}|@/.test(under.text)) break
    if (hasPlace && ++details > MOST_DETAILS) break
    hasPlace ||= isPostalPlace(under.text)
    bottom = under.box[3]
    found.push(under, ...valueOf(page, under))
  }
  return found
}

/** "Tel.:" with the number beside it. */
function valueOf(page: PageLayout, label: Segment): readonly Segment[] {
  return /\d/.test(label.text) || !isContact(label.text) ? [] : segmentsRight(page, label).slice(0, 1)
}

/** The heading of another party's block. */
function opensOther({ text }: Segment): boolean {
  const label = readPartyLabel(text)
  return label !== null && label.role !== 'recipient'
}

/** What stands in front of a value in its segment, or in the segment left of it. */
function labelOf(layout: Layout, candidate: Candidate): string {
  const page = layout.pages.find(({ page: { number } }) => number === candidate.page)
  for (const line of page?.lines ?? []) {
    const at = line.segments.findIndex((segment) => holds(segment, candidate))
    if (at < 0) continue
    const text = line.segments[at]!.text
    const before = text.slice(0, Math.max(0, text.indexOf(candidate.text)))
    return before.trim() === '' ? (line.segments[at - 1]?.text ?? '') : before
  }
  return ''
}

function holds({ box, page }: Segment, candidate: Candidate): boolean {
  if (candidate.box === null || candidate.page !== page.number) return false
  const [left, top, right, bottom] = candidate.box
  return (
    left >= box[0] / page.width - TOLERANCE &&
    right <= box[2] / page.width + TOLERANCE &&
    top >= box[1] / page.height - TOLERANCE &&
    bottom <= box[3] / page.height + TOLERANCE
  )
}

function isUnder({ page, box }: Candidate, name: Candidate): boolean {
  return (
    name.box !== null &&
    box !== null &&
    page === name.page &&
    box[1] > name.box[1] &&
    box[1] - name.box[3] < BELOW &&
    Math.abs(box[0] - name.box[0]) < ASIDE
  )
}
