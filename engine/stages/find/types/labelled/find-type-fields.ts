import type { DocumentType } from '../../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import { wordsBetween } from '../../fold-text.ts'
import { matchLabels, type CompiledLabels, type LabelMatch } from '../../labels/find-labels.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import { isPaperTitle } from '../titles/is-paper-title.ts'
import { readAmounts, type PlacedAmount } from './read-amounts.ts'
import { isDebit } from './read-sign.ts'
import { readPeriods } from '../../values/read-periods.ts'
import { readValue, type Mention } from './read-value.ts'
import { isHead, placesOf, type Place } from './value-places.ts'
import { VOCABULARIES } from '../vocabularies/vocabularies.ts'
import { compileVocabulary } from '../vocabularies/vocabulary.ts'

const COMPILED = new Map<DocumentType, CompiledLabels>(
  Object.entries(VOCABULARIES).map(([type, vocabulary]) => [type, compileVocabulary(vocabulary)]),
)
/** A label in the middle of a sentence announces only what follows at once. */
const IN_SENTENCE = 0.7
/** What was done on a day is written behind it, in words that elsewhere are labels; "vom 08.09." begins a period. */
const DAY_FIRST =
  /^\s*(?:(?!(?:vom|von|from|du|dal|del|van|des?|am|on|datum|date|kw|week|woche)\s)\p{L}{2,10}[.,]?\s)?(?:\d{1,2}[./-]\s?(?:\d{1,2}|\p{L}{3,})|\d{4}-\d|\d{1,2} \p{L}{3}|\p{L}{3,9} \d{1,2}, )/iu
/** What contracts say in a clause, or in a field in a few words. */
const OF_CLAUSES = new Set(['notice_period', 'governing_law', 'jurisdiction'])
const SPAN =
  /tag|woche|monat|quartal|jahr|day|week|month|year|gesetzlich|statutory|jederzeit|any time|jour|semaine|mois|légal|giorn|settiman|mes[ei]|legge|día|semana|legal|dag|week|maand|wettelijk|dia|mês/iu
const LONGEST_TERM = 70
/** Papers repeat themselves and speak of other things further back. */
const LATER_PAGE = 0.93

/** Values that a type's own labels announce: behind them, right of them, below them. Keys with `_` claim their place only. */
export function findTypeFields(layout: Layout, type: DocumentType, order: DateOrder): Record<string, Candidate[]> {
  const found: Record<string, Candidate[]> = {}
  const entries = COMPILED.get(type)
  if (entries === undefined) return found
  const labelsOf = (segment: Segment): readonly LabelMatch[] => matchLabels(segment, entries)
  const isLabel = (segment: Segment): boolean => {
    const [first] = labelsOf(segment)
    // In forms of numbered fields the number stands before the label.
    return first !== undefined && (first.firstWord === 0 || /^\d{1,2}[.)] \p{L}/u.test(segment.text)) && isHead(first)
  }
  for (const page of layout.pages) {
    for (const line of page.lines) {
      const isEntry = type === 'timesheet' && line.segments.length > 2 && DAY_FIRST.test(line.text)
      const labels = isEntry ? [] : line.segments.flatMap((segment) => labelsOf(segment))
      for (const label of labels) {
        const places = placesOf(label, labels, page, isLabel)
        for (const [key, candidate] of readLabel(label, places, page, order)) (found[key] ??= []).push(candidate)
      }
    }
  }
  return found
}

function readLabel(
  label: LabelMatch,
  places: readonly Place[],
  page: PageLayout,
  order: DateOrder,
): readonly (readonly [key: string, candidate: Candidate])[] {
  // "Contractor time sheet" is a title and announces no contractor.
  if (
    (label.kind === 'name' || (label.kind === 'text' && label.key !== 'notice_period')) &&
    isPaperTitle(label.segment.text)
  )
    return []
  const name = label.segment.words
    .slice(label.firstWord, label.lastWord + 1)
    .map((word) => word.text)
    .join(' ')
  const strength = label.strength * (isHead(label) ? 1 : IN_SENTENCE) * (page.page.number > 1 ? LATER_PAGE : 1)
  const make = (place: Place, mention: { value: string; from: number; to: number }, worth: number): Candidate =>
    makeCandidate(
      mention.value,
      wordsBetween(place.segment, mention.from, mention.to),
      page.page,
      strength * worth,
      `label '${name}' ${place.where}`,
      label.strength,
    )
  if (label.kind === 'amount') {
    const amounts = readAmounts(label, places, page).map(
      (amount) => [label.key, withSide(make(amount.place, amount, amount.worth), amount, page)] as const,
    )
    // A label that only serves others has one value.
    return label.key.startsWith('_')
      ? amounts.toSorted((a, b) => b[1].confidence - a[1].confidence).slice(0, 1)
      : amounts
  }
  if (label.kind === 'period') return readPeriodLabel(label, places, order, make)
  const sum = label.kind === 'hours' ? findRowSum(label, places, order) : null
  if (sum !== null) return [[label.key, make(sum.place, sum.mention, 1)]]
  for (const place of places) {
    const mention = readValue(label, place, order)
    if (mention !== null && !isSentence(label.key, mention.value))
      return [[label.key, make(place, mention, place.worth * mention.worth)]]
  }
  return []
}

/** Days of a week with a figure beside their sum; hours by which a sum that is rounded differs. */
const [LEAST_DAYS, ROUNDED] = [2, 0.02]

/** Where a row goes on over the days up to their sum, the sum is the row's value. */
function findRowSum(
  label: LabelMatch,
  places: readonly Place[],
  order: DateOrder,
): { readonly place: Place; readonly mention: Mention } | null {
  const cells = places
    .filter(({ where }) => where === 'left of it')
    .flatMap((place) => {
      const mention = readValue(label, place, order)
      return mention === null ? [] : [{ place, mention }]
    })
  const last = cells.at(-1)
  const days = cells.slice(0, -1).reduce((sum, { mention }) => sum + Number(mention.value), 0)
  const isSum = cells.length > LEAST_DAYS && Math.abs(days - Number(last!.mention.value)) < ROUNDED
  return isSum ? last! : null
}

/** What a clause under a heading says is read by its words, not as the value of its heading. */
function isSentence(key: string, value: string): boolean {
  if (key === 'notice_period' && !SPAN.test(value)) return true
  return OF_CLAUSES.has(key) && (/[.;]$|\.\s\p{Lu}/u.test(value) || value.length > LONGEST_TERM)
}

/** A period announced by its label: with the label's words, since "week ending" says what the date is. */
function readPeriodLabel(
  label: LabelMatch,
  places: readonly Place[],
  order: DateOrder,
  make: (place: Place, mention: { value: string; from: number; to: number }, worth: number) => Candidate,
): readonly (readonly [string, Candidate])[] {
  const lead = label.segment.words
    .slice(label.firstWord, label.lastWord + 1)
    .map((word) => word.text)
    .join(' ')
  for (const place of places) {
    const offset = lead.length + 1
    const text = { text: `${lead} ${place.segment.text}`, page: place.segment.page }
    // A label may name a period itself; a value reaches into its place.
    const period = readPeriods(text, order).find(({ to }) => to > offset)
    if (period === undefined) continue
    const span = { from: Math.max(0, period.from - offset), to: period.to - offset }
    return [
      [`${label.key}_start`, make(place, { value: period.start, ...span }, place.worth * (0.5 + 0.5 * period.worth))],
      [`${label.key}_end`, make(place, { value: period.end, ...span }, place.worth * (0.5 + 0.5 * period.worth))],
    ]
  }
  return []
}

/** An amount that the paper marks as owed is below zero. */
function withSide(candidate: Candidate, { place, to }: PlacedAmount, page: PageLayout): Candidate {
  const value = scalarOf(candidate)
  return isDebit(place.segment, to, page) && !value.startsWith('-') && Number(value) !== 0
    ? { ...candidate, value: `-${value}` }
    : candidate
}
