import type { Page, Word } from './page.ts'

/** A sheet full of small type has 3,000 words; who sends more on one page wants to keep the machine busy. */
const MOST_WORDS = 20_000
/** Five times the letters of a full sheet, however they are spread over its words. */
const MOST_CHARACTERS = 100_000
/** Longer than any value that a field takes, so that what is cut can only be too long for a value, never a wrong one. */
const MOST_WORD_CHARACTERS = 150

/**
 * The words of a page that can be read and located, long ones cut; the rest of an overfull page is left out. Pages come from
 * strangers: every step behind this one may count on finite places and on a bounded amount of text.
 */
export function readableWords(page: Pick<Page, 'words'>): readonly Word[] {
  const words: Word[] = []
  let characters = 0
  for (const word of page.words) {
    if (word.text === '' || !isPlaced(word)) continue
    const kept = word.text.length > MOST_WORD_CHARACTERS ? { ...word, text: cutText(word.text) } : word
    characters += kept.text.length
    if (words.length === MOST_WORDS || characters > MOST_CHARACTERS) break
    words.push(kept)
  }
  return words
}

/** Points: ten of the largest pages (ISO 32000-1, annex C). */
const FURTHEST = 144_000

/** Broken fonts and matrices give places that are no numbers, or lie beyond any page. */
function isPlaced(word: Word): boolean {
  return (
    word.box.every((side) => Math.abs(side) < FURTHEST) &&
    Math.abs(word.fontSize) < FURTHEST &&
    Number.isFinite(word.confidence)
  )
}

/** Never half of a character that takes two code units. */
function cutText(text: string): string {
  return text.slice(0, MOST_WORD_CHARACTERS).replace(/[\ud800-\udbff]$/, '')
}
