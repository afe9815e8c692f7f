import type { CandidateTable } from '../../../../domain/candidates.ts'
import type { DocumentType } from '../../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { cutAddress } from '../../parties/cut-address.ts'
import { findAddress } from '../../parties/find-address.ts'
import { isPostalPlace, isStreet } from '../../parties/recognize-line.ts'

/** Papers in the form of a letter. */
const LETTERS: ReadonlySet<DocumentType> = new Set(['letter', 'reminder', 'other'])
/** Above the address window and below the text, as fractions of the page's height. */
const HEAD = 0.13
const FOOT = 0.86
const CONFIDENCE = 0.4
const PARTED = /\s*[·•|∙‧*]\s*|\s+[–-]\s+|\s*,\s+/u

/** An address alone at the head or the foot of a letter is that of its sender, wherever the name stands. */
export function findSenderAddresses(
  layout: Layout,
  type: DocumentType,
  senders: readonly Candidate[],
): CandidateTable['addresses'] {
  const [page] = layout.pages
  const sender = senders.toSorted((a, b) => b.confidence - a.confidence).at(0)
  if (!LETTERS.has(type) || page === undefined || sender === undefined) return []
  const name = scalarOf(sender)
  return page.lines.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const at = segment.box[1] / page.page.height
      const address = at < HEAD || at > FOOT ? readAddress(page, segment) : null
      return address === null ? [] : [{ name, candidate: address }]
    }),
  )
}

/** A street with its place behind it or on the next line. */
function readAddress(page: PageLayout, segment: Segment): Candidate | null {
  const parts = cutAddress(segment.text, isPostalPlace).split(PARTED)
  const street = parts.findIndex((part) => isStreet(part))
  if (street > 0) return readBetween(page, segment, parts.slice(street, street + 2))
  if (street < 0) return null
  if (isPostalPlace(segment.text)) return findAddress(page, segment, 0, CONFIDENCE)
  const [left, top, right, bottom] = segment.box
  const height = bottom - top
  const above = { ...segment, line: segment.line - 1, box: [left, top - height, right, top] as const, text: '' }
  return findAddress(page, above, 0, CONFIDENCE)
}

/** "Chamber of Obertal | Am Markt 3 | 24103 Kiel | Tel. ...": between a name and a number. */
function readBetween(
  { page }: PageLayout,
  segment: Segment,
  [street = '', place = '']: readonly string[],
): Candidate | null {
  const from = segment.text.indexOf(street)
  const to = segment.text.indexOf(place, from) + place.length
  if (!isPostalPlace(place) || isPostalPlace(street)) return null
  return makeCandidate(
    `${street}, ${place}`,
    wordsBetween(segment, from, to),
    page,
    CONFIDENCE,
    'address in an imprint',
  )
}
