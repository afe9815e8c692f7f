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
