import type { Line, Segment } from '../../../../../domain/lines.ts'
import type { SubjectKind } from '../../../../../languages/language.ts'
import { fold } from '../../../fold-text.ts'
import { cutSegment, type Layout, type PageLayout } from '../../../layout.ts'
import { beginsWithin, joinSegments, readAt, type Reading } from './reading.ts'
import { SUBJECT_KINDS, type SubjectForms } from './subject-forms.ts'

/** In points. */
const SAME_EDGE = 4
/** Of the height of a line. */
const [NEXT_LINE, NEXT_ROW] = [1.2, 2]
const [MOST_LINES, MOST_ROWS, MOST_READINGS] = [4, 8, 16]
/** "Item 5", "3", "B –". */
const NUMBERED = /^(?:(?:item|pos|nr|no|art|ziffer)\s)?(?:\d{1,2}(?:\s\d{1,2})?|[a-z])\s(?=[a-z]{2})/u
/** Characters. */
const [LONGEST_LABEL, LATEST_LEAD] = [60, 40]
/** A box of a form that is ticked, and one that is not. */
const [TICKED, UNTICKED] = [/^[☒☑✓✔✗✘×]/u, /^[☐□○]/u]
/** "TL-ENT": the number of an article. */
const CODE = /^\p{Lu}[\p{Lu}\d]*[-./\d][\p{Lu}\d./-]*\s*$/u

/** What a form's own field holds: right of its label or behind it, or below the head of a column. */
export function readFields({ pages }: Layout, forms: SubjectForms): readonly Reading[] {
  return pages
    .flatMap((page) =>
      page.lines.flatMap((line) => line.segments.flatMap((segment, at) => readField(page, line, segment, at, forms))),
    )
    .slice(0, MOST_READINGS)
}

function readField(
  page: PageLayout,
  line: Line,
  segment: Segment,
  at: number,
  forms: SubjectForms,
): readonly Reading[] {
  const labelWords = countLabelWords(segment)
  const label = segment.words.slice(0, labelWords).map(({ text }) => text)
  const kind = kindOf(label.join(' '), forms)
  if (kind === null) return []
  const read = (value: readonly Segment[], way: string): readonly Reading[] => {
    const running = joinSegments(page, value)
    // A sentence is read as such.
    const isSentence = SUBJECT_KINDS.some((other) => beginsWithin(forms.leads[other], running.text, LATEST_LEAD))
    return isSentence || CODE.test(running.text) ? [] : readAt(running, 0, kind, `${kind} ${way}`, forms)
  }
  if (labelWords < segment.words.length) {
    const value = cutSegment(segment, segment.words.slice(labelWords))
    return read([value, ...goingOn(page, line, value)], 'field')
  }
  const next = line.segments[at + 1]
  if (next === undefined) {
    const below = kind === 'post' && line.segments.length === 1 ? valueUnder(page, line, segment) : null
    return below === null ? [] : read([below], 'field below')
  }
  if (!isHeadRow(page, line)) return read([next, ...goingOn(page, line, next)], 'field')
  const below = valueUnder(page, line, segment)
  return below === null ? [] : read([below], 'column')
}

/** Up to a colon, or as far as the type is bold where plain type follows; else all. */
function countLabelWords({ words }: Segment): number {
  const colon = words.findIndex(({ text }) => text.endsWith(':'))
  const plain = words.findIndex(({ bold }) => !bold)
  return colon >= 0 ? colon + 1 : plain > 0 ? plain : words.length
}

function kindOf(label: string, { fields }: SubjectForms): SubjectKind | null {
  if (label.length > LONGEST_LABEL) return null
  const folded = fold(label).replace(NUMBERED, '')
  return SUBJECT_KINDS.find((kind) => fields[kind].test(folded)) ?? null
}

/** The lines below in which a value goes on: set under its left edge, with nothing in the column of its label. */
function goingOn({ lines }: PageLayout, line: Line, value: Segment): readonly Segment[] {
  const found: Segment[] = []
  let last = value
  for (const { segments } of lines.slice(line.index + 1, line.index + MOST_LINES)) {
    const [first] = segments
    if (first === undefined || Math.abs(first.box[0] - value.box[0]) > SAME_EDGE) break
    if (first.box[1] - last.box[3] > NEXT_LINE * heightOf(last)) break
    found.push(first)
    last = first
  }
  return found
}

/** Heads of columns: the line below begins where theirs does, and has figures where they have none. */
function isHeadRow({ lines }: PageLayout, { segments, index }: Line): boolean {
  if (segments.some(({ text }) => /\d/.test(text))) return false
  const under = lines[index + 1]?.segments ?? []
  if (isBox(under[0])) return true
  if (segments.length === 2) return segments.every(({ text }) => !/\p{Ll}/u.test(text))
  const isOver = ({ box }: Segment): boolean => under.some((other) => Math.abs(other.box[0] - box[0]) < SAME_EDGE)
  const aligned = segments.filter(isOver).length
  return aligned > 1 || (isOver(segments[0]!) && under.some(({ text }) => /\d/.test(text)))
}

/** What stands first below the head of a column; where boxes stand there, what is ticked. */
function valueUnder({ lines }: PageLayout, { index }: Line, label: Segment): Segment | null {
  const under = lines.slice(index + 1, index + 1 + MOST_ROWS).flatMap(({ segments }) => {
    const at = segments.findIndex(({ box }) => Math.abs(box[0] - label.box[0]) < SAME_EDGE)
    return at < 0 ? [] : [{ value: segments[at]!, box: segments[at - 1] }]
  })
  const [first] = under
  if (first === undefined || first.value.box[1] - label.box[3] > NEXT_ROW * heightOf(label)) return null
  if (!isBox(first.value) && !isBox(first.box)) return first.value
  const inside = under.find(({ value }) => TICKED.test(value.text) && value.words.length > 1)
  if (inside !== undefined) return cutSegment(inside.value, inside.value.words.slice(1))
  return under.find(({ box }) => box !== undefined && TICKED.test(box.text))?.value ?? null
}

function isBox(segment: Segment | undefined): boolean {
  return segment !== undefined && (TICKED.test(segment.text) || UNTICKED.test(segment.text))
}

function heightOf({ box }: Segment): number {
  return Math.max(box[3] - box[1], 6)
}
