/** What a label announces. */
export type LabelKind = 'code' | 'date' | 'period' | 'amount' | 'text' | 'name'

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
