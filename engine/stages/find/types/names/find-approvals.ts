import type { Candidate } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import type { DocumentType } from '../../../../domain/document.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { APPROVAL, APPROVER, WORKER } from './approval-words.ts'
import { findPerson, isWrittenOut } from './find-person.ts'

/** Points: a caption stands no further below its line, a line of signatures is no higher. */
const CAPTION = 26
/** Points: how far below its title a block of a name and a date reaches. */
const BLOCK = 62
/** Points by which the left ends of a block's parts differ at most. */
const ALIGNED = 26

/** Share of a page's lines above which "client" and "manager" only name somebody. */
const LOW = 0.4

interface Mark {
  readonly segment: Segment
  readonly isApproval: boolean
  /** It names somebody itself, and so no one around it. */
  readonly isWhole: boolean
}

/**
 * Who approved a timesheet and when: names and days in a sentence of approval, beside or under its title, or over the caption
 * of a line for signatures. What stands at the worker's own signature is left out.
 */
export function findApprovals(layout: Layout, type: DocumentType, order: DateOrder): Record<string, Candidate[]> {
  const found = { approved_by: [] as Candidate[], approval_date: [] as Candidate[] }
  if (type !== 'timesheet') return found
  for (const page of layout.pages) {
    const segments = page.lines.flatMap((line) => line.segments)
    const marks = segments.flatMap((segment): readonly Mark[] => {
      if (isSentence(segment)) return []
      const isLow = segment.line > LOW * page.lines.length
      const isApproval = APPROVAL.test(segment.text) || (isLow && APPROVER.test(segment.text))
      if (!isApproval && !WORKER.test(segment.text)) return []
      return [{ segment, isApproval, isWhole: findPerson(segment.text) !== null }]
    })
    if (!marks.some(({ isApproval }) => isApproval)) continue
    const named: Segment[] = []
    const people = segments.filter(({ words, text }) => words.length < 8 && findPerson(text) !== null)
    for (const segment of segments) {
      const name = readPerson(segment, page)
      const worth = name === null ? 0 : judge(segment, marks, page)
      if (name === null || worth <= 0) continue
      named.push(segment)
      found.approved_by.push({ ...name, confidence: name.confidence * worth })
    }
    for (const segment of segments) {
      const date = segment.words.length > 14 ? undefined : scanDates(segment, order).at(-1)
      if (date === undefined) continue
      const worth = Math.max(judge(segment, marks, page), beside(segment, named, marks, people))
      if (worth <= 0) continue
      const words = wordsBetween(segment, date.from, date.to)
      found.approval_date.push(
        makeCandidate(date.value, words, page.page, worth * depthOf(segment, page), 'day of approval'),
      )
    }
  }
  return found
}

/** 0..1: how surely a segment is the approver's: by its own words, the caption below it, the title left of it or above it. */
function judge(segment: Segment, marks: readonly Mark[], page: PageLayout): number {
  const own = marks.find((mark) => mark.segment === segment)
  if (own !== undefined) return own.isApproval ? (APPROVAL.test(segment.text) ? 0.88 : 0.7) : 0
  const { box } = segment
  const around = marks
    .filter(({ isWhole }) => !isWhole)
    .map((mark) => ({ mark, worth: relate(mark.segment, segment, page) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth || distance(a.mark.segment, box) - distance(b.mark.segment, box))
  const [first] = around
  return first?.mark.isApproval === true ? first.worth : 0
}

function relate(mark: Segment, segment: Segment, page: PageLayout): number {
  const [left, top, right, bottom] = segment.box
  const below = mark.box[1] - bottom
  const isUnder =
    Math.min(mark.box[2], right) - Math.max(mark.box[0], left) > 0 || Math.abs(mark.box[0] - left) < ALIGNED
  if (below >= -1 && below < CAPTION && isUnder && !hasTextBetween(segment, mark, page)) return 0.86 - 0.012 * below
  if (mark.line === segment.line && mark.box[2] <= left) return 0.86 - 0.02 * columnsBetween(mark, segment, page)
  const above = top - mark.box[3]
  if (above >= -1 && above < BLOCK && isUnder) return 0.8 - 0.004 * above
  return 0
}

/** A caption belongs to the line right above it, over nothing but white. */
function hasTextBetween(segment: Segment, mark: Segment, page: PageLayout): boolean {
  return page.lines
    .slice(segment.line + 1, mark.line)
    .some((line) =>
      line.segments.some(({ box }) => Math.min(box[2], segment.box[2]) - Math.max(box[0], segment.box[0]) > 0),
    )
}

function columnsBetween(mark: Segment, segment: Segment, page: PageLayout): number {
  return page.lines[mark.line]!.segments.filter(({ box }) => box[0] >= mark.box[2] && box[2] <= segment.box[0]).length
}

function distance(mark: Segment, box: Segment['box']): number {
  return Math.abs(mark.box[1] - box[1]) + Math.abs(mark.box[0] - box[0]) / 4
}

/** A day on the line of the approver's name, or right below it, dates the approval; of several the nearest one. */
function beside(
  segment: Segment,
  named: readonly Segment[],
  marks: readonly Mark[],
  people: readonly Segment[],
): number {
  const isClaimed = marks.some((mark) => mark.segment === segment)
  // Of two signatures on one line each has its own day.
  const owner = people
    .filter((person) => Math.abs(person.box[1] - segment.box[1]) < CAPTION / 2 && person.box[0] <= segment.box[0])
    .toSorted((a, b) => b.box[0] - a.box[0])
    .at(0)
  if (owner !== undefined && !named.includes(owner)) return 0
  const near = named.some((name) => {
    const below = segment.box[1] - name.box[1]
    const isAligned = Math.abs(name.box[0] - segment.box[0]) < ALIGNED
    return name !== segment && name.page === segment.page && Math.abs(below) < (isAligned ? CAPTION : CAPTION / 2)
  })
  return near && !isClaimed ? 0.74 : 0
}

/** Signatures stand at the end; at the head the same words name the client. */
function depthOf({ box }: Segment, { page, lines }: PageLayout): number {
  const last = lines.at(-1)?.box[3] ?? page.height
  return 0.8 + 0.2 * (box[1] / Math.max(last, 1))
}

function readPerson(segment: Segment, page: PageLayout): Candidate | null {
  const person = isSentence(segment) ? null : findPerson(segment.text)
  if (person === null) return null
  const words = wordsBetween(segment, person.from, person.from + person.name.length)
  return makeCandidate(person.name, words, page.page, depthOf(segment, page), 'name at the approval')
}

/** Words of a line that still is one of a form. */
const MOST_WORDS = 14

function isSentence({ words, text }: Segment): boolean {
  return words.length > MOST_WORDS && !isWrittenOut(text)
}
