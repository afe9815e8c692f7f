import type { CandidateTable } from '../../../domain/candidates.ts'
import { scalarOf, type Candidate } from '../../../domain/field.ts'
import type { Segment } from '../../../domain/lines.ts'
import { hasLegalForm } from '../../../domain/legal-forms.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout, PageLayout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { readName } from './clean-name.ts'
import { findAddress } from './find-address.ts'
import { findBlocks, type Block } from './find-blocks.ts'
import { findFurtherNames } from './find-further-names.ts'
import { findByHeading } from './find-headed-parties.ts'
import { completeName, findByFooter, findByLetterhead, findBySignature, findFirm } from './find-letterhead.ts'
import { isTillRoll } from './is-till-roll.ts'
import { widenHead } from './widen-head.ts'
import { isNameLine, isSkipped, joinWrappedName, type AddParty } from './name-lines.ts'
import { readPartyLabel, type PartyRole } from './party-labels.ts'
import { canBeName, isContact, isInPostalPlace, isPostalPlace, isStreet } from './recognize-line.ts'

/** Words in a line of an address. */
const MOST_WORDS = 10

export interface PartyCandidates {
  readonly sender_name: readonly Candidate[]
  readonly recipient_name: readonly Candidate[]
  readonly addresses: CandidateTable['addresses']
}

/** Who issues the document and whom it addresses: by headings, return address line, address window, letterhead and footer. */
export function findParties(layout: Layout): PartyCandidates {
  const sender: Candidate[] = []
  const recipient: Candidate[] = []
  const addresses: { name: string; candidate: Candidate }[] = []
  layout.pages.slice(0, 3).forEach((printed, index) => {
    const page = widenHead(printed)
    const blocks = findBlocks(page)
    const taken = new Set<Segment>()
    const add = (role: PartyRole, segment: Segment, confidence: number, reason: string): void => {
      const candidate = nameCandidate(joinWrappedName(page, segment), confidence * (index === 0 ? 1 : 0.8), reason)
      if (candidate === null) return
      taken.add(segment)
      if (role === 'other') return
      ;(role === 'sender' ? sender : recipient).push(candidate)
      const nameEnd = segment.text.indexOf(scalarOf(candidate)) + scalarOf(candidate).length
      const address = findAddress(page, segment, nameEnd, candidate.confidence)
      if (address !== null) addresses.push({ name: scalarOf(candidate), candidate: address })
    }
    findByHeading(page, add)
    if (index > 0) return
    findByReturnLine(page, blocks, add)
    const named = new Set(taken)
    findByAddressBlock(page, blocks, named, add)
    findByLetterhead(page, named, add)
    findByFooter(page, named, add)
    findBySignature(page, add)
    findFurtherNames(page, blocks, add)
  })
  return {
    sender_name: sender,
    recipient_name: recipient,
    addresses,
  }
}

function nameCandidate(segment: Segment, confidence: number, reason: string): Candidate | null {
  const label = readPartyLabel(segment.text)
  const start = label === null || label.rest >= segment.text.length ? 0 : label.rest
  const name = readName(segment.text.slice(start))
  if (name === null || !canBeName(name.value)) return null
  if (isInPostalPlace(segment.text, start + name.to) && !hasLegalForm(name.value)) return null
  const words = wordsBetween(segment, start + name.from, start + name.to)
  const value = segment.page.origin === 'ocr' ? mendLegalForm(name.value) : name.value
  return makeCandidate(value, words, segment.page, confidence, reason)
}

/** The recognizer confuses O, D and 0, B and E in the abbreviations of legal forms, cuts them off, and misreads brackets. */
function mendLegalForm(name: string): string {
  return (
    name
      .replace(/\b[SE][DO0]N(\.?) ?[BE8]H[DO0]\b/u, 'SDN$1 BHD')
      .replace(/\bSDN(\.?) BH[A-Z](\.?)$/u, 'SDN$1 BHD$2')
      // No German word has "ii" between consonants: it is ü.
      .replace(/(?<=[b-df-hj-np-tv-xz])ii(?=[b-df-hj-np-tv-xz])/giu, 'ü')
      .replace(/(?<=^|\s)[C({[<](\p{L}{1,20})[>}\]](?=\s|$)/u, '($1)')
  )
}

/** DIN 5008: one small line "Sender · Street · 12345 Place" above the address window. */
function findByReturnLine(page: PageLayout, blocks: readonly Block[], add: AddParty): void {
  for (const line of page.lines) {
    if (line.box[1] > page.page.height * 0.45) break
    for (const segment of line.segments) {
      const parts = segment.text.split(/\s*[·•|∙●‧]\s*|\s+[-–—*]\s+|\s*,\s+/)
      const isWhole = parts.length >= 3 || (isStreet(segment.text) && hasLegalForm(segment.text))
      if (!isWhole || !isPostalPlace(segment.text) || isContact(segment.text)) continue
      // "Am Kanal 12, 24106 Kiel, Germany" names nobody.
      if ((isStreet(parts[0]!) || isPostalPlace(parts[0]!)) && !hasLegalForm(segment.text)) continue
      // "Patient: ..., geb. ...": whom the paper is about.
      if (
        /\b(?:geb\.|geboren|wohnhaft|born)(?!\p{L})|^\p{L}[\p{L} .]{1,30}:/u.test(segment.text) &&
        readPartyLabel(segment.text)?.role !== 'sender'
      )
        continue
      if (isLabelled(page, segment)) continue
      const isLow = segment.box[1] > page.page.height * 0.1
      add('sender', segment, isLow ? 0.88 : 0.75, 'return address line')
      if (!isLow) continue
      const below = blocks.find(
        (block) =>
          block.box[1] > segment.box[1] + 2 &&
          block.box[1] - segment.box[3] < 60 &&
          Math.abs(block.box[0] - segment.box[0]) < 25 &&
          !block.segments.includes(segment),
      )
      const inBlock = blocks.find((block) => block.segments.includes(segment))?.segments ?? []
      const rest = inBlock.slice(inBlock.indexOf(segment) + 1)
      const first = (rest.length > 1 ? rest : (below?.segments ?? [])).find((other) => !isSkipped(other.text))
      if (first !== undefined) add('recipient', first, 0.88, 'below the return address line')
    }
  }
}

/** A sentence of a letter's text is no line of an address. */
function isShort({ words, text }: Segment): boolean {
  return words.length <= MOST_WORDS || /[·•|∙‧]/u.test(text)
}

/** A form says above the line whose address it is: "Name und Anschrift des Mieters:". */
function isLabelled(page: PageLayout, segment: Segment): boolean {
  const above = page.lines[segment.line - 1]?.segments.find(({ box }) => Math.abs(box[0] - segment.box[0]) < 3)
  if (above === undefined || segment.box[1] - above.box[3] > 1.2 * (segment.box[3] - segment.box[1])) return false
  return above.text.trim().endsWith(':') && readPartyLabel(above.text)?.role !== 'sender'
}

/** A block with a postal place in it, in the upper half: the recipient's on the left, the sender's in the letterhead. */
function findByAddressBlock(
  page: PageLayout,
  blocks: readonly Block[],
  taken: ReadonlySet<Segment>,
  add: AddParty,
): void {
  const { width, height } = page.page
  // A short letter is narrow too, but seldom a picture.
  const isRoll = page.page.origin === 'ocr' && isTillRoll(page)
  const addresses = blocks.filter(
    (block) =>
      block.box[1] < height * 0.5 &&
      block.segments.length >= 2 &&
      block.segments
        .slice(1)
        .some((segment) => isShort(segment) && (isPostalPlace(segment.text) || isStreet(segment.text))),
  )
  addresses.forEach((block, index) => {
    const first = block.segments.find((segment) => isNameLine(page, segment) && readPartyLabel(segment.text) === null)
    if (first === undefined || taken.has(first)) return
    // What stands under the street is a place or a number, no name.
    const street = block.segments.findIndex(({ text }) => !isSkipped(text) && (isStreet(text) || isPostalPlace(text)))
    if (street >= 0 && block.segments.indexOf(first) > street && !hasLegalForm(first.text)) return
    const inWindow = block.box[0] < width * 0.5 && block.box[1] > height * 0.12
    const hasContact = block.segments.some((segment) => isContact(segment.text))
    const isFirst = index === 0
    if (isRoll && addresses.length === 1) {
      const firm = findFirm(page)
      const name = firm !== undefined && block.segments.includes(firm) ? completeName(page, firm) : first
      add('sender', name, 0.55, 'only address block')
      add('recipient', first, 0.12, 'address block')
      return
    }
    // Side by side the block with telephone or mail is the sender's; else the address window is the left one.
    const beside = addresses.find(
      (other) => other !== block && other.box[1] < block.box[3] && other.box[3] > block.box[1],
    )
    if (beside !== undefined && !hasContact && beside.box[0] !== block.box[0]) {
      // Beside where the goods go stands who pays for them.
      const isWindow =
        block.box[0] < beside.box[0] ||
        beside.segments.some(({ text }) => isContact(text) || readPartyLabel(text)?.role === 'other')
      add(isWindow ? 'recipient' : 'sender', first, 0.54, 'address blocks side by side')
      return
    }
    if (addresses.length > 1 && isFirst) {
      add('sender', first, hasContact ? 0.62 : 0.5, 'first address block')
      return
    }
    add('recipient', first, (inWindow ? 0.55 : 0.5) - (hasContact ? 0.25 : 0), 'address block')
    if (addresses.length === 1) add('sender', first, hasContact ? 0.5 : 0.25, 'only address block')
  })
}
