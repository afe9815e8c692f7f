import type { Candidate } from '../../../domain/field.ts'
import type { Segment } from '../../../domain/lines.ts'
import { wordsBetween } from '../fold-text.ts'
import { segmentsRight, type Layout, type PageLayout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { readName } from './clean-name.ts'
import { findAddress } from './find-address.ts'
import { findBlocks, type Block } from './find-blocks.ts'
import { readPartyLabel, type PartyRole } from './party-labels.ts'
import {
  canBeName,
  hasBusinessWord,
  hasLegalForm,
  isContact,
  isInPostalPlace,
  isPostalPlace,
  isSalutation,
  isStreet,
  isTitle,
} from './recognize-line.ts'

export interface PartyCandidates {
  readonly sender_name: readonly Candidate[]
  readonly recipient_name: readonly Candidate[]
  readonly sender_address: readonly Candidate[]
  readonly recipient_address: readonly Candidate[]
}

/** Who issues the document and whom it addresses: by headings, return address line, address window, letterhead and footer. */
export function findParties(layout: Layout): PartyCandidates {
  const sender: Candidate[] = []
  const recipient: Candidate[] = []
  const addresses: Record<'sender' | 'recipient', Candidate[]> = { sender: [], recipient: [] }
  layout.pages.slice(0, 3).forEach((page, index) => {
    const blocks = findBlocks(page)
    const taken = new Set<Segment>()
    const add = (role: PartyRole, segment: Segment, confidence: number, reason: string): void => {
      const candidate = nameCandidate(segment, confidence * (index === 0 ? 1 : 0.8), reason)
      if (candidate === null) return
      taken.add(segment)
      if (role === 'other') return
      ;(role === 'sender' ? sender : recipient).push(candidate)
      const nameEnd = segment.text.indexOf(String(candidate.value)) + String(candidate.value).length
      const address = findAddress(page, segment, nameEnd, candidate.confidence)
      if (address !== null) addresses[role].push(address)
    }
    findByHeading(page, add)
    if (index > 0) return
    findByReturnLine(page, blocks, add)
    const named = new Set(taken)
    findByAddressBlock(page, blocks, named, add)
    findByLetterhead(page, named, add)
    findByFooter(page, named, add)
    findBySignature(page, add)
  })
  return {
    sender_name: sender,
    recipient_name: recipient,
    sender_address: addresses.sender,
    recipient_address: addresses.recipient,
  }
}

type AddParty = (role: PartyRole, segment: Segment, confidence: number, reason: string) => void

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

/** The recognizer confuses O, D and 0, B and E in the abbreviations of legal forms. */
function mendLegalForm(name: string): string {
  return name.replace(/\bS[DO0]N(\.?) ?[BE8]H[DO0]\b/u, 'SDN$1 BHD').replace(/\bG[mn]b[HN]\b/u, 'GmbH')
}

/** "Verkäufer: X", "Bill to" with the name below it, "Name: X" below such a heading. */
function findByHeading(page: PageLayout, add: AddParty): void {
  for (const line of page.lines) {
    for (const segment of line.segments) {
      findInSentence(segment, add)
      const label = readPartyLabel(segment.text)
      if (label === null) continue
      const rest = segment.text.slice(label.rest).trim()
      const reason = `heading '${segment.text.slice(0, label.rest).trim()}'`
      if (rest.length > 2) {
        add(label.role, segment, label.strength, reason)
        continue
      }
      const below = linesUnder(page, segment)
      const named = below.find((other) => /^name\s*:?$/i.test(other.text.trim()))
      const value = named === undefined ? undefined : segmentsRight(page, named).at(0)
      if (value !== undefined) {
        add(label.role, value, label.strength, reason)
        continue
      }
      const right = valueBeside(page, segment, below)
      const first = right ?? below.find((other) => isNameLine(page, other))
      if (first !== undefined && readPartyLabel(first.text) === null) {
        add(label.role, first, label.strength * 0.97, reason)
      }
    }
  }
}

/** The value right of a heading: behind a colon, or where the lines below are set under that value. */
function valueBeside(page: PageLayout, heading: Segment, below: readonly Segment[]): Segment | undefined {
  const right = segmentsRight(page, heading).at(0)
  if (right === undefined || heading.text.trim().endsWith(':')) return right
  const size = Math.max(heading.box[3] - heading.box[1], 6)
  const isNear = right.box[0] - heading.box[2] < 8 * size
  const isUnderRight = below[0] !== undefined && Math.abs(below[0].box[0] - right.box[0]) < size
  return isNear && isUnderRight && isNameLine(page, right) ? right : undefined
}

/** "... Datum: 3. April 2026 Aussteller: Miller Ltd, Leeds": a heading with a colon inside the line. */
function findInSentence(segment: Segment, add: AddParty): void {
  for (const match of segment.text.matchAll(/(?<=\s)\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+)?\s?:\s+(?=\p{Lu})/gu)) {
    const label = readPartyLabel(match[0].trim())
    if (label === null) continue
    const from = match.index + match[0].length
    const words = wordsBetween(segment, from, segment.text.length)
    const rest: Segment = { ...segment, words, text: words.map((word) => word.text).join(' ') }
    add(label.role, rest, label.strength * 0.95, `heading '${match[0].trim()}'`)
  }
}

/** DIN 5008: one small line "Sender · Street · 12345 Place" above the address window. */
function findByReturnLine(page: PageLayout, blocks: readonly Block[], add: AddParty): void {
  for (const line of page.lines) {
    if (line.box[1] > page.page.height * 0.45) break
    for (const segment of line.segments) {
      const parts = segment.text.split(/\s*[·•|∙●‧]\s*|\s+[-–—*]\s+|\s*,\s+/)
      if (parts.length < 3 || !isPostalPlace(segment.text) || isContact(segment.text)) continue
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

/** A block with a postal place in it, in the upper half: the recipient's on the left, the sender's in the letterhead. */
function findByAddressBlock(
  page: PageLayout,
  blocks: readonly Block[],
  taken: ReadonlySet<Segment>,
  add: AddParty,
): void {
  const { width, height } = page.page
  const addresses = blocks.filter(
    (block) =>
      block.box[1] < height * 0.5 &&
      block.segments.length >= 2 &&
      block.segments.slice(1).some((segment) => isPostalPlace(segment.text) || isStreet(segment.text)),
  )
  addresses.forEach((block, index) => {
    const first = block.segments.find((segment) => isNameLine(page, segment) && readPartyLabel(segment.text) === null)
    if (first === undefined || taken.has(first)) return
    const inWindow = block.box[0] < width * 0.5 && block.box[1] > height * 0.12
    const hasContact = block.segments.some((segment) => isContact(segment.text))
    const isFirst = index === 0
    // Side by side the address window is the left one and the letterhead the right one.
    const beside = addresses.find(
      (other) => other !== block && other.box[1] < block.box[3] && other.box[3] > block.box[1],
    )
    if (beside !== undefined && !hasContact && beside.box[0] !== block.box[0]) {
      add(block.box[0] < beside.box[0] ? 'recipient' : 'sender', first, 0.54, 'address blocks side by side')
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

/** The top of the first page: a legal form or large type names the sender. */
function findByLetterhead(page: PageLayout, taken: ReadonlySet<Segment>, add: AddParty): void {
  const { width, height } = page.page
  const isNarrow = width < height * 0.62 || page.lines.every((line) => line.segments.length <= 4)
  const segments = page.lines.flatMap((line) => line.segments)
  const sizes = segments.map((segment) => segment.words[0]!.fontSize).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10
  let rank = 0
  for (const segment of segments) {
    if (segment.box[1] > height * 0.3) break
    if (taken.has(segment) || !isNameLine(page, segment)) continue
    const certainty = segment.words.reduce((sum, word) => sum + word.confidence, 0) / segment.words.length
    if (certainty < 0.55) continue
    rank += 1
    const size = segment.words[0]!.fontSize / usual
    const score =
      (hasLegalForm(segment.text) ? 0.3 : 0) +
      (hasBusinessWord(segment.text) ? 0.1 : 0) +
      (size > 1.4 ? 0.12 : size > 1.15 ? 0.06 : 0) +
      (rank === 1 ? 0.25 : rank === 2 ? 0.12 : rank === 3 ? 0.04 : 0) +
      (isNarrow && rank === 1 ? 0.1 : 0) +
      (isTitle(segment.text) ? -0.25 : 0)
    const whole = isNarrow ? completeName(page, segment) : segment
    if (score > 0) add('sender', whole, (0.15 + score) * (0.5 + 0.5 * certainty), `letterhead, line ${rank}`)
  }
}

/** A name set wide or over two lines: "GREEN LEAF | & SONS", "BLUE RIVER BOOK" above "CO. (M) SDN BHD". */
function completeName(page: PageLayout, segment: Segment): Segment {
  const size = Math.max(segment.box[3] - segment.box[1], 6)
  const [right] = segmentsRight(page, segment)
  const parts = [segment]
  if (right !== undefined && right.box[0] - segment.box[2] < 3 * size && !/\d/.test(right.text)) parts.push(right)
  const above = page.lines[segment.line - 1]?.segments.at(0)
  const isRest =
    /^(?:co\.?\b|company\b|&|und\b|and\b|\(|[\p{L}]+\s+(?:s[do]n|ltd|gmbh|inc))/iu.test(segment.text) &&
    hasLegalForm(segment.text)
  if (
    isRest &&
    above !== undefined &&
    segment.box[1] - above.box[3] < 1.2 * size &&
    isNameLine(page, above) &&
    !hasLegalForm(above.text)
  ) {
    parts.unshift(above)
  }
  const words = parts.flatMap((part) => part.words)
  return { ...segment, words, text: words.map((word) => word.text).join(' ') }
}

/** The bottom of the first page: the company in the imprint, beside register, bank and tax numbers. */
function findByFooter(page: PageLayout, taken: ReadonlySet<Segment>, add: AddParty): void {
  const footer = page.lines.filter((line) => line.box[1] > page.page.height * 0.8)
  if (!footer.some((line) => isContact(line.text))) return
  let first = true
  for (const segment of footer.flatMap((line) => line.segments)) {
    if (taken.has(segment) || isSkipped(segment.text) || isTitle(segment.text)) continue
    if (hasLegalForm(segment.text)) add('sender', segment, first ? 0.66 : 0.5, 'imprint')
    if (hasLegalForm(segment.text)) first = false
  }
}

/** "Mit freundlichen Grüßen" with the name under it. */
function findBySignature(page: PageLayout, add: AddParty): void {
  page.lines.forEach((line, index) => {
    if (!/freundliche[nm]? gr(?:ü|u)(?:ß|ss)en?|kind regards|best regards|sincerely|cordialement/i.test(line.text))
      return
    const next = page.lines.slice(index + 1, index + 3).find((other) => canBeName(other.segments[0]!.text))
    if (next !== undefined) add('sender', next.segments[0]!, 0.32, 'signature')
  })
}

/** The lines of the block that a heading opens: under it, left-aligned or indented, down to the next gap. */
function linesUnder(page: PageLayout, heading: Segment): readonly Segment[] {
  const found: Segment[] = []
  let bottom = heading.box[3]
  const size = Math.max(heading.box[3] - heading.box[1], 6)
  for (const line of page.lines.slice(heading.line + 1, heading.line + 8)) {
    const under = line.segments.find(
      (other) =>
        other.box[0] > heading.box[0] - 1.5 * size &&
        other.box[0] < Math.max(heading.box[2], heading.box[0] + 8 * size),
    )
    if (under === undefined) continue
    if (under.box[1] - bottom > 2.6 * size) break
    bottom = under.box[3]
    found.push(under)
  }
  return found
}

/** A line that can be a name and is not the label of a value beside it ("Nummer : 4711"). */
function isNameLine(page: PageLayout, segment: Segment): boolean {
  if (isSkipped(segment.text)) return false
  const next = segmentsRight(page, segment)[0]
  if (segment.text.trim().endsWith(':') || next?.text.trim().startsWith(':') === true) return false
  const label = readPartyLabel(segment.text)
  if (label !== null && label.rest >= segment.text.length) return false
  const name = readName(segment.text)
  return name !== null && canBeName(name.value) && !isInPostalPlace(segment.text, name.to)
}

function isSkipped(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length < 3 || isSalutation(trimmed) || /^[\d\W]+$/.test(trimmed)
}
