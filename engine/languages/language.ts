/** A language in which papers are written: data alone, which the rooms gather for themselves. */
export interface Language {
  /** ISO 639-1. */
  readonly code: string
  /** What a text is told by: small words, months and days, and what papers are headed and labelled with; parted by blanks. */
  readonly words: string
  /** What else its words look like, where that tells them; of words in small letters. */
  readonly wordForm?: RegExp
  /** How the names of the months begin, January first: letters without accents, ways parted by `|`. */
  readonly months: readonly string[]
  /** Small numbers in words, as terms and periods have them. */
  readonly numbers: Readonly<Record<string, number>>
  /** Source of an expression: what a salutation on a line of its own begins with. */
  readonly salutation: string
  /** Source of an expression: what the closing of a letter begins with. */
  readonly closing: string
  /** What tells the kinds of paper. */
  readonly papers?: PaperWords
}

/** What a language says of a kind of paper, as the kinds themselves do (stages/classify/vocabulary). */
export interface Said {
  readonly titles: string
  readonly vague?: string
  readonly strong: readonly string[]
  readonly weak?: readonly string[]
  readonly against?: readonly string[]
}

/** A language's words for the kinds of paper, by their type or name, and for all papers that list goods with prices. */
export interface PaperWords {
  readonly trade?: readonly string[]
  readonly kinds: Readonly<Record<string, Said>>
}
