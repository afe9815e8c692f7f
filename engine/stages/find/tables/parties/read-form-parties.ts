import type { Row } from '../../../../domain/field.ts'
import type { Line, Segment } from '../../../../domain/lines.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import type { RowPlace } from '../make-rows.ts'
import { finish } from './read-party.ts'
import { NAME_FIELD, PLACE_FIELD } from './field-labels.ts'
import { readRole, writeRole } from './role-words.ts'

/** Lines above a name in which the heading stands that says whose it is, and below it for the address. */
const ABOVE = 3
const BELOW = 5

/** A form with a block for each party: a heading that names its role, then "Name" and "Anschrift" with what was filled in. */
export function readFormParties(layout: Layout): readonly (RowPlace & { row: Row })[] {
  const [page] = layout.pages
  if (page === undefined) return []
  return page.lines.flatMap((line) => line.segments.flatMap((segment) => readBlock(page, line, segment) ?? []))
}

function readBlock(page: PageLayout, line: Line, label: Segment): (RowPlace & { row: Row }) | null {
  const name = NAME_FIELD.test(label.text) ? valueOf(line, label) : undefined
  const heading = name === undefined ? undefined : headingOver(page, line, label)
  if (name === undefined || heading === undefined) return null
  const places: Segment[] = []
  let isPlace = false
  for (const below of page.lines.slice(line.index + 1, line.index + 1 + BELOW)) {
    const field = below.segments.find(({ box }) => Math.abs(box[0] - label.box[0]) < 4)
    if (field !== undefined && NAME_FIELD.test(field.text)) break
    // A field goes on in lines without a label.
    isPlace = field === undefined ? isPlace : PLACE_FIELD.test(field.text)
    const value =
      field === undefined ? below.segments.find(({ box }) => Math.abs(box[0] - name.box[0]) < 4) : valueOf(below, field)
    if (isPlace && value !== undefined) places.push(value)
  }
  const party = finish(name.text, places.map(({ text }) => text).join(', '))
  if (party === null) return null
  return {
    page: page.page,
    words: [heading, name, ...places].flatMap(({ words }) => words),
    row: { ...party, role: readRole(heading.text) ?? writeRole(heading.text.replace(/[\s:]+$/u, '')) },
  }
}

function valueOf(line: Line, label: Segment): Segment | undefined {
  const value = line.segments.find(({ box }) => box[0] >= label.box[2])
  return value === undefined || value.text.endsWith(':') ? undefined : value
}

/** A word or two alone above a block's fields. */
function headingOver(page: PageLayout, line: Line, label: Segment): Segment | undefined {
  for (const above of page.lines.slice(Math.max(0, line.index - ABOVE), line.index).toReversed()) {
    const heading = above.segments.find(({ box }) => box[0] < label.box[2] && box[2] > label.box[0] - 12)
    if (heading === undefined) continue
    if (readRole(heading.text) !== null) return heading
    const isField = above.segments.some(({ box }) => box[0] >= heading.box[2] && box[0] < label.box[2] + 200)
    if (!isField && /^\P{L}*\p{Lu}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,2}(?: \([^)]*\))?\s*:?$/u.test(heading.text))
      return heading
  }
  return undefined
}
