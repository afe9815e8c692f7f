import type { Candidate } from '../../domain/field.ts'
import type { Line, Segment } from '../../domain/lines.ts'
import { surround } from '../../domain/page.ts'
import { findHeaderLabels, matchLabels, type LabelMatch } from './labels/find-labels.ts'
import { segmentsBelow, segmentsRight, type Layout, type PageLayout } from './layout.ts'
import { makeCandidate } from './make-candidate.ts'
import { ITEM_COLUMNS } from './tables/line-items/item-columns.ts'
import { wordsBetween } from './fold-text.ts'
import { readLabelled } from './payment/read-reference.ts'
import { findCode, readCode, readGroups } from './values/read-code.ts'
import { scanDates, type DateOrder } from './values/scan-dates.ts'

/** Candidates of numbers and dates that a label announces, by key; keys that start with `_` are read but mean no field. */
export function findLabelled(layout: Layout, order: DateOrder): Record<string, Candidate[]> {
  const found: Record<string, Candidate[]> = {}
  for (const page of layout.pages) {
    for (const line of page.lines) {
      if (headsItems(line)) continue
      const labels = line.segments.flatMap((segment) => findHeaderLabels(segment))
      labels.forEach((label) => {
        const candidate = readLabel(label, page, labels, order)
        if (candidate === null) return
        const isOther = datesOther(label, page) || datesVersion(label, line)
        const key = isOther ? '_other_date' : keyOf(label, labels)
        ;(found[key] ??= []).push(...candidate)
      })
    }
  }
  return found
}

/** Fewer headings may name single values. */
const LEAST_COLUMNS = 4

/** "Invoice | Code | Product | Qty | Price | Total": below the headings of a list of items stand values of each item. */
function headsItems({ segments, text }: Line): boolean {
  if (segments.length < LEAST_COLUMNS || /\d/.test(text)) return false
  const keys = new Set(segments.flatMap((segment) => matchLabels(segment, ITEM_COLUMNS).map(({ key }) => key)))
  return keys.has('unit_price') && keys.has('quantity') && (keys.has('net_amount') || keys.has('_gross'))
}

/** What an invoice is about, other than itself; a date of its own ends the reference. */
const OTHER_PAPER = /(?<!\p{L})(?:bestell|auftrag|angebot|lieferschein|vertrag|order|quotation|contract)/iu

/** "Rechnung gemäß Bestellung Nr. 4711" over "vom 3.5.2026": the sentence goes on, and the date is the other paper's. */
function datesOther({ key, firstWord, segment }: LabelMatch, page: PageLayout): boolean {
  if (key !== 'issue_date' || firstWord > 0 || !/^(?:vom|of|du)\s/iu.test(segment.text)) return false
  const above = page.lines[segment.line - 1]?.segments.find(({ box }) => Math.abs(box[0] - segment.box[0]) < 6)
  return above !== undefined && OTHER_PAPER.test(above.text) && !/\d{1,2}[./-]\d{1,2}[./-]\d{2}/.test(above.text)
}

const VERSION = /(?:version|fassung|(?<!\p{L})(?:release|revision|rev|versione|versión|versão|versie))\P{L}*$/iu

/** "Version: 2.5 vom 10.1.2023": the day of a form or a program. */
function datesVersion({ key, firstWord, segment }: LabelMatch, { segments }: Line): boolean {
  if (key !== 'issue_date') return false
  const before = segments.slice(0, segments.indexOf(segment)).map(({ text }) => text)
  return VERSION.test([...before, ...segment.words.slice(0, firstWord).map(({ text }) => text)].join(' '))
}

/** "zu unserer Rechnung Nr. 4711 vom 3.5.2026": that date belongs to the other document. */
function keyOf(label: LabelMatch, line: readonly LabelMatch[]): string {
  const previous = line.findLast((other) => other.segment === label.segment && other.lastWord < label.firstWord)
  return label.key === 'issue_date' && previous?.key === '_original_number' ? '_original_date' : label.key
}

/** "Rechnung Nr. 4711 vom 3.5.2026": the date behind the document's own number is its own. */
function followsNumber(label: LabelMatch, own: readonly LabelMatch[]): boolean {
  if (label.key !== 'issue_date') return false
  const previous = own.findLast((other) => other.lastWord < label.firstWord)
  return previous?.key === 'document_number' && previous.strength > 0.5
}

/** Where a value may stand, seen from its label, with how much that place is worth. */
interface Place {
  readonly segment: Segment
  /** Characters of the segment's text to look at. */
  readonly from: number
  readonly to: number
  readonly worth: number
  readonly where: string
}

function readLabel(
  label: LabelMatch,
  page: PageLayout,
  lineLabels: readonly LabelMatch[],
  order: DateOrder,
): Candidate[] | null {
  const name = label.segment.words
    .slice(label.firstWord, label.lastWord + 1)
    .map((word) => word.text)
    .join(' ')
  const own = lineLabels.filter((other) => other.segment === label.segment)
  for (const place of placesOf(label, page, lineLabels)) {
    const mention = readMention(label, place, order)
    if (mention === null) continue
    const words = wordsBetween(place.segment, mention.from, mention.to)
    const strength = followsNumber(label, own) ? 0.97 : label.strength
    const confidence = strength * place.worth * mention.worth * rankPosition(place.segment)
    const reason = `label '${name}' ${place.where}`
    const candidates = [makeCandidate(mention.value, words, page.page, confidence, reason, label.strength)]
    if (mention.swapped !== null) {
      candidates.push(makeCandidate(mention.swapped, words, page.page, confidence * 0.4, `${reason}, month first`))
    }
    return candidates
  }
  return null
}

function placesOf(label: LabelMatch, page: PageLayout, lineLabels: readonly LabelMatch[]): readonly Place[] {
  const { segment } = label
  const start = segment.words.slice(0, label.lastWord + 1).reduce((sum, word) => sum + word.text.length + 1, 0)
  const own = lineLabels.filter((other) => other.segment === segment)
  const next = own.find((other) => other.firstWord > label.lastWord)
  const end =
    next === undefined
      ? segment.text.length
      : segment.words.slice(0, next.firstWord).reduce((sum, word) => sum + word.text.length + 1, 0)
  const labelBox = surround(segment.words.slice(label.firstWord, label.lastWord + 1).map((word) => word.box))
  const isLabel = (other: Segment): boolean => lineLabels.some((match) => match.segment === other)
  const places: Place[] = []
  if (start < segment.text.length) places.push({ segment, from: start, to: end, worth: 1, where: 'before it' })
  const isDouble =
    next !== undefined && next.firstWord - label.lastWord <= 2 && next.lastWord === segment.words.length - 1
  // "Rechnungsdatum / Lieferdatum": both labels share the value beside them.
  if (next === undefined || isDouble) {
    const right = segmentsRight(page, segment).find((other) => !/^[:.\s]*$/.test(other.text))
    if (right !== undefined && (label.kind === 'text' || !isLabel(right))) {
      const far = right.box[0] - labelBox[2] > page.page.width * 0.45
      places.push({ segment: right, from: 0, to: right.text.length, worth: far ? 0.7 : 0.97, where: 'left of it' })
    }
  }
  segmentsBelow(page, segment, labelBox, 2)
    .filter((other) => !page.lines.slice(segment.line + 1, other.line).some((line) => isHeadingRow(line)))
    .forEach((other, index) =>
      places.push({
        segment: other,
        from: 0,
        to: other.text.length,
        worth: index === 0 ? 0.9 : 0.6,
        where: 'above it',
      }),
    )
  return places
}

/** A row of so many words and no figure heads a table, whose cells are no values of a label above it. */
const LEAST_HEADINGS = 3

function isHeadingRow({ segments, text }: Line): boolean {
  return segments.length >= LEAST_HEADINGS && !/\d/.test(text)
}

interface Mention {
  readonly value: string
  readonly swapped: string | null
  readonly from: number
  readonly to: number
  /** 0..1: how much the text between label and value takes away. */
  readonly worth: number
}

/** Numbers that large issuers print in groups. */
const GROUPED: ReadonlySet<string> = new Set(['document_number', 'customer_number'])

function readMention(label: LabelMatch, place: Place, order: DateOrder): Mention | null {
  if (label.kind === 'code') return readCodeAt(label, place)
  return label.kind === 'text' ? readTextAt(label, place) : readDateAt(place, order)
}

/** A reference is free text of up to 140 characters (SEPA credit transfer) with a number in it. */
function readTextAt(label: LabelMatch, place: Place): Mention | null {
  const mention = readLabelled(place.segment.text.slice(place.from), place.where === 'above it')
  if (mention === null) return null
  const { value, from, to } = mention
  const isAnnounced =
    label.segment.words[label.lastWord]!.text.endsWith(':') || /^\s*:/.test(place.segment.text.slice(place.from))
  const isShort = label.firstWord === 0 && value.split(' ').length <= 4
  if (place.where === 'before it' && !isAnnounced && !isShort) return null
  const worth = place.where === 'above it' ? 0.7 : 1
  return { value, swapped: null, from: place.from + from, to: place.from + to, worth }
}

function readCodeAt({ key }: LabelMatch, place: Place): Mention | null {
  const text = place.segment.text.slice(place.from, place.to)
  const direct = (GROUPED.has(key) ? readGroups(text) : null) ?? readCode(text)
  const code = direct ?? (place.where === 'before it' ? findCode(text.slice(0, 60)) : null)
  if (code === null) return null
  // Under a heading the number stands alone; behind one other words may follow.
  const isAlone = place.where !== 'above it' || code.to >= text.trimEnd().length - 1
  const worth = (direct === null ? 0.6 : 1) * (isAlone ? 1 : 0.6)
  return { value: code.value, swapped: null, from: place.from + code.from, to: place.from + code.to, worth }
}

function readDateAt(place: Place, order: DateOrder): Mention | null {
  const date = scanDates({ text: place.segment.text.slice(place.from, place.to), page: place.segment.page }, order).at(
    0,
  )
  if (date === undefined) return null
  const worth = date.from <= 6 ? 1 : date.from <= 25 ? 0.85 : 0.6
  return { ...date, from: place.from + date.from, to: place.from + date.to, worth }
}

/** The head of the first page says most; later pages repeat it or speak of other documents. */
function rankPosition(segment: Segment): number {
  if (segment.page.number > 1) return 0.85
  return segment.box[1] < segment.page.height * 0.6 ? 1 : 0.93
}
