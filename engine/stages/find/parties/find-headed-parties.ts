import type { Segment } from '../../../domain/lines.ts'
import { hasLegalForm } from '../../../domain/legal-forms.ts'
import { wordsBetween } from '../fold-text.ts'
import { segmentsRight, type PageLayout } from '../layout.ts'
import { isNameLine, type AddParty } from './name-lines.ts'
import { readPartyLabel } from './party-labels.ts'

/** "Verkäufer: X", "Bill to" with the name below it, "Name: X" below such a heading. */
export function findByHeading(page: PageLayout, add: AddParty): void {
  for (const line of page.lines) {
    for (const segment of line.segments) {
      findInSentence(segment, add)
      const label = readPartyLabel(segment.text) ?? readShortLabel(page, segment)
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
        add(label.role, joinCentred(page, value), label.strength, reason)
        continue
      }
      const right = valueBeside(page, segment, below)
      const first = right ?? below.find((other) => isNameLine(page, other)) ?? cellBelow(page, segment)
      if (first !== undefined && readPartyLabel(first.text) === null) {
        add(label.role, first, label.strength * 0.97, reason)
      }
    }
  }
}

/** "To | Northwind Tools Ltd": so short a word heads a party only where it opens its line and a firm stands beside it. */
function readShortLabel(page: PageLayout, segment: Segment): ReturnType<typeof readPartyLabel> {
  if (!/^\p{L}{1,3}$/u.test(segment.text) || page.lines[segment.line]!.segments[0] !== segment) return null
  const beside = segmentsRight(page, segment)[0]
  const isFirm = beside !== undefined && hasLegalForm(beside.text) && isNameLine(page, beside)
  const label = isFirm ? readPartyLabel(`${segment.text}:`) : null
  return label === null ? null : { ...label, rest: segment.text.length }
}

/** A label in the middle beside a name over two lines stands level with neither: the upper line has no label of its own. */
function joinCentred(page: PageLayout, value: Segment): Segment {
  const size = Math.max(value.box[3] - value.box[1], 6)
  const [above, ...others] = page.lines[value.line - 1]?.segments ?? []
  if (above === undefined || others.length > 0 || !isNameLine(page, above)) return value
  const isFlush = Math.abs(above.box[0] - value.box[0]) < 0.5 * size
  if (!isFlush || value.box[1] - above.box[3] > 0.8 * size) return value
  const words = [...above.words, ...value.words]
  return { ...value, words, text: words.map((word) => word.text).join(' ') }
}

/** The value right of a heading: behind a colon, or where the lines below are set under that value. */
function valueBeside(page: PageLayout, heading: Segment, below: readonly Segment[]): Segment | undefined {
  const right = segmentsRight(page, heading).at(0)
  if (right === undefined) return undefined
  if (/:$|^\p{L}{1,3}$/u.test(heading.text.trim()) && isNameLine(page, right)) return right
  const size = Math.max(heading.box[3] - heading.box[1], 6)
  const isNear = right.box[0] - heading.box[2] < 8 * size
  const isUnderRight = below[0] !== undefined && Math.abs(below[0].box[0] - right.box[0]) < size
  return isNear && isUnderRight && isNameLine(page, right) ? right : undefined
}

/** Headings in the middle of boxes side by side, with the names at the boxes' left edges: each below its own, by their order. */
function cellBelow(page: PageLayout, heading: Segment): Segment | undefined {
  const row = page.lines[heading.line]!
  const next = page.lines[heading.line + 1]
  if (row.segments.length < 2 || next?.segments.length !== row.segments.length) return undefined
  if (next.box[1] - row.box[3] > 2.6 * Math.max(heading.box[3] - heading.box[1], 6)) return undefined
  const cell = next.segments[row.segments.indexOf(heading)]!
  return isNameLine(page, cell) ? cell : undefined
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
    if (under === undefined) {
      // The upper half of a value beside its label stands between two labels.
      if (line.box[1] - bottom < 2.6 * size) bottom = line.box[3]
      continue
    }
    if (under.box[1] - bottom > 2.6 * size) break
    bottom = under.box[3]
    found.push(under)
  }
  return found
}
