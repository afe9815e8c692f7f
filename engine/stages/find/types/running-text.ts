import type { Page, Word } from '../../../domain/page.ts'
import type { Layout } from '../layout.ts'

/** A document's first pages as one text, so that a sentence can be read over the ends of its lines. */
export interface RunningText {
  readonly text: string
  readonly parts: readonly { readonly from: number; readonly word: Word; readonly page: Page }[]
}

/** What is read of a document: a contract of forty pages, not a book. */
const MOST_CHARACTERS = 200_000
/** Of a word that goes on over the ends of lines: without a bound a page of hyphens is one word, and each search in it a long one. */
const MOST_PARTED = 150

/** Lines joined by blanks; a word parted at the end of its line is one again. */
export function joinLines(layout: Layout): RunningText {
  const parts: { from: number; word: Word; page: Page }[] = []
  const printed: string[] = []
  let length = 0
  let begun = 0
  for (const { page, lines } of layout.pages) {
    for (const line of lines) {
      const words = line.segments.flatMap((segment) => segment.words)
      words.forEach((word, index) => {
        const last = printed.length - 1
        const isParted =
          index === 0 &&
          last >= 0 &&
          length - begun < MOST_PARTED &&
          /\p{Ll}-\s$/u.test(printed[last]!) &&
          /^\p{Ll}/u.test(word.text) &&
          !/^(?:und|oder|and|or)\b/u.test(word.text)
        if (isParted) {
          printed[last] = printed[last]!.slice(0, -2)
          length -= 2
        } else {
          begun = length
        }
        parts.push({ from: length, word, page })
        printed.push(`${word.text} `)
        length += word.text.length + 1
      })
      if (length > MOST_CHARACTERS) return { text: printed.join(''), parts }
    }
  }
  return { text: printed.join(''), parts }
}

/** The words that a stretch of the text touches, with the page of the first one; a page's words only. */
export function wordsAt(
  { parts }: RunningText,
  from: number,
  to: number,
): { words: readonly Word[]; page: Page } | null {
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (parts[middle]!.from + parts[middle]!.word.text.length <= from) low = middle + 1
    else high = middle
  }
  const first = parts[low]
  if (first === undefined) return null
  const words: Word[] = []
  for (let index = low; index < parts.length && parts[index]!.from < to; index += 1) {
    if (parts[index]!.page === first.page) words.push(parts[index]!.word)
  }
  return words.length === 0 ? null : { words, page: first.page }
}
