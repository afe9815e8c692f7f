import type { Row } from '../../../../domain/field.ts'
import type { Line, Segment } from '../../../../domain/lines.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import type { RowPlace } from '../make-rows.ts'
import { readParty } from './read-party.ts'
import { ROLE, writeRole } from './role-words.ts'

/** "Vermieter", "The Landlord:", "Name of Tenant: ..." */
const LABEL = new RegExp(
  String.raw`^(?:(?:Der|Die|The|Name (?:of|des|der)(?: the)?) )?(?<role>${ROLE})(?:\s*:\s*(?<rest>.*)|)$`,
  'iu',
)
/** A name and its address take no more lines. */
const MOST_LINES = 4
/** As a fraction of the first page: parties stand at the head of a contract. */
const HEAD = 0.7

/** "Vermieter: Name, Anschrift": the party behind the role, right of it or below it. */
export function readRoleLabels(layout: Layout): readonly (RowPlace & { row: Row })[] {
  const [page] = layout.pages
  if (page === undefined) return []
  const top = page.lines.filter((line) => line.box[1] < HEAD * page.page.height)
  return top.flatMap((line) => line.segments.flatMap((segment) => readLabel(segment, line, page) ?? []))
}

function readLabel(segment: Segment, line: Line, page: PageLayout): (RowPlace & { row: Row }) | null {
  const match = LABEL.exec(segment.text)
  if (match === null) return null
  const rest = match.groups!['rest'] ?? ''
  const next = line.segments.find((other) => other.box[0] > segment.box[2])
  const beside = next === undefined || LABEL.test(next.text) ? undefined : next
  const start = rest === '' ? beside : segment
  const left = start?.box[0] ?? segment.box[0]
  const behind = rest === '' ? null : segment.words.find((word) => rest.startsWith(word.text))
  const below = linesBelow(page, line, [left, behind?.box[0] ?? left])
  const texts = [rest === '' ? (beside?.text ?? '') : rest, ...below.map(({ text }) => text)].filter(
    (text) => text !== '',
  )
  const party = readParty(texts.join('\n'))
  if (party === null) return null
  const words = [segment, ...(start === undefined ? [] : [start]), ...below].flatMap((part) => part.words)
  return { page: page.page, words, row: { ...party, role: writeRole(match.groups!['role']!) } }
}

/** Phrases at one of these left ends in the lines below, up to the next role or a gap. */
function linesBelow(page: PageLayout, line: Line, lefts: readonly number[]): readonly Segment[] {
  const found: Segment[] = []
  let bottom = line.box[3]
  for (const next of page.lines.slice(line.index + 1, line.index + 1 + MOST_LINES)) {
    const phrase = next.segments.find((segment) => lefts.some((left) => Math.abs(left - segment.box[0]) < 4))
    const height = Math.max(next.box[3] - next.box[1], 6)
    if (
      phrase === undefined ||
      next.segments.some(({ text }) => LABEL.test(text)) ||
      next.box[1] - bottom > 1.2 * height
    )
      break
    if (/^(?:und|and)$|^§|^\d+\.\s/iu.test(phrase.text)) break
    found.push(phrase)
    bottom = next.box[3]
  }
  return found
}
