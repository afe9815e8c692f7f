/**
 * Words by which a kind of paper is told. A text holds ways of saying the same, parted by `|`: together they are one sign, which
 * counts once. `*` stands for the rest of a word, at its beginning or its end. Case, accents, hyphens and blanks do not
 * matter.
 */
export interface PaperSigns {
  /** What such papers call themselves. */
  readonly titles: string
  /** What they may call themselves, as papers of other kinds do. */
  readonly vague?: string
  /** What only they say. */
  readonly strong: readonly string[]
  /** What goes with them. */
  readonly weak?: readonly string[]
  /** What they do not say. */
  readonly against?: readonly string[]
}
