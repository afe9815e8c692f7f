import type { Segment } from '../../../domain/lines.ts'
import { hasLegalForm } from '../../../domain/legal-forms.ts'
import { segmentsRight, type PageLayout } from '../layout.ts'
import { isTillRoll } from './is-till-roll.ts'
import { isNameLine, isSkipped, type AddParty } from './name-lines.ts'
import { canBeName, hasBusinessWord, isContact, isPostalPlace, isStreet, isTitle } from './recognize-line.ts'

/** Small letters alone: somebody's note over the head of a receipt more often than the name of a shop. */
const NOTE = /^\p{Ll}+(?:\s\p{Ll}+)+$/u

/** The top of the first page: a legal form or large type names the sender. */
export function findByLetterhead(page: PageLayout, taken: ReadonlySet<Segment>, add: AddParty): void {
  const { height } = page.page
  const isNarrow = isTillRoll(page)
  const segments = page.lines.flatMap((line) => line.segments)
  const sizes = segments.map((segment) => segment.words[0]!.fontSize).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10
  const firm = isNarrow ? findFirm(page) : undefined
  let rank = 0
  let isUnderAddress = false
  for (const segment of segments) {
    if (segment.box[1] > height * 0.3) break
    if (isStreet(segment.text) || isPostalPlace(segment.text)) isUnderAddress ||= rank > 0
    if (taken.has(segment) || !isNameLine(page, segment)) continue
    const certainty = segment.words.reduce((sum, word) => sum + word.confidence, 0) / segment.words.length
    if (certainty < 0.55) continue
    const isNote = isNarrow && NOTE.test(segment.text)
    rank += isNote ? 0 : 1
    const size = segment.words[0]!.fontSize / usual
    const score =
      (hasLegalForm(segment.text) ? 0.3 : 0) +
      (hasBusinessWord(segment.text) ? 0.1 : 0) +
      (size > 1.4 ? 0.12 : size > 1.15 ? 0.06 : 0) +
      (rank === 1 ? 0.25 : rank === 2 ? 0.12 : rank === 3 ? 0.04 : 0) +
      (isNarrow && rank === 1 ? 0.1 : 0) +
      (isTitle(segment.text) ? -0.25 : 0) +
      (isNote ? -0.25 : 0) +
      (firm !== undefined && !hasLegalForm(segment.text) ? -0.2 : 0) +
      (isUnderAddress && isNarrow && !hasLegalForm(segment.text) ? -0.15 : 0)
    const where = `letterhead, line ${rank}${isUnderAddress ? ', below an address' : ''}`
    const whole = isNarrow ? completeName(page, segment) : segment
    if (score > 0) add('sender', whole, (0.15 + score) * (0.5 + 0.5 * certainty), where)
  }
}

/** The firm in the head of a receipt: over its address or register number it stands under the name of the shop, and is who sells. */
export function findFirm(page: PageLayout): Segment | undefined {
  for (const line of page.lines) {
    if (line.box[1] > page.page.height * 0.3) return undefined
    const firm = line.segments.find(({ text }) => hasLegalForm(text))
    if (firm !== undefined) return isNameLine(page, firm) ? firm : undefined
    if (isStreet(line.text) || isPostalPlace(line.text)) return undefined
  }
  return undefined
}

/** A name set wide or over two lines: "GREEN LEAF | & SONS", "BLUE RIVER BOOK" above "CO. (M) SDN BHD". */
export function completeName(page: PageLayout, segment: Segment): Segment {
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
export function findByFooter(page: PageLayout, taken: ReadonlySet<Segment>, add: AddParty): void {
  const footer = page.lines.filter((line) => line.box[1] > page.page.height * 0.8)
  if (!footer.some((line) => isContact(line.text))) return
  let first = true
  for (const segment of footer.flatMap((line) => line.segments)) {
    if (taken.has(segment) || isSkipped(segment.text) || isTitle(segment.text)) continue
    // At the foot of a receipt is no imprint, but thanks for a visit to half of the name.
    const isImprint = page.page.origin === 'text' || !isTillRoll(page)
    if (hasLegalForm(segment.text) && isImprint) add('sender', segment, first ? 0.66 : 0.5, 'imprint')
    if (hasLegalForm(segment.text)) first = false
  }
}

/** "Mit freundlichen Grüßen" with the name under it. */
export function findBySignature(page: PageLayout, add: AddParty): void {
  page.lines.forEach((line, index) => {
    if (!/freundliche[nm]? gr(?:ü|u)(?:ß|ss)en?|kind regards|best regards|sincerely|cordialement/i.test(line.text))
      return
    const next = page.lines.slice(index + 1, index + 3).find((other) => canBeName(other.segments[0]!.text))
    if (next !== undefined) add('sender', next.segments[0]!, 0.32, 'signature')
  })
}
