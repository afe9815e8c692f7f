import type { Segment } from '../../../domain/lines.ts'
import { LANGUAGES } from '../../../languages/languages.ts'
import { fold, foldSegment } from '../fold-text.ts'
import { rememberTexts } from '../values/remember-texts.ts'
import { AMOUNT_LABELS } from './amount-labels.ts'
import { DATE_LABELS } from './date-labels.ts'
import type { LabelEntry, LabelKind } from '../../../domain/labels.ts'
import { OTHER_SUM_LABELS } from './other-sum-labels.ts'
import { NUMBER_LABELS } from './number-labels.ts'

/** A label as it stands on the page. */
export interface LabelMatch {
  readonly key: string
  readonly kind: LabelKind
  /** 0..1: the entry's strength, less when the label stands inside running text. */
  readonly strength: number
  readonly segment: Segment
  /** First and last word of the label in `segment.words`. */
  readonly firstWord: number
  readonly lastWord: number
}

const FURTHER = LANGUAGES.flatMap(({ fields }) => fields?.labels ?? [])
const HEADER = compileLabels([...NUMBER_LABELS, ...DATE_LABELS, ...FURTHER.filter(({ kind }) => kind !== 'amount')])
const AMOUNTS = compileLabels([
  ...AMOUNT_LABELS,
  ...OTHER_SUM_LABELS,
  ...FURTHER.filter(({ kind }) => kind === 'amount'),
])

/** Labels of numbers and dates, left to right; where two overlap, the longer one stands. */
export function findHeaderLabels(segment: Segment): readonly LabelMatch[] {
  return matchLabels(segment, HEADER)
}

/** Labels of sums, left to right; where two overlap, the longer one stands. */
export function findAmountLabels(segment: Segment): readonly LabelMatch[] {
  return leaveQualifiers(matchLabels(segment, AMOUNTS))
}

/** "Rechnungssumme Netto (exkl. USt.)": a tax that another label says to be in or left out of its sum is not what the sum is. */
function leaveQualifiers(labels: readonly LabelMatch[]): readonly LabelMatch[] {
  const isQualifier = (label: LabelMatch, index: number): boolean => {
    const before = labels[index - 1]
    if (label.key !== 'total_tax_amount' || before === undefined || !QUALIFIED.has(before.key)) return false
    const words = label.segment.words.slice(before.lastWord + 1, label.lastWord + 1)
    return words.length <= MOST_QUALIFYING && QUALIFIER.test(fold(words[0]!.text))
  }
  return labels.some(isQualifier) ? labels.filter((label, index) => !isQualifier(label, index)) : labels
}

const QUALIFIED: ReadonlySet<string> = new Set(['net_amount', 'gross_amount', 'amount_due'])
const QUALIFIER = /^(?:in[ck]l|ex[ck]l|(?:ohne|mit|without|with|sans|hors|avec|senza|con|sin|sem|com|zonder|met)$)/
/** Words of a qualifier: "incl. of all taxes". */
const MOST_QUALIFYING = 4

/** Entries prepared for `matchLabels`. */
export interface CompiledLabels {
  /** Whether any of the entries matches a folded text: most segments hold no label, and one search tells. */
  readonly holdsAny: (text: string) => boolean
  readonly entries: readonly { readonly entry: LabelEntry; readonly expression: RegExp }[]
  /** What was found: several finders ask for the same segments, and nothing else takes as long. */
  readonly found: WeakMap<Segment, readonly LabelMatch[]>
}

export function compileLabels(entries: readonly LabelEntry[]): CompiledLabels {
  const forms = entries.map(({ patterns }) => joinPatterns(patterns))
  const any = new RegExp(`(?<![a-z0-9])(?:${forms.join('|')})(?![a-z0-9])`)
  return {
    holdsAny: rememberTexts((text) => /[a-z]/.test(text) && any.test(text)),
    entries: entries.map((entry, index) => ({
      entry,
      expression: new RegExp(`(?<![a-z0-9])(?:${forms[index]})(?![a-z0-9])`, 'g'),
    })),
    found: new WeakMap(),
  }
}

/** Longest alternative first: a regular expression takes the first one that fits. Recognized words may run together. */
function joinPatterns(patterns: readonly string[]): string {
  return patterns
    .toSorted((a, b) => b.length - a.length)
    .map((pattern) => pattern.replaceAll(/ (?!\?)/g, ' ?'))
    .join('|')
}

/** In `#2015-11-04` the sign is the label and the rest of its word the value. */
function lastLabelWord({ segment, kind, firstWord, lastWord }: LabelMatch): number {
  const holdsValue = kind === 'code' && lastWord > firstWord && /\d/.test(segment.words[lastWord]!.text)
  return holdsValue ? lastWord - 1 : lastWord
}

/** Labels of a segment, left to right; where two overlap, the longer one stands. */
export function matchLabels(segment: Segment, labels: CompiledLabels): readonly LabelMatch[] {
  const known = labels.found.get(segment)
  if (known !== undefined) return known
  const found = searchLabels(segment, labels)
  labels.found.set(segment, found)
  return found
}

function searchLabels(segment: Segment, { holdsAny, entries }: CompiledLabels): readonly LabelMatch[] {
  const { text, wordAt } = foldSegment(segment)
  if (!holdsAny(text)) return []
  const matches: (LabelMatch & { length: number })[] = []
  for (const { entry, expression } of entries) {
    // matchAll() copies the expression at each call, which costs more than looking for it.
    expression.lastIndex = 0
    for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
      if (match[0] === '') expression.lastIndex += 1
      const length = match[0].trimEnd().length
      if (length === 0) continue
      matches.push({
        key: entry.key,
        kind: entry.kind,
        strength: entry.strength,
        segment,
        firstWord: wordAt[match.index]!,
        lastWord: wordAt[match.index + length - 1]!,
        length,
      })
    }
  }
  matches.sort((a, b) => b.length - a.length || b.strength - a.strength)
  const kept: LabelMatch[] = []
  for (const { length: _, ...match } of matches) {
    if (kept.some((other) => match.firstWord <= other.lastWord && match.lastWord >= other.firstWord)) continue
    kept.push(match)
  }
  return kept
    .map((match) => ({ ...match, lastWord: lastLabelWord(match) }))
    .toSorted((a, b) => a.firstWord - b.firstWord)
}
