import { compileLabels, type CompiledEntry } from '../labels/find-labels.ts'
import type { LabelKind } from '../labels/label-entry.ts'

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

const STRONG = 0.9
const WEAK = 0.55

export function compileVocabulary({ labels, weakLabels = {} }: Vocabulary): readonly CompiledEntry[] {
  return compileLabels([...entriesOf(labels, STRONG), ...entriesOf(weakLabels, WEAK)])
}

function entriesOf(labels: LabelTable, strength: number) {
  return Object.entries(labels).map(([key, [kind, ...patterns]]) => ({ key, kind, strength, patterns }))
}
