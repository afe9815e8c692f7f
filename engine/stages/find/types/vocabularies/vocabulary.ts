import { compileLabels, type CompiledLabels } from '../../labels/find-labels.ts'
import type { LabelKind } from '../../../../domain/labels.ts'

/** Labels by key: what they announce, then sources of regular expressions over folded text. Keys with `_` only claim their label. */
export type LabelTable = Readonly<Record<string, readonly [kind: LabelKind, ...patterns: string[]]>>

/**
 * Something said in a sentence instead of behind a label. The group `value` is read as what the key holds; with `says` the
 * sentence itself is the value.
 */
export interface Phrase {
  readonly key: string
  readonly form: RegExp
  readonly confidence: number
  readonly says?: string | ((match: RegExpExecArray) => string | null)
}

/** How papers of one type word what only they say. */
export interface Vocabulary {
  /** Labels that hardly mean anything else. */
  readonly labels: LabelTable
  /** Labels that often mean something else. */
  readonly weakLabels?: LabelTable
  readonly phrases?: readonly Phrase[]
}

/** Sources of regular expressions: a day in figures or with the name of its month, a sum with its currency. */
export const DAY = String.raw`\d{1,2}[./-]\s?(?:\d{1,2}[./-]|\p{L}{3,10}\.?)\s?\d{2,4}(?!\d)|\d{1,2}(?:st|nd|rd|th)? (?:day of )?\p{L}{3,10},? \d{4}|\p{L}{3,10} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{4}-\d\d-\d\d`
export const MONEY = String.raw`(?:(?:EUR|€|CHF|USD|GBP|£|\$)\s?[\d.,'’]*\d(?:,[-–]{1,2})?|[\d.,'’]*\d(?:,[-–]{1,2})?\s?(?:EUR|Euro|€|CHF|USD|GBP|pounds|dollars)(?!\p{L}))`

const STRONG = 0.9
const WEAK = 0.55

export function compileVocabulary({ labels, weakLabels = {} }: Vocabulary): CompiledLabels {
  return compileLabels([...entriesOf(labels, STRONG), ...entriesOf(weakLabels, WEAK)])
}

function entriesOf(labels: LabelTable, strength: number) {
  return Object.entries(labels).map(([key, [kind, ...patterns]]) => ({ key, kind, strength, patterns }))
}
