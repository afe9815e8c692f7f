import { hasLegalForm } from '../../../../domain/legal-forms.ts'
import type { Row } from '../../../../domain/field.ts'
import type { Line, Segment } from '../../../../domain/lines.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import type { RowPlace } from '../make-rows.ts'
import { NAME_FIELD, PLACE_FIELD, SIGNER_FIELD } from './field-labels.ts'
import { endsInPlace, finish, type Party } from './read-party.ts'
import { readRole } from './role-words.ts'

/** A block takes no more lines. */
const MOST_LINES = 8
/** In line heights: the lines of a block and of a table stand closer. */
const FURTHEST = 1.6
/** As a fraction of the first page. */
const HEAD = 0.6
const END = /^(?:§|\d+\.\s|and$|und$|zwischen\b|(?:by and )?between\b)/iu

/** Two roles beside each other, each over (or under) the lines of its party. */
export function readRoleColumns(layout: Layout): readonly (RowPlace & { row: Row })[] {
  const [page] = layout.pages
  if (page === undefined) return []
  for (const line of page.lines) {
    if (line.box[1] > HEAD * page.page.height) break
    const roles = line.segments.filter(({ text }) => readRole(text) !== null)
    if (roles.length < 2) continue
    for (const isUnder of [true, false]) {
      const rows = roles.flatMap(
        (role, index) => readColumn(page, line, role, roles[index + 1], roles[0]!.box[0] - 6, isUnder) ?? [],
      )
      if (rows.length >= 2) return rows
    }
  }
  return []
}

/**
 * @param edge left of which labels stand
 * @param isUnder the party stands under its role
 */
function readColumn(
  page: PageLayout,
  line: Line,
  role: Segment,
  next: Segment | undefined,
  edge: number,
  isUnder: boolean,
): (RowPlace & { row: Row }) | null {
  const [left, right] = [role.box[0] - 6, (next?.box[0] ?? Infinity) - 6]
  const parts: { label: string; segment: Segment }[] = []
  let before = line
  let label = ''
  for (const at of listIndices(line.index, page.lines.length, isUnder)) {
    const other = page.lines[at]!
    const gap = isUnder ? other.box[1] - before.box[3] : before.box[1] - other.box[3]
    if (gap > FURTHEST * Math.max(line.box[3] - line.box[1], 6) || END.test(other.text)) break
    if (other.segments.some(({ text }) => readRole(text) !== null)) break
    before = other
    // What a field says may go on in a line without a label.
    const [first] = other.segments
    if (first !== undefined && first.box[0] < edge) label = first.text
    else if (!isUnder) label = ''
    const segment = other.segments.find(({ box }) => box[0] >= left && box[0] < right)
    if (segment === undefined) continue
    // A line across both columns is running text.
    if (segment.box[2] > right) break
    parts.push({ label, segment })
  }
  const listed = isUnder ? parts : parts.toReversed()
  const stacked = readStacked(listed.map(({ segment }) => segment))
  if (stacked !== null)
    return {
      page: page.page,
      words: [role, ...listed.map(({ segment }) => segment)].flatMap((part) => part.words),
      row: { ...stacked, role: readRole(role.text) },
    }
  const isLabelled = listed.some(({ label }) => NAME_FIELD.test(label))
  const named = isLabelled
    ? listed.filter(({ label }) => NAME_FIELD.test(label) && !SIGNER_FIELD.test(label))
    : listed.slice(0, 1)
  const placed: readonly { segment: Segment }[] = isLabelled
    ? listed.filter(({ label }) => PLACE_FIELD.test(label))
    : upToPlace(listed.slice(1))
  const join = (some: readonly { segment: Segment }[], mark: string): string =>
    some.map(({ segment }) => segment.text).join(mark)
  const party = finish(join(named, ' '), join(placed, ', '))
  if (party === null) return null
  const words = [role, ...named.map(({ segment }) => segment), ...placed.map(({ segment }) => segment)]
  return {
    page: page.page,
    words: words.flatMap((part) => part.words),
    row: { ...party, role: readRole(role.text) },
  }
}

/** Fields whose labels stand over what is filled in. */
function readStacked(column: readonly Segment[]): Party | null {
  const under = (form: RegExp): readonly string[] =>
    column.flatMap(({ text }, at) => (at > 0 && form.test(column[at - 1]!.text) ? [text] : []))
  const [name] = under(NAME_FIELD)
  if (name === undefined || NAME_FIELD.test(name) || PLACE_FIELD.test(name)) return null
  // "Muster, Eva" under "Name, Vorname".
  const turned = name.replace(/^(\p{Lu}[\p{L}-]+), (\p{Lu}[\p{L} -]+)$/u, '$2 $1')
  return finish(hasLegalForm(name) ? name : turned, under(PLACE_FIELD).join(', '))
}

/** An address ends with the line of its postcode, where it has one; the form goes on below. */
function upToPlace<T extends { readonly segment: Segment }>(parts: readonly T[]): readonly T[] {
  const last = parts.findIndex(({ segment }) => endsInPlace(segment.text))
  // A street's number before its name looks like a postcode.
  const isStreet = last >= 0 && endsInPlace(parts[last + 1]?.segment.text ?? '')
  return last < 0 ? parts : parts.slice(0, last + (isStreet ? 2 : 1))
}

/** The lines below, or above, nearest first. */
function listIndices(index: number, count: number, isUnder: boolean): readonly number[] {
  return Array.from({ length: MOST_LINES }, (_, step) => (isUnder ? index + 1 + step : index - 1 - step)).filter(
    (at) => at >= 0 && at < count,
  )
}
