import type { Row } from '../../../../domain/field.ts'
import type { Line, Segment } from '../../../../domain/lines.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import type { RowPlace } from '../make-rows.ts'
import { readParty } from './read-party.ts'
import { GENDERED, ROLE, writeRole } from './role-words.ts'

/** "Vermieter", "The Landlord:", "Name of Tenant: ..." */
const LABEL = new RegExp(
  String.raw`^(?:(?:LR)?\d{1,2}[.)]\s?)?(?:(?:Der|Die|The|Name(?:,? (?:und|and|&) (?:Anschrift|Adresse|address))? (?:of|des|der)(?: the)?) )?(?<role>${ROLE})(?:${GENDERED})(?:['’]s (?:full )?name)?(?:\s?\([^)]{1,30}\)?)?(?:\s*:\s*(?<rest>.*)|)$`,
  'iu',
)
/** Labels of the fields that go on with a party. */
const PLACE =
  /^(?:\p{L}+['’]?s?\s)?(?:(?:post)?(?:anschrift|adresse)|stra(?:ß|ss)e|plz|ort\b|sitz|(?:registered |postal )?(?:address|office)|street)\b|^of\b/iu
/** The end of a label that began in the line above: "severally)". */
const GOES_ON = /^[^()]{1,30}\)$/u
/** A name and its address take no more lines. */
const MOST_LINES = 4
/** Points by which a block stands further in than what heads it. */
const INDENT = 45
/** As a fraction of the first page: parties stand at the head of a contract. */
const HEAD = 0.7

/** "Vermieter: Name, Anschrift": the party behind the role, right of it or below it. */
export function readRoleLabels(layout: Layout): readonly (RowPlace & { row: Row })[] {
  const [page] = layout.pages
  if (page === undefined) return []
  const top = page.lines.filter((line) => line.box[1] < HEAD * page.page.height)
  const read = (form: RegExp): readonly (RowPlace & { row: Row })[] =>
    top.flatMap((line) => line.segments.flatMap((segment) => readLabel(segment, line, page, form)))
  return read(LABEL)
}

function readLabel(segment: Segment, line: Line, page: PageLayout, form: RegExp): readonly (RowPlace & { row: Row })[] {
  const match = form.exec(segment.text)
  if (match === null) return []
  const rest = match.groups!['rest'] ?? ''
  const next = line.segments.find((other) => other.box[0] > segment.box[2])
  const beside = next === undefined || form.test(next.text) ? undefined : next
  const start = rest === '' ? beside : segment
  const indented = start === undefined ? indentedBelow(page, line, segment) : undefined
  const left = start?.box[0] ?? indented?.box[0] ?? segment.box[0]
  const behind = rest === '' ? null : segment.words.find((word) => rest.startsWith(word.text))
  const below = linesBelow(page, line, [left, behind?.box[0] ?? left], start === segment ? null : segment, form)
  const texts = [rest === '' ? (beside?.text ?? '') : rest, ...below.map(({ text }) => text)].filter(
    (text) => text !== '',
  )
  const party = readParty(texts.join('\n'))
  if (party === null) return []
  const words = [segment, ...(start === undefined ? [] : [start]), ...below].flatMap((part) => part.words)
  return [{ page: page.page, words, row: { ...party, role: writeRole(match.groups!['role']!) } }]
}

/** The first phrase under a role that stands alone, set a little to the right of it. */
function indentedBelow(page: PageLayout, line: Line, role: Segment): Segment | undefined {
  const next = page.lines[line.index + 1]?.segments[0]
  return next !== undefined && next.box[0] > role.box[0] && next.box[0] - role.box[0] < INDENT ? next : undefined
}

/** Phrases at one of these left ends in the lines below, up to the next role or a gap. */
function linesBelow(
  page: PageLayout,
  line: Line,
  lefts: readonly number[],
  label: Segment | null,
  form: RegExp,
): readonly Segment[] {
  const found: Segment[] = []
  let bottom = line.box[3]
  for (const next of page.lines.slice(line.index + 1, line.index + 1 + MOST_LINES)) {
    const [first] = next.segments
    // Behind a role with its name the address may be set in.
    const isIndented =
      label === null && first !== undefined && first.box[0] >= lefts[0]! && first.box[0] - lefts[0]! < INDENT
    const phrase =
      next.segments.find((segment) => lefts.some((left) => Math.abs(left - segment.box[0]) < 4)) ??
      (isIndented ? first : undefined)
    const height = Math.max(next.box[3] - next.box[1], 6)
    if (
      phrase === undefined ||
      next.segments.some(({ text }) => form.test(text)) ||
      // In the column of the labels stands the next one.
      (label !== null &&
        lefts.every((left) => left > label.box[2]) &&
        next.segments.some(
          ({ box, text }) => Math.abs(box[0] - label.box[0]) < 4 && !PLACE.test(text) && !GOES_ON.test(text),
        )) ||
      next.box[1] - bottom > 1.2 * height
    )
      break
    if (/^(?:und|and)$|^§|^\d+\.\s/iu.test(phrase.text)) break
    found.push(phrase)
    bottom = next.box[3]
  }
  return found
}
