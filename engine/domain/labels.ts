/** What a label announces; `rate` in per cent, `span` of months, `count` a small whole number. */
export type LabelKind =
  | 'code'
  | 'date'
  | 'period'
  | 'amount'
  | 'text'
  | 'name'
  | 'iban'
  | 'bic'
  | 'hours'
  | 'rate'
  | 'count'
  | 'span'

/** One way to name a field on paper. */
export interface LabelEntry {
  /** Extraction key, or a name with `_` in front for what is read only to leave it out. */
  readonly key: string
  /** 0..1: how surely this label means the key. */
  readonly strength: number
  readonly kind: LabelKind
  /** Sources of regular expressions over folded text, matched at word boundaries. */
  readonly patterns: readonly string[]
}

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
