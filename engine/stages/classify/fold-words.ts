import type { Segment } from '../../domain/lines.ts'

/** A word of a text, folded for comparison, and where it stands there. */
export interface FoldedWord {
  readonly key: string
  /** Characters from the beginning of the text. */
  readonly start: number
  readonly end: number
}

const folded = new WeakMap<Segment, readonly FoldedWord[]>()

/** The words of a segment; the rules and the reader of types ask for the same. */
export function foldWordsOf(segment: Segment): readonly FoldedWord[] {
  const words = folded.get(segment) ?? foldWords(segment.text)
  folded.set(segment, words)
  return words
}

const WORD = /[\p{L}\p{N}§]+(?:[-‐’'´`][\p{L}\p{N}]+)*/gu

/** The words of a text in lower case without accents, marks and hyphens: `Rechnungs-Nr.` is `rechnungsnr`, `Gebühr` is `gebuhr`, as is `Gebuehr`. */
export function foldWords(text: string): readonly FoldedWord[] {
  const words: FoldedWord[] = []
  // matchAll() copies the expression at each call, which takes longer than most searches.
  WORD.lastIndex = 0
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text))
    words.push({ key: foldWord(match[0]), start: match.index, end: match.index + match[0].length })
  return joinSpaced(words, text)
}

function foldWord(word: string): string {
  const lower = word.toLowerCase()
  const plain = PLAIN.test(lower)
    ? lower
    : lower
        .replaceAll('ß', 'ss')
        .normalize('NFKD')
        .replace(/[^a-z0-9§]/g, '')
  return plain.includes('e') ? plain.replace(/([aou])e/g, '$1') : plain
}

const PLAIN = /^[a-z0-9§]+$/

/** `R E C H N U N G`: letters set apart are one word; the `n` of `n°` is none of them. */
function joinSpaced(words: readonly FoldedWord[], text: string): readonly FoldedWord[] {
  const isLetter = (word: FoldedWord | undefined): boolean => word?.key.length === 1 && text[word.end] !== '°'
  if (!words.some((word, index) => isLetter(word) && isLetter(words[index + 3]) && isLetter(words[index + 1])))
    return words
  const joined: FoldedWord[] = []
  for (let index = 0; index < words.length; index += 1) {
    let end = index
    while (isLetter(words[end])) end += 1
    const letters = words.slice(index, end)
    // `f ac t u r a r ec t`: where pairs stand among the letters, the end of a word is not to be seen.
    const isBroken = words[index - 1]?.key.length === 2
    if (letters.length < 4 || isBroken) {
      joined.push(...(letters.length === 0 ? [words[index]!] : letters))
      index = Math.max(index, end - 1)
      continue
    }
    const key = letters.map((letter) => letter.key).join('')
    joined.push({ key: foldWord(key), start: letters[0]!.start, end: letters.at(-1)!.end })
    index = end - 1
  }
  return joined
}
