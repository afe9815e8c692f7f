import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Line, Segment } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import { wordsBetween } from '../../fold-text.ts'
import { findAmountLabels, findHeaderLabels } from '../../labels/find-labels.ts'
import { segmentsBelow, type Layout, type PageLayout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { isPaperTitle } from '../titles/is-paper-title.ts'
import {
  NAMED,
  REASON,
  REASON_BARE,
  REASON_HEAD,
  REASON_INSIDE,
  REASON_TAILS,
  REFERRED,
  TITLED,
  UNFINISHED,
} from './reason-words.ts'

/** A reason from some character of a segment on. */
interface Start {
  readonly segment: Segment
  readonly from: number
  readonly confidence: number
  readonly told: string
}

const [LABELLED, INSIDE, OF_TITLE, AS_LINE, AS_ITEM] = [0.85, 0.8, 0.66, 0.58, 0.45]
/** Lines under its heading in which a reason may stand. */
const LINES_BELOW = 2
/** Points by which the lines of one text may begin apart. */
const ALIGNED = 6
const MOST_CHARACTERS = 140
const HEADING_WORDS = 3

/** Why a credit note gives money back: behind its label, in the title, in a line that says no more. */
export function findCreditReasons(layout: Layout, type: DocumentType): Candidate[] {
  if (type !== 'credit-note') return []
  const found = listReasons(layout)
  const ofItems = listReasonsOfItems(found)
  return found.filter((candidate) => !ofItems.includes(candidate))
}

/** Phrases without reasons that are given in lines which speak of items. */
export function leaveReasonsOfItems(
  phrases: Readonly<Record<string, readonly Candidate[]>>,
  layout: Layout,
  type: DocumentType,
): Readonly<Record<string, readonly Candidate[]>> {
  const { credit_reason: reasons } = phrases
  if (type !== 'credit-note' || reasons === undefined) return phrases
  const ofItems = listReasonsOfItems(listReasons(layout))
  return { ...phrases, credit_reason: reasons.filter((reason) => !ofItems.some((other) => sharesLine(reason, other))) }
}

function sharesLine(a: Candidate, b: Candidate): boolean {
  return a.page === b.page && a.box !== null && b.box !== null && a.box[1] < b.box[3] && b.box[1] < a.box[3]
}

function listReasons(layout: Layout): readonly Candidate[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line) =>
      line.segments.flatMap((segment, index) => {
        const start = findStart(page, line, segment, index)
        const reason = start === null ? null : readReason(page, start)
        if (start === null || reason === null) return []
        return [makeCandidate(reason.text, reason.words, page.page, start.confidence, start.told)]
      }),
    ),
  )
}

/** Lines that name several reasons speak of items. */
function listReasonsOfItems(found: readonly Candidate[]): readonly Candidate[] {
  const inLines = found.filter(({ confidence }) => confidence < OF_TITLE)
  return new Set(inLines.map(({ value }) => value)).size > 1 ? inLines : []
}

function findStart(page: PageLayout, line: Line, segment: Segment, index: number): Start | null {
  const { text } = segment
  const head = (REASON_HEAD.exec(text) ?? REASON_BARE.exec(text))?.[0]
  if (head !== undefined) {
    const told = `label '${head.trim()}'`
    if (head.length < text.length) return { segment, from: head.length, confidence: LABELLED, told }
    const value = findBesideOrUnder(page, line, segment, index)
    return value === undefined ? null : { segment: value, from: 0, confidence: LABELLED, told }
  }
  const inside = REASON_INSIDE.exec(text)
  if (inside !== null)
    return { segment, from: inside.index + inside[0].length, confidence: INSIDE, told: 'label in its line' }
  const titled = [TITLED, NAMED, REFERRED].map((form) => form.exec(text)?.groups?.['reason']).find(Boolean)
  if (titled !== undefined)
    return { segment, from: text.length - titled.length, confidence: OF_TITLE, told: 'behind the title' }
  if (!REASON.test(text) || isPaperTitle(text)) return null
  const isItem = line.segments.some((other) => /\d[.,]\d{2}(?!\d)/.test(other.text) && other !== segment)
  return { segment, from: 0, confidence: isItem ? AS_ITEM : AS_LINE, told: 'a line that names a reason' }
}

/** In a row of headings what is right of one is another heading, with its own value under it. */
function findBesideOrUnder(page: PageLayout, { segments }: Line, segment: Segment, index: number): Segment | undefined {
  const beside = segments[index + 1]
  const isValue = (other: Segment): boolean => /\p{L}{3}/u.test(other.text) && !isLabel(other)
  const isHeading = (other: Segment): boolean =>
    other.words.length <= HEADING_WORDS &&
    segmentsBelow(page, other, other.box, 1).some(({ box }) => Math.abs(box[0] - other.box[0]) < ALIGNED)
  const isInRow = beside !== undefined && isHeading(segment) && isHeading(beside)
  if (beside !== undefined && segments.length === 2 && !isInRow && isValue(beside)) return beside
  return segmentsBelow(page, segment, segment.box, LINES_BELOW).find((other) => isValue(other))
}

function isLabel(segment: Segment): boolean {
  return [...findHeaderLabels(segment), ...findAmountLabels(segment)].some(({ firstWord }) => firstWord === 0)
}

/** To the end of what it says, in the lines below too where its own does not end it. */
function readReason(page: PageLayout, { segment, from }: Start): { text: string; words: readonly Word[] } | null {
  const said = segment.text.slice(from).trimEnd()
  const words = [...wordsBetween(segment, from, segment.text.length)]
  const next = goesOn(said) ? segmentUnder(page, segment, words[0]) : undefined
  const whole = next === undefined ? said : `${said} ${next.text}`
  const text = REASON_TAILS.reduce((kept, tail) => kept.replace(tail, ''), whole).replace(/[\s.,:]+$/u, '')
  if (text.length > MOST_CHARACTERS || (text.match(/\p{L}/gu) ?? []).length < 4) return null
  return { text, words: next === undefined || text.length <= said.length ? words : [...words, ...next.words] }
}

function goesOn(said: string): boolean {
  return UNFINISHED.test(said) || said.lastIndexOf('(') > said.lastIndexOf(')')
}

function segmentUnder(page: PageLayout, segment: Segment, first: Word | undefined): Segment | undefined {
  const lefts = [segment.box[0], first?.box[0] ?? segment.box[0]]
  return segmentsBelow(page, segment, segment.box, 1).find(({ box }) =>
    lefts.some((left) => Math.abs(box[0] - left) < ALIGNED),
  )
}
