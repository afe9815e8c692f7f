import { parseAmount, toCents } from '../../domain/money.ts'
import type { Word } from '../../domain/page.ts'

/** Shorter texts stand on a page by chance. */
const MIN_LENGTH = 3
/** `1 234 567,89 EUR`: as many words an amount may be set in. */
const AMOUNT_WORDS = 3
/** Longer words are no amount. */
const AMOUNT_CHARACTERS = 60
/**
 * Words looked at beyond the first one of each place, in all. A text that goes on matching from everywhere ("aaa aaa aaa") is
 * given up then; a real one goes on at a few places only.
 */
const MOST_CONTINUED = 100_000

/** How many words from the start on say the value; 0 when they do not. */
export type Match = (words: readonly Word[], start: number) => number

/** An amount in any grouping, its currency with or without a blank; null when the value is no amount. */
export function matchAmount(value: string): Match | null {
  const cents = toCents(value)
  if (Number.isNaN(cents)) return null
  return (words, start) => {
    if (!/\d/.test(words[start]!.text)) return 0
    let text = ''
    for (let count = 1; count <= AMOUNT_WORDS && start + count <= words.length; count += 1) {
      const word = words[start + count - 1]!.text
      if (count > 1 && !/^\d{3}(?!\d)/.test(word)) return 0
      text += word
      if (text.length > AMOUNT_CHARACTERS) return 0
      const printed = parseAmount(text.replace(/^[^\d(+−–-]+|[^\d)−–-]+$/g, ''))
      // Whole numbers are quantities and positions rather than amounts.
      if (printed !== null && printed.includes('.') && toCents(printed) === cents) return count
    }
    return 0
  }
}

/** One of several writings, letter by letter; null when all are too short to be told from chance. */
export function matchText(writings: readonly string[]): Match | null {
  const targets = writings.map(fold).filter((target) => target.length >= MIN_LENGTH)
  if (targets.length === 0) return null
  let continued = 0
  return (words, start) => {
    let left = targets
    let length = 0
    for (let count = 1; start + count <= words.length; count += 1) {
      if (count > 1 && (continued += 1) > MOST_CONTINUED) return 0
      const word = foldWord(words[start + count - 1]!)
      const from = length
      length += word.length
      if (length === 0) return 0
      left = left.filter((target) => target.startsWith(word, from))
      if (left.length === 0) return 0
      if (left.some((target) => target.length === length)) return count
    }
    return 0
  }
}

const foldedWords = new WeakMap<Word, string>()

/** Each word is compared with every value of the document, so it is folded once. */
function foldWord(word: Word): string {
  let folded = foldedWords.get(word)
  if (folded === undefined) {
    folded = fold(word.text)
    foldedWords.set(word, folded)
  }
  return folded
}

/** Letters and digits only, without case and accents; ß as ss. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
