import type { CandidateTable } from '../../../../domain/candidates.ts'
import type { DocumentType } from '../../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import { isSameName } from '../../../../domain/names.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { cutAddress } from '../../parties/cut-address.ts'
import { findAddress } from '../../parties/find-address.ts'
import { findBlocks, type Block } from '../../parties/find-blocks.ts'
import { isNameLine, joinWrappedName } from '../../parties/name-lines.ts'
import { isContact, isPostalPlace, isStreet } from '../../parties/recognize-line.ts'
import { isNoName } from '../names/is-no-name.ts'
import { findSigners, isSalutationLine } from './letter-lines.ts'

export interface LetterParties {
  readonly senders: readonly Candidate[]
  readonly recipients: readonly Candidate[]
  readonly addresses: CandidateTable['addresses']
}

const NOBODY: LetterParties = { senders: [], recipients: [], addresses: [] }
/** Shares of the page's height between which the window for the address lies (DIN 5008, DL envelopes). */
const WINDOW_TOP = 0.11
const WINDOW_BOTTOM = 0.36
/** Above it a letterhead stands. */
const HEAD = 0.16
const IN_WINDOW = 0.8
const NAMELESS = 0.42
/** Under the text of a letter whose head gives an address and no name. */
const SIGNED = 0.72
/** In points. */
const SAME_EDGE = 4
const ROUNDING = 0.002
/**
 * Who writes a letter to whom, by how letters are set: the recipient's address stands over the salutation, flush with it, and an
 * address without a name is that of the sender, who signs below.
 */
export function findLetterParties(layout: Layout, type: DocumentType, senders: readonly Candidate[]): LetterParties {
  const first = layout.pages[0]
  if (type !== 'letter' || first === undefined) return NOBODY
  const addressed = findBlocks(first).filter(isAddress)
  const window = findWindow(first, addressed)
  const name = window?.segments.find((segment) => isNameLine(first, segment) && !isStreet(segment.text))
  const recipient = name === undefined ? undefined : joinWrappedName(first, name)
  const recipients =
    recipient === undefined
      ? []
      : [makeCandidate(recipient.text, recipient.words, first.page, IN_WINDOW, 'address over the salutation')]
  const nameless = addressed.filter((block) => block !== window && isNameless(first, block))
  const isUnnamed = nameless.length > 0 && !hasHeadName(first, [...nameless, ...(window === undefined ? [] : [window])])
  const signer = isUnnamed ? findSigners(first.lines).at(0) : undefined
  const signers =
    signer === undefined ? [] : [makeCandidate(signer.text, signer.words, first.page, SIGNED, 'signature')]
  const owners = new Set(
    [...leaveRecipientLines(senders, recipients), ...signers]
      .map(scalarOf)
      .filter((owner) => recipient === undefined || !isSameName(owner, recipient.text)),
  )
  const own = nameless.flatMap((block) => addressOf(first, block) ?? [])
  const theirs =
    name === undefined || recipient === undefined ? null : findAddress(first, name, name.text.length, IN_WINDOW)
  return {
    senders: signers,
    recipients,
    addresses: [
      ...own.flatMap((candidate) => [...owners].map((owner) => ({ name: owner, candidate }))),
      ...(theirs === null ? [] : [{ name: recipient!.text, candidate: theirs }]),
    ],
  }
}

function isAddress({ segments }: Block): boolean {
  return segments.some(({ text }, index) => {
    const below = segments[index + 1]?.text ?? ''
    return isStreet(text) && (isPostalPlace(text) || isPostalPlace(below))
  })
}

/** The only block flush with the salutation where the window is; another beside it may be the one as well. */
function findWindow({ page, lines }: PageLayout, addressed: readonly Block[]): Block | undefined {
  const salutation = lines.flatMap(({ segments }) => segments).find(({ text }) => isSalutationLine(text))
  if (salutation === undefined) return undefined
  const inWindow = addressed.filter(
    ({ box, segments }) =>
      box[1] > WINDOW_TOP * page.height &&
      box[1] < WINDOW_BOTTOM * page.height &&
      box[3] < salutation.box[1] &&
      segments.length >= 3 &&
      !segments.some(({ text }) => isContact(text)),
  )
  const flush = inWindow.filter(({ box }) => Math.abs(box[0] - salutation.box[0]) < SAME_EDGE)
  return flush.length === 1 && inWindow.length === 1 ? flush[0] : undefined
}

/** The street comes first in the block, or under a line that can be nobody's name. */
function isNameless(page: PageLayout, { segments }: Block): boolean {
  const street = segments.findIndex(({ text }) => isStreet(text))
  return segments.slice(0, street).every((segment) => !isNameLine(page, segment) || isNoName(segment.text))
}

function addressOf(layout: PageLayout, { segments }: Block): Candidate | null {
  const street = segments.findIndex(({ text }) => isStreet(text))
  const place = segments.findIndex(({ text }, index) => index >= street && isPostalPlace(text))
  if (street < 0 || place < 0 || place > street + 1) return null
  if (place === street) return findAddress(layout, segments[street]!, 0, NAMELESS)
  const parts = segments.slice(street, place + 1)
  return makeCandidate(
    parts.map(({ text }) => cutAddress(text, isPostalPlace)).join(', '),
    parts.flatMap(({ words }) => words),
    layout.page,
    NAMELESS,
    'address without a name',
  )
}

function hasHeadName(page: PageLayout, blocks: readonly Block[]): boolean {
  const inBlocks = new Set(blocks.flatMap(({ segments }) => segments))
  return page.lines
    .filter(({ box }) => box[1] < HEAD * page.page.height)
    .flatMap(({ segments }) => segments)
    .some((segment) => !inBlocks.has(segment) && isNameLine(page, segment))
}

/** Without the lines of the recipient's name that were taken for names of the sender. */
export function leaveRecipientLines(
  senders: readonly Candidate[],
  recipients: readonly Candidate[],
): readonly Candidate[] {
  return senders.filter((sender) => !recipients.some((recipient) => isLineOf(sender, recipient)))
}

/** Without whom the letter goes to for sure. */
export function leaveRecipients(senders: readonly Candidate[], recipients: readonly Candidate[]): readonly Candidate[] {
  return senders.filter((sender) => !recipients.some((recipient) => isSameName(scalarOf(sender), scalarOf(recipient))))
}

function isLineOf(part: Candidate, whole: Candidate): boolean {
  const [a, b] = [part.box, whole.box]
  if (a === null || b === null || part.page !== whole.page || part.text === whole.text) return false
  return whole.text.includes(part.text) && a[1] >= b[1] - ROUNDING && a[3] <= b[3] + ROUNDING
}
