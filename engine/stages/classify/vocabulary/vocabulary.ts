import type { DocumentType } from '../../../domain/document.ts'

/**
 * Words by which a kind of paper is told. A text holds ways of saying the same, parted by `|
      `: together they are one sign,
 * which counts once. `*` stands for the rest of a word, at its beginning or its end. Case, accents, hyphens and blanks do not
 * matter.
 */
export interface Kind {
  readonly type: DocumentType
  /** What languages call it by where its type has several kinds. */
  readonly name?: string
  /** What such papers call themselves. */
  readonly titles: string
  /** What they may call themselves, as papers of other kinds do. */
  readonly vague?: string
  /** What only they say. */
  readonly strong: readonly string[]
  /** What goes with them. */
  readonly weak: readonly string[]
  /** What they do not say. */
  readonly against?: readonly string[]
  /** They list goods with prices: trade's words are theirs as well. */
  readonly trades?: boolean
}
