import type { CandidateTable } from '../../../../domain/candidates.ts'
import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import { hasLegalForm } from '../../../../domain/legal-forms.ts'
import { reduce } from '../../../../domain/names.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { canBeName, isPostalPlace, isSalutation, isStreet } from '../../parties/recognize-line.ts'
import { isTypeLabel } from '../labelled/is-type-label.ts'
import { isHeading, isPaperTitle } from '../titles/is-paper-title.ts'

export interface AddressBlocks {
  readonly senders: readonly Candidate[]
  readonly recipients: readonly Candidate[]
  readonly addresses: CandidateTable['addresses']
}

const TYPES: ReadonlySet<DocumentType> = new Set(['tax-assessment-note', 'salary-statement'])
const NAMED = 0.58
/** A name in two lines, which is easily cut. */
const SPLIT = 0.8
const NAMELESS = 0.5
/** Two parties under no headings. */
const PAIRED = 0.66
/** Share of the page's height in which addresses of the parties stand. */
const HEAD = 0.4
/** In points. */
const SAME_EDGE = 4
const MOST_SENDERS = 6
/** A name so far behind the likeliest sender is none. */
const BEHIND = 0.25

/**
 * Blocks of street and place at the head of a paper: one that follows a name goes to whom that name is, and one without a name
 * is the issuer's, whose name stands elsewhere.
 */
export function findAddressBlocks(layout: Layout, type: DocumentType, senders: readonly Candidate[]): AddressBlocks {
  const first = layout.pages[0]
  if (!TYPES.has(type) || first === undefined) return { senders: [], recipients: [], addresses: [] }
  const likely = senders
    .toSorted((a, b) => b.confidence - a.confidence)
    .filter(({ confidence }, _, all) => confidence > all[0]!.confidence - BEHIND)
    .slice(0, MOST_SENDERS)
  const own = new Map(likely.map(({ value }) => [reduce(value as string), value as string]))
  const recipients: Candidate[] = []
  const blocks: Candidate[] = []
  const addresses: { name: string; candidate: Candidate }[] = []
  for (const street of first.lines.flatMap((line) => line.segments)) {
    if (street.box[1] > HEAD * first.page.height || !isStreet(street.text) || street.text.includes(':')) continue
    const place = isPostalPlace(street.text) ? street : neighbour(street, first, 1)
    if (place === undefined || !isPostalPlace(place.text)) continue
    const parts = place === street ? [street] : [street, place]
    const address = makeCandidate(
      parts.map(({ text }) => text.trim()).join(', '),
      parts.flatMap(({ words }) => words),
      first.page,
      NAMELESS,
      'address without a name, or under one',
    )
    const above = neighbour(street, first, -1)
    const higher = above === undefined ? undefined : neighbour(above, first, -1)
    const isSplit =
      higher !== undefined && isName(higher.text, type) && hasLegalForm(above!.text) && !hasLegalForm(higher.text)
    const named = isSplit ? [higher, above!] : [above!]
    const name =
      above === undefined || !isName(above.text, type) ? null : named.map(({ text }) => text.trim()).join(' ')
    if (name !== null) {
      addresses.push({ name, candidate: address })
      blocks.push(
        makeCandidate(
          name,
          named.flatMap(({ words }) => words),
          first.page,
          PAIRED,
          'block beside another',
        ),
      )
    }
    if (name !== null && !own.has(reduce(name)) && place !== street)
      recipients.push(
        makeCandidate(
          name,
          named.flatMap(({ words }) => words),
          first.page,
          isSplit ? SPLIT : NAMED,
          'name over an address',
        ),
      )
    if (name === null && !(above !== undefined && own.has(reduce(above.text))))
      addresses.push(...[...own.values()].map((sender) => ({ name: sender, candidate: address })))
  }
  if (type !== 'salary-statement' || blocks.length !== 2) return { senders: [], recipients, addresses }
  // Employer and employee, mostly in this order.
  const [one, other] = blocks as [Candidate, Candidate]
  const [sender, recipient] = hasLegalForm(other.text) && !hasLegalForm(one.text) ? [other, one] : [one, other]
  return { senders: [sender], recipients: [recipient], addresses }
}

function isName(text: string, type: DocumentType): boolean {
  return canBeName(text) && !isSalutation(text) && !isPaperTitle(text) && !isHeading(text) && !isTypeLabel(text, type)
}

/** The segment right above or below in the same block: close, with the same left or right edge. */
function neighbour(segment: Segment, page: PageLayout, step: 1 | -1): Segment | undefined {
  const height = Math.max(segment.box[3] - segment.box[1], 6)
  for (let at = segment.line + step; Math.abs(at - segment.line) <= 3; at += step) {
    const other = page.lines[at]?.segments.find(
      ({ box }) =>
        Math.abs(box[0] - segment.box[0]) < SAME_EDGE ||
        Math.abs(box[2] - segment.box[2]) < SAME_EDGE ||
        Math.abs(box[0] + box[2] - segment.box[0] - segment.box[2]) < SAME_EDGE,
    )
    if (other === undefined) continue
    const gap = step > 0 ? other.box[1] - segment.box[3] : segment.box[1] - other.box[3]
    return gap < 1.2 * height ? other : undefined
  }
  return undefined
}
