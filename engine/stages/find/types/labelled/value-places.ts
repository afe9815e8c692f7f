import type { Segment } from '../../../../domain/lines.ts'
import { surround } from '../../../../domain/page.ts'
import type { LabelMatch } from '../../labels/find-labels.ts'
import { segmentsBelow, type PageLayout } from '../../layout.ts'

/** A stretch of a line where a label's value may stand. */
export interface Place {
  readonly segment: Segment
  readonly where: 'before it' | 'left of it' | 'above it'
  /** 0..1: how likely a value there belongs to the label. */
  readonly worth: number
}

/** How many columns right of its label a value is looked for. */
const MOST_COLUMNS = 24
const LINES_BELOW = 2
/** Points. */
const WIDEST = 180
/** In points. */
const SAME_EDGE = 3
/** What is left of a label's worth when its own line goes on in words. */
const IN_WORDS = 0.55
const DEEP_LINES = 9

/**
 * Where a label's value may stand, likeliest first: behind it, right of it up to the next label, below it. In a row of
 * labels without values (the head of a form or of a table) each value stands below its label.
 * @param labels all labels of the line, in every segment
 * @param isLabel whether a segment of the page is a label itself
 */
export function placesOf(
  label: LabelMatch,
  labels: readonly LabelMatch[],
  page: PageLayout,
  isLabel: (segment: Segment) => boolean,
): readonly Place[] {
  const { segment } = label
  // "Woche vom 3. bis 7. Juni": the words inside a period are no labels of their own.
  const next =
    label.kind === 'period' || label.key === 'subject'
      ? undefined
      : labels.find(
          (other) =>
            other.segment === segment &&
            other.firstWord > label.lastWord &&
            !followsPreposition(other) &&
            !isInitials(other),
        )
  const rest = cutSegment(segment, label.lastWord + 1, next?.firstWord ?? segment.words.length)
  const line = page.lines[segment.line]!
  const places: Place[] = rest === undefined ? [] : [{ segment: rest, where: 'before it', worth: 1 }]
  if (!isHead(label)) return places
  const isRowOfLabels =
    line.segments.length >= 2 &&
    line.segments.every((other) => !/\d/.test(other.text)) &&
    (labels.filter(isHead).length >= 2 || (line.segments.length >= 3 && standsOverValues(line.segments, page, isLabel)))
  const tail = label.kind === 'name' || label.kind === 'text' ? tailOf(rest) : 1
  const right = next === undefined ? segmentsUpToLabel(line.segments, segment, isLabel) : []
  const beside = right.map((other, index) => ({
    segment: other,
    where: 'left of it' as const,
    worth: (index === 0 ? 0.97 : 0.9) * (isRowOfLabels ? 0.6 : 1) * tail,
  }))
  const below = valuesBelow(label, line.segments, page, isLabel).map((other, index) => ({
    segment: other,
    where: 'above it' as const,
    worth: (index === 0 ? 0.9 : 0.5) * (isRowOfLabels ? 1 : 0.85) * tail,
  }))
  const deep = below.length + beside.length > 0 || label.kind !== 'amount' ? [] : valuesDeepBelow(label, page, isLabel)
  if (deep.length > 0) return [...places, ...deep]
  return isRowOfLabels ? [...places, ...below, ...beside] : [...places, ...beside, ...below]
}

/** In the line below, a value begins where each of these begins: heads of a form, whatever they are called. */
function standsOverValues(
  segments: readonly Segment[],
  page: PageLayout,
  isLabel: (segment: Segment) => boolean,
): boolean {
  const below = page.lines[segments[0]!.line + 1]?.segments ?? []
  const under = segments.filter(({ box }) => below.some((other) => Math.abs(other.box[0] - box[0]) < SAME_EDGE))
  return under.length >= 2 && under.length >= 0.7 * segments.length && !below.some((other) => isLabel(other))
}

/** "Contractor time sheet": with more words behind it a label is hardly one; what stands in brackets explains it. */
function tailOf(rest: Segment | undefined): number {
  const words = rest?.text.replace(/\([^)]*\)?/g, ' ').replace(/\/\s?\p{L}+/gu, ' ') ?? ''
  return /\p{L}{3}/u.test(words) ? IN_WORDS : 1
}

/** "3 Monate zum Laufzeitende": part of what is said, no label of its own. */
function followsPreposition({ segment, firstWord }: LabelMatch): boolean {
  return /^(?:zum|zur|vor|nach|des|der|of|the|to|before|after)$/u.test(segment.words[firstWord - 1]?.text ?? '')
}

/** "Unser Zeichen: 220/23 RE": no subject is announced without a colon behind other things. */
function isInitials({ key, segment, lastWord }: LabelMatch): boolean {
  return key === 'subject' && /^\p{Lu}{1,3}$/u.test(segment.words[lastWord]!.text)
}

/** The label opens its segment, but for a number, a code or a roman numeral of an outline. */
export function isHead({ segment, firstWord }: LabelMatch): boolean {
  // "Ordnungsmerkmal / Personalnr.": two names of one thing.
  if (firstWord > 0 && firstWord < 4 && segment.words[firstWord - 1]!.text.endsWith('/')) return true
  return segment.words
    .slice(0, firstWord)
    .every(({ text }) =>
      /^(?:[^\p{L}]*|[A-Z]{1,2}[.)]?|[IVX]+[.)]?|[a-z]\)|[=+–-]+|[\d.,]+%?|zzgl\.?|zuzüglich|abzgl\.?|abzüglich|ihre?|ihren|davon|anteil|your|own|gesetzl\.?|gesetzliche[rs]?|plus|less|add|inkl\.?|incl\.?|\w*\d\w*[.)]?)$/iu.test(
        text,
      ),
    )
}

function segmentsUpToLabel(
  segments: readonly Segment[],
  from: Segment,
  isLabel: (segment: Segment) => boolean,
): readonly Segment[] {
  const right = segments.filter((other) => other.box[0] >= from.box[2] && !/^[:.\s]*$/.test(other.text))
  const end = right.findIndex((other) => isLabel(other))
  return (end < 0 ? right : right.slice(0, end)).slice(0, MOST_COLUMNS)
}

/** Under the label, up to where the next column of its line begins; lines that are labels again end the search. */
function valuesBelow(
  label: LabelMatch,
  segments: readonly Segment[],
  page: PageLayout,
  isLabel: (segment: Segment) => boolean,
): readonly Segment[] {
  const { segment } = label
  const box = surround(segment.words.slice(label.firstWord, label.lastWord + 1).map((word) => word.box))
  const nextColumn = segments.find((other) => other.box[0] >= segment.box[2])?.box[0]
  // The last column is about as wide as the one before it; in boxes figures stand at the right end.
  const before = segments.findLast((other) => other.box[2] <= segment.box[0])
  const width = before === undefined ? 0 : Math.min(segment.box[0] - before.box[0], WIDEST)
  const right = nextColumn === undefined ? segment.box[0] + width : nextColumn
  const reach = [box[0], box[1], Math.max(box[2], right - 4), box[3]] as const
  const found: Segment[] = []
  for (const other of segmentsBelow(page, segment, reach, LINES_BELOW)) {
    if (isLabel(other)) break
    // Set under its column's edge, not reaching in from the column before.
    if (other.box[0] < box[0] - 12 && other.box[2] < (box[0] + box[2]) / 2) continue
    found.push(other)
  }
  return found
}

function cutSegment(segment: Segment, first: number, end: number): Segment | undefined {
  const words = segment.words.slice(first, end)
  if (words.length === 0) return undefined
  return { ...segment, words, text: words.map((word) => word.text).join(' ') }
}

/** In a box the sum may stand at the bottom: the next segment in the label's column, nothing else between. */
function valuesDeepBelow(
  { segment }: LabelMatch,
  page: PageLayout,
  isLabel: (segment: Segment) => boolean,
): readonly Place[] {
  for (const line of page.lines.slice(segment.line + 1, segment.line + 1 + DEEP_LINES)) {
    const under = line.segments.find(
      ({ box }) => Math.min(box[2], segment.box[2] + 30) - Math.max(box[0], segment.box[0] - 30) > 0,
    )
    if (under === undefined) continue
    return isLabel(under) || !/\d/.test(under.text) ? [] : [{ segment: under, where: 'above it', worth: 0.7 }]
  }
  return []
}
