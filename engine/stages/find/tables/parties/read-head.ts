import { surround, type Page, type Word } from '../../../../domain/page.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'

/** A stretch of a paper as one text; lines are parted by a line end. */
export interface Head {
  readonly text: string
  readonly pageOf: (from: number) => Page
  /** The words of a stretch on the page where it begins. */
  readonly wordsOf: (from: number, to: number) => readonly Word[]
  /** Where a word begins in the text; undefined for one that is not of the stretch. */
  readonly placeOf: (word: Word) => number | undefined
}

/** Characters of a contract in which its parties stand. */
export const HEAD = 2600
/** Times the usual size. */
const DISPLAY = 1.3
const OPENING = /\b(?:between|zwischen)\b/iu

/** The beginning of a paper, at least `length` characters where it has as many. */
export function readHead(layout: Layout, length: number): Head {
  const parts: { from: number; page: Page; words: readonly Word[]; text: string }[] = []
  let text = ''
  const sizes = layout.segments.map(({ words }) => words[0]!.fontSize).toSorted((a, b) => a - b)
  const places = new Map<Word, number>()
  const display = DISPLAY * (sizes[Math.floor(sizes.length / 2)] ?? Infinity)
  for (const { page, words, text: said } of layout.segments) {
    if (text.length > length) break
    // A title over the text is no part of it.
    if (words[0]!.fontSize > display && !OPENING.test(said)) continue
    parts.push({ from: text.length, page, words, text: said })
    let place = text.length
    for (const word of words) {
      places.set(word, place)
      place += word.text.length + 1
    }
    text += `${said}\n`
  }
  const partAt = (from: number): (typeof parts)[number] => parts.findLast((part) => part.from <= from) ?? parts[0]!
  return {
    text,
    pageOf: (from) => partAt(from).page,
    placeOf: (word) => places.get(word),
    wordsOf: (from, to) => {
      const { page } = partAt(from)
      return parts
        .filter((part) => part.page === page && part.from < to && part.from + part.text.length > from)
        .flatMap((part) => {
          const box = surround(part.words.map((word) => word.box))
          const segment = { page, line: 0, words: part.words, text: part.text, box, baseline: 0 }
          return wordsBetween(segment, from - part.from, to - part.from)
        })
    },
  }
}
