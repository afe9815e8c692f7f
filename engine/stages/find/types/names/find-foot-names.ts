import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { readName } from '../../parties/clean-name.ts'
import { canBeName, isPostalPlace, isStreet } from '../../parties/recognize-line.ts'
import { isNoName } from './is-no-name.ts'

const TYPES: ReadonlySet<DocumentType> = new Set(['other', 'letter'])
/** Share of the page's height below which an imprint stands. */
const FOOT = 0.85
const CONFIDENCE = 0.6

/** Who names himself at the foot with an address, whatever he is: "Labor Auental · Dorfplatz 3 · 12345 Auental", or in lines. */
export function findFootNames(layout: Layout, type: DocumentType): readonly Candidate[] {
  const first = layout.pages[0]
  if (!TYPES.has(type) || first === undefined) return []
  const { page, lines } = first
  return lines
    .filter(({ box }) => box[1] > FOOT * page.height)
    .flatMap(({ segments }) => segments)
    .flatMap((segment) => {
      // "Veranstalter: Turnverein Altenrode, Dorfplatz 3, ..."
      const lead = /^[\p{L}. ]{2,20}:\s+/u.exec(segment.text)?.[0].length ?? 0
      const name = readName(segment.text.slice(lead))
      if (name === null || !canBeName(name.value) || isNoName(name.value)) return []
      const rest = segment.text.slice(lead + name.to)
      const hasAddress = isStreet(rest) && isPostalPlace(rest)
      if (!hasAddress && !isOverStreet(first, segment)) return []
      const words = wordsBetween(segment, lead + name.from, lead + name.to)
      return [makeCandidate(name.value, words, page, CONFIDENCE, 'imprint with its address')]
    })
}

function isOverStreet(page: PageLayout, segment: Segment): boolean {
  const below = page.lines[segment.line + 1]?.segments.find(({ box }) => Math.abs(box[0] - segment.box[0]) < 3)
  return below !== undefined && isStreet(below.text) && !isStreet(segment.text)
}
