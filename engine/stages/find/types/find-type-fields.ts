import type { DocumentType } from '../../../domain/document.ts'
import type { Candidate } from '../../../domain/field.ts'
import type { Segment } from '../../../domain/lines.ts'
import { surround } from '../../../domain/page.ts'
import { wordsBetween } from '../fold-text.ts'
import { compileLabels, matchLabels, type LabelMatch } from '../labels/find-labels.ts'
import { segmentsBelow, segmentsRight, type Layout, type PageLayout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { readName } from '../parties/clean-name.ts'
import { canBeName } from '../parties/recognize-line.ts'
import { readCode } from '../values/read-code.ts'
import { scanAmounts } from '../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../values/scan-dates.ts'
import { TYPE_LABELS } from './type-labels.ts'

const COMPILED = new Map(Object.entries(TYPE_LABELS).map(([type, entries]) => [type, compileLabels(entries)]))

/** How many columns right of its label a value is looked for. */
const MOST_COLUMNS = 24

/** Values of the keys that only this type has, right of their label, behind it on the line, or below it. */
export function findTypeFields(layout: Layout, type: DocumentType, order: DateOrder): Record<string, Candidate[]> {
  const found: Record<string, Candidate[]> = {}
  const entries = COMPILED.get(type)
  if (entries === undefined) return found
  for (const page of layout.pages) {
    for (const segment of page.lines.flatMap((line) => line.segments)) {
      const labels = matchLabels(segment, entries)
      labels.forEach((label, index) => {
        const candidate = readValue(label, labels[index + 1], page, order)
        if (candidate !== null) (found[label.key] ??= []).push(candidate)
      })
    }
  }
  return found
}

function readValue(
  label: LabelMatch,
  next: LabelMatch | undefined,
  page: PageLayout,
  order: DateOrder,
): Candidate | null {
  const { segment } = label
  const labelWords = segment.words.slice(label.firstWord, label.lastWord + 1)
  const rest = cutSegment(segment, label.lastWord + 1, next?.firstWord ?? segment.words.length)
  // A label inside a sentence announces only what follows at once.
  const isHead = label.firstWord <= 1
  const places: readonly (readonly [Segment | undefined, number, string])[] = [
    [rest, 1, 'before it'],
    ...(next === undefined && isHead
      ? segmentsRight(page, segment)
          .slice(0, MOST_COLUMNS)
          .map((right, index) => [right, index === 0 ? 0.95 : 0.85, 'left of it'] as const)
      : []),
    ...(isHead
      ? segmentsBelow(page, segment, surround(labelWords.map((word) => word.box)), 1).map(
          (below) => [below, 0.7, 'above it'] as const,
        )
      : []),
  ]
  for (const [place, worth, where] of places) {
    const mention = place === undefined ? null : readMention(label, place, order)
    if (place === undefined || mention === null) continue
    const words = wordsBetween(place, mention.from, mention.to)
    const confidence = label.strength * worth * (isHead ? 1 : 0.75) * mention.worth
    const name = labelWords.map((word) => word.text).join(' ')
    return makeCandidate(mention.value, words, page.page, confidence, `label '${name}' ${where}`)
  }
  return null
}

interface Mention {
  readonly value: string
  readonly from: number
  readonly to: number
  readonly worth: number
}

function readMention(label: LabelMatch, place: Segment, order: DateOrder): Mention | null {
  if (label.kind === 'date') {
    const date = scanDates(place, order).at(0)
    return date === undefined || date.from > 20 ? null : { ...date, worth: 1 }
  }
  if (label.kind === 'amount') {
    const amount = scanAmounts(place).find((found) => !found.isRate && (found.isMoney || /\.\d/.test(found.value)))
    return amount === undefined ? null : { ...amount, worth: 1 }
  }
  if (label.kind === 'code') {
    const code = readCode(place.text)
    return code === null ? null : { ...code, worth: 1 }
  }
  return readWords(label, place)
}

/** A name or a line of text; behind its label only where a colon or a gap sets it off. */
function readWords(label: LabelMatch, place: Segment): Mention | null {
  const isSameSegment = place.words[0] !== undefined && label.segment.words.includes(place.words[0])
  if (isSameSegment && !label.segment.words[label.lastWord]!.text.endsWith(':')) return null
  const name =
    label.kind === 'name' ? readName(place.text) : { value: place.text.trim(), from: 0, to: place.text.length }
  if (name === null || !/\p{L}{2}/u.test(name.value) || name.value.length > 140) return null
  if (label.kind === 'name' && (!canBeName(name.value) || name.value.split(' ').length > 6)) return null
  return { ...name, worth: 0.9 }
}

function cutSegment(segment: Segment, first: number, end: number): Segment | undefined {
  const words = segment.words.slice(first, end)
  if (words.length === 0) return undefined
  return { ...segment, words, text: words.map((word) => word.text).join(' ') }
}
