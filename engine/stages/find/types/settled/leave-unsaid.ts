import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import type { Layout } from '../../layout.ts'
import { isClosing, isSalutationLine } from '../letters/letter-lines.ts'

type Scalars = Record<string, Candidate[]>

const AMOUNT = /(?<![\d.,:/-])\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2}(?![\d.,:/-]|\s?(?:mm|cm|m|kg|g|l|h|uhr)\b)/iu
/** Before a day on which something happens: its weekday, a span, what begins then. */
const EVENT_BEFORE =
  /(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\b(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun))\.?,?\s*(?:den|dem|the)?\s*|\b(?:ab|from|between|zwischen|starting|beginning|gültig|valid|effective|geb\.?|geboren|born|seit)\s(?:\S+\s){0,2})$/iu
/** A deadline. */
const DEADLINE_BEFORE =
  /\b(?:bis|by|until|till|through|before|spätestens|no later than|vor dem)\s(?:(?:zum|am|dem|the|on|spätestens)\s){0,2}$/iu
const SPAN_BEHIND = /^\s*(?:bis|to|until|through|[-–])\s*(?:zum\s)?\d/iu
const TIME_BEHIND = /^[\s,|·-]*(?:(?:um|ab|at|from|von)\s)?\d{1,2}(?:[:.]\d{2})?\s?(?:uhr|am|pm|a\.m\.|p\.m\.)/iu
const DAY = /^\d{1,2}[./-]\d{1,2}[./-]\d{2}/
/** In points. */
const ROUNDING = 2
/** Candidates that no label but a small word announces. */
const LOOSE = /^date |^label '(?:vom|of|den|from|ab|on|am)\b/iu

/**
 * What papers of any kind do not say: a currency where no sum is printed, a day of issue where only the days of events, spans
 * or rows stand.
 */
export function leaveUnsaid(scalars: Scalars, layout: Layout, type: DocumentType): Scalars {
  if (type !== 'other' && type !== 'letter' && type !== 'contract') return scalars
  const hasAmount = layout.segments.some(({ text }) => AMOUNT.test(text))
  const currency = (scalars['currency'] ?? []).filter(({ source }) => hasAmount || source !== 'derived')
  if (type === 'contract') return { ...scalars, currency }
  if (type === 'letter') {
    const letterDays = (scalars['issue_date'] ?? []).filter((candidate) => !isDeadline(candidate, layout))
    const outside = letterDays.filter((candidate) => !isInText(candidate, layout))
    return { ...scalars, currency, issue_date: outside.length > 0 ? outside : letterDays }
  }
  const days = (scalars['issue_date'] ?? []).filter((candidate) => !isOtherDay(candidate, layout))
  const numbers = (scalars['document_number'] ?? []).filter((candidate) => !isRowNumber(candidate, layout))
  return { ...scalars, currency, issue_date: days, document_number: numbers }
}

/** Between salutation and closing stand the days that a letter speaks of; its own stands over or under them. */
function isInText({ page, box }: Candidate, layout: Layout): boolean {
  const first = layout.pages.find(({ page: { number } }) => number === page)
  const lines = first?.lines ?? []
  const from = lines.findIndex(({ segments }) => segments.some(({ text }) => isSalutationLine(text)))
  const to = lines.findIndex(({ segments }, index) => index > from && segments.some(({ text }) => isClosing(text)))
  if (first === undefined || box === null || from < 0) return false
  const height = first.page.height
  return box[1] * height > lines[from]!.box[3] && (to < 0 || box[3] * height < lines[to]!.box[1] + ROUNDING)
}

function isDeadline(candidate: Candidate, layout: Layout): boolean {
  const segment = LOOSE.test(candidate.reason) ? findSegment(candidate, layout) : undefined
  return segment !== undefined && DEADLINE_BEFORE.test(segment.text.slice(0, segment.text.indexOf(candidate.text)))
}

/** The day of an event, or of one row of several. */
function isOtherDay(candidate: Candidate, layout: Layout): boolean {
  const segment = findSegment(candidate, layout)
  if (segment === undefined) return false
  if (candidate.reason.endsWith('above it') && isListed(segment, layout, DAY)) return true
  if (!LOOSE.test(candidate.reason)) return false
  const at = segment.text.indexOf(candidate.text)
  const [before, behind] = [segment.text.slice(0, at), segment.text.slice(at + candidate.text.length)]
  const isSpan = DEADLINE_BEFORE.test(before) || SPAN_BEHIND.test(behind)
  return isSpan || EVENT_BEFORE.test(before) || TIME_BEHIND.test(behind)
}

function findSegment({ page: number, box, text }: Candidate, layout: Layout): Segment | undefined {
  const page = layout.pages.find(({ page: { number: own } }) => own === number)
  if (page === undefined || box === null) return undefined
  const middle = ((box[1] + box[3]) / 2) * page.page.height
  return page.lines
    .flatMap((line) => line.segments)
    .find((segment) => segment.box[1] <= middle && segment.box[3] >= middle && segment.text.includes(text))
}

/** The first number of a column "Nr.", with the next row's below it. */
function isRowNumber(candidate: Candidate, layout: Layout): boolean {
  if (!candidate.reason.endsWith('above it')) return false
  const segment = findSegment(candidate, layout)
  if (segment === undefined || !/^\d{1,6}\.?$/.test(segment.text.trim())) return false
  return isListed(segment, layout, new RegExp(`^0*${Number.parseInt(segment.text, 10) + 1}\\.?$`))
}

/** Another one right below it, as in a column of rows. */
function isListed(segment: Segment, layout: Layout, form: RegExp): boolean {
  const lines = layout.pages.find(({ page }) => page === segment.page)?.lines ?? []
  return lines
    .slice(segment.line + 1, segment.line + 3)
    .some((line) =>
      line.segments.some(
        ({ box, text }) =>
          (Math.abs(box[0] - segment.box[0]) < 3 || Math.abs(box[2] - segment.box[2]) < 3) &&
          form.test(text) &&
          /\d/.test(text),
      ),
    )
}
