import type { Segment } from '../../../domain/lines.ts'
import type { Word } from '../../../domain/page.ts'
import { hasLegalForm, startsWithLegalForm } from '../../../domain/legal-forms.ts'
import { segmentsRight, type PageLayout } from '../layout.ts'
import { readName } from './clean-name.ts'
import { readPartyLabel, type PartyRole } from './party-labels.ts'
import { canBeName, isInPostalPlace, isLegalFormAlone, isPostalPlace, isSalutation } from './recognize-line.ts'

/** How a letter was sent, and titles of whom it goes to, above the name in an address. */
const DISPATCH =
  /^(?:(?:per )?(?:einschreiben|eilbrief|einwurf|e-?mail|fax|post|telefax)(?:[ /-].*)?|a-priority|a-post(?: plus)?|b-post|persönlich(?: \/ vertraulich)?|vertraulich|(?:frau|herr) ?\/ ?(?:frau|herrn?)|(?:by|via) .*(?:mail|post|email|fax|courier|hand|delivery).*|(?:private|personal|strictly)? ?(?:and|&)? ?confidential|by hand|recorded delivery|first class(?: mail)?)$/iu

/** Notes a line that names a party, with how sure that is (0..1) and why. */
export type AddParty = (role: PartyRole, segment: Segment, confidence: number, reason: string) => void

/** A line that can be a name and is not the label of a value beside it ("Nummer : 4711"). */
export function isNameLine(page: PageLayout, segment: Segment): boolean {
  if (isSkipped(segment.text)) return false
  const next = segmentsRight(page, segment)[0]
  // A stain behind a firm's name reads as a colon.
  const isLabel = segment.text.trim().endsWith(':') && !(page.page.origin === 'ocr' && hasLegalForm(segment.text))
  if (isLabel || next?.text.trim().startsWith(':') === true) return false
  const label = readPartyLabel(segment.text)
  if (label !== null && label.rest >= segment.text.length) return false
  const name = readName(segment.text)
  // A sentence is no name up to its first comma.
  if (segment.words.length > 9 && name !== null && !hasLegalForm(name.value) && !isPostalPlace(segment.text))
    return false
  return name !== null && canBeName(name.value) && !isInPostalPlace(segment.text, name.to)
}

export function isSkipped(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length < 3 || isSalutation(trimmed) || DISPATCH.test(trimmed) || /^[\d\W]+$/.test(trimmed)
}

/** A name over two lines: "GREEN LEAF GMBH &" above "CO. KG", "Verein für" above "Heimatpflege", a legal form alone. */
export function joinWrappedName(page: PageLayout, segment: Segment): Segment {
  const size = Math.max(segment.words[0]!.box[3] - segment.words[0]!.box[1], 5)
  const form = legalFormBelow(page, segment, size)
  if (form !== null) return join(segment, form)
  const below = page.lines[segment.line + 1]?.segments.find(
    (other) => Math.abs(other.box[0] - segment.box[0]) < size && other.baseline - segment.baseline < 2.2 * size,
  )
  if (below === undefined) return segment
  const goesOn = /(?:\s(?:&|und|and|für|for|of|et|e|y|der|des|de))$/iu.test(segment.text)
  const isRest =
    /^(?:\(haftungsbeschränkt\)|(?:\p{Lu}[\p{L}.-]+\s){0,3}(?:e\.\s?V\.|a\.\s?G\.|PartG(?:\s?mbB)?|eG|GbR)$|& Co|Co\.? KG)/u.test(
      below.text,
    ) ||
    (startsWithLegalForm(below.text) && !/\d/.test(below.text))
  if (!goesOn && !(isRest && below.words.length <= 4)) return segment
  return join(segment, below.words)
}

/** The next line when it is nothing but a legal form, flush with the name or centred under it. */
function legalFormBelow(page: PageLayout, segment: Segment, size: number): readonly Word[] | null {
  const line = page.lines[segment.line + 1]
  if (line === undefined || hasLegalForm(segment.text) || !isLegalFormAlone(line.text)) return null
  const isFlush = Math.abs(line.box[0] - segment.box[0]) < size
  const isCentred = Math.abs(line.box[0] + line.box[2] - segment.box[0] - segment.box[2]) < 2.5 * size
  const isNear = line.segments[0]!.baseline - segment.baseline < 2.2 * size
  return (isFlush || isCentred) && isNear ? line.segments.flatMap(({ words }) => words) : null
}

function join(segment: Segment, rest: readonly Word[]): Segment {
  const words = [...segment.words, ...rest]
  return { ...segment, words, text: words.map((word) => word.text).join(' ') }
}
