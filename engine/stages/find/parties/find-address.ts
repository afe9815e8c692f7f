import type { Candidate } from '../../../domain/field.ts'
import type { Segment } from '../../../domain/lines.ts'
import { hasLegalForm } from '../../../domain/legal-forms.ts'
import { wordsBetween } from '../fold-text.ts'
import type { PageLayout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { cutAddress } from './cut-address.ts'
import { isContact, isPostalPlace, isStreet, takeEnds } from './recognize-line.ts'

const MOST_LINES = 6
/** Lines between a name and its street: a department, a person, a house. */
const MOST_BETWEEN = 3
/** "Order number: 508-104350" is no place with its postal code. */
const LABELLED = /(?:number|nummer|nr|no|date|datum)\.?\s?:/iu
/** "..., TX 78999 (555) 010-1234": the telephone follows in the same line. */
const PHONE_BEHIND =
  /(?<=\d\s)\s*(?:\(\d{3}\) ?|\d{3}-|\+?1[ -])\d{3}[ -]?\d{4}$|(?<=\p{L}\s)\s*(?:\+|\(?0)[\d ()/-]{6,}\d$/u

/**
 * The postal address under a name: the lines of the same block down to the place with its postal code (and a country under
 * it), joined by ", "; behind the name when all stands on one line. Null when no place is found.
 */
export function findAddress(page: PageLayout, name: Segment, nameEnd: number, confidence: number): Candidate | null {
  const reason = 'address with the name'
  const behind = name.text.slice(nameEnd).replace(/^[\s,;.·•|∙‧–-]+/u, '')
  const rest = cutAddress(behind, isPostalPlace)
  if (isPostalPlace(rest)) {
    const parts = rest.split(/\s*[·•|∙‧]\s*|\s+[–-]\s+|\s*,\s*/u)
    const place = parts.findIndex((part) => isPostalPlace(part))
    // "Austin, TX 78999": postcode and state in a part of their own.
    const beyond = parts.findIndex((part) => isContact(part) || /^[\d+(][\d\s()/-]{5,}$/.test(part))
    const value = parts
      .slice(0, place >= 0 ? place + 1 : beyond > 0 ? beyond : parts.length)
      .join(', ')
      .replace(PHONE_BEHIND, '')
      .trim()
    const from = name.text.lastIndexOf(rest)
    const words = wordsBetween(name, from, from + rest.length)
    return makeCandidate(value, words, page.page, confidence * 0.9, reason)
  }
  const lines = linesUnderName(page, name)
  const place = lines.findIndex((line) => isPostalPlace(line.text) && !LABELLED.test(line.text))
  if (place < 0) return null
  const chosen = [...lines.slice(0, place + 1), ...takeEnds(lines.slice(place + 1))]
  const street = chosen.findIndex((line) => isStreet(cutAddress(line.text, isStreet)) && !LABELLED.test(line.text))
  const start =
    street >= 0
      ? street
      : Math.max(
          0,
          chosen.findIndex((line) => /\d/.test(line.text)),
        )
  // Another firm between name and street has that street.
  if (chosen.slice(1, start).some((line) => hasLegalForm(line.text)) || start > MOST_BETWEEN) return null
  // What is announced has an address of its own.
  if (chosen.slice(0, start).some((line) => line.text.trim().endsWith(':'))) return null
  const parts = chosen.slice(start)
  return makeCandidate(
    cleanAddress(parts.map((line) => cutAddress(line.text, isPostalPlace).replace(PHONE_BEHIND, '').trim()).join(', ')),
    parts.flatMap((line) => line.words),
    page.page,
    confidence * 0.9,
    reason,
  )
}

/** Without a department before the street and without telephone or mail behind the place. */
function cleanAddress(printed: string): string {
  // "Coimbatore - 641 018" is one part.
  const parts = printed.split(/\s*[·•|∙‧]\s*|\s*,\s+|\s+[–-]\s+(?!\d{3}\s?\d{3}(?:,|$))/u)
  if (parts.length < 3) return parts.join(', ')
  const place = parts.findLastIndex((part) => isPostalPlace(part))
  const street = parts.findIndex((part) => isStreet(part))
  const first = street > 0 && street < place ? street : 0
  const end = parts.findIndex(
    (part, index) => index > place && (/^[\d+(][\d\s()/-]{5,}$/.test(part) || isContact(part)),
  )
  return parts.slice(first, end < 0 ? parts.length : end).join(', ')
}

function linesUnderName(page: PageLayout, name: Segment): readonly Segment[] {
  const found: Segment[] = []
  const size = Math.max(name.box[3] - name.box[1], 6)
  let bottom = name.box[3]
  for (const line of page.lines.slice(name.line + 1, name.line + 1 + MOST_LINES * 2)) {
    const under = line.segments.find(
      ({ box }) =>
        Math.abs(box[0] - name.box[0]) < size ||
        Math.abs(box[2] - name.box[2]) < 0.5 * size ||
        Math.abs(box[0] + box[2] - name.box[0] - name.box[2]) < size,
    )
    if (under === undefined) continue
    // A name may be set large, its address is not.
    const last = found.at(-1)?.box
    const height = last === undefined ? size : Math.min(size, Math.max(last[3] - last[1], 6))
    if (under.box[1] - bottom > 1.8 * height || found.length === MOST_LINES) break
    bottom = under.box[3]
    found.push(under)
  }
  return found
}
