import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import { wordsBetween } from '../../fold-text.ts'
import { segmentsBelow, segmentsRight, type Layout, type PageLayout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { findBlocks } from '../../parties/find-blocks.ts'
import { isContact, isPostalPlace } from '../../parties/recognize-line.ts'
import { isTypeLabel } from '../labelled/is-type-label.ts'

/** The field of an information block (DIN 5008), in front of its number, over it or left of it. */
const LABEL =
  /^(?:(?:ihr[e]? )?(?:telefon|tel|fon|ruf|telephone|phone|t)(?:[ .-]*(?:nr|no|nummer|number|durchwahl|direkt))?|(?:telefon|ruf|durchwahl)-?nummer|durchwahl|direktwahl|zentrale|vermittlung|mobil(?:telefon)?|handy|mobile|cell|hotline|helpline|switchboard|(?:direct|main|daytime|office|work|home) ?(?:dial|line|tel|telephone|phone|number|no)|call us(?: on)?)\.?(?: ?\([^\d)]{2,20}\))?(?:,? (?:name|fax|durchwahl))?\s*[:.]*(?=$|\s|[\d(+])/iu
const NUMBER = /^\s*(?<value>(?:\+|\(?0|\(?[1-9]\d{2}\)?[ .-])[\d ()/.–-]{4,22}\d)(?![\d ()/.–-]*\d|,\d|\s?(?:€|EUR))/u
/** Country or area code first, in any grouping. */
const BARE = /^(?:(?:\+\d|00\d\d|\(?0\d)[\d ()/.–-]*\d|\(?[2-9]\d{2}\)?[ .-]{1,2}\d{3}[ .-]\d{4})$/u
const FEWEST_DIGITS = 6
const MOST_DIGITS = 15
const DAY = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/
const LABELLED = 0.66
const UNLABELLED = 0.48
/** Share of the page's height where letterheads and information blocks stand. */
const HEAD = 0.42
const LETTERHEAD = 0.2
const FOOT = 0.86
const PARTED = /\s*[·•|∙‧]\s*|\s+[–-]\s+|,\s+/u

/** Telephone numbers of a letter's sender: behind, right of or below their label; alone beside an address or mail address. */
export function findLetterPhones(layout: Layout, type: DocumentType): readonly Candidate[] {
  const first = layout.pages[0]
  if (type !== 'letter' || first === undefined) return []
  const segments = first.lines.flatMap((line) => line.segments)
  return [
    ...segments.flatMap((segment) => readField(first, segment)),
    ...findBareNumbers(first),
    ...segments.flatMap((segment) => findPartedNumbers(first, segment)),
  ]
}

function readField(page: PageLayout, segment: Segment): readonly Candidate[] {
  const label = LABEL.exec(segment.text)?.[0]
  if (label === undefined) return []
  const rest = segment.text.slice(label.length)
  if (rest.trim() !== '') return makeNumber(page, segment, label.length, LABELLED, `label '${label.trim()}' before it`)
  const [beside] = segmentsRight(page, segment)
  const own = beside === undefined ? [] : makeNumber(page, beside, 0, LABELLED, `label '${label.trim()}' left of it`)
  if (own.length > 0) return own
  const below = segmentsBelow(page, segment, segment.box, 1).find(({ box }) => Math.abs(box[0] - segment.box[0]) < 4)
  return below === undefined ? [] : makeNumber(page, below, 0, LABELLED * 0.95, `label '${label.trim()}' above it`)
}

function makeNumber(
  page: PageLayout,
  segment: Segment,
  start: number,
  confidence: number,
  reason: string,
): readonly Candidate[] {
  const text = segment.text.slice(start)
  const match = NUMBER.exec(text)
  const value = match?.groups?.['value']?.trim()
  if (match === null || value === undefined || !isNumber(value)) return []
  const from = start + match[0].indexOf(value)
  return [makeCandidate(value, wordsBetween(segment, from, from + value.length), page.page, confidence, reason)]
}

/** In a block that holds a place or a mail address, and not right of the label of something else. */
function findBareNumbers(page: PageLayout): readonly Candidate[] {
  const { height } = page.page
  return findBlocks(page)
    .filter(({ box, segments }) => box[1] < HEAD * height && segments.some(isOfContact))
    .flatMap(({ segments }) => segments)
    .filter(({ text }) => BARE.test(text.trim()) && isNumber(text.trim()))
    .filter((segment) => {
      const left = page.lines[segment.line]!.segments.findLast(({ box }) => box[2] <= segment.box[0])
      return left === undefined || !(left.text.trim().endsWith(':') || isTypeLabel(left.text, 'letter'))
    })
    .map((segment) =>
      makeCandidate(segment.text.trim(), segment.words, page.page, UNLABELLED, 'telephone number in a block'),
    )
}

/** "12 Mill Lane, Exampleton • 786-555-0182 • www.example.com" over or under all else. */
function findPartedNumbers({ page }: PageLayout, segment: Segment): readonly Candidate[] {
  const at = segment.box[1] / page.height
  if ((at > LETTERHEAD && at < FOOT) || !isOfContact(segment)) return []
  return segment.text
    .split(PARTED)
    .filter((part) => BARE.test(part) && isNumber(part))
    .map((part) => {
      const from = segment.text.indexOf(part)
      const words = wordsBetween(segment, from, from + part.length)
      return makeCandidate(part, words, page, UNLABELLED, 'telephone number between other details')
    })
}

function isOfContact({ text }: Segment): boolean {
  return isPostalPlace(text) || isContact(text)
}

function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS && !DAY.test(text)
}
